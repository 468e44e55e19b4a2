"""What Textual remembers of a widget and would never forget."""

from __future__ import annotations

from textual.widget import Widget


def forget_regions(widget: Widget) -> None:
    """Drop the regions that a widget was to draw anew; to be called when it has drawn them.

    Textual drops them only where a widget draws by `render`; with those that draw by lines they
    would pile up all evening. Where it names them otherwise there is nothing to drop.
    """
    regions = getattr(widget, "_dirty_regions", None)
    if regions is not None:
        regions.clear()
