"""What the lessons of Sylla call best is best, counted over everything that can be done and that others can do."""

from collections.abc import Callable, Iterator

import pytest
from lessons.steps import place_of
from the_games import find_game, opened

from trajan_tutor.games.sylla.game import GAME
from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.games.sylla.rules.state import State
from trajan_tutor.lessons import scenarios
from trajan_tutor.lessons.find import find_lesson

YOU = 0


def state_of(lesson: str, step: str) -> State:
    """Return the position in which a step of a lesson begins, the learner being to act."""
    found = find_lesson(f"sylla/{lesson}")[0]
    state: State = opened(scenarios.scenario_at(found, place_of(found, step), find_game("sylla")).session.state)
    assert GAME.current_seat(state) == YOU
    return state


def solution(lesson: str, step: str) -> tuple[tuple[str, ...], ...]:
    """Return what a step calls right."""
    found = find_lesson(f"sylla/{lesson}")[0]
    return found.steps[place_of(found, step)].solutions


def prestige(state: State) -> int:
    """Return the prestige of the learner with what its cards and tokens bring as they lie."""
    counted = GAME.forecast(GAME.observe(state, YOU), YOU)
    return state.prestige[YOU] + (counted.total if counted else 0)


def outcomes(state: State, is_end: Callable[[State], bool]) -> Iterator[State]:
    """Walk over everything that a state can lead to, whoever decides."""
    if is_end(state):
        yield state
        return
    for move in GAME.legal(state):
        after = GAME.copy(state)
        GAME.apply(after, move)
        yield from outcomes(after, is_end)


def after_each(state: State) -> dict[str, State]:
    """Return where each move of the learner leads, by its notation."""
    found = {}
    for move in GAME.legal(state):
        after = GAME.copy(state)
        GAME.apply(after, move)
        found[GAME.notation(move)] = after
    return found


def is_work(state: State) -> bool:
    """Return whether the events are over."""
    return state.phase == codes.PHASE_HAND


@pytest.mark.parametrize(("lesson", "step"), [("puzzles", "ten-or-slaves"), ("end", "last-hand")])
def test_the_best_last_hand_is_the_only_best_one(lesson: str, step: str) -> None:
    """After it the game is over, so prestige tells."""
    gained = {move: prestige(after) for move, after in after_each(state_of(lesson, step)).items()}
    assert [move for move, points in gained.items() if points == max(gained.values())] == [solution(lesson, step)[0][0]]


def test_votes_that_lift_the_others_are_worse() -> None:
    """The same prestige for the learner, and less for those with tokens."""
    lead = {
        move: prestige(after) - max(after.prestige[1:])
        for move, after in after_each(state_of("puzzles", "not-too-many")).items()
    }
    best = [move for move, points in lead.items() if points == max(lead.values())]
    assert best == [way[0] for way in solution("puzzles", "not-too-many")]


def test_the_cheapest_hand_wins_the_pantheum() -> None:
    """No denier brings more prestige."""
    after = after_each(state_of("work", "nobody-votes"))
    won = {move: one.prestige[YOU] for move, one in after.items()}
    assert won["hand 0 up"] == max(won.values())
    assert after["hand 0 up"].deniers[YOU] == max(one.deniers[YOU] for one in after.values())


def test_the_last_cube_is_best_whatever_the_consul_decides() -> None:
    """Its worst outcome is better than the best one of any other."""
    bounds = {}
    for move, after in after_each(state_of("puzzles", "last-cube")).items():
        points = [prestige(end) for end in outcomes(after, is_work)]
        bounds[move] = (min(points), max(points))
    right = solution("puzzles", "last-cube")[0][0]
    assert all(bounds[right][0] > most for move, (_, most) in bounds.items() if move != right)


def test_the_purge_takes_the_senator_that_costs_less() -> None:
    """With the best hand after it; the Templum pays by one's own votes alone."""
    best = {}
    for move, after in after_each(state_of("puzzles", "one-senator")).items():
        ends = []
        for events_over in outcomes(after, is_work):
            for hand in after_each(events_over).values():
                while not GAME.is_over(hand):
                    GAME.apply(hand, GAME.legal(hand)[0])
                ends.append(prestige(hand))
        best[move] = max(ends)
    right = solution("puzzles", "one-senator")[0][0]
    assert [move for move, points in best.items() if points == max(best.values())] == [right]


@pytest.mark.parametrize(
    ("lesson", "step"), [("puzzles", "cheap-office"), ("reading", "unanswerable"), ("reading", "sure-sale")]
)
def test_nobody_can_answer_the_bid_and_a_smaller_one_can_be_answered(lesson: str, step: str) -> None:
    """Others can only pass, which is done without asking them."""
    after = after_each(state_of(lesson, step))
    right = solution(lesson, step)[0][0]
    number = int(right.removeprefix("bid "))
    assert GAME.current_seat(after[right]) == YOU
    for smaller in range(number):
        if f"bid {smaller}" in after:
            assert GAME.current_seat(opened(after[f"bid {smaller}"])) != YOU


def test_a_tie_with_the_most_that_others_can_have_is_first() -> None:
    """Five votes at Colosseum, whatever the others choose; four may be second."""
    after = after_each(state_of("reading", "first-place"))
    right = solution("reading", "first-place")[0][0]
    least = {}
    for move in (right, "hand 3 up"):
        ends = list(outcomes(after[move], lambda state: state.phase != codes.PHASE_HAND))
        least[move] = min(GAME.ledger(end, YOU)["works"] for end in ends)
    assert least == {right: 5, "hand 3 up": 3}
