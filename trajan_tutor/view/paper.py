"""Puts pictures on paper: pages of A4 or Letter, pictures below each other, as HTML to be printed or as PDF."""

from collections.abc import Sequence
from datetime import UTC, datetime
from enum import StrEnum
from io import BytesIO
from typing import Final

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.view.caption import view_of
from trajan_tutor.view.drawing import Drawing, policy
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
    page_width, page_height = size.millimetres
    _, _, width, height = view_of(drawing)
    return min((page_width - 2 * MARGIN) / width, (page_height - 2 * MARGIN - 2 * _FOOT) / height)


def _placed(drawing: Drawing, size: PaperSize, top: float) -> str:
    width, height = (side * _scale(drawing, size) for side in view_of(drawing)[2:])
    left = (size.millimetres[0] - width) / 2
    place = f'x="{number(left)}" y="{number(top)}" width="{number(width)}" height="{number(height)}"'
    return drawing.portable().replace(' width="100%"', f" {place}", 1)


def page_around(inside: str, size: PaperSize, foot: str = "") -> str:
    """Return a page around SVG elements that are drawn in millimetres, with words at its foot."""
    page_width, page_height = (number(side) for side in size.millimetres)
    low = number(size.millimetres[1] - MARGIN + _FOOT / 2)
    place = f'x="{number(MARGIN)}" y="{low}" font-size="{_FOOT}"'
    written = f'<text {place} fill="#6b6256" text-anchor="start">{clean(foot)}</text>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {page_width} {page_height}" '
        f'font-family="\'DejaVu Sans\',sans-serif"><rect width="{page_width}" height="{page_height}" fill="#fff"/>'
        f"{inside}{written if foot else ''}</svg>"
    )


def paper(title: str, pages: Sequence[str], size: PaperSize = PaperSize.A4, language: str = "en") -> str:
    """Return pages as one page of HTML that needs nothing else, to be printed on paper of this size."""
    page_width, page_height = (number(side) for side in size.millimetres)
    # What is as high as its page to the last point would begin another one.
    style = (
        f"@page{{size:{page_width}mm {page_height}mm;margin:0}}body{{margin:0 auto;width:{page_width}mm}}"
        f"section{{height:calc({page_height}mm - 1px);overflow:hidden;break-after:page;break-inside:avoid}}"
        "section:last-child{break-after:auto}"
        f"section>svg{{display:block;width:{page_width}mm;height:{page_height}mm}}"
    )
    sheets = "\n".join(f"<section>{page}</section>" for page in pages)
    return (
        f'<!DOCTYPE html>\n<html lang="{clean(language)}">\n<head><meta charset="utf-8">{policy()}'
        f"<title>{clean(title)}</title>"
        f"<style>{style}</style></head>\n<body>\n{sheets}\n</body>\n</html>\n"
    )


# How many points an inch has on paper.
_FINE: Final = 200
_INCH: Final = 25.4
# The same pages are the same file, whenever they are made.
_DATE: Final = datetime(2000, 1, 1, tzinfo=UTC)


def pdf(title: str, pages: Sequence[str], size: PaperSize = PaperSize.A4, language: str = "en") -> bytes:
    """Return pages of SVG as PDF. Needs the extra `pictures`: raises MisusedError without it."""
    try:
        import fpdf
        import resvg_py
    except ImportError as error:
        raise MisusedError("view-pdf-missing") from error
    page_width, page_height = size.millimetres
    document = fpdf.FPDF(unit="mm", format=(page_width, page_height))
    document.set_auto_page_break(auto=False)
    document.set_title(title)
    document.set_lang(language)
    document.set_creation_date(_DATE)
    for page in pages:
        picture = resvg_py.svg_to_bytes(svg_string=page, width=round(page_width / _INCH * _FINE))
        document.add_page()
        document.image(BytesIO(bytes(picture)), x=0, y=0, w=page_width, h=page_height)
    return bytes(document.output())


def has_pdf() -> bool:
    """Return whether what makes PDF is installed."""
    try:
        import fpdf  # noqa: F401 (whether it is there is all that is asked)
        import resvg_py  # noqa: F401
    except ImportError:
        return False
    return True
