"""Exploring: a game of one's own from where a lesson stands, which waits as it is."""

from activities.tables import said
from lessons.toy_lesson import lesson_of, player_of
from the_games import opened

from trajan_tutor.activities.played_lesson import PlayedLesson
from trajan_tutor.activities.stack import Asked
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.lessons.step_page import Action, Autonomy, Phase

LESSON = lesson_of()


def at(number: int) -> PlayedLesson:
    """Return a lesson on a table whose learner stands at a step, counted from 1."""
    return PlayedLesson(player_of(LESSON, notes=LessonNotes(at=number - 1)))


def test_exploring_leaves_the_script_and_comes_back_to_the_same_place() -> None:
    """In the middle of an action."""
    lesson = at(4)
    player, stack = lesson.player, lesson.stack
    stack.ask(Asked.CHOOSE, "draw")
    before, told = player.game.key(player.session.state), player.page()
    page = stack.ask(Action.EXPLORE)
    assert (page.phase, said(page)) == (Phase.AWAY, ["lesson-away"])
    assert page.looks == frozenset()
    stack.ask(Asked.CHOOSE, "discard 1")
    assert opened(stack.top.session.state).actor == 0, "the bot of the other seat has answered"
    assert said(stack.ask(Asked.ANSWER, 3)) == said(stack.ask(Action.SHOW_ME)) == ["lesson-first-away"]
    assert said(stack.ask(Action.HINT)) == ["lesson-no-hint"]
    assert said(stack.ask(Asked.PICK, "nowhere")) == ["session-refused-no-spot"]
    assert said(stack.ask(Action.EXPLORE)) == ["lesson-away"]
    assert stack.ask(Action.UNDO).phase is Phase.AWAY
    page = stack.ask(Action.COME_BACK)
    assert page == told
    assert player.game.key(lesson.session.state) == before
    assert player.notes.tries == 0
    stack.ask(Action.EXPLORE)
    assert stack.ask(Action.NEXT) == told


def test_the_dial_is_turned_for_the_lesson() -> None:
    """Also while exploring: what waits does so much for the learner then."""
    lesson = at(4)
    lesson.explore()
    assert lesson.stack.ask(Asked.SET_AUTONOMY, Autonomy.LET_ME).autonomy is Autonomy.LET_ME
    assert lesson.stack.ask(Action.BACK).autonomy is Autonomy.LET_ME


def test_who_explores_sees_what_their_seat_may_know() -> None:
    """The other hand stays hidden."""
    lesson = at(4)
    lesson.explore()
    assert opened(lesson.observation().state).hands[1] == [0]
