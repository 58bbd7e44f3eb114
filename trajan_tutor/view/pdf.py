"""Pages as PDF: drawn as everything else of ours is, in points that are fine enough for a printer."""

from collections.abc import Sequence
from datetime import UTC, datetime
from io import BytesIO
from typing import Final

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.view.paper import PaperSize

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
    wide, high = size.millimetres
    made = fpdf.FPDF(unit="mm", format=(wide, high))
    made.set_auto_page_break(auto=False)
    made.set_title(title)
    made.set_lang(language)
    made.set_creation_date(_DATE)
    for page in pages:
        picture = resvg_py.svg_to_bytes(svg_string=page, width=round(wide / _INCH * _FINE))
        made.add_page()
        made.image(BytesIO(bytes(picture)), x=0, y=0, w=wide, h=high)
    return bytes(made.output())


def has_pdf() -> bool:
    """Return whether what makes PDF is installed."""
    try:
        import fpdf  # noqa: F401 (whether it is there is all that is asked)
        import resvg_py  # noqa: F401
    except ImportError:
        return False
    return True
