"""What is told at a glance: what happens now, votes, the time, the demands, and what the game would still bring."""

from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.ledger import Ledger
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.showing import Count, SeatNote, Summary, Token, TokenStanding
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.quarter import demand_at, votes_of
from trajan_tutor.games.trajan.rules.scoring import score_seat
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.terms import action_name, demand_term

_TITLES = {
    codes.PHASE_PLACE: Message.of("trajan-step-markers"),
    codes.PHASE_DRAFT: Message.of("trajan-step-cards"),
    codes.PHASE_START_TILES: Message.of("trajan-step-tiles"),
    codes.PHASE_SOW: Message.of("trajan-now-sow"),
    codes.PHASE_DROP: Message.of("trajan-now-sow"),
    codes.PHASE_SPECIAL: Message.of("trajan-step-tile"),
    codes.PHASE_REPEAT: Message.of("trajan-step-extra"),
    codes.PHASE_QUARTER: Message.of("trajan-step-quarter"),
    codes.PHASE_PAY: Message.of("trajan-step-demands"),
    codes.PHASE_BONUS: Message.of("trajan-step-votes"),
    codes.PHASE_OVER: Message.of("trajan-title"),
}


def summary(seen: Observation[State], own: int) -> Summary:
    """Return what is told at a glance to the seat that looks on."""
    state = seen.state
    figures = state.figures
    tokens = demands(state, own)
    clock = {
        "quarter": state.quarter,
        "quarters": figures.quarters,
        "round": state.round,
        "rounds": figures.demands_per_quarter + 1,
        "time": state.time,
        "length": figures.time_length[state.seats],
    }
    left = state.unmet if state.phase == codes.PHASE_PAY and state.payer == own else 0
    unmet = left + sum(token.standing is TokenStanding.OPEN for token in tokens)
    points = figures.penalty[unmet]
    return Summary(
        title=_TITLES.get(state.phase) or action_name(state.action),
        seats=tuple(votes_note(votes_of(state, seat)) for seat in range(state.seats)),
        clock=Message.of("trajan-clock", **clock),
        counts=(
            Count("sign-quarter", f"{state.quarter}/{figures.quarters}", Message.of("trajan-clock.quarter", **clock)),
            Count("sign-round", f"{state.round}/{clock['rounds']}", Message.of("trajan-clock.round", **clock)),
            Count("time-marker", f"{state.time}/{clock['length']}", Message.of("trajan-clock.time", **clock)),
        ),
        tokens=tokens,
        warning=Message.of("trajan-penalty", points=points) if unmet else None,
        warning_says=Message.of("trajan-penalty.says", unmet=unmet, points=points) if unmet else None,
    )


def votes_note(votes: int) -> SeatNote:
    """Return the votes of a seat."""
    counted = Count("votes-tile", str(votes), Message.of("trajan-votes", votes=votes))
    return SeatNote((counted,), Message.of("trajan-points"))


def demands(state: State, own: int) -> tuple[Token, ...]:
    """Return the demands that a seat has not answered: which it can meet with what it has, and the unknown ones."""
    if state.phase == codes.PHASE_OVER:
        return ()
    first = answered_count(state, own)
    icons = [demand_at(state, number) for number in range(first, sum(state.demands))]
    tokens = []
    for icon, is_met in zip(icons, can_meet(state, own, icons), strict=True):
        standing = TokenStanding.MET if is_met else TokenStanding.OPEN
        says = Message.of(f"trajan-token-{standing}", demand=demand_term(icon))
        tokens.append(Token(f"demand-{names.DEMANDS[icon]}", standing, says))
    unknown = Token("", TokenStanding.UNKNOWN, Message.of("trajan-token-unknown"))
    return (*tokens, *[unknown] * (state.figures.demands_per_quarter - sum(state.demands)))


def can_meet(state: State, own: int, icons: list[int]) -> list[bool]:
    """Return for every demand that is asked whether a seat can meet it: with its icon first, then with wild tiles."""
    have = [
        state.kept[own * codes.DEMAND_KINDS + icon] + state.tiles[own * codes.TILE_KINDS + icon]
        for icon in range(codes.DEMAND_KINDS)
    ]
    wild = state.tiles[own * codes.TILE_KINDS + codes.TILE_WILD_DEMAND]
    if state.phase == codes.PHASE_PAY and state.payer == own:
        # A kept tile meets one demand a quarter.
        have = [number - used for number, used in zip(have, state.pay_kept, strict=True)]
    answers = []
    for icon in icons:
        answers.append(have[icon] > 0)
        have[icon] -= 1
    for number, is_met in enumerate(answers):
        if not is_met and wild:
            wild -= 1
            answers[number] = True
    return answers


def answered_count(state: State, own: int) -> int:
    """Return how many demands a seat has answered at the end of this quarter; each answers all, one after another."""
    if state.phase == codes.PHASE_BONUS:
        return sum(state.demands)
    if state.phase != codes.PHASE_PAY:
        return 0
    if state.payer == own:
        return state.pay_step
    first = state.turn_seat + 1
    return sum(state.demands) if (own - first) % state.seats < (state.payer - first) % state.seats else 0


def forecast(seen: Observation[State], seat: int) -> Ledger | None:
    """Return what a seat would gain by what it has if the game ended now: scored by the rules of the end themselves."""
    state = seen.state
    if state.phase == codes.PHASE_OVER:
        return None
    scored = state.copy()
    scored.ledger = [0] * len(state.ledger)
    score_seat(scored, seat)
    start = seat * codes.SOURCES
    return Ledger(names.SOURCE_NAMES, tuple(scored.ledger[start : start + codes.SOURCES]))
