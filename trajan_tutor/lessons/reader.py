"""Reads lessons from TOML files."""

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.reading import parse_toml, read_json, read_text
from trajan_tutor.lessons.begin_reader import read_begin
from trajan_tutor.lessons.files import ENDING
from trajan_tutor.lessons.goal_reader import answers, read_goal
from trajan_tutor.lessons.goals import Answered, Solved
from trajan_tutor.lessons.lesson import (
    HAPPENED,
    AnswerForm,
    Beat,
    Begin,
    Fact,
    ForeseenMistake,
    Lesson,
    LessonAim,
    Naming,
    Question,
    Step,
    StepKind,
)
from trajan_tutor.lessons.listing import Listing
from trajan_tutor.lessons.puzzle import file_of, puzzles_of
from trajan_tutor.lessons.section import LessonError, Section, Source
from trajan_tutor.lessons.toml_lines import lines_of

# The version goes up with the form of lesson files; a file without one is of the first.
VERSION: Final = 1
_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def read_lesson(path: Path, game: str = "") -> Lesson:
    """Return the lesson of a file; raises UnreadableError with the file, the line and what was expected.

    A lesson in the folder of a game belongs to that game; any other names its `game`.
    """
    return parse_lesson(read_text(path), path, game)


def parse_lesson(text: str, path: Path, game: str = "") -> Lesson:
    """Return the lesson of a text; the path gives it its name, and files beside it are read."""
    data = parse_toml(text, path.name)
    source = Source(path, lines_of(text))
    section = Section(source, data)
    if section.number("version", VERSION) > VERSION:
        raise section.error("lesson-version", "version", found=section.number("version"), expected=VERSION)
    lesson = Lesson(
        section.text("game", game or None),
        path.name.removesuffix(ENDING),
        path.name,
        section.names("teaches", Naming.RULE),
        section.names("needs", Naming.LESSON),
        section.number("minutes"),
        read_begin(section.table("begin")),
        _steps(section),
    )
    own = _own_words(section.table("words"), lesson) if section.has("words") else ()
    section.finish()
    if not lesson.steps:
        raise section.error("lesson-no-steps")
    _check_names(section, lesson)
    return replace(lesson, mentions=tuple(source.mentions), words=own)


def _own_words(section: Section, lesson: Lesson) -> tuple[tuple[str, str], ...]:
    """Return the texts that a file brings itself, by their keys: `title`, `idea`, and the names of words."""
    keys = {"title": lesson.key, "idea": f"{lesson.key}.idea"}
    return tuple((keys.get(name, lesson.says(name).key), section.text(name)) for name in section.data)


def _check_names(section: Section, lesson: Lesson) -> None:
    """Raise LessonError when two steps have one name: words and notes go by the name."""
    first: dict[str, int] = {}
    for number, step in enumerate(lesson.steps):
        if step.name in first:
            place = ("step", number, "words")
            line = section.source.lines[place]
            raise LessonError(
                "lesson-name-twice",
                file=lesson.file,
                line=line,
                name=step.name,
                first=lesson.steps[first[step.name]].line,
            )
        first[step.name] = number


def _steps(section: Section) -> tuple[Step, ...]:
    steps: list[Step] = []
    for number, step in enumerate(section.tables("step")):
        steps.append(_step(section.source, number, step, steps))
    return tuple(steps)


def _step_begin(section: Section, steps: list[Step]) -> Begin | None:
    """Return the position that a step begins with: one of its own, or that of an earlier step, by its name."""
    if not section.has("begin"):
        return None
    if not isinstance(section.data["begin"], str):
        return read_begin(section.table("begin"))
    begins = {step.name: step.begin for step in steps if step.begin is not None}
    name = section.text("begin")
    if name not in begins:
        known = ", ".join(begins) or "-"
        raise section.error("lesson-begin-unknown", "begin", step=name, known=known)
    return begins[name]


def _step(source: Source, number: int, section: Section, steps: list[Step]) -> Step:
    source.step = number
    kind = StepKind(section.word("kind", tuple(StepKind)))
    name = _own_name(section, "words")
    step = Step(
        name=name,
        kind=kind,
        rules=section.names("rules", Naming.RULE),
        spots=section.names("spots", Naming.SPOT),
        arrows=_arrows(section),
        lists=Listing(section.word("lists", tuple(Listing))) if section.has("lists") else None,
        begin=_step_begin(section, steps),
        about=section.names("about", Naming.RULE),
        proved=read_goal(section.table("proved")) if section.has("proved") else None,
        line=section.line,
    )
    _say(section, step)
    if kind is StepKind.DO:
        step = _do_step(section, step)
    elif kind is StepKind.ASK:
        step = _ask_step(section, step)
    elif kind is StepKind.WATCH:
        step = _watch_step(section, step)
    elif kind is StepKind.EXPLORE:
        step = replace(step, others=section.text("others", ""))
    elif kind is StepKind.PLAY:
        step = playing(section, step, _hints(section))
    elif kind is StepKind.REVIEW:
        step = reviewing(section, step, steps)
    section.finish()
    source.step = -1
    return step


def _say(section: Section, step: Step) -> None:
    """Note which words a step needs: what is told, and for what is to be done the goal and what is said when done."""
    section.source.mention(Naming.WORDS, step.name, section.line_at("words"))
    if step.kind in (StepKind.DO, StepKind.PLAY):
        section.source.mention(Naming.WORDS, f"{step.name}.goal", section.line_at("words"))
    if step.kind in (StepKind.DO, StepKind.PLAY, StepKind.ASK):
        section.source.mention(Naming.WORDS, f"{step.name}.done", section.line_at("words"))


def _own_name(section: Section, name: str) -> str:
    value = section.text(name)
    if not _NAME.fullmatch(value):
        raise section.error("lesson-own-name", name, value=value)
    return value


def _arrows(section: Section) -> tuple[tuple[str, str], ...]:
    arrows = section.lists("arrows", length=2)
    for arrow in arrows:
        for spot in arrow:
            section.source.mention(Naming.SPOT, spot, section.line_at("arrows"))
    return tuple((start, end) for start, end in arrows)


def _do_step(section: Section, step: Step) -> Step:
    if section.has("puzzle"):
        return _puzzle_step(section, step)
    solutions = section.lists("solutions")
    if not solutions or not all(solutions):
        raise section.error("lesson-no-solution")
    return replace(
        step,
        goal=read_goal(section.table("goal")),
        fails=read_goal(section.table("fails")) if section.has("fails") else None,
        solutions=solutions,
        mistakes=tuple(_mistake(mistake) for mistake in section.tables("mistake")),
        hints=_hints(section),
        ladder=section.flag("ladder"),
        keeps=section.flag("keeps"),
        goes_on=section.flag("goes_on"),
        others=section.text("others", ""),
    )


def _puzzle_step(section: Section, step: Step) -> Step:
    """Return an action whose position, goal and solution are those of a puzzle in the file beside the lesson."""
    source = section.source
    try:
        source.puzzles = source.puzzles or puzzles_of(read_json(file_of(source.path)))
    except UnreadableError as error:
        raise section.error("lesson-beside", "puzzle", problem=error.message) from error
    name = section.text("puzzle")
    if name not in source.puzzles:
        raise section.error("lesson-puzzle-unknown", "puzzle", puzzle=name, known=", ".join(source.puzzles))
    puzzle = source.puzzles[name]
    return replace(
        step,
        goal=Solved(puzzle),
        solutions=(puzzle.best,),
        hints=_hints(section),
        begin=Begin(position=puzzle.position, seat=puzzle.seat, line=section.line_at("puzzle")),
    )


def _hints(section: Section) -> tuple[str, ...]:
    hints = section.texts("hints")
    for hint in hints:
        section.source.mention(Naming.WORDS, hint, section.line_at("hints"))
    return hints


def _mistake(section: Section) -> ForeseenMistake:
    name = _own_name(section, "words")
    section.source.mention(Naming.WORDS, name, section.line_at("words"))
    mistake = ForeseenMistake(
        name,
        read_goal(section.table("when")),
        section.texts("moves"),
        reply=section.texts("reply"),
        line=section.line,
    )
    section.finish()
    if not mistake.moves:
        raise section.error("lesson-mistake-moves")
    return mistake


def _ask_step(section: Section, step: Step) -> Step:
    form = AnswerForm(section.word("form", tuple(AnswerForm)))
    right = answers(section, "answer")
    choices = section.texts("choices")
    expected: type = int if form is AnswerForm.NUMBER else str
    if not all(isinstance(answer, expected) for answer in right):
        raise section.error("lesson-answer-form", "answer", form=str(form))
    if form is AnswerForm.CHOICE:
        _check_choices(section, right, choices)
    elif form is AnswerForm.SPOT:
        for spot in right:
            section.source.mention(Naming.SPOT, str(spot), section.line_at("answer"))
    return replace(
        step,
        question=Question(form, right, choices),
        mistakes=tuple(_wrong_answer(mistake) for mistake in section.tables("mistake")),
        hints=_hints(section),
    )


def _check_choices(section: Section, right: tuple[str | int, ...], choices: tuple[str, ...]) -> None:
    for choice in choices:
        section.source.mention(Naming.WORDS, choice, section.line_at("choices"))
    for answer in right:
        if answer not in choices:
            raise section.error("lesson-answer-choice", "answer", answer=str(answer), offered=", ".join(choices))


def _wrong_answer(section: Section) -> ForeseenMistake:
    name = _own_name(section, "words")
    section.source.mention(Naming.WORDS, name, section.line_at("words"))
    wrong = answers(section, "answer")
    section.finish()
    return ForeseenMistake(name, Answered(wrong), answers=wrong, line=section.line)


def _watch_step(section: Section, step: Step) -> Step:
    moves = section.texts("moves")
    says = section.texts("says")
    if not moves:
        raise section.error("lesson-no-moves")
    if says and len(says) != len(moves):
        raise section.error("lesson-says", "says", moves=len(moves), says=len(says))
    for name in says:
        if name:
            section.source.mention(Naming.WORDS, name, section.line_at("says"))
    return replace(step, moves=moves, says=says)


def playing(section: Section, step: Step, hints: tuple[str, ...]) -> Step:
    """Return a step that is played on until its goal is reached; raises LessonError."""
    return replace(
        step,
        goal=read_goal(section.table("until")),
        aims=tuple(_aim(aim) for aim in section.tables("aim")),
        guides=section.flag("guides"),
        beats=tuple(_beat(beat) for beat in section.tables("beat")),
        replies=section.names("replies", Naming.MOVE),
        others=section.text("others", ""),
        seed=section.number("seed", 0),
        hints=hints,
        ladder=section.flag("ladder"),
        keeps=True,
        goes_on=True,
    )


def reviewing(section: Section, step: Step, before: Sequence[Step]) -> Step:
    """Return a step that looks back; raises LessonError where no step before it has the name it counts since."""
    since = section.text("since", "")
    names = [earlier.name for earlier in before]
    if since and since not in names:
        raise section.error("lesson-since-unknown", "since", step=since, known=", ".join(names) or "-")
    return replace(step, since=since, sources=section.names("sources", Naming.SOURCE))


def _beat(section: Section) -> Beat:
    name = section.text("words")
    for words in (name, f"{name}.{HAPPENED}"):
        section.source.mention(Naming.WORDS, words, section.line_at("words"))
    facts = tuple(Fact(*fact) for fact in section.lists("facts", length=3))
    beat = Beat(name, section.name("move", Naming.MOVE), section.name("pick", Naming.SPOT), facts, section.line)
    section.finish()
    return beat


def _aim(section: Section) -> LessonAim:
    name = section.text("words")
    section.source.mention(Naming.WORDS, name, section.line_at("words"))
    by = read_goal(section.table("by")) if section.has("by") else None
    goal = read_goal(section.table("goal"))
    aim = LessonAim(name, goal, by, section.names("spots", Naming.SPOT), section.line)
    section.finish()
    return aim
