"""How many descriptors this process may hold: each connection takes one, and so does each file that is written."""

import os
from pathlib import Path
from typing import Final

# What a loop of events on Windows can wait for at a time.
_ON_WINDOWS: Final = 512
# Where the hard limit is none, or more than the system takes: these are tried.
_TRIED: Final = (1_048_576, 65_536, 10_240, 4_096)
# Where it is not known how many are open: a class that has just been started holds about so many.
_USUALLY_OPEN: Final = 32
_OPEN_FOLDERS: Final = ("/proc/self/fd", "/dev/fd")


def raise_limit() -> int:
    """Raise the soft limit of descriptors to the hard one, and return what holds then.

    Only in a process of our own. Where the system has no such limits nothing is done.
    """
    if os.name == "nt":
        return _ON_WINDOWS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (hard, *_TRIED):
        if wanted == resource.RLIM_INFINITY or (hard != resource.RLIM_INFINITY and wanted > hard) or wanted <= soft:
            continue
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            # Some systems have a lower limit of their own.
            continue
        return wanted
    return soft


def limit_now() -> int:
    """Return how many descriptors this process may hold at a time."""
    if os.name == "nt":
        return _ON_WINDOWS
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return soft if soft > 0 else _TRIED[0]


def open_now() -> int:
    """Return how many descriptors this process holds now, about so many where that is not told."""
    for folder in _OPEN_FOLDERS:
        try:
            return len([*Path(folder).iterdir()])
        except OSError:
            continue
    return _USUALLY_OPEN
