"""The application: crashes, ways out, and what it does with the config."""

from __future__ import annotations

import pytest

from smilegames.core.game import Game
from smilegames.core.record import Policy
from smilegames.games import registry
from smilegames.store import sitting as sittings
from smilegames.store.config import Config, Settings, SetUp, load
from smilegames.store.waiting import unfinished
from smilegames.tui.app import SmileApp
from smilegames.tui.run import run_home, run_table
from smilegames.tui.table.scene import Scene
from tests.support.coin import CoinView
from tests.tui import coin_screen
from tests.tui.evening import NAMES, Evening, evening, seated

FOR_EVER = 1e9


@pytest.fixture
def broken(hands: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that breaks when somebody looks at their coin."""

    def show(table: coin_screen.CoinScreen, scene: Scene[CoinView]) -> None:
        if scene.own is not None:
            secret = f"coin={scene.own.own}"
            raise RuntimeError(f"can't show {secret}")

    monkeypatch.setattr(coin_screen.CoinScreen, "show", show)


# When something breaks


async def test_what_breaks_ends_the_program_and_is_kept_for_the_report(broken: None) -> None:
    with pytest.raises(RuntimeError, match="can't show"):
        async with evening(seated("coin")) as person:
            await person.press("space")


def run(monkeypatch: pytest.MonkeyPatch, *keys: str) -> int:
    """Run the program as the command line does, headless, pressing keys."""
    real = SmileApp.run

    async def press(pilot) -> None:  # type: ignore[no-untyped-def]
        person = Evening(pilot.app, pilot)
        await person.settle()
        for key in keys:
            try:
                await person.press(key)
            except RuntimeError:
                return

    def headless(app: SmileApp, **options: object) -> int | None:
        app.desk.gate.quiet = 0
        return real(app, headless=True, size=(80, 24), auto_pilot=press, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(SmileApp, "run", headless)
    return run_table(seated("coin", seed=7))


def test_the_report_names_places_and_no_card(
    broken: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "space") == 1
    out, err = capsys.readouterr()
    assert "smilegames broke (RuntimeError)" in err
    assert "show" in err
    assert "coin=" not in out + err
    assert "can't show" not in out + err
    assert "secret" not in out + err
    assert "Ada" not in out + err


def test_leaving_a_match_says_how_to_go_on(
    hands: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "escape", "4", "enter") == 0
    assert capsys.readouterr().out == "The game is kept. Go on with: smilegames resume\n"
    assert len(unfinished().matches) == 1


def test_an_empty_no_color_means_colours(hands: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Textual takes it for a wish."""
    monkeypatch.setenv("NO_COLOR", "")
    seen: list[bool] = []
    real = SmileApp.on_mount

    def note(app: SmileApp) -> None:
        seen.append(app.no_color)
        real(app)

    monkeypatch.setattr(SmileApp, "on_mount", note)
    run(monkeypatch, "ctrl+q")
    assert seen == [False]


# Ways out


async def test_ctrl_q_leaves_from_everywhere_and_keeps_the_match(hands: Game) -> None:
    for keys in ((), ("space",), ("escape",), ("question_mark",)):
        table = seated("coin")
        async with evening(table) as person:
            await person.press(*keys, "ctrl+q")
            assert person.app.return_value == 0
            assert person.app.at_table.kept == table.path


async def test_ctrl_q_leaves_before_a_screen_stands(hands: Game) -> None:
    """Nobody who wants to go is told that they were too quick."""
    for keys in ((), ("space",), ("escape",)):
        table = seated("coin")
        async with evening(table) as person:
            await person.burst(*keys, "ctrl+q")
            assert person.app.return_value == 0
        assert table.path is not None
        async with evening(sittings.resume(table.path)) as person:
            person.app.desk.gate.quiet = FOR_EVER
            await person.press(*keys, "ctrl+q")
            assert person.app.return_value == 0


async def test_the_hand_can_be_covered_as_soon_as_it_is_up(hands: Game) -> None:
    async with evening(seated("coin")) as person:
        await person.burst("space", "c")
        assert person.curtain
        person.app.desk.gate.quiet = FOR_EVER
        await person.press("space")
        assert not person.curtain
        await person.press("c")
        assert person.curtain


async def test_the_hand_can_be_covered_from_under_the_log(hands: Game) -> None:
    async with evening(seated("coin")) as person:
        await person.press("space", "l", "c")
        assert person.curtain


async def test_ctrl_c_steps_back_everywhere_and_kills_nothing(hands: Game) -> None:
    async with evening(seated("coin")) as person:
        await person.press("space", "x", "ctrl+c")
        assert "selected" not in person.shown
        assert person.screen == "coin"
        await person.press("ctrl+c")
        assert person.screen == "pause"
        await person.press("ctrl+c")
        assert person.screen == "coin"
        await person.burst("ctrl+c", "ctrl+c", "ctrl+c")
        assert person.app.is_running


async def test_a_match_that_is_left_is_free_for_others(hands: Game) -> None:
    from smilegames.store.sitting import resume

    async with evening(games={"coin": SetUp(NAMES[:2])}) as person:
        await person.press("enter", "enter")
        path = person.sitting.path  # type: ignore[union-attr]
        await person.press("escape", "4", "enter")
        resume(path).close()


# Keys from the config


async def test_remapped_keys_at_the_table(hands: Game) -> None:
    keys = {"coin.keep": "k", "commit": "space", "lift": "v", "up": "o", "coin.draw": "f2"}
    async with evening(seated("coin"), keys=keys) as person:
        assert "v lifts the hand" in person.words
        await person.press("v")
        assert person.footer.startswith("k keep  f2 draw  1-2 say")
        await person.press("f2")
        assert "selected: draw" in person.shown
        await person.press("k", "enter")
        assert "selected: keep" in person.shown
        assert person.decided == []
        assert "Space play it" in person.footer
        await person.press("space")
        assert person.decided == ["keep"]


async def test_a_digit_stays_a_digit(hands: Game) -> None:
    table = seated("coin", policy=Policy.OPEN)
    async with evening(table, keys={"coin.keep": "1", "undo": "2"}) as person:
        assert "settings.keys.undo: the key 2 is kept" in person.words
        await person.press("1")
        assert "selected: name 1" in person.shown
        await person.press("x")
        assert "selected: keep" in person.shown


async def test_a_key_on_two_commands_plays_nothing_by_surprise(hands: Game) -> None:
    table = seated("coin", policy=Policy.OPEN)
    async with evening(table, keys={"commit": "x"}) as person:
        assert "the key x is needed for “coin.keep”" in person.words
        await person.press("x", "x")
        assert person.decided == []
        await person.press("enter")
        assert person.decided == ["keep"]


async def test_a_game_played_twice_has_its_keys_once(hands: Game) -> None:
    async with evening(seated("coin", policy=Policy.OPEN, rounds=1)) as person:
        for _ in range(2):
            for _ in range(3):
                await person.press("x", "enter")
            await person.press("a")
        assert person.footer.startswith("x keep  d draw")
        assert person.app.desk.keys.faults == []


# Mouse, glyphs


@pytest.mark.parametrize(
    ("wanted", "ssh", "mouse"),
    [
        ("auto", False, True),
        ("auto", True, False),
        ("on", True, True),
        ("off", False, False),
    ],
)
def test_the_mouse_is_off_over_ssh_unless_wanted(
    monkeypatch: pytest.MonkeyPatch, wanted: str, ssh: bool, mouse: bool
) -> None:
    monkeypatch.delenv("SSH_CONNECTION", raising=False)
    if ssh:
        monkeypatch.setenv("SSH_CONNECTION", "10.0.0.1 1 10.0.0.2 22")
    monkeypatch.setattr(
        "smilegames.store.config.load",
        lambda: Config(Settings(mouse=wanted)),  # type: ignore[arg-type]
    )
    asked: list[bool] = []
    monkeypatch.setattr(SmileApp, "run", lambda _, *, mouse: asked.append(mouse))
    assert run_home() == 0
    assert asked == [mouse]


async def test_straight_to_set_up_with_the_shelf_below_it() -> None:
    config = Config(Settings(quiet_ms=0), {"smile": SetUp(NAMES[:3])})
    app = SmileApp(config, set_up=registry.games()["smile"])
    async with app.run_test(size=(80, 24)) as pilot:
        person = Evening(app, pilot)
        await person.settle()
        assert person.screen == "setup"
        assert all(name in person.shown for name in NAMES[:3])
        await person.press("escape")
        assert person.screen == "shelf"


def test_a_theme_of_the_command_line_stands_in_for_the_setting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[str] = []
    monkeypatch.setattr(SmileApp, "run", lambda app, **_: seen.append(app.theme))
    for theme in ("day", None):
        assert run_home(theme) == 0
    assert seen == ["day", "night"]


async def test_the_whole_program_in_ascii(hands: Game) -> None:
    games = {"coin": SetUp(NAMES[:3], {"rounds": 1}, "open")}
    async with evening(games=games, glyphs="ascii") as person:
        for keys in (
            ["enter"],
            ["up"],
            ["up", "up", "up"],
            ["ctrl+c", "enter", "enter"],
            ["x"],
            ["l", "l", "3"],
            ["escape", "escape"],
            ["escape", "x", "enter", "x", "enter", "x", "enter"],
        ):
            assert person.shown.isascii(), person.shown
            await person.press(*keys)
        assert person.screen == "result"
        assert person.shown.isascii()
        await person.resize(60, 20)
        assert person.shown.isascii()


async def test_smile_in_ascii() -> None:
    async with evening(seated(), glyphs="ascii") as person:
        for keys in (["b"], ["p"], ["enter"], ["1"], ["2"]):
            assert person.shown.isascii(), person.shown
            await person.press(*keys)


def test_nothing_is_remembered_that_was_not_chosen() -> None:
    assert load() == Config()
