"""What is told at a glance: what happens now, the markers left, Senate tokens and bags; and what is near."""

from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.showing import Count, Focus, SeatNote, Summary
from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.state import State
from trajan_tutor.games.caesar.words.steps import step_name

_TITLES = {"place": "caesar-now-place"}


def focus(seen: Observation[State], own: int) -> Focus:
    """Return the map with the mat of whoever acts."""
    state = seen.state
    is_own = state.actor in (own, -1)
    # A turn is counted once its token lies.
    turn = state.turns + (state.phase in (codes.PHASE_TURN, codes.PHASE_CRASSUS))
    return Focus(f"{turn}.{state.actor}.{step_name(state)}", "map", "own" if is_own else "rival")


def summary(seen: Observation[State], _own: int) -> Summary:
    """Return what is told at a glance; of a side that is hidden, the bag counts what is in it and not in its supply."""
    state = seen.state
    bags = [len(bag) - hidden for bag, hidden in zip(state.bag, state.unknown, strict=True)]
    return Summary(
        title=title(state),
        seats=tuple(race_note(*figures) for figures in zip(state.markers, state.senate, bags, strict=True)),
    )


def title(state: State) -> Message:
    """Return what happens now."""
    if state.phase == codes.PHASE_OVER:
        return Message.of("caesar-now-over")
    step = step_name(state)
    return Message.of(_TITLES.get(step, f"caesar-step-{step}"))


def race_note(left: int, senate: int, bag: int) -> SeatNote:
    """Return the markers that a side has left, in place of those that it has placed, its Senate tokens and its bag."""
    tokens = Count("bonus-senate", str(senate), Message.of("caesar-senate-tokens", tokens=senate))
    inside = Count("bag", str(bag), Message.of("caesar-in-bag", tokens=bag))
    return SeatNote((tokens, inside), Message.of("caesar-markers-left", left=left), left)
