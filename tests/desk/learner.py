"""A learner at a desk: plays a lesson by the requests that a page would send."""

from typing import Any

from desk.page import Page, page_of_lesson
from lessons.scripted import ScriptedLearner

from trajan_tutor.lessons.goals import Answer
from trajan_tutor.lessons.lesson import Lesson, Question
from trajan_tutor.lessons.step_page import Autonomy


class DeskLearner(ScriptedLearner):
    """Plays lessons at desks; each message is checked against the contract by its page."""

    page: Page

    def begin(self, lesson: Lesson) -> None:
        """Sit down to a lesson at a desk of its own."""
        self.sit_down(lesson)
        self.page = page_of_lesson(lesson.address)
        self.compare()

    @property
    def lesson(self) -> Any:
        """What the page shows of the lesson."""
        return self.page.model["lesson"]

    def press(self, action: str) -> None:
        """Press a button that is open."""
        assert action in self.lesson["may"]
        self.page.send("go", action=action)

    def touch(self, spot: str) -> None:
        """Pick a place that the table has."""
        assert spot in {one.name for one in self.player.session.game.spots(self.player.session.observation())}
        self.page.send("pick", spot=spot)

    def take(self, move: str) -> None:
        """Choose a move that is offered."""
        assert move in {one["move"] for one in self.page.model["choices"]}
        self.page.send("choose", move=move)

    def turn_dial(self, autonomy: Autonomy) -> None:
        """Choose how much the lesson does."""
        self.page.send("dial", value=autonomy.value)

    def reply(self, question: Question, answer: Answer) -> None:
        """Answer a question that is shown in the form of its answer."""
        shown = self.lesson["question"]
        assert shown["form"] == question.form.value
        assert not shown["choices"] or str(answer) in {one["name"] for one in shown["choices"]}
        self.page.send("answer", value=str(answer))

    def look(self, wanted: dict[str, Any]) -> dict[str, Any]:
        """Return what the page shows."""
        lesson = self.lesson
        end = lesson["end"]
        found = {
            "place": lesson["place"],
            "phase": lesson["phase"],
            "answers": [one["text"] for one in lesson["answers"]],
            "words": lesson["words"] if end is None else [end["title"]],
        }
        return {name: found[name] for name in wanted}

    def goal_shown(self) -> str:
        """Return what the end of the lesson tells."""
        return str(self.lesson["end"]["idea"])
