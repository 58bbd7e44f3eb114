"""Looking back: every decision of a record once, the costly ones named, in steps, the same every time."""

from itertools import pairwise

import pytest
from coach.situations import SMALL, TRAJAN
from the_games import TOY, AnyGame, find_game

from trajan_tutor.coach.adviser import Effort
from trajan_tutor.coach.estimates import NINE_OF_TEN
from trajan_tutor.coach.grades import Grade, grade_verdict
from trajan_tutor.coach.retrospect import Judged, Retrospect
from trajan_tutor.coach.reviewed_moments import ReviewedMoment, moments_of
from trajan_tutor.coach.reviewer import CloserLook, Reviewer, likeliest
from trajan_tutor.coach.verdict import judge
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
    moments, points = moments_of(game, record)
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
    assert all(one.verdict.low > 0 for one in costly)
    assert [one.verdict.cost for one in costly] == sorted((one.verdict.cost for one in costly), reverse=True)
    assert costly[0].verdict.cost == max(one.verdict.cost for one in retrospect.judged if one.is_clear)
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
    retrospect = reviewed(TOY, random_record(TOY, 2, 8), (1,))
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


def looked_at(*costs: tuple[float, float, int], seat: int = 0) -> list[Judged]:
    """Return decisions of a seat by what they cost, the half of the interval of that, and how often they were met."""
    found = []
    for number, (cost, half, looks) in enumerate(costs):
        verdict = judge(cost, half / NINE_OF_TEN, 100, thresholds=(2, 5, 10))
        moment = ReviewedMoment(number, number, seat, (), TOY.new_game(Setup(seats=2, seed=1)))
        found.append(Judged(moment, verdict, grade_verdict(verdict), (), (), (), (), looks))
    return found


def test_what_may_have_cost_nothing_is_not_named() -> None:
    """Only what cost more than nothing in nine cases of ten, and no small loss, is clear; the costliest come first."""
    judged = looked_at((9, 10, 1), (6, 3, 1), (1, 0.5, 1), (12, 4, 1), (3, 1, 1), (4, 1, 1))
    assert [one.is_clear for one in judged] == [False, True, False, True, True, True]
    retrospect = Retrospect(tuple(judged), ((), ()))
    assert [one.moment.number for one in retrospect.costliest()] == [3, 1, 5]
    assert retrospect.costliest(seats=(1,)) == ()


def test_what_cannot_be_graded_is_told_of_once() -> None:
    """Over more than two neighbouring classes there is no grade, but that it surely cost something."""
    judged = looked_at((3, 4, 1), (4.5, 1, 1), (7, 4.6, 1), (0.5, 1, 1))
    assert [one.grade.grade for one in judged] == [Grade.OPEN, Grade.SLIGHTLY, Grade.COSTS, Grade.AS_GOOD]
    told = dict(Retrospect(tuple(judged), ((), ())).message.parameters)
    assert told == {"decisions": 4, "fine": 1, "open": 1}


def test_the_time_goes_to_what_may_have_cost_most() -> None:
    """Of those that were looked at less often, as long as one may have cost more than the three that are known."""
    judged = looked_at((4, 8, 0), (9, 2, 0), (0, 0.5, 0), (1, 2, 0))
    assert likeliest(judged, 0, 1) == 1
    assert likeliest(judged, 1, 1) is None
    assert likeliest(looked_at((4, 2, 0), (20, 2, 1), (15, 2, 1), (12, 2, 1)), 0, 1) is None
    assert likeliest(looked_at((4, 2, 0), (20, 2, 1), (15, 2, 1)), 0, 1) == 0
    assert likeliest(looked_at((0.5, 1, 0), (1, 0.5, 0)), 0, 1) is None


def test_closer_looks_are_counted_and_end_the_same_however_they_are_cut_into_steps() -> None:
    """The last of them is as deep as a hint."""
    record = random_record(TRAJAN, 7, 16)
    looks = (CloserLook(TINY, 3), CloserLook(TINY, 2, deep=True))
    one, other = (Reviewer(TRAJAN, record, (0,), 3, TINY, SMALL, looks) for _ in range(2))
    while not one.step(1):
        pass
    found = [judged.looks for judged in one.judged]
    assert found.count(2) <= 2
    assert sum(looks > 0 for looks in found) <= 5
    assert {judged.is_deep for judged in one.judged if judged.looks == 2} <= {True}
    assert [judged.verdict for judged in other.finish().judged] == [judged.verdict for judged in one.judged]
    assert one.progress == 1


@pytest.mark.parametrize("name", ["trajan", "caesar", "sylla"])
def test_the_first_turn_of_a_game_and_of_a_position_is_turn_1(name: str) -> None:
    """Nobody reads of a turn 0, and those of a record follow one another."""
    game = find_game(name)
    state = game.new_game(Setup(seats=game.seat_counts[0], seed=4))
    laid = Setup(seats=game.seat_counts[0], seed=4, position=game.dumps(state))
    for setup in (Setup(seats=game.seat_counts[0], seed=4), laid):
        moves, rng, played = list[str](), Rng(4), game.new_game(setup)
        while len(moves) < 12:
            choices = game.legal(played)
            move = choices[rng.below(len(choices))]
            moves.append(game.notation(move))
            game.apply(played, move)
        turns = [moment.turn for moment in moments_of(game, Record(name, setup, moves))[0]]
        assert turns[0] == 1
        assert all(later - earlier in (0, 1) for earlier, later in pairwise(turns))
