"""Where to look before a hint is found: only what holds for every turn that may still be the best."""

import pytest

from trajan_tutor.coach.adviser import Adviser, Effort
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.session import Session
from trajan_tutor.shown.hint import adviser_for

SOME = Effort(search=30, finalists=4, finals=8, pairs=8, most_pairs=8, answers=0, second=0)
_TASKS = 5


def position(game: str, seed: int) -> Session:
    """Return a position some decisions into a game."""
    session = new_session(game, seats=2, seed=seed)
    for number in range(seed):
        moves = session.choices()
        session.choose(session.game.notation(moves[7 * number % len(moves)]))
    return session


def looked(adviser: Adviser) -> list[tuple[int, object]]:
    """Return what was said of where to look after some tasks each, with how many turns were in question then."""
    told: list[tuple[int, object]] = []
    while not adviser.step(_TASKS):
        told.append((len(adviser.study.in_question()), adviser.look()))
    return told


@pytest.mark.parametrize(("game", "seed"), [("trajan", 3), ("caesar", 5)])
def test_what_was_told_before_is_what_the_hint_says(game: str, seed: int) -> None:
    """Turns that may be the best grow fewer, and the best of all is among them."""
    adviser = adviser_for(position(game, seed), effort=SOME)
    told = looked(adviser)
    # In the order that prepares most, perhaps.
    assert sorted(adviser.study.best) in map(sorted, adviser.study.in_question())
    counts = [count for count, _ in told]
    assert counts[-1] <= SOME.finalists < max(counts)
    last = adviser.hint().look()
    assert told[-1][1] in (None, last)
