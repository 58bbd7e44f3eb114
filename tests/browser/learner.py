"""A learner at a real stage: plays a lesson with the mouse, beside a player of its own that says what is to be seen."""

from collections.abc import Mapping
from typing import Any

from browser.hand import Hand
from playwright.sync_api import Locator, expect

from trajan_tutor.engine.games import find_game
from trajan_tutor.lessons.goals import Answer
from trajan_tutor.lessons.lesson import AnswerForm, ForeseenMistake, Lesson, StepKind
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.scenarios import picked_spot, turn_of
from trajan_tutor.lessons.step_page import Page, Phase
from trajan_tutor.session.seat_view import words_for

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
    following: stage.querySelector('.following')?.textContent ?? '',
})"""
# The longest movement of the table.
REST_SECONDS = 10


class Learner:
    """Plays lessons on a page that shows one board for each game."""

    def __init__(self, boards: Mapping[str, Locator]) -> None:
        self.boards = boards
        self.shown: dict[str, Any] = {}

    def begin(self, lesson: Lesson) -> None:
        """Choose a lesson: after another one by its button, else from the list of its game."""
        self.board = self.boards[lesson.game]
        self.hand = Hand(self.board)
        self.hand.come_near()
        game = find_game(lesson.game)
        self.player = Player(lesson, game)
        self.words = words_for(self.player.session, "en")
        shown = self.board.evaluate(OFFERED)
        if shown["title"] == self.words(lesson.title):
            return
        if self.words(lesson.title) in shown["following"]:
            self.hand.send(".following")
        else:
            self.hand.open_panel(self.words.say("board-lesson-all"))
            self.hand.send(f"[data-address='{lesson.address}']")
        self.compare()

    def go(self, action: str) -> None:
        """Click a button of the lesson."""
        self.hand.send(f".go-{action}:not([aria-disabled=true])")
        getattr(self.player, action.replace("-", "_"))()
        self.compare()

    def enter(self, entry: str) -> None:
        """Do one entry of a solution or of a mistake by clicks."""
        session = self.player.scenario.session
        spot = picked_spot(session, entry)
        if spot:
            self.pick(spot)
            return
        before = session.tree.here
        for one in session.game.spots_of(session.state, session.game.parse(entry)):
            if session.tree.here is before:
                self.pick(one)
        if session.tree.here is before:
            # It has no place of its own on the board, or several moves have the same ones.
            self.hand.choose(entry)
            self.player.choose(entry)
            self.compare()

    def pick(self, spot: str) -> None:
        """Click a place of the table."""
        self.hand.pick(spot)
        self.player.pick(spot)
        self.compare()

    def answer(self, answer: Answer) -> None:
        """Answer the question of the step."""
        question = self.player.step.question
        assert question is not None
        if question.form is AnswerForm.SPOT:
            self.pick(str(answer))
            return
        if question.form is AnswerForm.NUMBER:
            self.board.locator(".question .number").fill(str(answer))
            self.hand.send(".send-answer")
        else:
            self.hand.send(f"[data-answer='{answer}']")
        self.player.answer(answer)
        self.compare()

    def make(self, mistake: ForeseenMistake) -> None:
        """Make a mistake that was foreseen, and see its answer in words; then go back."""
        if mistake.answers:
            self.answer(mistake.answers[0])
        for entry in mistake.moves:
            self.enter(entry)
        assert self.words(self.player.lesson.says(mistake.name)) in self.shown["answers"]
        while self.player.phase is Phase.MISTAKEN:
            self.go("next")

    def do_step(self) -> None:
        """Do what the step asks for, by its first solution, and go on."""
        at, step = self.player.at, self.player.step
        if step.question is not None:
            self.answer(step.question.right[0])
        elif step.kind is StepKind.DO:
            for entry in step.solutions[0]:
                self.enter(entry)
        elif step.kind is StepKind.PLAY:
            self.play_on()
        assert self.player.phase in (Phase.DONE, Phase.READING), (step.name, self.player.feedback)
        while self.player.at == at and not self.player.finished:
            self.go("next")

    def play_on(self) -> None:
        """Play one turn with one's own hands, and let the lesson show the others."""
        player = self.player
        for entry in turn_of(player.scenario, player.step, player.trial.begin):
            if player.phase is Phase.DOING:
                self.enter(entry)
        while player.phase is Phase.DOING:
            self.go("show-me")

    def play_lesson(self) -> None:
        """Make one foreseen mistake, where there is one, and do every step by its solution, to the end."""
        mistaken = False
        while not self.player.finished:
            step = self.player.step
            if step.mistakes and not mistaken:
                mistaken = True
                self.make(step.mistakes[0])
            self.do_step()
        assert self.hand.stands()

    def compare(self) -> None:
        """See that the stage tells what the lesson tells at this moment."""
        page = self.player.page()
        wanted = {
            "place": f"Step {page.number} of {page.steps}",
            "phase": page.phase.value,
            "answers": [self.words(message) for message in page.feedback],
            "words": self.told(page),
        }
        if self.player.step.kind is StepKind.PLAY and not page.feedback:
            # Beside a game the coach may say something of its own.
            del wanted["answers"]
        self.shown = self.board.evaluate(SHOWN, [wanted, REST_SECONDS])
        assert self.shown == wanted, page.name
        if page.finished:
            can, idea = (f"{self.player.lesson.key}.{name}" for name in ("can", "idea"))
            learned = self.words.say(can if self.words.has(can) else idea)
            expect(self.board.locator("[data-slot=instruction] .lesson-goal")).to_have_text(learned)

    def told(self, page: Page) -> list[str]:
        """Return what the instruction says above the goal."""
        if page.finished:
            return [self.words.say("lesson-learned")]
        return [] if page.phase is Phase.AWAY else [self.words(one) for one in page.words]
