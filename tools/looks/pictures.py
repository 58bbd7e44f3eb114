"""Contact sheets of all pictures, to be looked at before a change of a picture is done.

Those that the project stores are English.
"""

import io
from argparse import ArgumentParser, Namespace
from itertools import chain, islice
from pathlib import Path
from typing import Final

import resvg_py
from browsers import sheet
from pictures import Picture, possible, printed, stored
from PIL import Image

from trajan_tutor.i18n.languages import FALLBACK

WIDTH: Final = 480
COLUMNS: Final = 4
ON_A_SHEET: Final = 12


def drawn(picture: Picture) -> Image.Image:
    """Return a picture as points."""
    image = Image.open(io.BytesIO(resvg_py.svg_to_bytes(svg_string=picture.svg, width=WIDTH))).convert("RGBA")
    framed = Image.new("RGB", image.size, "white")
    framed.paste(image, (0, 0), image)
    return framed


def pictures_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", default=FALLBACK)
    parser.add_argument("--words", nargs="*", default=[], help="only pictures whose name has one of them")


def pictures(arguments: Namespace) -> int:
    """Write the sheets into a folder, twelve pictures on each; return 1 where there is none."""
    folder, words, language = arguments.folder, arguments.words, arguments.language
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("sheet-*.png"):
        old.unlink()
    found = (
        one
        for one in chain(possible(language), stored() if language == FALLBACK else (), printed(language))
        if not words or any(word in one.name for word in words)
    )
    number = 0
    while some := list(islice(found, ON_A_SHEET)):
        number += 1
        path = folder / f"sheet-{number:02}.png"
        sheet([(one.name, drawn(one)) for one in some], COLUMNS).save(path)
        print(f"{path}: {some[0].name} … {some[-1].name}")
    return 0 if number else 1
