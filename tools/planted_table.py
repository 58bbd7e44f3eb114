"""The table of the planted errors: which of them the tests saw before, which they see after, and by what."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from planted_check import Sight
from planted_tree import change_of, file_of, name_of


def table(patches: Sequence[Path], before: Mapping[str, Sight], after: Mapping[str, Sight]) -> Iterator[str]:
    """Yield the lines of the table in Markdown, then how many of those seen before are seen after, and those lost."""
    yield "| error | file | change | seen before by | seen after by |"
    yield "|---|---|---|---|---|"
    for patch in patches:
        name = name_of(patch)
        cells = (name, file_of(patch), f"`` {change_of(patch)} ``", _seen(before.get(name)), _seen(after.get(name)))
        yield f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"
    names = [name_of(patch) for patch in patches]
    seen = [name for name in names if _is_seen(before, name)]
    lost = [name for name in seen if not _is_seen(after, name)]
    yield ""
    yield f"Seen before: {len(seen)} of {len(names)}. Of these, {len(seen) - len(lost)} are seen after."
    yield from (f"- not seen after: {name}" for name in lost)


def _is_seen(sights: Mapping[str, Sight], name: str) -> bool:
    return name in sights and sights[name].seen_by is not None


def _seen(sight: Sight | None) -> str:
    """Return what saw an error, or what was tried without seeing it."""
    if sight is None:
        return "not tried"
    return sight.seen_by or f"none of: {'; '.join(sight.tried)}"
