"""A visitor of the light page: plays on the stage with the mouse, beside a player that says what is right."""

from playwright.sync_api import Locator, Page, expect

from trajan_tutor.engine.games import find_game
from trajan_tutor.lessons.find import find_lesson
from trajan_tutor.lessons.goals import Answer
from trajan_tutor.lessons.lesson import AnswerForm, StepKind
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.scenarios import picked_spot, turn_of
from trajan_tutor.lessons.step_page import Phase

PATIENCE_MILLISECONDS = 120_000


class Visitor:
    """Somebody at the light page."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.context = page.context
        self.address = address

    @property
    def stage(self) -> Locator:
        """The board with all that belongs to it."""
        return self.page.locator(".trajan-tutor")

    def go(self, query: str = "") -> None:
        """Open the page."""
        self.page.goto(f"{self.address}{query}")

    def wait_for_tutor(self) -> None:
        """Wait until Python has started and has said how the board stands, where there is one."""
        self.page.locator("html[data-tutor=ready]").wait_for(state="attached", timeout=PATIENCE_MILLISECONDS)
        if "=" in self.page.url:
            self.page.locator(".trajan-tutor[data-connection=fine]").wait_for(timeout=PATIENCE_MILLISECONDS)

    def wait_for_network_to_be_needless(self) -> None:
        """Wait until everything is kept that the page needs."""
        self.page.locator("html[data-alone]").wait_for(state="attached", timeout=PATIENCE_MILLISECONDS)

    def wait_for_memory_to_be_kept(self) -> None:
        """Wait until Python's memory is kept, from which the next visit begins."""
        self.page.locator("html[data-quick]").wait_for(state="attached", timeout=PATIENCE_MILLISECONDS)

    def was_restored(self) -> bool:
        """Return whether Python began from its kept memory."""
        return self.page.locator("html").get_attribute("data-restored") == "true"

    def send(self, selector: str) -> None:
        """Click something that Python answers, and wait for the answer; a report that lies over it is closed first."""
        answered = self.stage.get_attribute("data-answered") or ""
        report = self.stage.locator(".report")
        # After one report another may follow: its handler is called again.
        self.page.add_locator_handler(report, lambda shown: shown.press("Escape"), no_wait_after=True)
        self.stage.locator(selector).first.click(timeout=PATIENCE_MILLISECONDS)
        self.page.remove_locator_handler(report)
        expect(self.stage).not_to_have_attribute("data-answered", answered, timeout=PATIENCE_MILLISECONDS)

    @property
    def is_over(self) -> bool:
        """Whether the game is over: what goes on is another game."""
        return self.stage.locator(".onward.again, .onward.coach_look_back").count() > 0

    def do_something(self) -> None:
        """Do the first thing that can be done: a choice, what goes on, or a part of a choice on the board."""
        for selector in (".choices [data-move]", ".onward:not([aria-disabled=true])"):
            if self.stage.locator(selector).count():
                self.send(selector)
                return
        self.send("[data-pane] .can-be-picked:not(.chosen)")

    def play_lesson(self, address: str) -> None:
        """Do every step of a lesson that is open by its first solution, to the end."""
        lesson, _ = find_lesson(address)
        self.player = Player(lesson, find_game(lesson.game))
        while not self.player.finished:
            self._step()

    def play_steps(self, address: str, count: int) -> None:
        """Do the first steps of a lesson that is open by their first solutions."""
        lesson, _ = find_lesson(address)
        self.player = Player(lesson, find_game(lesson.game))
        for _ in range(count):
            self._step()

    def _step(self) -> None:
        player = self.player
        at, step = player.at, player.step
        if step.question is not None:
            self._answer(step.question.right[0])
        elif step.kind is StepKind.DO:
            for entry in step.solutions[0]:
                self._enter(entry)
        elif step.kind is StepKind.PLAY:
            for entry in turn_of(player.scenario, step, player.trial.begin):
                if player.phase is Phase.DOING:
                    self._enter(entry)
        while player.at == at and not player.finished:
            self.send(".onward")
            player.next()
            expect(self.stage).to_have_attribute("data-phase", player.phase.value)

    def _enter(self, entry: str) -> None:
        session = self.player.scenario.session
        spot = picked_spot(session, entry)
        if spot:
            self._pick(spot)
            return
        before = session.tree.here
        for one in session.game.spots_of(session.state, session.game.parse(entry)):
            if session.tree.here is before:
                self._pick(one)
        if session.tree.here is not before:
            return
        self.send(f"[data-move='{entry}']")
        self.player.choose(entry)

    def _pick(self, spot: str) -> None:
        self.send(f"[data-pane] [data-spot='{spot}'].can-be-picked, [data-pane] [data-spot='{spot}']")
        self.player.pick(spot)

    def _answer(self, answer: Answer) -> None:
        question = self.player.step.question
        assert question is not None
        if question.form is AnswerForm.SPOT:
            self._pick(str(answer))
            return
        if question.form is AnswerForm.NUMBER:
            self.stage.locator(".question .number").fill(str(answer))
            self.send(".send-answer")
        else:
            self.send(f"[data-answer='{answer}']")
        self.player.answer(answer)
