"""A step of a turn that is done by pointing at where it ends: the rest follows in any order.

A person who sows markers of several colours may not mind which falls where: the first click takes them, a second one on
the place where the last marker falls drops them all. Who minds drops them one by one.
"""

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Standing, State
from trajan_tutor.engine.message import Message
from trajan_tutor.session.tree import Node


def goal(game: TutorGame, here: Node) -> str:
    """Return the spot at which the step in progress will end, or nothing when the seat to act has not set out for one.

    It was told by the decision with which the step began, see `Game.leads_to`.
    """
    seat = game.current_seat(here.state)
    present = _present(game, here.state)
    node = here
    while node.parent is not None and node.seat == seat and _present(game, node.before) == present:
        path = game.leads_to(node.before, node.move)
        if path:
            return path[-1]
        node = node.parent
    return ""


def _present(game: TutorGame, state: State) -> tuple[int, Message | None]:
    """Return the step of the turn that is in progress, and which turn it is."""
    labels = (step.label for step in game.steps(state) if step.standing is Standing.PRESENT)
    return game.begun(state), next(labels, None)
