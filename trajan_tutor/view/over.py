"""Draws only what lies over a board, for a page that has the board already."""

from collections.abc import Sequence

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation
from trajan_tutor.view.marks import Marks, drawn_marks
from trajan_tutor.view.nodes import FAMILY, drawn_node, render_nodes
from trajan_tutor.view.scene import family_of, scene_of
from trajan_tutor.view.svg import PREFIX
from trajan_tutor.view.templates import load_template
from trajan_tutor.view.text import SayMessage


def draw_over(
    game: TutorGame,
    observation: Observation,
    words: SayMessage,
    marks: Marks,
    *,
    prefix: str = "board",
    own_seat: int = 0,
    names: Sequence[str] = (),
) -> str:
    """Return the group of marks that `draw_board` would lay over the same board; empty when there is nothing over it.

    It uses the symbols of the board by their ids, which begin with `prefix`.
    """
    template = load_template(game.resources.board)
    scene = scene_of(game, observation, words, marks=marks, names=names)
    # Where a place lies is known once it is drawn.
    wanted = marks.under | {FAMILY + family_of(name) for name in marks.under}
    for node in render_nodes(template.folder, template.arrangement(scene.seats), scene.seats, own_seat):
        if node.key in wanted:
            drawn_node(scene, node)
    drawn = drawn_marks(marks, scene.centres, scene.rests, template, scene.pieces.used, scene.rings)
    return drawn.replace(PREFIX, prefix)
