"""Which tests `make test` leaves to `make test-long`: those of `longer.toml`, where each has its reason."""

import tomllib
from pathlib import Path

LISTED = Path(__file__).with_name("longer.toml")


def left_to_long(path: Path = LISTED) -> frozenset[str]:
    """Return the names of the tests that are left to `make test-long`; raises ValueError where a reason is lacking."""
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["left"]
    lacking = [row["tests"][0] for row in rows if not row["reason"].strip()]
    if lacking:
        raise ValueError(f"{path.name}: what is left to make test-long needs a reason: {', '.join(lacking)}.")
    return frozenset(test for row in rows for test in row["tests"])
