"""A learner who plays a lesson by its script, beside a player of its own that says what is to be seen.

How something is clicked, and how it is seen, those say who sit at a desk or at a page.
"""

from abc import ABC, abstractmethod
from typing import Any

from trajan_tutor.desk.lesson.growing_game import GrowingGame
from trajan_tutor.engine.games import find_game
from trajan_tutor.i18n import FALLBACK
from trajan_tutor.lessons.course_order import course_order
from trajan_tutor.lessons.goals import Answer
from trajan_tutor.lessons.lesson import AnswerForm, ForeseenMistake, Lesson, Question, StepKind
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.scenarios import picked_spot, turn_of
from trajan_tutor.lessons.step_page import Autonomy, Page, Phase
from trajan_tutor.session.seat_view import words_for


class ScriptedLearner(ABC):
    """Does what a lesson asks for, and compares after each deed what is shown with what the lesson tells."""

    shown: dict[str, Any]
    # In which everything is read.
    language = FALLBACK

    def sit_down(self, lesson: Lesson) -> None:
        """Take a lesson, and a player that is asked what it tells."""
        game = find_game(lesson.game)
        order = course_order(game)
        self.growing = GrowingGame(order) if order.is_game(lesson.address) else None
        self.player = Player(lesson, game, stays=self.growing is not None)
        self.words = words_for(self.player.session, self.language)
        self.shown = {}

    # ---- hands and eyes

    @abstractmethod
    def press(self, action: str) -> None:
        """Press a button of the lesson."""

    @abstractmethod
    def touch(self, spot: str) -> None:
        """Pick a place of the table."""

    @abstractmethod
    def take(self, move: str) -> None:
        """Choose a move from those that are offered."""

    @abstractmethod
    def turn_dial(self, autonomy: Autonomy) -> None:
        """Choose how much the lesson does."""

    @abstractmethod
    def reply(self, question: Question, answer: Answer) -> None:
        """Answer a question that is not answered on the table."""

    @abstractmethod
    def look(self, wanted: dict[str, Any]) -> dict[str, Any]:
        """Return what is shown of what is wanted: `place`, `phase`, `answers` and `words`."""

    @abstractmethod
    def goal_shown(self) -> str:
        """Return what is shown as the goal."""

    # ---- the script

    def go(self, action: str) -> None:
        """Press a button of the lesson."""
        self.press(action)
        getattr(self.player, action.replace("-", "_"))()
        if self.growing is not None:
            self.growing.end(self.player)
        self.compare()

    def enter(self, entry: str) -> None:
        """Do one entry of a solution or of a mistake, by the table where that is possible."""
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
            self.take(entry)
            self.player.choose(entry)
            self.compare()

    def pick(self, spot: str) -> None:
        """Pick a place of the table."""
        self.touch(spot)
        self.player.pick(spot)
        self.compare()

    def answer(self, answer: Answer) -> None:
        """Answer the question of the step."""
        question = self.player.step.question
        assert question is not None
        if question.form is AnswerForm.SPOT:
            self.pick(str(answer))
            return
        self.reply(question, answer)
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
        self.set_dial(Autonomy.SHOW_ME)
        while player.phase is Phase.DOING:
            self.go("next")
        self.set_dial(Autonomy.GUIDE_ME)

    def set_dial(self, autonomy: Autonomy) -> None:
        """Let the lesson do more or less."""
        self.turn_dial(autonomy)
        self.player.set_autonomy(autonomy)

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
        """See that there is shown what the lesson tells at this moment."""
        page = self.player.page()
        wanted = {
            "place": self.words.say("lesson-place", number=page.number, steps=page.steps),
            "phase": page.phase.value,
            "answers": [self.words(message) for message in page.feedback],
            "words": self.told(page),
        }
        if self.growing is not None and page.finished:
            # The page on which a game ends says by itself how it went.
            del wanted["answers"]
        if self.player.step.kind is StepKind.PLAY and not page.feedback:
            # Beside a game the coach may say something of its own.
            del wanted["answers"]
        self.shown = self.look(wanted)
        assert self.shown == wanted, page.name
        if page.finished and self.growing is None:
            assert self.goal_shown() == self.learned()

    def learned(self) -> str:
        """Return what one can do after the lesson."""
        can, idea = (f"{self.player.lesson.key}.{name}" for name in ("can", "idea"))
        return self.words.say(can if self.words.has(can) else idea)

    def told(self, page: Page) -> list[str]:
        """Return what the instruction says above the goal."""
        if page.finished and self.growing is None:
            return [self.words.say("lesson-learned")]
        return [] if page.phase is Phase.AWAY else [self.words(one) for one in page.words]
