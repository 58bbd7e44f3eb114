"""What the levels of a hint say: what turns have in common is told once, what is certain before what is likely."""

from trajan_tutor.coach.difference_parts import Owner, ReasonTheme
from trajan_tutor.coach.estimates import NOTHING
from trajan_tutor.coach.ladder import consider, equal
from trajan_tutor.coach.reasons import Reason
from trajan_tutor.coach.turn_steps import TurnMove
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.planning import Merit, Stake


def steps(*notations: str) -> tuple[TurnMove, ...]:
    """Return steps by their notation."""
    return tuple(TurnMove(text, Message.of("coach-step", number=1, what=text), (), ()) for text in notations)


def reason(points: float, *, is_named: bool = True) -> Reason:
    """Return a reason of so many points."""
    return Reason(ReasonTheme(Owner.OWN, "any"), "rule", points, 0.1, Message.of(f"r{points}"), is_named=is_named)


def test_a_turn_that_begins_as_the_best_one_is_told_from_where_they_part() -> None:
    """At least its last step is told."""
    best = steps("sow I", "forum bread")
    assert equal(best, steps("sow I", "forum games"), NOTHING, 0).steps == steps("forum games")
    assert equal(best, steps("sow I", "forum games"), NOTHING, 0).begins_alike
    assert equal(best, steps("sow II", "forum bread"), NOTHING, 0).steps == steps("sow II", "forum bread")
    assert not equal(best, steps("sow II", "forum bread"), NOTHING, 0).begins_alike
    assert equal(best, steps("sow I"), NOTHING, 0).steps == steps("sow I")


def test_what_can_be_named_is_considered_before_what_cannot() -> None:
    """However much the other is; without any of the first kind it is told all the same."""
    named, unnamed = reason(2.0), reason(9.0, is_named=False)
    assert consider((unnamed, named), (), is_only=False).reason == named
    assert consider((unnamed,), (), is_only=False).reason == unnamed


def test_what_is_certain_is_considered_first_and_a_risk_never() -> None:
    """A risk is nothing to play for."""
    good, risk = Merit(Message.of("good"), "rule"), Merit(Message.of("risk"), "rule", is_risk=True)
    assert dict(consider((reason(4.0),), (), (risk, good), is_only=False).message.parameters)["reason"] == good.message
    assert consider((reason(4.0),), (), (risk,), is_only=False).reason == reason(4.0)


def at(place: str) -> Stake:
    """Return what is at stake at a place."""
    return Stake(Message.of("any"), (place,), Term(place))


def test_where_nothing_speaks_for_a_turn_the_places_that_are_as_good_are_named() -> None:
    """Each once; where no other idea is as good, that is told instead."""
    places = [at("syria"), at("creta"), at("syria")]
    message = consider((), (), is_only=False, equals=places).message
    assert message == Message.of("coach-consider-places", places=(Term("syria"), Term("creta")))
    assert consider((), (), is_only=False, equals=places[:1]).message.key == "coach-consider-best"
    for equals in ([], [None, None], [at("syria"), at("syria")]):
        assert consider((), (), is_only=False, equals=equals).message.key == "coach-consider-open"
