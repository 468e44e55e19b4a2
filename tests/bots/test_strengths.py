"""How bots and budgets are spelled."""

from __future__ import annotations

import pytest

from smilegames.bots.budget import Budget
from smilegames.bots.strengths import check_spelled


@pytest.mark.parametrize(
    ("spelled", "budget"),
    [("800", Budget(iterations=800)), ("0.5s", Budget(seconds=0.5)), ("1s", Budget(seconds=1.0))],
)
def test_budgets(spelled: str, budget: Budget) -> None:
    assert Budget.parse(spelled) == budget
    assert check_spelled(f"hard:{spelled}") == ("hard", budget)


@pytest.mark.parametrize("spelled", ["", "0", "-1", "s", "0s", "-1s", "nans", "infs", "1.5", "x"])
def test_what_is_no_budget(spelled: str) -> None:
    with pytest.raises(ValueError, match=r"^no budget: "):
        Budget.parse(spelled)


@pytest.mark.parametrize("spelled", ["", "Hard", "harder", "easy:", "easy:8", "hard:", "hard:0"])
def test_what_is_no_bot(spelled: str) -> None:
    with pytest.raises(ValueError, match=r"^no (bot|budget): "):
        check_spelled(spelled)


def test_iterations_are_counted() -> None:
    spending = Budget(iterations=4).begin()
    shares = []
    for _ in range(4):
        spending.done += 1
        shares.append(spending.spent)
    assert shares == [0.25, 0.5, 0.75, 1.0]
