"""The plan of an hour: 45 minutes with a game, from coming in to a last question; a page for a wall, and sheets."""

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.course_order import course_order
from trajan_tutor.lessons.lesson import Lesson, StepKind
from trajan_tutor.lessons.sheets import Sheets
from trajan_tutor.lessons.teaching_plan import teaching_plan_of
from trajan_tutor.view import Drawing
from trajan_tutor.view.caption import page_of_text
from trajan_tutor.view.paper import MARGIN, PaperSize, page_around, pages_of
from trajan_tutor.view.svg import clean, number

# Colours of the parts: dark enough for white letters, and told apart in grey by their places and minutes.
_COLOURS: Final = ("#7a2e1f", "#35598c", "#8a6a1f", "#2f6b4f", "#6b3f78", "#444f5a")
_INK: Final = "#2b2118"
_SOFT: Final = "#6b6256"
_PAPER: Final = "#f7f1e4"
# Sizes in millimetres, and how wide a letter is as a part of its size.
_TITLE: Final = 11.0
_HEAD: Final = 5.4
_ABOUT: Final = 3.9
_LINE: Final = 1.32
_LETTER: Final = 0.54
# The text of the parts is as large as the page allows.
_TEXTS: Final = (4.0, 3.8, 3.6, 3.4, 3.2, 3.0, 2.8)
# Where the first part begins, how far down the last one may go, and what lies between two.
_FIRST: Final = 49.0
_LEAST_GAP: Final = 2.0
_MOST_GAP: Final = 7.0
_BAR: Final = 13.0
_CIRCLE: Final = 8.4
# How wide the column is that says for whom a sentence is.
_MARKS: Final = 21.0
# What is done, and how many minutes it takes.
_PARTS: Final = (("join", 5), ("game", 12), ("vote", 3), ("rule", 12), ("pairs", 10), ("exit", 3))
# A lesson with fewer questions gives too little to do for who has only paper.
_FEWEST: Final = 3
# So many of its questions are printed.
_SHEETS: Final = 4
_ASKED: Final = (StepKind.DO, StepKind.ASK)


@dataclass(frozen=True, slots=True)
class PlanPart:
    """A part of an hour: when it begins and how long it takes, in minutes, and what everybody does."""

    begins: int
    minutes: int
    title: Message
    teacher: Message
    pupils: Message
    paper: Message


def plan_page(title: str, parts: Sequence[PlanPart], size: PaperSize, words: Words, game: str) -> str:
    """Return the page of a plan as SVG in millimetres."""
    page_width, page_height = size.millimetres
    room = page_width - 2 * MARGIN
    top = MARGIN + _TITLE
    drawn = [
        _text(MARGIN, top, _TITLE, title, colour=_COLOURS[0], bold=True),
        *_paragraph(MARGIN, top + 7, room, _ABOUT, words.say("plan-about", game=game), colour=_SOFT)[0],
        *_bar(parts, MARGIN, top + 14.5, room),
    ]
    below = top + _FIRST - MARGIN
    left = page_height - MARGIN - 5 - below
    size_of_text, heights = _fitted(parts, room, left, words)
    gap = min(max((left - sum(heights)) / max(len(parts) - 1, 1), _LEAST_GAP), _MOST_GAP)
    for at, (part, height) in enumerate(zip(parts, heights, strict=True)):
        drawn += _row(part, at, below, room, size_of_text, words)[0]
        below += height + gap
    return page_around("".join(drawn), size, words.say("plan-foot", game=game))


def _fitted(parts: Sequence[PlanPart], room: float, left: float, words: Words) -> tuple[float, list[float]]:
    """Return the largest text with which the parts fit into what is left of the page, and how high each part is."""
    for size in _TEXTS:
        heights = [_row(part, 0, 0, room, size, words)[1] for part in parts]
        if sum(heights) + _LEAST_GAP * (len(parts) - 1) <= left:
            break
    return size, heights


def _bar(parts: Sequence[PlanPart], left: float, top: float, room: float) -> list[str]:
    """Return the minutes side by side, each part as wide as it is long."""
    whole, drawn = sum(part.minutes for part in parts), []
    for at, part in enumerate(parts):
        x, width = left + room * part.begins / whole, room * part.minutes / whole
        place = f'x="{number(x + 0.4)}" y="{number(top)}" width="{number(width - 0.8)}" height="{number(_BAR)}"'
        drawn += [
            f'<rect {place} rx="1.6" fill="{_COLOURS[at % len(_COLOURS)]}"/>',
            _text(x + width / 2, top + 8.6, 6.2, str(part.minutes), colour="#fff", bold=True, anchor="middle"),
            _text(x, top + _BAR + 4.2, 2.9, str(part.begins), colour=_SOFT),
        ]
    drawn.append(_text(left + room, top + _BAR + 4.2, 2.9, str(whole), colour=_SOFT, anchor="end"))
    return drawn


def _row(part: PlanPart, at: int, top: float, room: float, size: float, words: Words) -> tuple[list[str], float]:
    """Return what is drawn of a part, and how high it is."""
    colour = _COLOURS[at % len(_COLOURS)]
    left = MARGIN + 2 * _CIRCLE + 6
    width = room - 2 * _CIRCLE - 9
    drawn = [_text(left, top + _HEAD + 2, _HEAD, words(part.title), colour=colour, bold=True)]
    below = top + _HEAD + 2 + size * 1.7
    for mark, text in (("plan-teacher", part.teacher), ("plan-pupils", part.pupils), ("plan-paper", part.paper)):
        lines, used = _paragraph(left + _MARKS, below, width - _MARKS, size, words(text))
        drawn += [_text(left, below, size, words.say(mark), colour=colour, bold=True), *lines]
        below += used + size * 0.35
    height = max(below - top - size * 0.6, 2 * _CIRCLE + 2)
    middle = top + height / 2
    place = f'x="{MARGIN}" y="{number(top)}" height="{number(height)}"'
    box = (
        f'<rect {place} width="{number(room)}" rx="3" fill="{_PAPER}"/>'
        f'<rect {place} width="2.4" rx="1.2" fill="{colour}"/>'
        f'<circle cx="{number(MARGIN + _CIRCLE + 4)}" cy="{number(middle)}" r="{_CIRCLE}" fill="{colour}"/>'
    )
    minutes = _text(
        MARGIN + _CIRCLE + 4, middle + 1.2, 7.4, str(part.minutes), colour="#fff", bold=True, anchor="middle"
    )
    unit = _text(MARGIN + _CIRCLE + 4, middle + 4.8, 2.7, words.say("plan-minutes"), colour="#fff", anchor="middle")
    return [box, minutes, unit, *drawn], height


def _paragraph(
    left: float, top: float, width: float, size: float, text: str, *, colour: str = _INK
) -> tuple[list[str], float]:
    """Return a text broken into lines, and how high they are together."""
    lines = textwrap.wrap(text, max(int(width / (size * _LETTER)), 12)) or [""]
    step = size * _LINE
    return [_text(left, top + at * step, size, line, colour=colour) for at, line in enumerate(lines)], len(lines) * step


def _text(
    x: float, y: float, size: float, text: str, *, colour: str = _INK, bold: bool = False, anchor: str = "start"
) -> str:
    weight = ' font-weight="700"' if bold else ""
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
    return f'<text {place} fill="{colour}" text-anchor="{anchor}"{weight}>{clean(text)}</text>'


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
