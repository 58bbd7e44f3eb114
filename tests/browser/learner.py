"""A learner at a real page: plays a lesson with the mouse, beside a player of its own that says what is to be seen."""

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator, Page

from trajan_tutor.engine.games import find_game
from trajan_tutor.lessons.goals import Answer
from trajan_tutor.lessons.lesson import Form, Kind, Lesson, Mistake
from trajan_tutor.lessons.page import Phase
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.scenarios import picked_spot, turn_of
from trajan_tutor.session.scene import words_for

# Hits a place that others may cover in part in its middle, else anywhere; where nobody can hit it, that is told.
AIM = """(board, selector) => {
    const target = board.querySelector(selector);
    if (!target) throw new Error(`there is nothing at ${selector}`);
    const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.04, 0.96];
    const reached = () => {
        const box = target.getBoundingClientRect();
        for (const down of shares) for (const across of shares) {
            const point = [box.left + across * box.width, box.top + down * box.height];
            const hit = document.elementFromPoint(...point);
            if (hit && target.contains(hit) && hit.closest('[data-spot], button, summary') === target) return point;
        }
    };
    let point = reached();
    if (!point) {
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        point = reached();
    }
    if (!point) throw new Error(`nobody can hit ${selector}`);
    const before = board.dataset.answered;
    // Without the intervals of a test that looks again and again: a course has some hundred clicks.
    window.lastAnswer = new Promise((resolve) => {
        new MutationObserver((_, observer) => {
            // Anything that is shown writes it again.
            if (board.dataset.answered === before) return;
            observer.disconnect();
            resolve();
        }).observe(board, { attributeFilter: ['data-answered'] });
    });
    return point;
}"""
ANSWERED = """async (board, seconds) => {
    const late = new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), 1000 * seconds));
    await Promise.race([window.lastAnswer, late]);
    const texts = selector => [...board.querySelectorAll(selector)].map(one => one.textContent);
    return {
        place: texts('.lesson-title .faint')[0], phase: board.dataset.phase,
        answers: texts('.lesson-answers > p'), words: texts('.lesson-words p'),
    };
}"""
OFFERED = """board => ({
    title: board.querySelector('.lesson-title span').textContent,
    following: board.querySelector('.following')?.textContent ?? '',
    listed: board.querySelector('.all-lessons').open,
})"""
PATIENCE_SECONDS = 60


class Learner:
    """Plays lessons on a page that shows one board for each game."""

    def __init__(self, page: Page, boards: Mapping[str, Locator]) -> None:
        self.page = page
        self.boards = boards
        self.shown: dict[str, Any] = {}

    def begin(self, lesson: Lesson) -> None:
        """Choose a lesson: after another one by its button, else from the list of its game."""
        self.board = self.boards[lesson.game]
        game = find_game(lesson.game)
        self.player = Player(lesson, game)
        self.words = words_for(self.player.session, "en")
        shown = self.board.evaluate(OFFERED)
        if shown["title"] == self.words(lesson.title):
            return
        if self.words(lesson.title) in shown["following"]:
            self.send(".following")
        else:
            if not shown["listed"]:
                self.board.locator(".all-lessons > summary").click()
            self.send(f"[data-address='{lesson.address}']")
        self.compare()

    def send(self, selector: str) -> None:
        """Click something that tells the kernel, and wait until the page shows the answer."""
        across, down = self.board.evaluate(AIM, selector)
        self.page.mouse.click(across, down)
        self.shown = self.board.evaluate(ANSWERED, PATIENCE_SECONDS)

    def go(self, action: str) -> None:
        """Click a button of the lesson."""
        self.send(f".go-{action}:not([hidden])")
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
            self.send(f"[data-move='{entry}']")
            self.player.choose(entry)
            self.compare()

    def pick(self, spot: str) -> None:
        """Click a place of the board."""
        self.send(f".picture [data-spot='{spot}']")
        self.player.pick(spot)
        self.compare()

    def answer(self, answer: Answer) -> None:
        """Answer the question of the step."""
        question = self.player.step.question
        assert question is not None
        if question.form is Form.SPOT:
            self.pick(str(answer))
            return
        if question.form is Form.NUMBER:
            self.board.locator(".question .number").fill(str(answer))
            self.send(".send-answer")
        else:
            self.send(f"[data-answer='{answer}']")
        self.player.answer(answer)
        self.compare()

    def make(self, mistake: Mistake) -> None:
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
        elif step.kind is Kind.DO:
            for entry in step.solutions[0]:
                self.enter(entry)
        elif step.kind is Kind.PLAY:
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

    def compare(self) -> None:
        """See that the page tells what the lesson tells at this moment."""
        page, shown = self.player.page(), self.shown
        assert shown["place"] == f"Step {page.number} of {page.steps}"
        assert shown["phase"] == page.phase.value, page.name
        assert shown["answers"] == [self.words(message) for message in page.feedback], page.name
        assert page.finished or shown["words"] == [self.words(one) for one in page.words]
