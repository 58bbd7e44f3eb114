"""What the levels of a hint say: what turns have in common is told once, and a question comes before a sentence."""

from trajan_tutor.coach.estimates import NOTHING
from trajan_tutor.coach.ladder import consider, equal
from trajan_tutor.coach.turn_steps import TurnMove
from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.planning import BoardQuestion, Stake


def steps(*notations: str) -> tuple[TurnMove, ...]:
    """Return steps by their notation."""
    return tuple(TurnMove(text, Message.of("coach-step", number=1, what=text), (), ()) for text in notations)


def test_a_turn_that_begins_as_the_best_one_is_told_from_where_they_part() -> None:
    """At least its last step is told."""
    best = steps("sow I", "forum bread")
    assert equal(best, steps("sow I", "forum games"), NOTHING, 0).steps == steps("forum games")
    assert equal(best, steps("sow I", "forum games"), NOTHING, 0).begins_alike
    assert equal(best, steps("sow II", "forum bread"), NOTHING, 0).steps == steps("sow II", "forum bread")
    assert not equal(best, steps("sow II", "forum bread"), NOTHING, 0).begins_alike
    assert equal(best, steps("sow I"), NOTHING, 0).steps == steps("sow I")


def test_a_question_comes_before_all_but_that_there_is_one_thing_to_do() -> None:
    """It shines where its answer lies."""
    question = BoardQuestion(Message.of("asked"), ("syria",))
    told = consider(question, equals=[at("syria"), at("creta")])
    assert (told.message, told.spots) == (question.message, ("syria",))
    assert consider(question, is_only=True).message.key == "coach-consider-only"


def at(place: str) -> Stake:
    """Return what is at stake at a place."""
    return Stake(Message.of("any"), (place,), Term(place))


def test_where_there_is_no_question_the_places_that_are_as_good_are_named() -> None:
    """Each once; where no other idea is as good, that is told instead."""
    places = [at("syria"), at("creta"), at("syria")]
    message = consider(None, equals=places).message
    assert message == Message.of("coach-consider-places", places=(Term("syria"), Term("creta")))
    assert consider(None, equals=places[:1]).message.key == "coach-consider-best"
    for equals in ([], [None, None], [at("syria"), at("syria")]):
        assert consider(None, equals=equals).message.key == "coach-consider-open"
