"""Draws a board: what lies where, put into the template of the game."""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message
from trajan_tutor.view.drawing import Drawing
from trajan_tutor.view.marks import NO_MARKS, Marks, drawn_marks, merged
from trajan_tutor.view.nodes import drawn_sheets
from trajan_tutor.view.pieces import shared_definitions
from trajan_tutor.view.scene import PictureForm, scene_of
from trajan_tutor.view.svg import PREFIX, clean, number
from trajan_tutor.view.templates import Arrangement, load_template
from trajan_tutor.view.text import SayMessage, lines_of_places

_ID = re.compile(r"[A-Za-z][A-Za-z0-9_-]*\Z")


def draw_board(  # noqa: PLR0913 (what a drawing may show besides the position is named at the call)
    game: TutorGame,
    observation: Observation,
    words: SayMessage,
    *,
    prefix: str = "board",
    own_seat: int = 0,
    legal: frozenset[str] = frozenset(),
    chosen: str = "",
    last: frozenset[str] = frozenset(),
    theme: str = "auto",
    names: Sequence[str] = (),
    form: PictureForm = PictureForm.WHOLE,
    marks: Marks | None = None,
) -> Drawing:
    """Return a picture of the board as an observer sees it, with the mat of `own_seat` large.

    Every place is an element that can be clicked. `prefix` begins every id, so that several boards can stand on one
    page; `names` are what people call themselves and are shown as plain text. `marks` are shown besides `legal`,
    `chosen` and `last`. `form` leaves out what a page adds by itself (the labels of the places, which the drawing has
    too), or
    everything that only matters where one can click.
    """
    if not _ID.match(prefix):
        raise MisusedError("view-prefix", prefix=prefix)
    template = load_template(game.resources.board)
    marks = merged(marks or NO_MARKS, legal, chosen, last)
    if form is PictureForm.STILL:
        marks = replace(marks, legal=frozenset(), soft=frozenset(), chosen="")
    scene = scene_of(game, observation, words, marks=marks, form=form, names=names)
    body = drawn_sheets(scene, own_seat)
    over = drawn_marks(marks, scene.centres, scene.rests, template, scene.pieces.used, scene.rings)
    title = clean(words(Message.of("board-title", game=game.name)))
    key = "view-description-still" if form is PictureForm.STILL else "view-description"
    about = clean(words(Message.of(key, seats=scene.seats, places=len(scene.spots))))
    symbols = shared_definitions(template, scene.repeated, scene.pieces.used)
    head = opening(template.folder, template.arrangement(scene.seats), theme)
    svg = f"{head}<title>{title}</title><desc>{about}</desc><defs>{symbols}</defs>{body}{over}</svg>"
    text = lines_of_places(tuple(scene.spots.values()), scene.lying, words)
    return Drawing(svg.replace(PREFIX, prefix), text, {} if form is PictureForm.STILL else scene.labels, words)


@lru_cache(maxsize=32)
def opening(board: Path, table: Arrangement, theme: str) -> str:
    """Return the part of a drawing that comes before everything that changes: its size and its style."""
    width, height = number(table.width), number(table.height)
    style = load_template(board).style.sheet(theme)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{PREFIX}" class="table" viewBox="0 0 {width} {height}" '
        f'width="100%" role="group"><style>{style}</style>'
    )
