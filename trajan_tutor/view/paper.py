"""Puts pictures on paper: a page that any browser prints, each picture on a sheet of its own."""

from collections.abc import Sequence

from trajan_tutor.view.drawing import Drawing
from trajan_tutor.view.policy import policy
from trajan_tutor.view.svg import clean

# Sheets are white and as wide as the paper; a picture that is too high for one is made smaller. What fits the width of
# A4 and the height of Letter fits both.
_STYLE = (
    "@page{margin:12mm}body{margin:0 auto;max-width:186mm}"
    "section{break-after:page;break-inside:avoid}section:last-child{break-after:auto}"
    "svg{display:block;width:100%;height:auto;max-height:250mm}"
)


def paper(title: str, drawings: Sequence[Drawing], language: str = "en") -> str:
    """Return drawings as one page of HTML that needs nothing else, to be printed or saved as PDF by a browser."""
    sheets = "\n".join(f"<section>{drawing.portable()}</section>" for drawing in drawings)
    return (
        f'<!DOCTYPE html>\n<html lang="{clean(language)}">\n<head><meta charset="utf-8">{policy()}'
        f"<title>{clean(title)}</title>"
        f"<style>{_STYLE}</style></head>\n<body>\n{sheets}\n</body>\n</html>\n"
    )
