"""What a placement of Caesar! does for certain: each claim holds in every game that goes on from there."""

from collections.abc import Iterator

import pytest

from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.planning import Merit
from trajan_tutor.games.caesar.game import GAME
from trajan_tutor.games.caesar.knowledge.merits import is_safe, merits, most_to_come
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.state import State, markers_placed

CAESAR = GAME
SEEDS = range(12)


def turns() -> Iterator[tuple[State, int, State]]:
    """Give every placement of some random games, with the states before and after it."""
    for seed in SEEDS:
        state = CAESAR.new_game(Setup(2, seed))
        rng = Rng(seed)
        while not CAESAR.is_over(state):
            choices = CAESAR.legal(state)
            move = choices[rng.below(len(choices))]
            before = state.copy()
            CAESAR.apply(state, move)
            if before.phase == codes.PHASE_TURN:
                yield before, move, state.copy()


def whole_turns() -> Iterator[tuple[State, tuple[int, ...], State]]:
    """Give the moves of every turn of some random games up to its end or the first that shows something hidden."""
    for seed in SEEDS:
        state = CAESAR.new_game(Setup(2, seed))
        rng = Rng(seed)
        while not CAESAR.is_over(state):
            before = state.copy()
            moves: list[int] = []
            shows = False
            while not moves or not (shows or CAESAR.may_evaluate(state) or CAESAR.is_over(state)):
                choices = CAESAR.legal(state)
                moves.append(choices[rng.below(len(choices))])
                shows = CAESAR.reveals(state, moves[-1])
                CAESAR.apply(state, moves[-1])
            yield before, tuple(moves), state.copy()


@pytest.fixture(scope="module")
def told() -> list[tuple[State, State, Merit]]:
    """Return what some placements do, each with the states before and after it."""
    return [(before, after, merit) for before, move, after in turns() for merit in merits(before, (move,))]


def of_kind(told: list[tuple[State, State, Merit]], name: str) -> list[tuple[State, State, Merit]]:
    """Return what is told of one kind; there is some of each."""
    found = [one for one in told if one[2].message.key == f"caesar-merit-{name}"]
    assert found
    return found


def test_a_safe_province_never_goes_to_the_other_side() -> None:
    """However the game goes on, but for tokens that are turned face down."""
    checked = 0
    for before, _, after in turns():
        side = before.turn_side
        safe = [province for province in range(codes.PROVINCES) if is_safe(after, side, province)]
        for number in range(3 if safe else 0):
            end = after.copy()
            CAESAR.play_out(end, Rng(number))
            # Might may turn a token face down: its number counts no more.
            for province in safe:
                if not any(end.down[border] for border in end.figures.borders_of[province]):
                    assert end.control[province] in (0, side + 1)
                    checked += end.control[province] == side + 1
    assert checked > 20


def test_the_most_to_come_is_what_the_largest_tokens_that_fit_would_bring() -> None:
    """Nothing comes to a province that is full, and no token placed there ever brings more."""
    for before, _, after in turns():
        for province in range(codes.PROVINCES):
            gained = max(
                after.influence[side * codes.PROVINCES + province] - before.influence[side * codes.PROVINCES + province]
                for side in range(codes.SIDES)
            )
            # A turn can go on with another token.
            if before.open_spaces[province] - after.open_spaces[province] <= 1:
                assert gained <= most_to_come(before, province)
            assert bool(most_to_come(before, province)) == bool(before.open_spaces[province])


def test_a_bonus_token_is_told_where_its_province_closes(told: list[tuple[State, State, Merit]]) -> None:
    """With the rule of that very token."""
    found = of_kind(told, "bonus")
    assert len({merit.rule for _, _, merit in found}) > 2
    for before, after, merit in found:
        (province,) = (number for number in range(codes.PROVINCES) if f"province.{_name(number)}" == merit.spots[0])
        assert before.open_spaces[province] == 1
        assert after.open_spaces[province] == 0
        assert before.bonus[province]


def test_a_province_is_left_to_the_other_side_with_one_space_and_a_bonus_token(
    told: list[tuple[State, State, Merit]],
) -> None:
    """That is a risk, and all else speaks for the turn."""
    for before, after, merit in of_kind(told, "left"):
        (province,) = (number for number in range(codes.PROVINCES) if f"province.{_name(number)}" == merit.spots[0])
        assert before.open_spaces[province] == 2
        assert after.open_spaces[province] == 1
    assert {merit.is_risk for _, _, merit in told if merit.message.key != "caesar-merit-left"} == {False}


def test_the_race_is_told_once_a_side_is_half_way(told: list[tuple[State, State, Merit]]) -> None:
    """With the markers of both sides."""
    for before, after, merit in of_kind(told, "race"):
        side = before.turn_side
        placed = [markers_placed(after, one) for one in range(codes.SIDES)]
        assert 2 * max(placed) >= after.figures.markers_per_side
        assert dict(merit.message.parameters)["own"] == placed[side]
        assert markers_placed(after, side) > markers_placed(before, side)


def test_the_race_counts_all_that_a_turn_places() -> None:
    """A turn that goes on with markers under Senate tokens is told with those."""
    longer = 0
    for before, moves, after in whole_turns():
        race = next((one for one in merits(before, moves) if one.message.key == "caesar-merit-race"), None)
        if race is not None:
            assert dict(race.message.parameters)["own"] == markers_placed(after, before.turn_side)
            placed = before.copy()
            CAESAR.apply(placed, moves[0])
            longer += markers_placed(after, before.turn_side) > markers_placed(placed, before.turn_side)
    assert longer > 3


def test_nothing_is_near_where_no_province_has_one_space(told: list[tuple[State, State, Merit]]) -> None:
    """Of the others there are several with two, or one was near before."""
    for before, after, _ in of_kind(told, "nothing-near"):
        assert 1 not in after.open_spaces
        assert 1 in before.open_spaces or after.open_spaces.count(2) > 2


def test_nothing_is_left_to_the_other_side_by_who_takes_another_turn(told: list[tuple[State, State, Merit]]) -> None:
    """A Tactics token lets the same side place the next token."""
    of_the_other = [*of_kind(told, "left"), *of_kind(told, "nothing-near")]
    for before, after, _ in of_the_other:
        closed = [n for n in range(codes.PROVINCES) if before.open_spaces[n] and not after.open_spaces[n]]
        assert codes.BONUS_TACTICS not in [before.bonus[province] for province in closed]


def _name(province: int) -> str:
    return names.PROVINCES[province]
