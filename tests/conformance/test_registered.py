"""A registered game brings everything that belongs to it."""

from __future__ import annotations

from random import Random

from smilegames.core.game import Game
from smilegames.games.registry import games
from smilegames.text.shelf_text import shelf_text
from smilegames.tui.widgets.choice import VALUE_AT
from tests.support.each import each_game, each_table
from tests.support.playing import played
from tests.support.tables import ROOT, Table, hooks_of, tables


def test_games_stand_on_the_shelf_in_one_order() -> None:
    shelves = [game.shelf for game in games().values()]
    assert shelves == sorted(set(shelves))


@each_game
def test_it_has_hooks(game: Game) -> None:
    hooks = hooks_of(game.id)
    assert hooks.MAX_DECISIONS > 0
    assert hooks.variants()
    for name in ("conserved", "redeal", "universe", "rescore"):
        assert callable(getattr(hooks, name, None)), f"tests/hooks/{game.id}.py has no {name}"


@each_game
def test_its_variants_name_options_and_values_that_exist(game: Game) -> None:
    values = {option.name: option.values() for option in game.options}
    for variant in hooks_of(game.id).variants():
        assert all(value in values[name] for name, value in variant.items())


@each_game
def test_every_switch_is_tried_both_ways(game: Game) -> None:
    tried = {choice for table in tables() if table.game is game for choice in table.options}
    switches = [option.name for option in game.options if option.is_switch]
    assert {(name, value) for name in switches for value in (False, True)} <= tried


@each_game
def test_it_brings_its_files(game: Game) -> None:
    wanted = [f"assets/rulebooks/en/{game.id}.md", f"seeds/{game.id}.md"]
    if game.has_deck:
        wanted.append(f"assets/decks/{game.id}.toml")
    assert [path for path in wanted if not (ROOT / path).is_file()] == []


@each_game
def test_its_entry_makes_sense(game: Game) -> None:
    assert game.id.isidentifier()
    assert 2 <= game.min_seats <= game.max_seats
    assert game.minutes > 0
    assert game.rules_version >= 1
    for option in game.options:
        values = option.values()
        assert option.default in values
        assert option.needs in {"", *(other.name for other in game.options if other.is_switch)}
        assert set(option.seats) <= set(range(game.min_seats, game.max_seats + 1))


@each_game
def test_its_words_for_shelf_and_set_up(game: Game) -> None:
    text = shelf_text(game.id)
    assert text.NAME
    assert 0 < len(text.TAGLINE) <= 40
    assert text.OPENING.endswith("?")
    assert len(text.OPENING) < VALUE_AT - 4
    assert set(text.OPTIONS) == {option.name for option in game.options}
    assert all(option.label and option.help for option in text.OPTIONS.values())


@each_table
def test_its_rules_fit_the_table(table: Table) -> None:
    assert table.rules.seats == table.seats


@each_table
def test_redealing_changes_something_sometimes(table: Table) -> None:
    """Otherwise the secrecy suites would look at nothing."""
    turns, random = played(table).sample(8), Random(1)
    assert any(
        table.hooks.redeal(table.rules, turn.state, None, random) != turn.state for turn in turns
    )
