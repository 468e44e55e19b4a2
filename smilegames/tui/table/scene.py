"""What may be seen at a table at this moment: all that a game's widgets are drawn from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from smilegames.core.events import Event
from smilegames.tui.table.phase import PRIVATE, Phase

View = TypeVar("View")


@dataclass(frozen=True, slots=True)
class Scene(Generic[View]):
    """A public table, and what its owner has lifted of a hand or a corner."""

    phase: Phase
    public: View
    """What lies on the table for everybody. What is no hand is drawn from this alone."""
    own: View | None = None
    """The private view, only while its owner looks."""
    seat: int | None = None
    """Who must decide; None once the match is over."""
    reader: int | None = None
    """Whose private view is up though nobody is asked; None for nobody's."""
    last: Sequence[Event] = ()
    """What the last decision brought, as everybody may know it; empty before the first."""
    private: tuple[str, ...] = ()
    """Their own news of the last decision, for whoever made it (`Phase.TOLD`)."""
    recap: tuple[str, ...] = ()
    """What has happened since the last turn of whoever is asked, what touched them first."""

    @property
    def asked(self) -> int | None:
        """The seat that may choose now: nobody while a hand is covered or a board is up."""
        return self.seat if self.phase in (Phase.LIFTED, Phase.PEEK) else None

    @property
    def looks(self) -> int | None:
        """The seat before whose eyes, and nobody else's, the table lies."""
        return self.reader if self.asked is None else self.asked

    @property
    def lifted(self) -> bool:
        """True while something private may be up."""
        return self.phase in PRIVATE or self.reader is not None
