"""What a player of SmileyFace is told beside the choice: how it stands, and what would change.

All of it follows from the view of whoever decides; chance and other hands are never guessed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from smilegames.core.seats import clockwise
from smilegames.games.smileyface import foresight
from smilegames.games.smileyface.actions import DONE, Action, AtSeat, Bare, OnCard, OnSeat
from smilegames.games.smileyface.cards import EMOTIONS, MEAN, ROUNDS, SUITS
from smilegames.games.smileyface.foresight import Foresight
from smilegames.games.smileyface.view import View
from smilegames.text.game_text import Speaker
from smilegames.text.games.smileyface import table as said
from smilegames.text.games.smileyface.sentences import MISCHIEF_EFFECTS, card_name, suit_name
from smilegames.text.words import Message


@dataclass(frozen=True, slots=True)
class Prospect:
    """Speaks to one player of one view."""

    view: View
    speaker: Speaker
    arrow: str
    """Stands between what is and what would be."""

    # How it stands

    def standing(self) -> list[str]:
        """Say who would win now, and what lies about that changes how cards count."""
        standing = self.view.standing
        score = max(standing.scores)
        if not score:
            lines = [self._say(said.NOBODY_SCORES)]
        elif standing.leader is None:
            names = self._names(standing.leaders)
            lines = [self._say(said.WOULD_TIE, names=names, score=score)]
        elif standing.leader == self.view.seat:
            lines = [self._say(said.YOU_WOULD_WIN, score=score)]
        else:
            name = self._name(standing.leader)
            lines = [self._say(said.WOULD_WIN, name=name, score=score)]
        mean = [seat for seat, display in enumerate(self.view.displays) if MEAN in display]
        if len(mean) == 1:
            lines.append(self._say(said.MEAN_LIES, name=self._name(mean[0])))
        elif mean:
            lines.append(self._say(said.MEANS_LIE, n=len(mean)))
        if self._last_in:
            lines.append(self._say(said.LAST_IN))
        return lines

    # What would change

    def of(self, action: Action, after: Foresight | None) -> list[str]:
        """Say what a legal action would do, the weightiest first; `after` is foreseen of it."""
        match action:
            case Bare("shake-up"):
                return [self._say(said.CHANCE_RANKS)]
            case OnSeat(_, victim):
                return self._of_pickpocket(victim)
            case Bare("done"):
                return self._of_clean_up(None)
            case OnCard("discard", card):
                return self._of_clean_up(card)
        if after is None:
            return []
        if action.verb == "pass":
            return self._of_passing(after, None)
        if isinstance(action, AtSeat) and action.verb == "help":
            return self._of_passing(after, action.seat)
        lines = [self._leading(after), self._totals(after)]
        if action.verb in ("mean", "pirate"):
            # The totals stand in the displays as well; what stays is told here only.
            lines.insert(1, self._say(MISCHIEF_EFFECTS[action.verb]))
        return lines

    def _leading(self, after: Foresight) -> str:
        before, then = self.view.standing, after.standing
        score = max(then.scores)
        if not score:
            return self._say(said.NOBODY_LEADS)
        if then.leader is None:
            return self._say(said.TIE, names=self._names(then.leaders), score=score)
        still = before.leader == then.leader and max(before.scores)
        if then.leader == self.view.seat:
            return self._say(said.YOU_LEAD_STILL if still else said.YOU_LEAD, score=score)
        leads = said.LEADS_STILL if still else said.LEADS
        return self._say(leads, name=self._name(then.leader), score=score)

    def _totals(self, after: Foresight) -> str:
        """Name every total that changes, those of whoever decides first."""
        before, then = self.view.standing.totals, after.standing.totals
        changed = {
            seat: [suit for suit in range(len(SUITS)) if before[seat][suit] != then[seat][suit]]
            for seat in clockwise(self.view.seat or 0, len(before))
        }
        brief = sum(map(len, changed.values())) > 2
        lines = []
        for seat, suits in changed.items():
            steps = [
                self._say(
                    said.CHANGE,
                    suit=SUITS[suit] if brief else suit_name(self.speaker, suit),
                    before=before[seat][suit],
                    arrow=self.arrow,
                    after=then[seat][suit],
                )
                for suit in suits
            ]
            if steps:
                name = self._say(said.YOU) if seat == self.view.seat else self._name(seat)
                lines.append(self._say(said.CHANGES, name=name, changes=", ".join(steps)))
        return "; ".join(lines) if lines else self._say(said.NO_CHANGE)

    def _of_pickpocket(self, victim: int) -> list[str]:
        name = self._name(victim)
        lines = [self._say(said.PICKS, n=self.view.hand_sizes[victim], name=name)]
        return lines + [line for seat, line in self._held_by_others() if seat == victim]

    def _of_passing(self, after: Foresight, receiver: int | None) -> list[str]:
        if self._last_in:
            return self._ending(after, receiver)
        lines = [self._say(said.YOU_ARE_OUT), self._leading(after)]
        if receiver is not None:
            lines[0] = self._say(said.IF_WINS, name=self._name(receiver))
            lines.append(self._totals(after))
        return lines

    def _ending(self, after: Foresight, receiver: int | None) -> list[str]:
        """Say what comes of the round where this pass is the last one (SF-21, SF-22)."""
        winner, points = after.standing.leader, self.view.points
        if winner is None:
            return [self._say(said.ENDS_TIED)]
        if winner == self.view.seat:
            return [self._say(said.ENDS_YOURS, n=points)]
        lines = [self._say(said.ENDS_WON, name=self._name(winner), n=points)]
        helper = self.view.seat if winner == receiver else self.view.helpers[winner]
        if helper == self.view.seat:
            lines.append(self._say(said.YOUR_REWARD))
        return lines

    def _of_clean_up(self, discarded: int | None) -> list[str]:
        """Say what stays in hand and, of being done, who is asked next (SF-25)."""
        view = self.view
        kept = [card for card in view.hand if card >= EMOTIONS]
        if discarded is not None:
            kept.remove(discarded)
        stays = said.STAYS_IN_HAND if kept else said.NO_MISCHIEF_LEFT
        lines = [self._say(stays, cards=self._cards(kept))]
        if discarded is None:
            after = foresight.foresee(view, DONE)
            if after is not None and after.next_seat is not None:
                lines.append(self._say(said.IS_NEXT, name=self._name(after.next_seat)))
            elif view.round < ROUNDS:
                lines.append(self._say(said.ROUND_BEGINS, round=view.round + 1))
        return lines

    # Own secrets

    def secrets(self) -> list[str]:
        """Say what only this player may know, hand aside (SF-19, SF-22)."""
        view = self.view
        assert view.seat is not None
        values = view.rewards[view.seat] or ()
        if values:
            shown = ", ".join(map(str, values))
            lines = [self._say(said.TOKENS, values=shown, n=sum(values))]
        else:
            lines = [self._say(said.NO_TOKENS)]
        lines += [line for _, line in self._held_by_others()]
        known: dict[int, list[int]] = {}
        for entry in view.stolen:
            if entry.holder == view.seat:
                known.setdefault(entry.knower, []).append(entry.card)
        for knower, cards in sorted(known.items()):
            shown = self._cards(cards)
            lines.append(self._say(said.KNOWS_YOURS, name=self._name(knower), cards=shown))
        return lines

    def _held_by_others(self) -> list[tuple[int, str]]:
        """Say by holder which cards this player knows in other hands."""
        held: dict[int, list[int]] = {}
        for entry in self.view.stolen:
            if entry.knower == self.view.seat:
                held.setdefault(entry.holder, []).append(entry.card)
        return [
            (
                holder,
                self._say(said.HOLDS_YOURS, name=self._name(holder), cards=self._cards(cards)),
            )
            for holder, cards in sorted(held.items())
        ]

    # Words

    @property
    def _last_in(self) -> bool:
        """True where the next pass ends the round."""
        return self.view.passed.count(False) == 1

    def _say(self, message: Message, **params: object) -> str:
        return self.speaker.words(message, **params)

    def _name(self, seat: int) -> str:
        return self.speaker.name(seat)

    def _names(self, seats: Sequence[int]) -> str:
        return self.speaker.all(seats)

    def _cards(self, cards: Sequence[int]) -> str:
        counted = Counter(cards)
        names = [
            card_name(self.speaker, card) + (f" ({count})" if count > 1 else "")
            for card, count in sorted(counted.items())
        ]
        return self.speaker.words.join(names)


def foresee(view: View, action: Action) -> Foresight | None:
    """Return the open table after a legal action; None where chance decides, or in Clean-up."""
    if action.verb in ("discard", "done"):
        return None
    return foresight.foresee(view, action)
