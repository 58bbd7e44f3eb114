"""What is told at a glance: the round and its phase, famine and crises; and what is near."""

from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.ledger import Ledger
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.showing import Count, Focus, SeatNote, Summary
from trajan_tutor.games.sylla.knowledge.observation import hides_deniers
from trajan_tutor.games.sylla.rules import closing, codes, names
from trajan_tutor.games.sylla.rules.state import State, senators
from trajan_tutor.games.sylla.words.steps import step_name

# By the step of the round: what is near, and beside it.
_NEAR = {
    "setup": ("own", "tracks"),
    "consul": ("own", "events"),
    "recruiting": ("row", "others"),
    "buildings": ("slots", "own"),
    "income": ("tracks", "own"),
    "events": ("events", "tracks"),
    "work": ("work", "tracks"),
    "over": ("others", "tracks"),
}
# Where the step alone does not say it.
_NEAR_IN_PHASE = {
    codes.PHASE_CONSUL: ("tracks", "events"),
    codes.PHASE_PAY: ("slots", "own"),
    codes.PHASE_KEEP: ("slots", "own"),
    codes.PHASE_INSULA: ("tracks", "own"),
    codes.PHASE_TURN_DOWN: ("events", "own"),
}


def focus(seen: Observation[State], own: int) -> Focus:
    """Return the part of the board that the phase is about, and beside it the area of the seat that decides."""
    state = seen.state
    step = step_name(state)
    main, companion = _NEAR_IN_PHASE.get(state.phase, _NEAR[step])
    if companion == "own" and own not in (-1, state.actor):
        companion = "others"
    # A sale is one step, as are the cubes of all: while others bid or fight, nothing moves. To pay is a step of its
    # own: a phone shows the cards for it then.
    paying = ".pay" if state.phase == codes.PHASE_PAY and companion == "own" else ""
    return Focus(f"{state.round}.{step}.{main}.{companion}{paying}", main, companion)


def summary(seen: Observation[State], _own: int) -> Summary:
    """Return what is told at a glance."""
    state = seen.state
    about = {"round": state.round, "rounds": state.figures.rounds}
    return Summary(
        title=Message.of(f"sylla-now-{step_name(state)}"),
        seats=tuple(note(state, seat) for seat in range(state.seats)),
        clock=Message.of("sylla-clock", **about),
        counts=(Count("round", f"{state.round}/{state.figures.rounds}", Message.of("sylla-clock", **about)),),
        warning=Message.of("sylla-warning", famine=state.famine) if state.famine else None,
        warning_says=Message.of("sylla-warning.says", famine=state.famine) if state.famine else None,
    )


def note(state: State, seat: int) -> SeatNote:
    """Return the deniers and the votes of a seat; no deniers where a screen covers them (S23)."""
    votes = senators(state, seat)
    money = Count("deniers", "?", Message.of("sylla-seat-covered"))
    if not hides_deniers(state, seat):
        deniers = state.deniers[seat]
        money = Count("deniers", str(deniers), Message.of("sylla-seat-deniers", deniers=deniers))
    upright = Count("card-senator", str(votes), Message.of("sylla-seat-votes", votes=votes))
    return SeatNote((money, upright), Message.of("sylla-points"))


def forecast(seen: Observation[State], seat: int) -> Ledger | None:
    """Return what a seat would gain by what it has if the game ended now."""
    state = seen.state
    if state.phase == codes.PHASE_OVER or state.phase == codes.PHASE_CHOOSE:
        return None
    after = state.copy()
    closing.count_christians(after, seat)
    closing.free_slaves(after, seat)
    closing.count_tokens(after, seat)
    start = seat * codes.SOURCES
    gained = [after.ledger[start + source] - state.ledger[start + source] for source in range(codes.SOURCES)]
    return Ledger(names.SOURCE_NAMES, tuple(gained))
