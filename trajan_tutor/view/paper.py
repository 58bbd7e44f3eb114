"""Puts pictures on paper: pages of A4 or Letter, pictures below each other, as HTML to be printed or as PDF."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from trajan_tutor.view.caption import view_of
from trajan_tutor.view.drawing import Drawing
from trajan_tutor.view.policy import policy
from trajan_tutor.view.svg import clean, number

# What printers leave white at most, in millimetres, how large what stands at the foot of a page is, and what lies
# between two pictures.
MARGIN: Final = 12.0
_FOOT: Final = 3.2
_BETWEEN: Final = 8.0


class PaperSize(StrEnum):
    """A size of paper."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def millimetres(self) -> tuple[float, float]:
        """Its width and height."""
        return (210.0, 297.0) if self is PaperSize.A4 else (215.9, 279.4)


def pages_of(drawings: Sequence[Drawing], size: PaperSize, foot: str = "") -> list[str]:
    """Return pages with pictures as SVG in millimetres, as many on each as there is room for, in their order."""
    pages: list[list[str]] = []
    low = lowest = size.millimetres[1] - MARGIN - 2 * _FOOT
    for drawing in drawings:
        high = _high(drawing, size)
        if not pages or low + high > lowest:
            pages.append([])
            low = MARGIN
        pages[-1].append(_placed(drawing, size, low))
        low += high + _BETWEEN
    return [page_around("".join(placed), size, foot) for placed in pages]


def _high(drawing: Drawing, size: PaperSize) -> float:
    return view_of(drawing)[3] * _scale(drawing, size)


def _scale(drawing: Drawing, size: PaperSize) -> float:
    wide, high = size.millimetres
    _, _, width, height = view_of(drawing)
    return min((wide - 2 * MARGIN) / width, (high - 2 * MARGIN - 2 * _FOOT) / height)


def _placed(drawing: Drawing, size: PaperSize, top: float) -> str:
    width, height = (one * _scale(drawing, size) for one in view_of(drawing)[2:])
    left = (size.millimetres[0] - width) / 2
    place = f'x="{number(left)}" y="{number(top)}" width="{number(width)}" height="{number(height)}"'
    return drawing.portable().replace(' width="100%"', f" {place}", 1)


def page_around(inside: str, size: PaperSize, foot: str = "") -> str:
    """Return a page around SVG elements that are drawn in millimetres, with words at its foot."""
    wide, high = (number(one) for one in size.millimetres)
    low = number(size.millimetres[1] - MARGIN + _FOOT / 2)
    place = f'x="{number(MARGIN)}" y="{low}" font-size="{_FOOT}"'
    written = f'<text {place} fill="#6b6256" text-anchor="start">{clean(foot)}</text>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        f'font-family="\'DejaVu Sans\',sans-serif"><rect width="{wide}" height="{high}" fill="#fff"/>'
        f"{inside}{written if foot else ''}</svg>"
    )


def paper(title: str, pages: Sequence[str], size: PaperSize = PaperSize.A4, language: str = "en") -> str:
    """Return pages as one page of HTML that needs nothing else, to be printed on paper of this size."""
    wide, high = (number(one) for one in size.millimetres)
    # What is as high as its page to the last point would begin another one.
    style = (
        f"@page{{size:{wide}mm {high}mm;margin:0}}body{{margin:0 auto;width:{wide}mm}}"
        f"section{{height:calc({high}mm - 1px);overflow:hidden;break-after:page;break-inside:avoid}}"
        "section:last-child{break-after:auto}"
        f"section>svg{{display:block;width:{wide}mm;height:{high}mm}}"
    )
    sheets = "\n".join(f"<section>{page}</section>" for page in pages)
    return (
        f'<!DOCTYPE html>\n<html lang="{clean(language)}">\n<head><meta charset="utf-8">{policy()}'
        f"<title>{clean(title)}</title>"
        f"<style>{style}</style></head>\n<body>\n{sheets}\n</body>\n</html>\n"
    )
