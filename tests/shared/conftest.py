"""Tables are opened in a home of their own, and nobody's runtime folder is touched."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.homes import home

__all__ = ["home"]


@pytest.fixture(autouse=True)
def no_runtime_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every table lie in the home."""
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)


@pytest.fixture
def runtime(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Lend a runtime folder, as a login has it."""
    folder = tmp_path / "run"
    folder.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    return folder
