"""What frames a table: title, keys, the prompt beside the cards, and the log."""

from __future__ import annotations

from smilegames.tui.drawing.bars import Key
from smilegames.tui.drawing.glyphs import UNICODE
from smilegames.tui.drawing.ink import BOLD, DIM, TEXT, YOU, Tone
from smilegames.tui.widgets.bars import KeyBar, Title, TitleBar
from smilegames.tui.widgets.log_panel import Log, LogPanel
from smilegames.tui.widgets.prompt import Prompt
from tests.tui.widgets.drawing import drawn

LINES = tuple(f"line {n}" for n in range(1, 41))


def test_the_title_says_game_place_and_turn() -> None:
    grid = drawn(TitleBar(UNICODE), Title("Smile", "auction 2", "Ada bids", "supply 3"), 80, 1)
    assert grid.text().split() == ["SMILE", "auction", "2", "Ada", "bids", "supply", "3"]
    assert grid.rows[0][40][1].back is Tone.PANEL


def test_the_key_bar_keeps_the_ways_out_where_room_is_short() -> None:
    keys = [Key("Enter", "play it", "commit"), Key("1-9", "choose"), Key("l", "log", "log")]
    ways_out = [Key("?", "help", "help"), Key("Esc", "pause", "pause")]
    text = drawn(KeyBar(UNICODE), (*keys, *ways_out), 47, 1).text()
    assert text == " Enter play it  1-9 choose  ? help  Esc pause"


def test_a_key_can_be_pressed_with_the_mouse() -> None:
    grid = drawn(KeyBar(UNICODE), (Key("b", "bid", "smile.bid"), Key("?", "help", "help")), 40, 1)
    assert [grid.target_at(x, 0) for x in (2, 6, 8)] == ["smile.bid", None, "help"]


def test_the_prompt_never_cuts_a_sentence() -> None:
    lines = (
        ("Ada, which card?", BOLD),
        ("Green must be followed, whatever you would rather do.", DIM),
        ("This is far too long a sentence for the room that there still is.", TEXT),
        ("Short.", YOU),
    )
    rows = drawn(Prompt(UNICODE), lines, 30, 4).text().splitlines()
    assert rows == [
        "Ada, which card?",
        "Green must be followed,",
        "whatever you would rather do.",
        "Short.",
    ]


def test_a_sentence_may_have_shorter_forms() -> None:
    lines = ((("Maximilianne leads the next trick.", "She leads."), TEXT),)
    assert drawn(Prompt(UNICODE), lines, 40, 1).text() == "Maximilianne leads the next trick."
    assert drawn(Prompt(UNICODE), lines, 12, 1).text() == "She leads."


def test_the_log_shows_its_end_and_scrolls_to_its_beginning() -> None:
    panel, log = LogPanel(UNICODE), Log("What happened", LINES, 2)

    def shown() -> list[str]:
        rows = drawn(panel, log, 30, 10).text().splitlines()
        return [row.strip(" •") for row in rows if "line" in row]

    assert shown()[-1] == "line 40"
    assert panel.roll("up")
    assert shown()[-1] == "line 39"
    assert panel.roll("page_up")
    assert shown()[-1] == "line 31"
    assert panel.roll("top")
    assert shown()[0] == "line 1"
    assert panel.roll("down")
    assert shown()[0] == "line 2"
    panel.to_end()
    assert shown()[-1] == "line 40"
    assert panel.roll("bottom")
    assert shown()[-1] == "line 40"
    assert not panel.roll("left")


def test_what_is_new_in_the_log_has_a_sign() -> None:
    rows = drawn(LogPanel(UNICODE), Log("What happened", LINES, 2), 30, 10).text().splitlines()
    assert [row.strip() for row in rows if "•" in row] == ["• line 39", "• line 40"]
