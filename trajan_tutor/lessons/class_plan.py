"""The plan of an hour: 45 minutes with a game, from coming in to one last question, and sheets for paper."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.course_order import course_order
from trajan_tutor.lessons.lesson import Lesson, StepKind
from trajan_tutor.lessons.plan_page import PlanPart, plan_page
from trajan_tutor.lessons.sheets import Sheets
from trajan_tutor.lessons.teaching_plan import teaching_plan_of
from trajan_tutor.view import Drawing
from trajan_tutor.view.caption import page_of_text
from trajan_tutor.view.paper import PaperSize, pages_of

# What is done, and how many minutes it takes.
_PARTS: Final = (("join", 5), ("game", 12), ("vote", 3), ("rule", 12), ("pairs", 10), ("exit", 3))
# A lesson with fewer questions gives too little to do for who has only paper.
_FEWEST: Final = 3
# So many of its questions are printed.
_SHEETS: Final = 4
_ASKED: Final = (StepKind.DO, StepKind.ASK)


@dataclass(frozen=True, slots=True)
class ClassPlan:
    """A plan: its parts, the lesson that goes on paper, and the rules that its exit question may be about."""

    game: TutorGame
    parts: tuple[PlanPart, ...]
    lesson: Lesson
    rules: tuple[str, ...]
    words: Words

    @property
    def title(self) -> str:
        """What stands above it."""
        return self.words.say("plan-title", game=self.game.name)

    def pages(self, size: PaperSize, exit_question: Lesson) -> list[str]:
        """Return all pages as SVG: the plan, sheets for who has no device, the exit question, and the answers."""
        game, words = self.game, self.words
        first = Sheets(self.lesson, game, words.language)
        last = Sheets(exit_question, game, words.language, words.say("plan-exit-title"))
        answers = [f"{sheet.number}. {sheet.answer}" for sheet in first.sheets[:_SHEETS]]
        answers += [words.say("plan-exit-right", answer=sheet.answer) for sheet in last.sheets]
        solved = page_of_text(words.say("plan-answers", game=game.name), answers, words)
        printed: list[tuple[Sequence[Drawing], str]] = [
            ([sheet.drawing for sheet in first.sheets[:_SHEETS]], "plan-foot-sheet"),
            ([sheet.drawing for sheet in last.sheets], "plan-foot-exit"),
            ([solved], "plan-foot-answers"),
        ]
        around = [page for drawn, foot in printed for page in pages_of(drawn, size, words.say(foot, game=game.name))]
        return [plan_page(self.title, self.parts, size, words, game.name), *around]


def class_plan(game: TutorGame, language: str = "") -> ClassPlan:
    """Return the plan of a game in a language; raises MisusedError for one without lessons."""
    order, explained = course_order(game), _explained_rules(game)
    lessons = [
        lesson for lesson in order.lessons if _questions(lesson) >= _FEWEST and explained & frozenset(lesson.teaches)
    ]
    if not order.games or not lessons:
        raise MisusedError("plan-no-lessons", game=game.name)
    rules = tuple(rule for lesson in lessons for rule in lesson.teaches if rule in explained)
    words = Words(language, (game.resources.words,))
    names = {"game": words(order.games[0].title), "seats": game.seat_counts[0]}
    parts: list[PlanPart] = []
    begins = 0
    for name, minutes in _PARTS:
        title, *texts = (Message.of(f"plan-{name}-{part}", **names) for part in ("title", "teacher", "pupils", "paper"))
        parts.append(PlanPart(begins, minutes, title, *texts))
        begins += minutes
    return ClassPlan(game, tuple(parts), lessons[0], rules, words)


def _explained_rules(game: TutorGame) -> frozenset[str]:
    """Return the rules by which a game is explained, but those of its aim: nobody can practise these by themselves."""
    return frozenset(rule for part in teaching_plan_of(game).parts[1:] for rule in part.rules)


def _questions(lesson: Lesson) -> int:
    return sum(step.kind in _ASKED for step in lesson.steps)
