"""A lesson on paper: a sheet with a board for every question and task, and the answers on a sheet of their own."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.journals.writing import make_folder, write, write_bytes
from trajan_tutor.lessons import scenarios
from trajan_tutor.lessons.lesson import AnswerForm, Lesson, Step, StepKind
from trajan_tutor.lessons.scenarios import Scenario, scenario_at
from trajan_tutor.session import seat_view as shown
from trajan_tutor.session.error_sentences import with_sentences
from trajan_tutor.session.values import path_of, text_of
from trajan_tutor.view import Drawing, draw_board
from trajan_tutor.view import PictureForm as Drawn
from trajan_tutor.view.caption import captioned, page_of_text
from trajan_tutor.view.paper import PaperSize, has_pdf, pages_of, paper, pdf
from trajan_tutor.view.part import cut_to, part_of_table
from trajan_tutor.view.static_output import ShowsItself, StaticOutput

_LIGHT: Final = "light"


@dataclass(frozen=True, slots=True)
class PaperSheet:
    """One question on paper: its number from 1, the name of its step, the board with its words, and its answer."""

    number: int
    step: str
    drawing: Drawing
    answer: str


class Sheets(ShowsItself):
    """The sheets of a lesson, as a value that shows the first of them and saves all."""

    def __init__(self, lesson: Lesson, game: TutorGame, language: str = "", title: str = "") -> None:
        """Make the sheets, each with a `title`, or with that of the lesson; raises LessonError for one that fails."""
        self.lesson = lesson
        self.words: Words = Words(language, (game.resources.words,), own=dict(lesson.words))
        self.sheets: tuple[PaperSheet, ...] = tuple(_sheets(lesson, game, self.words, title))

    def __repr__(self) -> str:
        """Say how many sheets there are, and how to save them."""
        return self.words.say("sheets-made", title=self.lesson.title, count=len(self.sheets))

    @property
    def answers(self) -> Drawing:
        """The sheet with all answers."""
        title = self.words.say("sheets-answers", title=self.lesson.title)
        return page_of_text(title, [f"{sheet.number}. {sheet.answer}" for sheet in self.sheets], self.words)

    def save(self, folder: str | Path, paper: str = PaperSize.A4) -> tuple[Path, ...]:
        """Write pages of all sheets and of the answers into a folder, for paper of a size; return the files.

        They are PDF with the extra `pictures`, and HTML for a browser to print without it; `paper` is `a4` or `letter`.
        Raises SavingError where nothing can be written, MisusedError for another size.
        """
        with with_sentences(self.words):
            size, place = paper_size(paper), path_of("folder", folder)
            title = self.words(self.lesson.title)
            pages = {"": [sheet.drawing for sheet in self.sheets], "-answers": [self.answers]}
            return tuple(
                save_pages(
                    place / f"{self.lesson.name}{name}",
                    title,
                    pages_of(drawings, size),
                    size,
                    self.words.language,
                )
                for name, drawings in pages.items()
            )

    def static_output(self) -> StaticOutput:
        """Return the first sheet and how many there are, as a notebook keeps them."""
        return StaticOutput(repr(self), tuple(partial(getattr, sheet, "drawing") for sheet in self.sheets[:1]))


def paper_size(name: str) -> PaperSize:
    """Return a size of paper by its name; raises MisusedError with the list of names."""
    try:
        return PaperSize(text_of("paper", name).lower())
    except ValueError as error:
        raise MisusedError("paper-unknown", paper=name, known=", ".join(PaperSize)) from error


def save_pages(path: Path, title: str, pages: Sequence[str], size: PaperSize, language: str) -> Path:
    """Write pages as PDF, or as HTML where what makes PDF is missing; `path` has no ending. Raises SavingError."""
    make_folder(path.parent)
    if has_pdf():
        return write_bytes(path.with_name(f"{path.name}.pdf"), pdf(title, pages, size, language))
    return write(path.with_name(f"{path.name}.html"), paper(title, pages, size, language))


def _sheets(lesson: Lesson, game: TutorGame, words: Words, called: str) -> list[PaperSheet]:
    sheets: list[PaperSheet] = []
    for at, step in enumerate(lesson.steps):
        if step.kind not in (StepKind.DO, StepKind.ASK):
            continue
        number = len(sheets) + 1
        scenario = scenario_at(lesson, at, game)
        title = called or words.say("sheets-title", number=number, title=lesson.title)
        drawing = _drawn(scenario, step, title, _question_lines(lesson, step, words), words)
        sheets.append(PaperSheet(number, step.name, drawing, _answer(lesson, step, scenario, words)))
    return sheets


def _drawn(scenario: Scenario, step: Step, title: str, sentences: Sequence[str], words: Words) -> Drawing:
    """Return the part of the table that is asked about, with what is asked above it."""
    session = scenario.session
    look: dict[str, Any] = shown.seen(session, words) | {"legal": frozenset(), "theme": _LIGHT, "form": Drawn.STILL}
    board = draw_board(session.game, session.game.observe(session.state, scenario.seat), words, prefix="b", **look)
    seats, own = session.game.seats(session.state), look["own_seat"]
    part = part_of_table(session.game.resources.board, seats, own, _asked_about(scenario, step), words)
    return captioned(cut_to(board, part) if part is not None else board, title, sentences)


def _asked_about(scenario: Scenario, step: Step) -> set[str]:
    """Return the spots that a step is about: those it names, and where what is asked for is found or done."""
    game, before, spots = scenario.session.game, scenario.session.state, {*step.spots, *chain(*step.arrows)}
    if step.question is not None and step.question.form is AnswerForm.SPOT:
        spots.add(str(step.question.right[0]))
    for entry in step.solutions[0] if step.solutions else ():
        spot = scenarios.picked_spot(scenario.session, entry)
        spots |= {spot} if spot else set(game.spots_of(before, game.parse(entry)))
    return spots


def _question_lines(lesson: Lesson, step: Step, words: Words) -> list[str]:
    """Return what a sheet asks: the words of the step, its task, and the choices to tick."""
    lines = [on_paper(lesson.says(step.name), words)]
    if step.kind is StepKind.DO:
        lines.append(words(Message.of("lesson-goal", goal=lesson.says(f"{step.name}.goal"))))
    elif step.question and step.question.form is AnswerForm.CHOICE:
        lines += [f"☐ {words(lesson.says(choice))}" for choice in step.question.choices]
    return lines


def on_paper(message: Message, words: Words) -> str:
    """Return what a step says, in the words for paper where it has some: nothing can be clicked there."""
    key = f"{message.key}.sheet"
    return words(Message(key, message.parameters) if words.has(key) else message)


def _answer(lesson: Lesson, step: Step, scenario: Scenario, words: Words) -> str:
    """Return the answer of a step: what is right, or the moves of the first solution, and what is said to it."""
    done = words(lesson.says(f"{step.name}.done"))
    answer = _right(lesson, step, scenario, words) if step.question else _moves(step, scenario, words)
    return words(Message.of("sheets-right", answer=answer, done=done))


def _right(lesson: Lesson, step: Step, scenario: Scenario, words: Words) -> str:
    if step.question is None:
        return ""
    answer = step.question.right[0]
    if step.question.form is AnswerForm.NUMBER:
        return str(answer)
    if step.question.form is AnswerForm.CHOICE:
        return words(lesson.says(str(answer)))
    return _place(scenario, str(answer), words)


def _place(scenario: Scenario, name: str, words: Words) -> str:
    spots = scenario.session.game.spots(scenario.session.game.observe(scenario.session.state, scenario.seat))
    return next((words(spot.label) for spot in spots if spot.name == name), name)


def _moves(step: Step, scenario: Scenario, words: Words) -> str:
    texts = []
    for entry in step.solutions[0]:
        session = scenario.session
        spot = scenarios.picked_spot(session, entry)
        texts.append(
            _place(scenario, spot, words)
            if spot
            else words(session.game.describe(session.state, session.game.parse(entry)))
        )
        scenarios.attempt(session, entry)
        scenarios.let_others_play(scenario, step)
    return "; ".join(texts)
