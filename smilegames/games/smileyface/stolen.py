"""Who knows which stolen card in whose hand, and when that knowledge ends (SF-19)."""

from __future__ import annotations

from smilegames.games.smileyface.state import Stolen


def after_theft(stolen: list[Stolen], robber: int, victim: int, card: int) -> list[Stolen]:
    """Return what is known once `robber` has drawn `card` from `victim`'s hand.

    Nobody else saw which card went, so what others knew of that hand lapses; the robber knew at
    most this card better and goes on knowing the rest.
    """
    kept = [entry for entry in stolen if entry.holder != victim or entry.knower == robber]
    known = Stolen(victim, robber, card)
    if known in kept:
        kept.remove(known)
    kept.append(Stolen(robber, victim, card))
    return kept


def after_showing(stolen: list[Stolen], holder: int, card: int) -> list[Stolen]:
    """Return what is known once `holder` has shown `card` from hand.

    An equal card might have been the stolen one, so everyone who knew of such a card there knows
    of one less.
    """
    for entry in stolen:
        if entry.card == card and entry.holder == holder:
            break
    else:
        return stolen
    kept: list[Stolen] = []
    satisfied: set[int] = set()
    for entry in stolen:
        if entry.holder == holder and entry.card == card and entry.knower not in satisfied:
            satisfied.add(entry.knower)
        else:
            kept.append(entry)
    return kept
