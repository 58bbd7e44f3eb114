"""The tree of a game: undo, redo, jumps, branches, names, turns, and how it survives saving."""

import json
from typing import Any

import pytest
from session.tiny import tiny

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.game import Setup
from trajan_tutor.journals import saved_records
from trajan_tutor.journals.game_extras import save_text
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.outcome import Outcome, Result
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.session import NAME_LENGTH, Session

SETUP = Setup(seats=2, seed=5)
ONE, TWO = "take left 1", "take left 2"


@pytest.fixture(autouse=True)
def tiny_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the game of the tests be found by its name."""
    monkeypatch.setattr(saved_records, "find_game", lambda _name: tiny())


def hot_seat(*moves: str) -> Session:
    """Two people, after some moves."""
    return Session(tiny(), SETUP, (PERSON, PERSON), moves=moves)


def against_a_bot() -> Session:
    """A person against a random bot."""
    return Session(tiny(), SETUP, (PERSON, "random"))


def key(outcome: Outcome) -> str:
    """Return the key of what is said about an attempt."""
    assert outcome.message is not None
    return outcome.message.key


# ---- undo and redo


def test_what_was_taken_back_can_be_done_again() -> None:
    """Step by step, to the end of the line."""
    session = hot_seat(ONE, ONE, ONE)
    moves = session.record().moves
    while session.can_undo:
        session.undo()
    for count in (1, 2, 3):
        assert session.redo().result is Result.MOVED
        assert session.record().moves == moves[:count]
    assert not session.can_redo
    assert key(session.redo()) == "session-redo-none"


def test_redo_goes_over_what_the_bots_did() -> None:
    """It is the person's turn again, as before."""
    session = against_a_bot()
    session.choose(ONE)
    before = (session.record(), repr(session.state))
    session.undo()
    session.redo()
    assert (session.record(), repr(session.state)) == before


def test_going_back_is_a_change_that_a_late_answer_sees() -> None:
    """Undo, redo, jump, names and pruning are counted; what is refused is not."""
    session = hot_seat(ONE, ONE)
    counts = [session.changes]
    for act in (
        session.undo,
        session.redo,
        lambda: session.jump(1),
        lambda: session.rename(1, "here"),
        lambda: session.prune(2),
    ):
        assert act().result is not Result.REFUSED
        counts.append(session.changes)
    assert counts == sorted(set(counts))
    session.jump(99)
    assert session.changes == counts[-1]


# ---- branches


def test_another_move_after_going_back_keeps_the_old_line() -> None:
    """Both lines are branches; the one that is played is current."""
    session = hot_seat(ONE, ONE)
    session.undo()
    session.choose("take right 1")
    main, side = session.branches()
    assert (main.head, main.start, main.tip, main.decisions, main.current) == (0, 0, 2, 2, False)
    assert (side.head, side.start, side.tip, side.decisions, side.current) == (3, 1, 3, 1, True)
    assert main.points == (1, 1)


def test_the_same_move_again_is_the_same_line() -> None:
    """No second branch appears."""
    session = against_a_bot()
    session.choose(ONE)
    size = len(session.tree)
    session.undo()
    session.choose(ONE)
    assert (len(session.tree), len(session.branches())) == (size, 1)


def test_a_line_that_showed_something_hidden_is_marked() -> None:
    """Taking two stones shows something, taking one does not; a later line from there knows it."""
    session = hot_seat(ONE, TWO)
    session.undo()
    session.choose("take right 1")
    main, side = session.branches()
    assert (main.revealed, main.informed) == (True, False)
    assert (side.revealed, side.informed) == (False, True)


def test_a_line_begun_before_anything_was_shown_knows_nothing() -> None:
    """Also when the older line is played on later."""
    session = hot_seat(ONE, ONE)
    session.undo()
    session.choose("take right 1")
    session.jump(2)
    session.choose("take right 2")
    main, side = session.branches()
    assert main.revealed
    assert not side.informed


def test_jumping_and_playing_on_branches_anywhere() -> None:
    """Numbers of nodes stay what they are."""
    session = hot_seat(ONE, ONE, ONE)
    assert session.jump(1).result is Result.MOVED
    assert session.record().moves == [ONE]
    session.choose("take right 2")
    assert [branch.head for branch in session.branches()] == [0, 4]
    session.jump(3)
    assert session.record().moves == [ONE, ONE, ONE]


def test_redo_follows_the_line_that_was_walked_last() -> None:
    """After a jump into a branch and back up, forward leads into that branch."""
    session = hot_seat(ONE, ONE)
    session.undo()
    session.choose("take right 1")
    session.jump(2)
    session.jump(0)
    session.redo()
    session.redo()
    assert session.tree.here.number == 2


def test_a_game_put_back_to_a_bots_turn_waits() -> None:
    """The line goes on there; the bot decides as it did."""
    session = against_a_bot()
    session.choose(ONE)
    session.jump(1)
    assert session.waits_for_bot
    assert session.choices() == ()
    assert session.skip_bots().result is Result.PLAYED
    assert (session.tree.here.number, len(session.branches())) == (2, 1)


def test_a_line_whose_rest_was_removed_is_played_on_by_the_bots() -> None:
    """A person is never left at a bot's turn without a line."""
    session = against_a_bot()
    session.choose(ONE)
    session.prune(2)
    assert not session.waits_for_bot
    assert len(session.steps) == 2


# ---- names, pruning


def test_branches_have_the_names_that_people_give_them() -> None:
    """Spaces are put in order, what is too long is cut; an empty name takes it away."""
    session = hot_seat(ONE)
    session.rename(0, "  first \n try ")
    assert session.branches()[0].name == "first try"
    session.rename(0, "x" * 500)
    assert len(session.branches()[0].name) == NAME_LENGTH
    session.rename(0, "")
    assert session.branches()[0].name == ""


def test_pruning_removes_a_line_and_steps_out_of_it() -> None:
    """What stays keeps its numbers, and no number is used again."""
    session = hot_seat(ONE, ONE)
    session.undo()
    session.choose("take right 1")
    assert session.prune(3).result is Result.NOTED
    assert session.tree.here.number == 1
    assert len(session.branches()) == 1
    session.choose("take right 2")
    assert session.tree.here.number == 4


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (lambda session: session.jump(99), "session-no-node"),
        (lambda session: session.prune(99), "session-no-node"),
        (lambda session: session.rename(-1, "x"), "session-no-node"),
        (lambda session: session.prune(0), "session-prune-root"),
    ],
)
def test_places_that_are_not_there_are_refused(act: Any, said: str) -> None:
    """A page may know an older tree."""
    session = hot_seat(ONE)
    before = (session.changes, session.record(), len(session.tree))
    assert key(act(session)) == said
    assert (session.changes, session.record(), len(session.tree)) == before


# ---- turns


def test_the_scrubber_knows_all_turns_of_the_line() -> None:
    """Also those after the place where the game stands."""
    session = hot_seat(ONE, ONE, ONE)
    session.jump(1)
    turns = session.turns()
    assert [turn.node for turn in turns] == [0, 1, 2, 3]
    assert [turn.seat for turn in turns] == [0, 1, 0, 1]
    assert [turn.ahead for turn in turns] == [False, False, True, True]
    assert [turn.here for turn in turns] == [False, True, False, False]
    assert turns[2].points == (1, 1)


def test_turns_of_several_decisions_count_once() -> None:
    """As in a real game."""
    session = new_session("trajan", seats=2, seed=7)
    session.choose("sow III")
    assert [turn.number for turn in session.turns()] == [1]
    assert session.turns()[0].here


def test_a_long_game_has_a_tree_without_deep_calls() -> None:
    """A whole game of bots, walked up and down, saved and read."""
    session = new_session("trajan", seats=2, seed=3, people=())
    session.jump(0)
    assert len(session.turns()) > 50
    session.jump(session.tree.line()[-1].number)
    assert session.is_over


# ---- saving


def branched() -> Session:
    """A game with two lines, a name and something ahead."""
    session = hot_seat(ONE, ONE, ONE)
    session.jump(1)
    session.choose("take right 2")
    session.rename(4, "<b>right</b>")
    session.jump(2)
    return session


def test_a_tree_survives_saving() -> None:
    """Numbers, names, branches, where it stands and what lies ahead."""
    session = branched()
    again = saved_records.load_text(save_text(session))
    assert again.branches() == session.branches()
    assert again.turns() == session.turns()
    assert again.record() == session.record()
    assert [str(node) for node in again.tree] == [str(node) for node in session.tree]
    assert again.branches()[1].name == "<b>right</b>"


def test_a_pruned_tree_survives_saving() -> None:
    """Numbers may have gaps."""
    session = branched()
    session.prune(3)
    again = saved_records.load_text(save_text(session))
    assert again.branches() == session.branches()


def test_saving_twice_writes_the_same() -> None:
    """A saved game that was taken up is written as it was."""
    text = save_text(branched())
    assert save_text(saved_records.load_text(text)) == text


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"version": 2}, "session-tree-version"),
        ({"lines": 3}, "session-field"),
        ({"lines": [3]}, "session-field"),
        ({"lines": [{"after": 0, "first": "one", "moves": []}]}, "session-field"),
        ({"lines": [{"after": 7, "first": 1, "moves": [ONE]}]}, "session-tree-lacks"),
        ({"lines": [{"after": 0, "first": 1, "moves": [ONE]}] * 2}, "session-tree-twice"),
        ({"lines": [{"after": 0, "first": 1, "moves": ["take left 9"]}]}, "engine-record-move"),
        ({"lines": [{"after": 0, "first": 1, "moves": [TWO, TWO]}]}, "engine-record-illegal"),
        ({"names": {"one": "x"}}, "session-field"),
        ({"names": {"99": "x"}}, "session-tree-lacks"),
        ({"here": True}, "session-field"),
        ({"here": 99}, "session-tree-lacks"),
        ({"here": 0}, "session-tree-differs"),
        ({"end": -1}, "session-field"),
    ],
)
def test_a_damaged_tree_is_refused(change: dict[str, Any], said: str) -> None:
    """The sentence says where."""
    data = json.loads(save_text(branched()))
    data["tree"] |= change
    with pytest.raises(UnreadableError) as caught:
        saved_records.load_text(json.dumps(data))
    assert caught.value.message.key == said


def test_a_save_without_a_tree_is_taken_up() -> None:
    """As older versions wrote it."""
    data = json.loads(save_text(branched()))
    del data["tree"], data["seed-drawn"], data["over"]
    again = saved_records.load_text(json.dumps(data))
    assert again.record() == branched().record()
    assert len(again.branches()) == 1
