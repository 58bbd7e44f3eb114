"""The view: placements to pictures and to text. It knows no rule and no game."""

from trajan_tutor.view.board import draw_board
from trajan_tutor.view.chart import draw_difference, draw_ledgers
from trajan_tutor.view.curve import draw_curve
from trajan_tutor.view.drawing import Drawing
from trajan_tutor.view.ghosts import preview_marks
from trajan_tutor.view.marks import Arrow, Badge, By, Ghost, Marks, Path
from trajan_tutor.view.replay_page import draw_replay
from trajan_tutor.view.scene import PictureForm
from trajan_tutor.view.text import board_as_text

__all__ = [
    "Arrow",
    "Badge",
    "By",
    "Drawing",
    "Ghost",
    "Marks",
    "Path",
    "PictureForm",
    "board_as_text",
    "draw_board",
    "draw_curve",
    "draw_difference",
    "draw_ledgers",
    "draw_replay",
    "preview_marks",
]
