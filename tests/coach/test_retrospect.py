"""Looking back: every decision of a record once, the costly ones named, in steps, the same every time."""

import pytest
from coach.situations import SMALL, TRAJAN
from the_games import TOY, AnyGame

from trajan_tutor.coach.adviser import Effort
from trajan_tutor.coach.retrospect import Retrospect
from trajan_tutor.coach.reviewed_moments import walked
from trajan_tutor.coach.reviewer import Reviewer
from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.record import Record

TINY = Effort(search=20, finalists=2, finals=6, pairs=10, most_pairs=20, answers=0, second=0)


def random_record(game: AnyGame, seed: int, most: int = 10_000) -> Record:
    """Return a record of random moves."""
    setup = Setup(seats=2, seed=seed)
    state = game.new_game(setup)
    rng = Rng(seed)
    moves: list[str] = []
    while not game.is_over(state) and len(moves) < most:
        choices = game.legal(state)
        move = choices[rng.below(len(choices))]
        moves.append(game.notation(move))
        game.apply(state, move)
    return Record(game.name, setup, moves)


def reviewed(game: AnyGame, record: Record, seats: tuple[int, ...] = (), step: int = 50) -> Retrospect:
    """Judge a record to its end."""
    reviewer = Reviewer(game, record, seats, 3, TINY, SMALL)
    while not reviewer.step(step):
        pass
    return reviewer.retrospect()


@pytest.mark.parametrize("game", [TRAJAN, TOY], ids=lambda game: game.name)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_moments_are_the_decisions_of_the_record(game: AnyGame, seed: int) -> None:
    """Each begins where it says, holds the moves that were made, and left a choice."""
    record = random_record(game, seed)
    moments, points = walked(game, record)
    state = game.new_game(record.setup)
    chosen = set()
    for number, text in enumerate(record.moves):
        if len(game.legal(state)) > 1:
            chosen.add(number)
        for moment in moments:
            if moment.number == number:
                assert game.key(moment.state) == game.key(state)
                assert game.current_seat(state) == moment.seat
                assert [game.notation(move) for move in moment.moves] == record.moves[
                    number : number + len(moment.moves)
                ]
        game.apply(state, game.parse(text))
    covered = {moment.number + at for moment in moments for at in range(len(moment.moves))}
    assert chosen <= covered
    assert [one[-1] for one in points] == [game.ledger(state, seat).total for seat in range(2)]


def test_the_costliest_come_first_and_only_those_that_cost() -> None:
    """What is as good as the best is never held against anybody."""
    retrospect = reviewed(TRAJAN, random_record(TRAJAN, 5, 40))
    costly = retrospect.costliest()
    assert 0 < len(costly) <= 3
    assert all(one.grade.is_costly for one in costly)
    assert [one.verdict.cost for one in costly] == sorted((one.verdict.cost for one in costly), reverse=True)
    assert costly[0].verdict.cost == max(one.verdict.cost for one in retrospect.judged)
    for one in costly:
        assert one.better()
        assert one.better() != one.played


def test_the_same_record_gives_the_same_retrospect_however_it_is_cut_into_steps() -> None:
    """One by one or many at once."""
    record = random_record(TRAJAN, 7, 16)
    one, other = reviewed(TRAJAN, record, step=1), reviewed(TRAJAN, record, step=1000)
    assert [judged.verdict for judged in one.judged] == [judged.verdict for judged in other.judged]
    assert one.points == other.points


def test_only_the_seats_asked_for_are_judged() -> None:
    """The others' decisions are their own affair."""
    retrospect = reviewed(TOY, random_record(TOY, 2), (1,))
    assert {judged.moment.seat for judged in retrospect.judged} == {1}


def test_it_can_be_asked_on_the_way_and_given_up() -> None:
    """What was judged stays."""
    reviewer = Reviewer(TRAJAN, random_record(TRAJAN, 5, 30), (), 3, TINY, SMALL)
    seen = [reviewer.progress]
    while len(reviewer.judged) < 2:
        reviewer.step(20)
        seen.append(reviewer.progress)
    assert seen == sorted(seen)
    reviewer.cancel()
    assert len(reviewer.retrospect().judged) >= 2
    with pytest.raises(MisusedError, match="coach-cancelled-twice"):
        reviewer.cancel()
    with pytest.raises(MisusedError, match="coach-cancelled"):
        reviewer.step()


def test_a_record_that_cannot_be_played_is_refused() -> None:
    """With the number of the move."""
    record = random_record(TRAJAN, 5, 10)
    record.moves[4] = "no such move"
    with pytest.raises(UnreadableError, match="number=5"):
        Reviewer(TRAJAN, record)
    empty = reviewed(TRAJAN, Record("trajan", Setup(seats=2, seed=1), []))
    assert empty.judged == ()
    assert Reviewer(TRAJAN, Record("trajan", Setup(seats=2, seed=1), [])).progress == 1
