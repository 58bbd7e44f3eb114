"""A turn that is shown: move by move on a board of its own, with a sentence for each, and then taken back."""

from dataclasses import replace
from typing import Any

import pytest
from activities.tables import first_lesson, lesson_on_table, said
from the_games import find_game

from trajan_tutor.activities.demonstration import Demonstration
from trajan_tutor.activities.played_lesson import PlayedLesson
from trajan_tutor.activities.stack import Asked
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.step_page import Action, Phase

# A game that begins with a deal, in whose turns tokens are drawn.
NOT_TAUGHT = "caesar/36-two-modules"


def shown_on(lesson: PlayedLesson) -> Demonstration:
    """Return the turn that is being shown."""
    top = lesson.stack.top
    assert isinstance(top, Demonstration)
    return top


@pytest.mark.parametrize("name", ["trajan", "caesar", "sylla"])
def test_a_turn_is_shown_move_by_move_and_taken_back(name: str) -> None:
    """A sentence for each, the others do not act, and then it is the learner's turn: nothing has happened."""
    lesson, words = first_lesson(name), Words("en", (find_game(name).resources.words,))
    player, session, kept = lesson.player, lesson.session, list[Any]()
    record, key = session.record(), player.game.key(session.state)
    page = lesson.show_me()
    turn = shown_on(lesson).turn
    for number in range(1, len(turn.moves) + 1):
        assert page.phase is Phase.SHOWN
        assert page.may == {Action.NEXT, Action.COME_BACK, Action.UNDO}
        assert not page.lit
        assert not page.looks
        assert "⟦" not in " ".join(map(words, page.feedback))
        assert words(turn.moves[number - 1].step.message) in words(page.feedback[0])
        board = shown_on(lesson).session
        assert len(board.steps) >= len(record.moves) + number
        assert {node.seat for node in board.steps[len(record.moves) :]} == {player.seat}
        kept.append(board)
        page = lesson.stack.ask(Action.NEXT)
    assert said(page) == ["lesson-shown-now-you"]
    assert (lesson.stack.top, page.phase) == (lesson, Phase.DOING)
    assert session.record() == record
    assert player.game.key(session.state) == key
    assert all(one is kept[0] and one is not session for one in kept)
    assert page.looks == frozenset(turn.moves[0].step.spots)
    assert player.notes.line == tuple(record.moves)


def test_who_leaves_what_is_shown_stands_where_it_began() -> None:
    """Whatever leads away; and nobody can play in it."""
    lesson = first_lesson()
    player, stack = lesson.player, lesson.stack
    record = lesson.session.record()
    for leave in (Action.UNDO, Action.AGAIN, Action.BACK, Action.COME_BACK, Asked.STEP_BACK):
        lesson.show_me()
        stack.ask(Action.NEXT)
        assert (
            said(stack.ask(Asked.PICK, "mat.0.tray.I"))
            == said(stack.ask(Asked.CHOOSE, "sow I"))
            == ["lesson-first-shown"]
        )
        assert said(stack.ask(Action.HINT)) == said(stack.ask(Asked.ANSWER, 3)) == ["lesson-first-shown"]
        assert said(stack.ask(Asked.SKIP_OTHERS)) == ["session-no-bot"]
        assert stack.ask(leave).phase is Phase.DOING
        assert lesson.session.record() == record
    again = Player(player.lesson, player.game, notes=player.notes)
    assert again.session.record() == record


def test_who_explores_from_what_is_shown_begins_where_it_began() -> None:
    """What was shown is taken back first; coming back leads to the lesson."""
    lesson = first_lesson()
    record = lesson.session.record()
    lesson.show_me()
    assert lesson.stack.ask(Action.EXPLORE).phase is Phase.AWAY
    assert lesson.stack.top.session.record().moves[: len(record.moves)] == record.moves
    assert lesson.stack.ask(Action.COME_BACK).phase is Phase.DOING
    assert lesson.stack.is_bare


def key_after_what_is_hidden(lesson: PlayedLesson) -> object:
    """Show a turn up to the move that shows something hidden, and return the key of what lies on the board then."""
    page = lesson.show_me()
    while "lesson-shown-hidden" not in said(page):
        page = lesson.stack.ask(Action.NEXT)
    assert any(move.shows_hidden for move in shown_on(lesson).turn.moves)
    return lesson.player.game.key(shown_on(lesson).session.state)


def test_what_is_shown_gives_nothing_hidden_away() -> None:
    """What a token from the bag will be is dealt anew, and it is said that it is an example."""
    shown = {key_after_what_is_hidden(lesson_on_table(NOT_TAUGHT))}
    for seed in range(3):
        other = lesson_on_table(NOT_TAUGHT)
        other.session.setup = replace(other.session.setup, seed=seed)
        shown.add(key_after_what_is_hidden(other))
    assert len(shown) > 1, "it comes from the deal and not from the bag"
