"""The picture of a board that lies in a notebook: it says what is to be done, and one click on it runs its cell."""

from collections.abc import Callable
from dataclasses import replace

from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.view import Drawing
from trajan_tutor.view.caption import with_sign
from trajan_tutor.view.static_output import StaticOutput


def run_by_click(kept: StaticOutput, draw: Callable[[], Drawing], words: Words) -> StaticOutput:
    """Return what is kept of a board with words on its picture, and what runs its cell around it."""
    label = words(Message.of("board-run-cell"))
    return replace(kept, pictures=(lambda: with_sign(draw(), label),), runs=label)
