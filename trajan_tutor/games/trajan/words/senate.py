"""The move of the senate: the disc goes on."""

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import only_one
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.senate import advance_disc, advance_rule
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.words.action_move import ActionMove
from trajan_tutor.games.trajan.words.looks import in_area


def next_space(state: State) -> int:
    """Return the space that the disc would come to."""
    return min(state.senate[state.turn_seat] + 1, codes.SENATE_END)


def describe_advance(state: State, _argument: int) -> Message:
    """Return the step of the disc, with the points now and the votes of the space."""
    space, figures = next_space(state), state.figures
    return Message.of("trajan-move-advance", points=figures.senate_points[space], votes=figures.senate_votes[space])


def look_of_advance(state: State, _argument: int) -> ChoiceLook:
    """Return the step of the disc in few words."""
    space, figures = next_space(state), state.figures
    gains = {"points": figures.senate_points[space], "votes": figures.senate_votes[space]}
    return in_area(
        codes.SENATE, Message.of("trajan-choice-advance"), Message.of("trajan-choice-advance-leads", **gains)
    )


MOVES = (
    ActionMove(
        name="advance",
        first=codes.MOVE_ADVANCE,
        texts=("senate",),
        action=codes.SENATE,
        meant={"senate": only_one},
        spots=lambda state, _: (f"senate.{next_space(state)}",),
        says=describe_advance,
        look=look_of_advance,
        rule=lambda state, _: advance_rule(state, state.turn_seat),
        perform=lambda state, _: advance_disc(state, state.turn_seat),
    ),
)
