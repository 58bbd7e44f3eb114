"""Small tables and differences as plain text, for comparisons, replays and endings."""

from collections.abc import Sequence

_GAP = "  "


def table(rows: Sequence[Sequence[str]]) -> str:
    """Return rows of cells as lines: the first column to the left, the others to the right.

    >>> print(table([["", "A", "B"], ["ships", "12", "5"]]))
           A  B
    ships 12  5
    """
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines = []
    for first, *others in rows:
        cells = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        lines.append(f"{first.ljust(widths[0])} {_GAP.join(cells)}".rstrip())
    return "\n".join(lines)


def signed(number: int) -> str:
    """Return a difference with its sign.

    >>> signed(3), signed(0), signed(-2)
    ('+3', '0', '-2')
    """
    return f"+{number}" if number > 0 else str(number)


def signed_on_page(number: int) -> str:
    r"""Return a difference with its sign as a page shows it: a minus is as wide as a plus.

    >>> signed_on_page(3), signed_on_page(-2) == "\N{MINUS SIGN}2"
    ('+3', True)
    """
    return signed(number).replace("-", "\N{MINUS SIGN}")
