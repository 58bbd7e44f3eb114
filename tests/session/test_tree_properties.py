"""Whatever a person does with the tree of a game, it stays in order."""

from collections.abc import Iterator
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st
from session.tiny import tiny

from trajan_tutor.engine.game import Setup
from trajan_tutor.journals import saved_records
from trajan_tutor.journals.game_extras import save_text
from trajan_tutor.session.outcome import Result
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.session import AT_ONCE, STEP, Session

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
    with patch.object(saved_records, "find_game", lambda _name: tiny()):
        yield


def do(session: Session, act: str, number: int) -> Result:
    """Do one thing that a page may ask for, possible or not."""
    acts = {
        "choose": lambda: session.choose(session.game.notation(number % 4)),
        "pick": lambda: session.pick(("left", "right", "one", "two", "table")[number % 5]),
        "undo": session.undo,
        "redo": session.redo,
        "jump": lambda: session.jump(number),
        "prune": lambda: session.prune(number),
        "rename": lambda: session.rename(number, f"line {number}"),
        "bot": session.step_bot,
        "lift": session.sit_down,
    }
    return acts[act]().result


def picture(session: Session) -> tuple[object, ...]:
    """Return everything that a person can tell of a game."""
    return (
        session.record(),
        repr(session.state),
        session.branches(),
        session.turns(),
        session.picked,
        session.hidden,
        session.changes,
    )


@given(PLAYERS, st.sampled_from((AT_ONCE, STEP)), st.booleans(), ACTS)
def test_the_tree_stays_in_order(who: tuple[str, ...], pace: str, hot_seat: bool, acts: list[tuple[str, int]]) -> None:
    """What is refused changes nothing; every node is on one branch; the way replays to the state; saving keeps all."""
    setup = Setup(seats=len(who), seed=5)
    session = Session(tiny(), setup, who, pace=pace, hot_seat=hot_seat)
    for act, number in acts:
        before = picture(session)
        result = do(session, act, number)
        assert (picture(session) == before) is (result is Result.REFUSED)
        replayed = Session(tiny(), setup, who, moves=session.record().moves, pace=STEP)
        assert repr(replayed.state) == repr(session.state)
        branches = session.branches()
        assert sum(branch.decisions for branch in branches) == len(session.tree) - 1
        assert sum(branch.current for branch in branches) == 1
        assert sum(turn.here for turn in session.turns()) == 1
        assert session.can_redo is bool(session.tree.here.children)
        if pace == AT_ONCE:
            assert not (session.waits_for_bot and not session.tree.here.children)
    again = saved_records.load_text(save_text(session))
    if pace == AT_ONCE:
        assert (again.record(), again.branches(), again.turns()) == (
            session.record(),
            session.branches(),
            session.turns(),
        )
