"""What films share: pictures one after another, how long each is seen, and the file that they become."""

from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from typing import Final

from browsers import sheet
from PIL import Image

# Milliseconds for a picture of what moves: on the sheet stands what was seen at rest.
MOVING: Final = 120
_SMALL: Final = (480, 480)


def film_options(parser: ArgumentParser) -> None:
    """Ask for the file of a film."""
    parser.add_argument("file", type=Path)


class Film:
    """Pictures of something that is looked at, and how many milliseconds each is seen."""

    def __init__(self, look: Callable[[], Image.Image]) -> None:
        """Have no picture yet."""
        self.look = look
        self.pictures: list[Image.Image] = []
        self.times: list[int] = []

    def take(self, milliseconds: int) -> None:
        """Take a picture that is seen so long."""
        self.pictures.append(self.look())
        self.times.append(milliseconds)

    def save(self, file: Path) -> None:
        """Write the film as an animated WebP, and beside it a sheet of what was seen at rest."""
        first, *others = self.pictures
        first.save(file, save_all=True, append_images=others, duration=self.times, loop=0, quality=45, method=4)
        still = []
        for number, (picture, time) in enumerate(zip(self.pictures, self.times, strict=True), start=1):
            if time != MOVING:
                still.append((str(number), picture.copy()))
                still[-1][1].thumbnail(_SMALL)
        sheet(still).save(file.with_suffix(".png"))
        print(f"{file}: {len(self.pictures)} pictures, {sum(self.times) // 1000} s")
