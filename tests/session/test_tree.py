"""The tree of a game: undo, redo, jumps, branches, names, turns, and how it survives saving."""

import json
from typing import Any

import pytest
from session.tiny import tiny

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.game import Setup
from trajan_tutor.session import saves
from trajan_tutor.session.play import NAME_LENGTH, Outcome, Play, Result
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.start import new_play

SETUP = Setup(seats=2, seed=5)
ONE, TWO = "take left 1", "take left 2"


@pytest.fixture(autouse=True)
def tiny_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the game of the tests be found by its name."""
    monkeypatch.setattr(saves, "find_game", lambda _name: tiny())


def hot_seat(*moves: str) -> Play:
    """Two people, after some moves."""
    return Play(tiny(), SETUP, (PERSON, PERSON), moves=moves)


def against_a_bot() -> Play:
    """A person against a random bot."""
    return Play(tiny(), SETUP, (PERSON, "random"))


def key(outcome: Outcome) -> str:
    """Return the key of what is said about an attempt."""
    assert outcome.message is not None
    return outcome.message.key


# ---- undo and redo


def test_what_was_taken_back_can_be_done_again() -> None:
    """Step by step, to the end of the line."""
    play = hot_seat(ONE, ONE, ONE)
    moves = play.record().moves
    while play.can_undo:
        play.undo()
    for count in (1, 2, 3):
        assert play.redo().result is Result.MOVED
        assert play.record().moves == moves[:count]
    assert not play.can_redo
    assert key(play.redo()) == "session-redo-none"


def test_redo_goes_over_what_the_bots_did() -> None:
    """It is the person's turn again, as before."""
    play = against_a_bot()
    play.choose(ONE)
    before = (play.record(), repr(play.state))
    play.undo()
    play.redo()
    assert (play.record(), repr(play.state)) == before


def test_going_back_is_a_change_that_a_late_answer_sees() -> None:
    """Undo, redo, jump, names and pruning are counted; what is refused is not."""
    play = hot_seat(ONE, ONE)
    counts = [play.changes]
    for act in (play.undo, play.redo, lambda: play.jump(1), lambda: play.rename(1, "here"), lambda: play.prune(2)):
        assert act().result is not Result.REFUSED
        counts.append(play.changes)
    assert counts == sorted(set(counts))
    play.jump(99)
    assert play.changes == counts[-1]


# ---- branches


def test_another_move_after_going_back_keeps_the_old_line() -> None:
    """Both lines are branches; the one that is played is current."""
    play = hot_seat(ONE, ONE)
    play.undo()
    play.choose("take right 1")
    main, side = play.branches()
    assert (main.head, main.start, main.tip, main.decisions, main.current) == (0, 0, 2, 2, False)
    assert (side.head, side.start, side.tip, side.decisions, side.current) == (3, 1, 3, 1, True)
    assert main.points == (1, 1)


def test_the_same_move_again_is_the_same_line() -> None:
    """No second branch appears."""
    play = against_a_bot()
    play.choose(ONE)
    size = len(play.tree)
    play.undo()
    play.choose(ONE)
    assert (len(play.tree), len(play.branches())) == (size, 1)


def test_a_line_that_showed_something_hidden_is_marked() -> None:
    """Taking two stones shows something, taking one does not; a later line from there knows it."""
    play = hot_seat(ONE, TWO)
    play.undo()
    play.choose("take right 1")
    main, side = play.branches()
    assert (main.revealed, main.informed) == (True, False)
    assert (side.revealed, side.informed) == (False, True)


def test_a_line_begun_before_anything_was_shown_knows_nothing() -> None:
    """Also when the older line is played on later."""
    play = hot_seat(ONE, ONE)
    play.undo()
    play.choose("take right 1")
    play.jump(2)
    play.choose("take right 2")
    main, side = play.branches()
    assert main.revealed
    assert not side.informed


def test_going_back_can_tell_whether_something_was_shown() -> None:
    """The board warns before it takes back what was seen."""
    play = hot_seat(ONE, TWO, "take right 1")
    assert play.revealed_since(0)
    assert play.revealed_since(1)
    assert not play.revealed_since(2)


def test_jumping_and_playing_on_branches_anywhere() -> None:
    """Numbers of nodes stay what they are."""
    play = hot_seat(ONE, ONE, ONE)
    assert play.jump(1).result is Result.MOVED
    assert play.record().moves == [ONE]
    play.choose("take right 2")
    assert [branch.head for branch in play.branches()] == [0, 4]
    play.jump(3)
    assert play.record().moves == [ONE, ONE, ONE]


def test_redo_follows_the_line_that_was_walked_last() -> None:
    """After a jump into a branch and back up, forward leads into that branch."""
    play = hot_seat(ONE, ONE)
    play.undo()
    play.choose("take right 1")
    play.jump(2)
    play.jump(0)
    play.redo()
    play.redo()
    assert play.tree.here.number == 2


def test_a_game_put_back_to_a_bots_turn_waits() -> None:
    """The line goes on there; the bot decides as it did."""
    play = against_a_bot()
    play.choose(ONE)
    play.jump(1)
    assert play.waits_for_bot
    assert play.choices() == ()
    assert play.skip_bots().result is Result.PLAYED
    assert (play.tree.here.number, len(play.branches())) == (2, 1)


def test_a_line_whose_rest_was_removed_is_played_on_by_the_bots() -> None:
    """A person is never left at a bot's turn without a line."""
    play = against_a_bot()
    play.choose(ONE)
    play.prune(2)
    assert not play.waits_for_bot
    assert len(play.steps) == 2


# ---- names, pruning


def test_branches_have_the_names_that_people_give_them() -> None:
    """Spaces are put in order, what is too long is cut; an empty name takes it away."""
    play = hot_seat(ONE)
    play.rename(0, "  first \n try ")
    assert play.branches()[0].name == "first try"
    play.rename(0, "x" * 500)
    assert len(play.branches()[0].name) == NAME_LENGTH
    play.rename(0, "")
    assert play.branches()[0].name == ""


def test_pruning_removes_a_line_and_steps_out_of_it() -> None:
    """What stays keeps its numbers, and no number is used again."""
    play = hot_seat(ONE, ONE)
    play.undo()
    play.choose("take right 1")
    assert play.prune(3).result is Result.NOTED
    assert play.tree.here.number == 1
    assert len(play.branches()) == 1
    play.choose("take right 2")
    assert play.tree.here.number == 4


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (lambda play: play.jump(99), "session-no-node"),
        (lambda play: play.prune(99), "session-no-node"),
        (lambda play: play.rename(-1, "x"), "session-no-node"),
        (lambda play: play.prune(0), "session-prune-root"),
    ],
)
def test_places_that_are_not_there_are_refused(act: Any, said: str) -> None:
    """A page may know an older tree."""
    play = hot_seat(ONE)
    before = (play.changes, play.record(), len(play.tree))
    assert key(act(play)) == said
    assert (play.changes, play.record(), len(play.tree)) == before


# ---- turns


def test_the_scrubber_knows_all_turns_of_the_line() -> None:
    """Also those after the place where the game stands."""
    play = hot_seat(ONE, ONE, ONE)
    play.jump(1)
    turns = play.turns()
    assert [turn.node for turn in turns] == [0, 1, 2, 3]
    assert [turn.seat for turn in turns] == [0, 1, 0, 1]
    assert [turn.ahead for turn in turns] == [False, False, True, True]
    assert [turn.here for turn in turns] == [False, True, False, False]
    assert turns[2].points == (1, 1)


def test_turns_of_several_decisions_count_once() -> None:
    """As in a real game."""
    play = new_play("trajan", seats=2, seed=7)
    play.choose("sow III")
    assert [turn.number for turn in play.turns()] == [1]
    assert play.turns()[0].here


def test_a_long_game_has_a_tree_without_deep_calls() -> None:
    """A whole game of bots, walked up and down, saved and read."""
    play = new_play("trajan", seats=2, seed=3, people=())
    play.jump(0)
    assert len(play.turns()) > 50
    play.jump(play.tree.line()[-1].number)
    assert play.is_over


# ---- saving


def branched() -> Play:
    """A game with two lines, a name and something ahead."""
    play = hot_seat(ONE, ONE, ONE)
    play.jump(1)
    play.choose("take right 2")
    play.rename(4, "<b>right</b>")
    play.jump(2)
    return play


def test_a_tree_survives_saving() -> None:
    """Numbers, names, branches, where it stands and what lies ahead."""
    play = branched()
    again = saves.load_text(saves.save_text(play))
    assert again.branches() == play.branches()
    assert again.turns() == play.turns()
    assert again.record() == play.record()
    assert [str(node) for node in again.tree] == [str(node) for node in play.tree]
    assert again.branches()[1].name == "<b>right</b>"


def test_a_pruned_tree_survives_saving() -> None:
    """Numbers may have gaps."""
    play = branched()
    play.prune(3)
    again = saves.load_text(saves.save_text(play))
    assert again.branches() == play.branches()


def test_saving_twice_writes_the_same() -> None:
    """A saved game that was taken up is written as it was."""
    text = saves.save_text(branched())
    assert saves.save_text(saves.load_text(text)) == text


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
    data = json.loads(saves.save_text(branched()))
    data["tree"] |= change
    with pytest.raises(UnreadableError) as caught:
        saves.load_text(json.dumps(data))
    assert caught.value.message.key == said


def test_a_save_without_a_tree_is_taken_up() -> None:
    """As older versions wrote it."""
    data = json.loads(saves.save_text(branched()))
    del data["tree"], data["seed-drawn"], data["over"]
    again = saves.load_text(json.dumps(data))
    assert again.record() == branched().record()
    assert len(again.branches()) == 1
