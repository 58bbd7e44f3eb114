"""What a search tells about turns: samples, ledgers, named turns, and fair comparisons."""

import pytest
from search.searches import SMALL, begun, position, search_of
from the_games import TOY, AnyState
from the_games import TRAJAN as GAME

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.candidates import Candidate, best_first, shares
from trajan_tutor.search.drivers import Budget, run
from trajan_tutor.search.lines import Line, difference
from trajan_tutor.search.lookahead import Lookahead, Selection, Settings
from trajan_tutor.search.sampling import Sampled, first_deal, play_on, sample, seed_of


def test_mean_spread_and_error_are_those_of_the_margins() -> None:
    """And the samples of all lines together are those of the search."""
    search = begun(3, 9)
    search.step(400)
    lines = search.lines()
    assert sum(line.samples for line in lines) == search.samples
    for line in lines:
        points = [margin / 100 for margin in line.margins]
        mean = sum(points) / len(points)
        deviation = (sum((one - mean) ** 2 for one in points) / (len(points) - 1)) ** 0.5
        assert len(points) == line.samples
        assert line.margin == pytest.approx(mean)
        assert line.spread == pytest.approx(deviation)
        assert line.error == pytest.approx(deviation / len(points) ** 0.5)


def test_sample_number_i_of_a_line_can_be_played_again_by_hand() -> None:
    """Deal by its seed, play the turn, play on; gains are the difference of the ledgers there and now."""
    search = begun(4, 7)
    search.step(200)
    line = search.lines()[0]
    gains = [0] * len(GAME.sources)
    for number, margin in enumerate(line.margins):
        seed = seed_of(11, 2, number)
        state = GAME.determinize(search.observation, seed)
        before, begun_in = GAME.ledger(state, search.observation.seat), GAME.copy(state)
        for move in line.moves:
            GAME.apply(state, move)
        state = play_on(GAME, begun_in, state, Rng(seed), search.settings)
        worths = [GAME.evaluate(state, seat) for seat in range(2)]
        mine = search.observation.seat
        assert margin == worths[mine] - worths[1 - mine]
        after = GAME.ledger(state, mine)
        gains = [have + points for have, points in zip(gains, (after - before).points, strict=True)]
    assert line.gains == tuple(points / line.samples for points in gains)
    assert any(line.gains)
    assert any(line.rival_gains)


def test_near_the_end_samples_that_ended_are_counted_and_a_win_is_one_of_them() -> None:
    """A share of wins is only told where the game was played to its end."""
    state = position(2)
    rng = Rng(2)
    while True:
        before = GAME.copy(state)
        GAME.finish_scope(state, rng)
        if GAME.is_over(state):
            break
    search = search_of(before)
    search.step(120)
    for line in search.lines():
        assert line.ended == line.samples
        assert 0 <= line.won <= line.ended
    early = begun(2)
    early.step(120)
    assert all(line.ended == 0 == line.won for line in early.lines())


def test_lines_are_compared_over_the_samples_that_both_have_met() -> None:
    """Pair by pair; a line has no difference to itself."""
    search = begun(5, 4)
    search.step(300)
    best, *_, last = search.lines()
    mean, error = difference(best, last)
    pairs = [(a - b) / 100 for a, b in zip(best.margins, last.margins, strict=False)]
    assert mean == pytest.approx(sum(pairs) / len(pairs))
    assert error > 0
    assert difference(best, best) == (0.0, 0.0)


def test_a_named_turn_is_a_candidate_and_never_dropped() -> None:
    """Before the search or in its midst, also a bad one; it gets samples like the others."""
    for steps in (0, 30, 200):
        search = begun(6, 5)
        search.step(steps)
        state = first_deal(search.question)
        mine = search.include(GAME.legal(state)[:1])
        search.step(200)
        assert search.line_of(mine).samples >= SMALL.first_samples
        assert mine in [line.moves for line in search.lines()]


def test_a_named_turn_that_comes_to_the_same_is_the_candidate_that_was_there() -> None:
    """Markers dropped in another order but to the same trays, for instance."""
    search = begun(7, 6)
    search.step(100)
    number = len(search.candidates)
    for line in search.lines():
        assert search.include(line.moves) == line.moves
    assert len(search.candidates) == number


def test_a_named_turn_is_followed_only_as_far_as_the_observer_can_know() -> None:
    """What it shows is dealt anew each time, so later moves cannot be fixed."""
    state = position(1)
    move = next(move for move in GAME.legal(state) if not GAME.reveals(state, move))
    search = search_of(state)
    long = search.include([move])
    assert long == (move,)
    toy = TOY.new_game(Setup(seats=2, seed=3))
    shown = next(move for move in TOY.legal(toy) if TOY.reveals(toy, move))
    other = search_of(toy, game=TOY)
    assert other.include([shown, 999]) == (shown,)


def test_a_turn_that_cannot_be_played_is_refused() -> None:
    """No moves, an illegal move, and a turn that nobody named."""
    search = begun(6)
    with pytest.raises(MisusedError, match="search-turn-empty"):
        search.include([])
    legal = GAME.legal(first_deal(search.question))
    with pytest.raises(MisusedError, match="search-turn-illegal move=forum games"):
        search.include([GAME.parse("forum games")])
    with pytest.raises(MisusedError, match="search-turn-unknown"):
        search.even_out([(legal[0], legal[0])], 3)


def test_named_turns_are_brought_to_the_same_number_of_samples() -> None:
    """What is owed is done first, whatever the budget; then the rounds go on."""
    search = begun(8, 3)
    search.step(150)
    turns = [line.moves for line in search.lines()[-3:]]
    pending = search.even_out(turns, 90)
    assert pending == sum(90 - search.line_of(moves).samples for moves in turns) == search.pending
    run(search, Budget(samples=1))
    assert search.pending == 0
    assert {search.line_of(moves).samples for moves in turns} == {90}
    before = search.samples
    run(search, Budget(samples=before + 100))
    assert search.samples == before + 100


def candidates(means: list[int]) -> list[Candidate]:
    """Return candidates with four samples each of a mean."""
    found = []
    for number, mean in enumerate(means):
        one = Candidate(bytes([number]), (number,), 0)
        for _ in range(4):
            one.meet(Sampled(mean, (), (), is_over=False, is_won=False))
        found.append(one)
    return found


@pytest.mark.parametrize("selection", list(Selection))
def test_all_samples_of_a_round_are_given_and_better_candidates_get_more(selection: Selection) -> None:
    """Every candidate has its first ones; the best has at least as many as any other."""
    some = candidates([300, 100, 500, -200, 0, 200])
    for _ in range(6):
        given = shares(some, 60, Settings(selection=selection))
        assert sum(given) == 60
        for one, more in zip(some, given, strict=True):
            for _ in range(more):
                one.meet(Sampled(int(one.mean), (), (), is_over=False, is_won=False))
    counts = [one.samples for one in best_first(some)]
    assert counts[0] == max(counts)
    assert counts[0] > 2 * counts[-1]
    fresh = [*some, Candidate(b"x", (9,), 0)]
    assert shares(fresh, 40, Settings(selection=selection))[-1] >= 4


def test_halving_gives_the_best_two_the_same_and_the_others_by_their_rank() -> None:
    """The candidate of rank r has about 1/r of the samples that rank 1 has, as after the rounds of a halving."""
    some = candidates([700, 600, 500, 400, 300, 200, 100, 0])
    given = shares(some, 2000, Settings())
    counts = [one.samples + more for one, more in zip(some, given, strict=True)]
    assert counts[0] == pytest.approx(counts[1], rel=0.1)
    assert counts[3] == pytest.approx(counts[0] / 2, rel=0.2)
    assert counts[7] == pytest.approx(counts[0] / 4, rel=0.25)


def test_more_samples_look_at_more_turns() -> None:
    """Progressive widening: further turns are drawn, and more of them become candidates."""
    search = begun(9, 8, widening=2.0)
    search.step(100)
    few, drawn = len(search.candidates), search.drawn
    run(search, Budget(samples=1200))
    assert drawn == 60
    assert search.drawn > 500
    assert len(search.candidates) > 2 * few


def test_turns_are_compared_in_a_position_of_the_toy_too() -> None:
    """Any game has lines with gains by its own sources."""
    search = search_of(TOY.new_game(Setup(seats=3, seed=2)), game=TOY)
    search.step(150)
    assert all(len(line.gains) == len(TOY.sources) for line in search.lines())


def test_a_sample_is_the_same_wherever_it_is_met() -> None:
    """It depends on the question, the turn and its number alone."""
    search: Lookahead = begun(3, 2)
    search.step(100)
    line: Line = search.lines()[0]
    again = [sample(search.question, line.moves, number).margin for number in range(line.samples)]
    assert tuple(again) == line.margins


class Won(type(TOY)):  # type: ignore[misc]
    """The toy, valued as a game is in which only the win counts in the end."""

    def evaluate(self, state: AnyState, seat: int) -> int:
        """Return a fortune to the winner."""
        return int(super().evaluate(state, seat)) + 10_000_000 * (seat in self.winners(state))


def test_a_win_outweighs_everything_else() -> None:
    """The margin of a line is ruled by the samples that were won or lost."""
    game = Won()
    state = game.new_game(Setup(seats=2, seed=4))
    search = search_of(state, game=game, settings=Settings(turns_drawn=60, kept=8, turns_ahead=8))
    search.step(200)
    best = search.lines()[0]
    assert best.won > 0
    for line in search.lines():
        wins = sum(margin > 1_000_000 for margin in line.margins)
        assert wins <= line.won <= line.ended == line.samples
    assert best.won / best.samples == max(line.won / line.samples for line in search.lines())
