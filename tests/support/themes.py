"""Themes spelled out, for tests of whoever reads one."""

from __future__ import annotations

from smilegames.store.theme_data import TONES


def theme(name: str = "Dusk", **colours: str) -> str:
    """Spell a theme whose tones are all alike but those given."""
    said = {**dict.fromkeys(TONES, "#102030"), **colours}
    lines = [f'{tone} = "{colour}"' for tone, colour in said.items()]
    return "\n".join([f'name = "{name}"', "dark = true", "[colours]", *lines, ""])
