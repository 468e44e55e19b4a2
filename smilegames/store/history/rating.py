"""How strong everybody is, by what they achieved against whom: OpenSkill's Plackett-Luce model.

Importing this module loads OpenSkill.
"""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce, PlackettLuceRating

from smilegames.store.history.archive import Played
from smilegames.store.names import folded


def ratings(played: Sequence[Played]) -> dict[str, float]:
    """Return by folded name the skill that is as good as certain, after all of these matches.

    It is the mean of what is believed less three standard deviations: 0 for a stranger, higher for
    who wins, and lower again where others do. Partners are rated as the team that they were, and
    programs of one strength as one player, whatever they were called.
    """
    model = PlackettLuce()
    skills: dict[str, PlackettLuceRating] = {}
    for match in played:
        players = [_player(match, seat) for seat in range(len(match.names))]
        for player in players:
            skills.setdefault(player, model.rating())
        teams = _teams(match)
        rated = model.rate(
            [[skills[players[seat]] for seat in team] for team in teams],
            ranks=[match.places[team[0]] for team in teams],
        )
        for team, after in zip(teams, rated, strict=True):
            for seat, skill in zip(team, after, strict=True):
                skills[players[seat]] = skill
    return {player: skill.ordinal() for player, skill in skills.items()}


def _player(match: Played, seat: int) -> str:
    """Return by what a player is told from others: no name begins with a control character."""
    level = match.program(seat)
    return folded(match.names[seat]) if level is None else f"\0{level}"


def _teams(match: Played) -> list[list[int]]:
    """Return the seats of each side; of a match with only one, each for themselves."""
    teams: dict[int, list[int]] = {}
    for seat, side in enumerate(match.sides):
        teams.setdefault(side, []).append(seat)
    return list(teams.values()) if len(teams) > 1 else [[seat] for seat in range(len(match.names))]
