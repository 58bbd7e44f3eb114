"""A search looks at every turn where they are few, and draws them where they are many."""

from typing import Any

import pytest
from games.trajan.random_games import after_turns, begun
from the_games import CAESAR, TRAJAN, AnyGame, AnyState

from trajan_tutor.engine.game import Setup
from trajan_tutor.search.drivers import Budget, run
from trajan_tutor.search.lookahead import Line, Lookahead, Settings
from trajan_tutor.search.sampling import work
from trajan_tutor.search.turns import digest


def search_of(game: AnyGame, state: AnyState, **settings: Any) -> Lookahead:
    """Return a search for the turn of the seat to act."""
    names: dict[str, Any] = {"turns_drawn": 60, "kept": 8, "turns_ahead": 1, "tries": 2, **settings}
    return Lookahead(game, game.observe(state, game.current_seat(state)), 11, Settings(**names))


def looked_at(search: Lookahead) -> set[bytes]:
    """Advance a search until it has its candidates; return the marks of all turns that it found."""
    while not search.samples:
        search.step(1)
    return set(search._found)


def ends_by_brute_force(search: Lookahead) -> set[bytes]:
    """Return the marks of all turns of the first deal, by trying every order of everything."""
    game, seat = search.game, search.observation.seat
    found: set[bytes] = set()
    waiting = [game.copy(search._root)]
    while waiting:
        here = waiting.pop()
        for move in game.legal(here):
            after = game.copy(here)
            game.apply(after, move)
            if game.reveals(here, move) or game.may_evaluate(after) or game.current_seat(after) != seat:
                found.add(digest(game, after))
            else:
                waiting.append(after)
    return found


@pytest.mark.parametrize(("game", "seats", "seed"), [(TRAJAN, 2, 1), (TRAJAN, 3, 3), (CAESAR, 2, 4)])
def test_few_turns_are_all_looked_at(game: AnyGame, seats: int, seed: int) -> None:
    """None is missing, and none is drawn."""
    state = game.new_game(Setup(seats=seats, seed=seed))
    search = search_of(game, state, enumerated=2000)
    assert looked_at(search) == ends_by_brute_force(search)
    assert search.knows_all
    assert search.drawn == 0


def test_many_turns_are_drawn() -> None:
    """Where more positions lie on the ways than a search looks at; what it found until then stays."""
    state = after_turns(begun(2, 2), 2, 3)
    search = search_of(TRAJAN, state, enumerated=5)
    assert len(looked_at(search)) > 10
    assert not search.knows_all
    assert search.drawn == 60


def test_a_search_that_looks_at_none_draws_as_before() -> None:
    """The first tasks draw turns."""
    search = search_of(TRAJAN, begun(2, 2), enumerated=0)
    assert all(task.is_draw for task in search.give_out(9))


def lines_after(search: Lookahead, steps: list[int]) -> list[Line]:
    """Return the lines of a search that was advanced in such steps."""
    for step in steps:
        search.step(step)
    return search.lines()


def test_the_answer_does_not_depend_on_how_the_steps_were_cut() -> None:
    """One long step, or many short ones, in the middle of a layer too."""
    state = begun(2, 4)
    whole = lines_after(search_of(TRAJAN, state), [300])
    assert lines_after(search_of(TRAJAN, state), [1] * 300) == whole
    assert lines_after(search_of(TRAJAN, state), [7, 63, 130, 100]) == whole
    assert whole[0].samples > 1


def test_the_answer_does_not_depend_on_who_did_the_tasks() -> None:
    """What a worker comes to is what the search itself comes to."""
    state = begun(2, 4)
    alone, helped = search_of(TRAJAN, state), search_of(TRAJAN, state)
    run(alone, Budget(samples=90))
    while helped.samples < 90:
        tasks = helped.give_out(90 - helped.samples)
        helped.take_in(work(helped.question, tasks))
    assert helped.lines() == alone.lines()


def test_named_turns_may_be_evened_out_while_turns_are_looked_at() -> None:
    """The layer that was broken off begins again, and all turns are found."""
    state = begun(2, 1)
    whole = looked_at(search_of(TRAJAN, state, enumerated=2000))
    search = search_of(TRAJAN, state, enumerated=2000)
    search.step(9)
    named = search.include((TRAJAN.legal(state)[0],))
    search.step(search.even_out([named], 3))
    assert search.line_of(named).samples == 3
    while not search.knows_all:
        search.step(1)
    assert whole <= set(search._found)


def test_what_is_hidden_does_not_matter() -> None:
    """Positions that differ in hidden things only have the same turns and the same estimates."""
    state = after_turns(begun(2, 8), 8, 4)
    seen = TRAJAN.observe(state, TRAJAN.current_seat(state))
    lines = lines_after(search_of(TRAJAN, state), [250])
    for seed in range(2):
        assert lines_after(search_of(TRAJAN, TRAJAN.determinize(seen, seed)), [250]) == lines
