"""Makes contact sheets of all pictures, to be looked at before a change of a picture is done: `make look`.

    python tools/look.py FOLDER [--language cs] [WORD ...]

Twelve pictures stand on a sheet, each with its name; with words, only pictures whose name has one of them. Those that
the project stores are English.
"""

import io
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from itertools import chain, islice
from pathlib import Path
from typing import Final

import resvg_py
from pictures import Picture, possible, printed, stored
from PIL import Image, ImageDraw, ImageFont

from trajan_tutor.i18n.languages import FALLBACK

WIDTH: Final = 480
COLUMNS: Final = 4
ON_A_SHEET: Final = 12
GAP: Final = 12
NAME: Final = 26


def drawn(picture: Picture) -> Image.Image:
    """Return a picture as points, with its name above it."""
    image = Image.open(io.BytesIO(resvg_py.svg_to_bytes(svg_string=picture.svg, width=WIDTH))).convert("RGBA")
    framed = Image.new("RGB", (WIDTH, image.height + NAME), "white")
    framed.paste(image, (0, NAME), image)
    ImageDraw.Draw(framed).text((2, 4), picture.name, "black", ImageFont.load_default(16))
    return framed


def contact_sheet(images: Sequence[Image.Image]) -> Image.Image:
    """Return pictures in rows, each as high as the highest of its row."""
    rows = [images[at : at + COLUMNS] for at in range(0, len(images), COLUMNS)]
    heights = [max(image.height for image in row) + GAP for row in rows]
    sheet = Image.new("RGB", (COLUMNS * (WIDTH + GAP) + GAP, sum(heights) + GAP), "#888")
    top = GAP
    for row, height in zip(rows, heights, strict=True):
        for at, image in enumerate(row):
            sheet.paste(image, (GAP + at * (WIDTH + GAP), top))
        top += height
    return sheet


def main(arguments: list[str]) -> int:
    """Write the sheets into the folder that the arguments name."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", default=FALLBACK)
    parser.add_argument("words", nargs="*", default=[])
    given = parser.parse_intermixed_args(arguments)
    folder, words, language = given.folder, given.words, given.language
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("sheet-*.png"):
        old.unlink()
    found = (
        one
        for one in chain(possible(language), stored() if language == FALLBACK else (), printed(language))
        if not words or any(word in one.name for word in words)
    )
    number = 0
    while pictures := list(islice(found, ON_A_SHEET)):
        number += 1
        path = folder / f"sheet-{number:02}.png"
        contact_sheet([drawn(picture) for picture in pictures]).save(path)
        print(f"{path}: {pictures[0].name} … {pictures[-1].name}")
    return 0 if number else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
