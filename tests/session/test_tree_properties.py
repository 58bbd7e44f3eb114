"""Whatever a person does with the tree of a game, it stays in order."""

from collections.abc import Iterator
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st
from session.tiny import tiny

from trajan_tutor.engine.game import Setup
from trajan_tutor.session import saves
from trajan_tutor.session.play import AT_ONCE, STEP, Play, Result
from trajan_tutor.session.players import PERSON

ACTS = st.lists(
    st.tuples(
        st.sampled_from(
            ("choose", "choose", "choose", "pick", "undo", "redo", "jump", "prune", "rename", "bot", "lift")
        ),
        st.integers(0, 12),
    ),
    max_size=30,
)
PLAYERS = st.sampled_from(((PERSON, PERSON), (PERSON, "random"), ("random", PERSON), (PERSON, "random", PERSON)))


@pytest.fixture(autouse=True, scope="module")
def tiny_is_installed() -> Iterator[None]:
    """Let the game of the tests be found by its name."""
    with patch.object(saves, "find_game", lambda _name: tiny()):
        yield


def do(play: Play, act: str, number: int) -> Result:
    """Do one thing that a page may ask for, possible or not."""
    acts = {
        "choose": lambda: play.choose(play.game.notation(number % 4)),
        "pick": lambda: play.pick(("left", "right", "one", "two", "table")[number % 5]),
        "undo": play.undo,
        "redo": play.redo,
        "jump": lambda: play.jump(number),
        "prune": lambda: play.prune(number),
        "rename": lambda: play.rename(number, f"line {number}"),
        "bot": play.step_bot,
        "lift": play.sit_down,
    }
    return acts[act]().result


def picture(play: Play) -> tuple[object, ...]:
    """Return everything that a person can tell of a game."""
    return (play.record(), repr(play.state), play.branches(), play.turns(), play.picked, play.hidden, play.changes)


@given(PLAYERS, st.sampled_from((AT_ONCE, STEP)), st.booleans(), ACTS)
def test_the_tree_stays_in_order(who: tuple[str, ...], pace: str, hot_seat: bool, acts: list[tuple[str, int]]) -> None:
    """What is refused changes nothing; every node is on one branch; the way replays to the state; saving keeps all."""
    setup = Setup(seats=len(who), seed=5)
    play = Play(tiny(), setup, who, pace=pace, hot_seat=hot_seat)
    for act, number in acts:
        before = picture(play)
        result = do(play, act, number)
        assert (picture(play) == before) is (result is Result.REFUSED)
        replayed = Play(tiny(), setup, who, moves=play.record().moves, pace=STEP)
        assert repr(replayed.state) == repr(play.state)
        branches = play.branches()
        assert sum(branch.decisions for branch in branches) == len(play.tree) - 1
        assert sum(branch.current for branch in branches) == 1
        assert sum(turn.here for turn in play.turns()) == 1
        assert play.can_redo is bool(play.tree.here.children)
        if pace == AT_ONCE:
            assert not (play.waits_for_bot and not play.tree.here.children)
    again = saves.load_text(saves.save_text(play))
    if pace == AT_ONCE:
        assert (again.record(), again.branches(), again.turns()) == (play.record(), play.branches(), play.turns())
