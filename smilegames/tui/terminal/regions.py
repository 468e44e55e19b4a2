"""What of a widget is to be drawn or measured anew: told without detours, forgotten when done."""

from __future__ import annotations

from collections.abc import Sequence

from textual.geometry import Region
from textual.widget import Widget


def repaint(widget: Widget, regions: Sequence[Region]) -> None:
    """Have some regions of a widget drawn anew in the next frame of its screen.

    By `refresh` each widget would have to wake up and post a message to its screen before that can
    draw a frame. That is the way where Textual names things otherwise, and for whoever has just
    changed what is displayed: a frame drawn before the layout would keep what is gone.
    """
    screen = widget.screen
    waiting = getattr(widget, "_repaint_regions", None)
    dirty = getattr(screen, "_dirty_widgets", None)
    if waiting is None or dirty is None:
        widget.refresh(*regions)
        return
    waiting.update(regions)
    dirty.add(widget)
    screen.check_idle()


def forget_regions(widget: Widget) -> None:
    """Drop the regions that a widget was to draw anew; to be called when it has drawn them.

    Textual drops them only where a widget draws by `render`; with those that draw by lines they
    would pile up all evening. Where it names them otherwise there is nothing to drop.
    """
    regions = getattr(widget, "_dirty_regions", None)
    if regions is not None:
        regions.clear()


def measure_anew(widget: Widget) -> None:
    """Have a widget laid out anew, whatever it was measured to be before.

    Textual keeps measures until a layout is asked for. If one is on its way already, asking again
    changes nothing, and what was measured in between would stay. Where it names them otherwise,
    asking has to do.
    """
    measures = getattr(widget, "_box_model_cache", None)
    if measures is not None:
        measures.clear()
    widget.refresh(layout=True)
