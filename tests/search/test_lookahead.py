"""The lookahead: from an observation only, the same answer however its steps are cut, and worth following."""

import pickle

import pytest
from the_games import TOY, AnyGame
from the_games import TRAJAN as GAME

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.search.bots import find_bot
from trajan_tutor.search.lookahead import Line, Lookahead, Settings, best_turn
from trajan_tutor.search.sampling import finish_turn

SMALL = Settings(enumerated=0, turns_drawn=60, kept=8)


def found(seed: int, steps: list[int], *, seats: int = 2, settings: Settings = SMALL) -> list[Line]:
    """Search a quick start of Trajan in steps."""
    state = GAME.new_game(Setup(seats=seats, seed=seed))
    search = Lookahead(GAME, GAME.observe(state, GAME.current_seat(state)), 11, settings)
    for step in steps:
        search.step(step)
    return search.lines()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_answer_does_not_depend_on_how_the_steps_were_cut(seats: int) -> None:
    """One long step, many short ones, uneven ones."""
    whole = found(3, [140], seats=seats)
    assert found(3, [1] * 140, seats=seats) == whole
    assert found(3, [7, 63, 60, 10], seats=seats) == whole
    assert sum(line.samples for line in whole) == 80


def test_the_answer_does_not_depend_on_hidden_things() -> None:
    """The same position with hidden things dealt anew gives the same observation, so the same lines."""
    state = GAME.new_game(Setup(seats=3, seed=8))
    seat = GAME.current_seat(state)
    seen = GAME.observe(state, seat)
    search = Lookahead(GAME, seen, 5, SMALL)
    search.step(120)
    for seed in range(3):
        dealt = GAME.determinize(seen, seed)
        again = Lookahead(GAME, GAME.observe(dealt, seat), 5, SMALL)
        again.step(120)
        assert again.lines() == search.lines()


def test_every_line_can_be_played() -> None:
    """Its moves are legal one after the other, up to the first that shows something hidden."""
    for seed in range(4):
        state = GAME.new_game(Setup(seats=2, seed=seed))
        lines = found(seed, [100])
        assert 1 < len(lines) <= SMALL.kept
        for line in lines:
            after = GAME.copy(state)
            for number, move in enumerate(line.moves):
                assert move in GAME.legal(after)
                assert not GAME.reveals(after, move) or number == len(line.moves) - 1
                GAME.apply(after, move)


def test_turns_that_come_to_the_same_are_one_candidate() -> None:
    """No two candidates lead to the same state in the deal they were drawn in."""
    state = GAME.new_game(Setup(seats=2, seed=2))
    search = Lookahead(GAME, GAME.observe(state, 0), 1, SMALL)
    search.step(SMALL.turns_drawn)
    dealt = search._root
    keys = set()
    for candidate in search.candidates:
        after = GAME.copy(dealt)
        for move in candidate.moves:
            GAME.apply(after, move)
        keys.add(GAME.key(after))
    assert len(keys) == len(search.candidates)


def test_more_samples_go_to_better_turns() -> None:
    """The best line has more samples than the worst, and a smaller error than after the first ones."""
    lines = found(5, [460])
    assert lines[0].samples > lines[-1].samples >= SMALL.first_samples
    assert lines[0].margin >= lines[-1].margin
    assert lines[0].error < 5


def test_the_search_begins_in_the_middle_of_a_turn_too() -> None:
    """What was already done is not asked again."""
    state = GAME.new_game(Setup(seats=2, seed=7))
    GAME.apply(state, GAME.legal(state)[0])
    search = Lookahead(GAME, GAME.observe(state, 0), 1, SMALL)
    search.step(100)
    assert all(line.moves[0] in GAME.legal(state) for line in search.lines())


def test_a_search_can_be_sent_to_another_process() -> None:
    """Half done, it goes on there as here."""
    state = GAME.new_game(Setup(seats=2, seed=7))
    search = Lookahead(GAME, GAME.observe(state, 0), 1, SMALL)
    search.step(80)
    sent = pickle.loads(pickle.dumps(search))  # noqa: S301 - it was pickled here
    search.step(20)
    sent.step(20)
    assert sent.lines() == search.lines()


def test_it_is_asked_for_the_seat_to_act_and_before_the_end() -> None:
    """Anything else is a call that makes no sense."""
    state = GAME.new_game(Setup(seats=2, seed=7))
    with pytest.raises(MisusedError):
        Lookahead(GAME, GAME.observe(state, 1), 1)
    GAME.play_out(state, Rng(1))
    with pytest.raises(MisusedError):
        Lookahead(GAME, GAME.observe(state, 0), 1)


def test_it_knows_no_particular_game() -> None:
    """The toy of the tests is searched like any other."""
    game: AnyGame = TOY
    state = game.new_game(Setup(seats=2, seed=3))
    search = Lookahead(game, game.observe(state, game.current_seat(state)), 1, SMALL)
    search.step(100)
    assert search.lines()[0].moves[0] in game.legal(state)


def test_the_best_turn_is_the_best_of_those_drawn() -> None:
    """Each from a stream of its own; and the state that it begins from stays as it is."""
    state = GAME.new_game(Setup(seats=2, seed=4))
    before = GAME.key(state)
    worths = []
    streams = Rng(1).below(1 << 28)
    for number in range(12):
        after = GAME.copy(state)
        GAME.finish_scope(after, Rng(streams + number))
        worths.append(GAME.evaluate(after, 0))
    assert GAME.evaluate(best_turn(GAME, state, Rng(1), 12), 0) == max(worths)
    assert GAME.key(state) == before


def test_every_turn_of_a_playout_takes_one_number() -> None:
    """Whatever happens in it: so the turns that follow draw alike after all candidates."""
    state = GAME.new_game(Setup(seats=2, seed=4))
    middle = GAME.copy(state)
    GAME.apply(middle, GAME.legal(middle)[0])
    after_one = Rng(1)
    after_one.below(9)
    following = after_one.below(1000)
    for begun in (state, middle):
        rng = Rng(1)
        finish_turn(GAME, begun, rng, SMALL)
        assert rng.below(1000) == following
    rng = Rng(1)
    best_turn(GAME, state, rng, 3)
    assert rng.below(1000) == following


def test_it_is_soon_ahead_of_the_random_bot() -> None:
    """After a dozen turns from either seat, by what the position is worth."""
    bots = [find_bot("lookahead"), find_bot("random")]
    for mine in (0, 1):
        state = GAME.new_game(Setup(seats=2, seed=mine))
        rng = Rng(mine)
        while GAME.begun(state) < 13:
            actor = GAME.current_seat(state)
            bot = bots[(actor + mine) % 2]
            GAME.apply(state, bot.choose(GAME, GAME.observe(state, actor), rng))
        assert GAME.evaluate(state, mine) > GAME.evaluate(state, 1 - mine) + 1000
