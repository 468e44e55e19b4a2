"""What this package raises: faults as codes with values. `smilegames.text` finds the words."""

from __future__ import annotations

import errno
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from smilegames.core.errors import Fault, GameError

_BY_ERRNO = {
    errno.ENOENT: "file_missing",
    errno.ENOTDIR: "file_missing",
    errno.EACCES: "file_permission",
    errno.EPERM: "file_permission",
    errno.EROFS: "file_read_only",
    errno.EISDIR: "file_irregular",
    errno.ENXIO: "file_irregular",
    errno.ELOOP: "file_loop",
    errno.EEXIST: "file_exists",
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
}


class Unusable(GameError):
    """Something from outside that can't be used as it stands. Nothing was changed by trying."""

    def __init__(
        self,
        faults: Sequence[Fault],
        path: Path | None = None,
        game: str = "",
    ) -> None:
        super().__init__("; ".join(f"{fault.where}: {fault.code}" for fault in faults))
        self.faults = tuple(faults)
        """Everything found, in order; at least one."""
        self.path = path
        """The file at fault; None where it was typed in."""
        self.game = game
        """Whose words a fault of a deck is told in; empty for every other fault."""

    def at(self, path: Path | None = None, line: int | None = None) -> Unusable:
        """Return the same, with the file and the line where they were not known."""
        faults = [replace(fault, line=fault.line or line) for fault in self.faults]
        return Unusable(faults, self.path or path, self.game)


def system_fault(error: OSError) -> Fault:
    """Return what the system said as a fault."""
    known = _BY_ERRNO.get(error.errno or 0)
    if known is not None:
        return Fault("", known)
    return Fault("", "system", {"reason": error.strerror or str(error)})


def unusable_file(path: Path, error: OSError) -> Unusable:
    """Return the system's error about a file as an error of ours."""
    return Unusable([system_fault(error)], path)
