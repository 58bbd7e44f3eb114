"""Which answer to a turn is worth telling."""

from trajan_tutor.coach.answers import BestAnswer, likely
from trajan_tutor.coach.turn_steps import TurnMove
from trajan_tutor.engine.message import Message


def answer(times: int, deals: int, cost: float = 1.0) -> BestAnswer:
    """Return an answer that was the best one in so many deals."""
    return BestAnswer(1, TurnMove("any", Message.of("any"), (), ()), times, deals, cost, decisive_loss=12.0)


def test_an_answer_is_told_that_was_best_in_every_third_deal() -> None:
    """The first of them, which is the most frequent; a rarer one only where it may cost the game."""
    assert likely([answer(3, 8), answer(2, 8)]) == (answer(3, 8),)
    assert likely([answer(2, 8), answer(1, 8)]) == ()
    assert likely([answer(1, 8, 12.0)]) == (answer(1, 8, 12.0),)
    assert likely([]) == ()
