"""A learner at a real stage: plays a lesson with the mouse."""

from collections.abc import Callable, Mapping
from typing import Any

from browser.hand import Hand
from lessons.scripted import ScriptedLearner
from playwright.sync_api import Locator, expect

from trajan_tutor.i18n import FALLBACK
from trajan_tutor.lessons.goals import Answer
from trajan_tutor.lessons.lesson import AnswerForm, Lesson, Question
from trajan_tutor.lessons.step_page import Autonomy

# What the lesson shows, once it is what it should be: the verdict waits until nothing moves.
SHOWN = """async (stage, [wanted, seconds]) => {
    const texts = selector => [...stage.querySelectorAll(selector)].map(one => {
        const copy = one.cloneNode(true);
        for (const sign of copy.querySelectorAll('.sign')) sign.remove();
        return copy.textContent;
    });
    const shown = () => ({
        place: texts('.progress .place')[0], phase: stage.dataset.phase,
        answers: texts('[data-slot=verdict] p:not(.empty)'),
        words: texts('[data-slot=instruction] .lesson-words > p'),
    });
    const late = performance.now() + 1000 * seconds;
    const told = JSON.stringify(wanted);
    const asked = () => Object.fromEntries(Object.keys(wanted).map(key => [key, shown()[key]]));
    let found = asked();
    while (JSON.stringify(found) !== told && performance.now() < late) {
        await new Promise(resolve => setTimeout(resolve, 15));
        found = asked();
    }
    return found;
}"""
OFFERED = """stage => ({
    title: stage.querySelector('.lesson-title span').textContent,
    following: (stage.querySelector('.next-game') ?? stage.querySelector('.following'))?.textContent ?? '',
})"""
# The longest movement of the table.
REST_SECONDS = 10


class Learner(ScriptedLearner):
    """Plays lessons on a page that shows one board for each game."""

    def __init__(
        self, boards: Mapping[str, Locator], language: str = FALLBACK, hear: Callable[[], None] = lambda: None
    ) -> None:
        """Play on some boards, in the language that they speak; `hear` whatever is said after each deed."""
        self.boards = boards
        self.language = language
        self.hear = hear

    def begin(self, lesson: Lesson) -> None:
        """Choose a lesson: after another one by its button, else from the list of its game."""
        self.board = self.boards[lesson.game]
        self.hand = Hand(self.board)
        self.hand.come_near()
        self.sit_down(lesson)
        shown = self.board.evaluate(OFFERED)
        if shown["title"] == self.words(lesson.title):
            return
        if self.words(lesson.title) in shown["following"]:
            self.hand.send(".next-game" if self.board.locator(".next-game").count() else ".following")
        else:
            self.hand.open_panel(self.words.say("board-lesson-all"))
            self.hand.send(f"[data-address='{lesson.address}']")
        self.compare()

    def press(self, action: str) -> None:
        """Click a button of the lesson."""
        self.hand.send(f".go-{action}:not([aria-disabled=true])")

    def touch(self, spot: str) -> None:
        """Click a place of the table."""
        self.hand.pick(spot)

    def take(self, move: str) -> None:
        """Choose a move by its button or from the list."""
        self.hand.choose(move)

    def turn_dial(self, autonomy: Autonomy) -> None:
        """Choose how much the lesson does, where all lessons are listed; a report over the table is read first."""
        while self.board.locator(".report .go-on").count():
            self.board.locator(".report .go-on").click()
        self.hand.open_panel(self.words.say("board-lesson-all"))
        choice = self.board.locator(f".dial input[value='{autonomy.value}']")
        # It is checked when the kernel has answered.
        choice.click()
        expect(choice).to_be_checked()
        self.board.page.keyboard.press("Escape")
        expect(choice).to_have_count(0)

    def reply(self, question: Question, answer: Answer) -> None:
        """Answer by the field for numbers, or by a button."""
        if question.form is AnswerForm.NUMBER:
            self.board.locator(".question .number").fill(str(answer))
            self.hand.send(".send-answer")
        else:
            self.hand.send(f"[data-answer='{answer}']")

    def look(self, wanted: dict[str, Any]) -> dict[str, Any]:
        """Return what the stage shows, as soon as it is what it should be, or after a while."""
        found: dict[str, Any] = self.board.evaluate(SHOWN, [wanted, REST_SECONDS])
        self.hear()
        return found

    def goal_shown(self) -> str:
        """Return what the instruction says last, once it is what it should be."""
        goal = self.board.locator("[data-slot=instruction] .lesson-goal")
        expect(goal).to_have_text(self.learned())
        return self.learned()

    def play_lesson(self) -> None:
        """Play it to the end; nothing has scrolled."""
        super().play_lesson()
        assert self.hand.stands()
