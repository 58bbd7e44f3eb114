"""The view: placements to pictures and to text. It knows no rule and no game."""

from trajan_tutor.view.board import draw_board
from trajan_tutor.view.drawing import Drawing
from trajan_tutor.view.text import board_as_text

__all__ = ["Drawing", "board_as_text", "draw_board"]
