"""What the lessons of Sylla ask for is what the engine does in the same position."""

from collections.abc import Callable

import pytest
from lessons.steps import place_of
from the_games import find_game, opened

from trajan_tutor.engine.event import Event
from trajan_tutor.games.sylla.game import GAME
from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.games.sylla.rules.sales import most_hexagons
from trajan_tutor.games.sylla.rules.state import State, senators
from trajan_tutor.lessons import scenarios
from trajan_tutor.lessons.find import find_lesson
from trajan_tutor.lessons.goals import Answer

YOU = 0
Measure = Callable[[State, list[Event]], Answer]


def gained(source: str) -> Measure:
    """Return what measures the prestige that the learner gained or lost by a source."""
    return lambda _, events: sum(one.points for one in events if one.seat == YOU and one.source == source)


def lost(source: str) -> Measure:
    """Return what measures the prestige that the learner lost by a source."""
    return lambda _, events: -sum(one.points for one in events if one.seat == YOU and one.source == source)


def spot_of(rule: str) -> Measure:
    """Return what names the place from which or to which the only marker that a rule moves goes."""

    def found(_: State, events: list[Event]) -> Answer:
        (moved,) = (one for one in events if one.rule == rule and one.spot)
        return moved.spot

    return found


def turned_up(_: State, events: list[Event]) -> Answer:
    """Return how many cards of the learner turned up."""
    own = (one for one in events if one.kind == "turned-up" and one.seat == YOU)
    return sum(int(str(dict(one.message.parameters)["count"])) for one in own)


def votes(state: State, _: list[Event]) -> Answer:
    """Return how many votes the learner has."""
    return senators(state, YOU) + state.deniers[YOU]


def payable(slot: int, *seats: int) -> Measure:
    """Return what counts the hexagons that seats can pay for a slot."""
    return lambda state, _: sum(most_hexagons(state, seat, slot - 1) for seat in seats)


def lowest_bid(state: State, _: list[Event]) -> Answer:
    """Return the lowest bid that is legal."""
    bids = [GAME.notation(move) for move in GAME.legal(state)]
    return min(int(bid.partition(" ")[2]) for bid in bids if bid.startswith("bid"))


def told(kind: str, number: str, seat: int = YOU) -> Measure:
    """Return what adds up a number that the events of a kind tell about a seat."""

    def found(_: State, events: list[Event]) -> Answer:
        own = (one for one in events if one.kind == kind and one.seat == seat)
        return sum(int(str(dict(one.message.parameters)[number])) for one in own)

    return found


UNSOLD = ("pass", "pass", "pass", "pass")

# The lesson, the step that asks, what the learner does then, and what is measured.
ASKED: tuple[tuple[str, str, tuple[str, ...], Measure], ...] = (
    ("people", "merchant", ("offer 1", *UNSOLD), told("income", "deniers")),
    ("choosing", "how-many-deniers", (), lambda state, _: state.deniers[YOU]),
    ("choosing", "in-the-deck", (), lambda state, _: len(state.character_pile)),
    ("consulate", "most-votes", (), votes),
    ("consulate", "least", (), lowest_bid),
    ("consulate", "famine", ("bid 5", "token health"), spot_of("sylla.famine.icons")),
    ("consulate", "below", ("bid 1", "pass", "pass", "pass"), told("consul", "paid", 1)),
    ("sale", "yellow", (), payable(4, YOU)),
    ("sale", "least", (), lowest_bid),
    ("sale", "left-over", (), payable(4, YOU)),
    ("selling", "grey-of-others", (), payable(5, 1, 2, 3)),
    ("lasting-buildings", "stall", ("offer 2", *UNSOLD), told("income", "deniers")),
    ("buildings-at-once", "red-now", (), payable(1, YOU)),
    ("buildings-at-once", "votes", (), votes),
    ("income", "income", ("offer 2", *UNSOLD), told("income", "deniers")),
    ("column", "famine-goes", ("prevent revolt+decadence",), spot_of("sylla.column.famine")),
    ("lasting", "field-down", ("hand 0 down",), lost("famine")),
    ("lasting", "turn-up", ("remove revolt",), turned_up),
    ("work", "votes", (), lambda state, _: senators(state, YOU) + state.deniers[YOU]),
    ("together", "steps", ("hand 3 up",), lambda state, _: state.markers[codes.HEALTH] - 2),
    ("together", "granarii", ("hand 0 up",), spot_of("sylla.work.together")),
    ("famine", "icons", ("token health",), spot_of("sylla.famine.icons")),
    ("famine", "own-loss", ("hand 0 up",), lost("famine")),
    ("famine", "floor", ("hand 0 down",), lambda state, _: state.prestige[YOU]),
    ("crisis", "middle", ("hand 0 down",), gained("crisis")),
    ("end", "ecclesia", ("hand 0 down",), gained("christians")),
    ("end", "slaves", ("hand 0 down",), gained("slaves")),
    ("end", "tokens", ("hand 0 down",), gained("tokens")),
    ("rulings", "two-places", ("hand 8 up",), lambda state, _: state.markers[codes.HEALTH] - 2),
    ("rulings", "upright", (), lambda state, _: senators(state, YOU)),
    ("rulings", "tilted", (), lambda state, _: senators(state, YOU)),
)


@pytest.mark.parametrize(("name", "step", "moves", "measure"), ASKED, ids=[f"{one[0]}-{one[1]}" for one in ASKED])
def test_the_answer_is_what_comes_of_it(name: str, step: str, moves: tuple[str, ...], measure: Measure) -> None:
    """As the learner sees it when the game goes on."""
    lesson = find_lesson(f"sylla/{name}")[0]
    question = lesson.steps[place_of(lesson, step)].question
    assert question is not None
    state: State = opened(scenarios.scenario_at(lesson, place_of(lesson, step), find_game("sylla")).session.state)
    events: list[Event] = []
    for move in moves:
        events += GAME.apply_and_tell(state, GAME.parse(move))
    assert measure(state, events) in question.right


def test_decadence_moves_the_marker_that_is_rightmost_after_the_event_above_it() -> None:
    """Wherever the last cube of the learner lies."""
    lesson = find_lesson("sylla/column")[0]
    number = place_of(lesson, "rightmost")
    state: State = opened(scenarios.scenario_at(lesson, number, find_game("sylla")).session.state)
    for move in GAME.legal(state):
        events = GAME.apply_and_tell(GAME.copy(state), move)
        moved = [one.spot for one in events if one.rule == "sylla.column.decadence" and one.spot]
        assert moved == ["track.leisure.2"]
    question = lesson.steps[number].question
    assert question is not None
    assert question.right == (f"track.leisure.{state.markers[codes.LEISURE]}",)


def test_with_three_players_the_deck_has_what_nobody_chose() -> None:
    """The fourth set is in it."""
    lesson = find_lesson("sylla/three-players")[0]
    question = lesson.steps[place_of(lesson, "deck")].question
    scenario = scenarios.scenario_at(lesson, place_of(lesson, "deck"), find_game("sylla"))
    state: State = opened(scenario.session.state)
    while state.phase == codes.PHASE_CHOOSE:
        GAME.apply(state, GAME.legal(state)[0])
    assert question is not None
    assert question.right == (len(state.character_pile) + sum(state.row),)


def test_a_bid_that_is_topped_costs_nothing() -> None:
    """B has as many deniers after the election as before."""
    lesson = find_lesson("sylla/consulate")[0]
    before, after = (
        opened(scenarios.scenario_at(lesson, place_of(lesson, step), find_game("sylla")).session.state)
        for step in ("they-bid", "who-pays")
    )
    assert after.deniers[1] == before.deniers[1]
    assert after.consul == 3


def test_what_cannot_be_topped_is_not_answered() -> None:
    """After the bid the others are asked nothing: it is the learner's turn again."""
    for name, step in (("consulate", "nobody-tops-it"), ("selling", "cannot-be-topped"), ("buildings-at-once", "arch")):
        lesson = find_lesson(f"sylla/{name}")[0]
        scenario = scenarios.scenario_at(lesson, place_of(lesson, step), find_game("sylla"))
        scenarios.carry_out(scenario, lesson.steps[place_of(lesson, step)])
        assert GAME.current_seat(opened(scenario.session.state)) == YOU, name
