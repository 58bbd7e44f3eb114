"""Every predicate, on a game of the toy, and the search that tells whether a goal can still be reached."""

from dataclasses import replace
from typing import Any

import pytest
from lessons.toy_lesson import toy
from the_games import opened

from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.lessons.goals import (
    Account,
    AllOf,
    Answered,
    AnyOf,
    Bounds,
    EventHappened,
    FeatureHas,
    Gained,
    GameOver,
    Goal,
    Moved,
    NotSo,
    Picked,
    PiecesLie,
    Refused,
    TurnOver,
    leaves,
)
from trajan_tutor.lessons.judge import GoalReachability, reach

EVENT = Event(
    "points", "toy.stall.alone", 0, Message.of("x", points=3, stall=Term("toy-stall-left")), source="stall", points=3
)
THEIRS = replace(EVENT, seat=1, points=2)


def account(*moves: str, **given: Any) -> Account:
    """Return the account of the first merchant after some moves of the toy; with seed 1 they hold a 3 and draw a 1."""
    game = toy()
    state = game.new_game(Setup(seats=2, seed=1))
    here = Account(game, 0, state, state)
    for move in moves:
        here = here.after(game.parse(move))
    return replace(here, **given)


HAPPENED = [
    (EventHappened(), 1),
    (EventHappened(who="anybody"), 2),
    (EventHappened(who="others"), 1),
    (EventHappened(kind="points"), 1),
    (EventHappened(kind="bid"), 0),
    (EventHappened(rule="toy.stall.alone"), 1),
    (EventHappened(rule="toy.bid.coins"), 0),
    (EventHappened(source="stall", points=Bounds(3)), 1),
    (EventHappened(source="stall", points=Bounds(4)), 0),
    (EventHappened(source="lot"), 0),
    (EventHappened(parameters=(("stall", "toy-stall-left"), ("points", "3"))), 1),
    (EventHappened(parameters=(("stall", "toy-stall-right"),)), 0),
    (EventHappened(parameters=(("nothing", "3"),)), 0),
]


@pytest.mark.parametrize(("goal", "times"), HAPPENED)
def test_events_are_meant_by_kind_rule_points_person_and_what_is_told(goal: EventHappened, times: int) -> None:
    """One event of the learner, one of another seat."""
    seen = account(events=(EVENT, THEIRS))
    assert goal.count(seen) == times
    assert goal.holds(seen) is (times >= 1)


def test_events_can_be_asked_for_more_than_once_or_never() -> None:
    """The number of times has two bounds."""
    twice = account(events=(EVENT, EVENT))
    assert EventHappened(times=Bounds(2)).holds(twice)
    assert not EventHappened(times=Bounds(3)).holds(twice)
    assert not EventHappened(times=Bounds(most=1)).holds(twice)
    assert EventHappened(times=Bounds(most=0)).holds(account())


def test_points_are_those_gained_since_the_step_began() -> None:
    """From one source or from all."""
    later = account()
    opened(later.state).points[0] = [3, 4, 0]
    before = later.game.copy(later.state)
    opened(before).points[0] = [3, 0, 0]
    seen = replace(later, before=before)
    assert Gained("lot", Bounds(4)).holds(seen)
    assert not Gained("stall").holds(seen)
    assert Gained(points=Bounds(4, 4)).holds(seen)
    assert not Gained(points=Bounds(5)).holds(seen)


def test_features_are_asked_for_as_they_are_or_by_how_much_they_grew() -> None:
    """An unknown one counts as nothing."""
    seen = account("draw", "discard 3")
    poorer = seen.game.copy(seen.state)
    opened(poorer).coins[0] = 1
    later = replace(seen, state=poorer)
    assert FeatureHas("coins", Bounds(1, 1)).holds(later)
    assert FeatureHas("coins", Bounds(most=-3), gained=True).holds(later)
    assert not FeatureHas("coins", Bounds(1), gained=True).holds(later)
    assert not FeatureHas("none").holds(later)


def test_pieces_lie_at_a_spot() -> None:
    """All of them, or those of one symbol, counted."""
    seen = account()
    assert PiecesLie("hand.0.0").holds(seen)
    assert PiecesLie("hand.0.0", "card-3").holds(seen)
    assert not PiecesLie("hand.0.0", "card-4").holds(seen)
    assert PiecesLie("deck", number=Bounds(10, 10)).holds(seen)
    assert PiecesLie("hand.0.1", number=Bounds(most=0)).holds(seen)


def test_what_is_hidden_from_the_learner_does_not_lie_there() -> None:
    """The other merchant's card is not seen."""
    assert not PiecesLie("hand.1.0", "card-5").holds(account())


def test_moves_refusals_picks_and_answers() -> None:
    """Each is one of some."""
    seen = account("draw", refused=("toy.turn.order",), picked=("lot",), answer=3)
    assert Moved(("keep", "draw")).holds(seen)
    assert not Moved(("keep",)).holds(seen)
    assert Refused().holds(seen)
    assert Refused(("toy.turn.order", "toy.bid.coins")).holds(seen)
    assert not Refused(("toy.bid.coins",)).holds(seen)
    assert not Refused().holds(account())
    assert Picked(("lot",)).holds(seen)
    assert not Picked(("deck",)).holds(seen)
    assert Answered((2, 3)).holds(seen)
    assert not Answered(("3",)).holds(seen)


def test_the_turn_is_over_when_another_seat_decides() -> None:
    """Drawing asks for a discard first."""
    assert not TurnOver().holds(account("draw"))
    assert TurnOver(over=False).holds(account("draw"))
    assert TurnOver().holds(account("keep"))
    assert not GameOver().holds(account("keep"))
    assert GameOver(over=False).holds(account("keep"))


def test_goals_combine() -> None:
    """All, any and not."""
    yes, no = Moved(("draw",)), Moved(("keep",))
    seen = account("draw")
    assert AllOf((yes, NotSo(no))).holds(seen)
    assert not AllOf((yes, no)).holds(seen)
    assert AnyOf((no, yes)).holds(seen)
    assert not AnyOf((no,)).holds(seen)
    assert list(leaves(AllOf((yes, NotSo(AnyOf((no, Refused()))))))) == [yes, no, Refused()]


REACHED: list[tuple[Goal, tuple[str, ...], GoalReachability]] = [
    (EventHappened(kind="discarded"), (), GoalReachability.YES),
    (EventHappened(kind="discarded"), ("keep",), GoalReachability.NO),
    (EventHappened(kind="discarded", parameters=(("card", "1"),)), ("draw",), GoalReachability.YES),
    (EventHappened(kind="discarded", parameters=(("card", "6"),)), (), GoalReachability.NO),
    (AllOf((TurnOver(), Moved(("keep",)))), (), GoalReachability.YES),
    (AllOf((TurnOver(), Moved(("keep",)))), ("draw",), GoalReachability.NO),
    (NotSo(EventHappened(kind="drew")), ("draw",), GoalReachability.NO),
    (EventHappened(kind="drew", times=Bounds(2)), (), GoalReachability.NO),
    (Refused(), (), GoalReachability.UNKNOWN),
    (AllOf((TurnOver(), Picked(("deck",)))), (), GoalReachability.UNKNOWN),
]


@pytest.mark.parametrize(("goal", "moves", "found"), REACHED)
def test_a_search_tells_whether_a_goal_can_be_reached_in_this_turn(
    goal: Goal, moves: tuple[str, ...], found: GoalReachability
) -> None:
    """What depends on attempts and not on moves cannot be told."""
    assert reach(goal, account(*moves)) is found


def test_a_search_gives_up_at_its_bound() -> None:
    """Nothing is said then: a wrong alarm would be worse."""
    assert reach(EventHappened(kind="bid"), account(), most=2) is GoalReachability.UNKNOWN
    assert reach(EventHappened(kind="bid"), account(), most=50) is GoalReachability.NO
