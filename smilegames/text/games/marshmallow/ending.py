"""What the end of a match of Marshmallow Test says."""

from __future__ import annotations

from smilegames.text.words import N_

MARSHMALLOWS = N_("Marshmallows: large 5, small 1")
