"""Which forms of question a game asks about its rules, and why some are not asked about: data of the game."""

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.reading import parse_toml, read_text
from trajan_tutor.exercise_making.exercise import QuestionForm
from trajan_tutor.lessons.begin_reader import read_begin
from trajan_tutor.lessons.goal_reader import read_goal
from trajan_tutor.lessons.goals import Goal
from trajan_tutor.lessons.lesson import Begin, Mention, Naming
from trajan_tutor.lessons.section import Section, Source
from trajan_tutor.lessons.toml_lines import lines_of

FILE: Final = "exercises.toml"


# What these ask is said by the game alone.
_IN_OWN_WORDS: Final = frozenset({QuestionForm.AMOUNT, QuestionForm.WHICH, QuestionForm.WHO, QuestionForm.PLACE})


# A form that was asked in other words before, and what is asked in its place.
_FORMER: Final = {"in-play": QuestionForm.HAPPENS.value}


@dataclass(frozen=True, slots=True)
class OwnMistake:
    """A misunderstanding of a game's own: its `words` GAME-mistake-WORDS, and the number that it comes to.

    That is `plus` and `times` the `number` that an event of a `kind` tells; without a name `plus` alone.
    """

    words: str
    kind: str
    number: str
    times: int
    plus: int


@dataclass(frozen=True, slots=True)
class Ask:
    """How a rule is asked about.

    `begins` are the positions or deals that the games of bots begin with; without any, plain games. `when` has to hold
    after the move that is asked about, `by` names the rule that tells the move when the rule itself tells nothing.
    `last` asks for the last place that a move leads to, `tied` for the winner among seats with equally many points.
    `words` name a question of the game's own, in place of that of the form; `confused` are rules taken for this one,
    and `mistakes` misunderstandings that come to a wrong number. `kind` is that of the events meant, where the rule
    tells several, `number` the name of the number that is asked for; events of the kind `opened` are told with the
    question.
    """

    rule: str
    forms: tuple[QuestionForm, ...]
    begins: tuple[Begin, ...] = ()
    when: Goal | None = None
    by: str = ""
    last: bool = False
    tied: bool = False
    words: str = ""
    confused: tuple[str, ...] = ()
    kind: str = ""
    number: str = ""
    opened: str = ""
    mistakes: tuple[OwnMistake, ...] = ()
    line: int = 1


@dataclass(frozen=True, slots=True)
class Unasked:
    """A rule that is not asked about, and the name of the reason, which has words of the catalogue."""

    rule: str
    why: str
    line: int


@dataclass(frozen=True, slots=True)
class ExercisePlan:
    """How all rules of a game are asked about; `mentions` are the names of rules and other things in the file."""

    asks: tuple[Ask, ...] = ()
    unasked: tuple[Unasked, ...] = ()
    mentions: tuple[Mention, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that can be asked about, in the order of the file."""
        return tuple(dict.fromkeys(ask.rule for ask in self.asks))

    def of(self, rule: str) -> tuple[Ask, ...]:
        """Return how a rule is asked about."""
        return tuple(ask for ask in self.asks if ask.rule == rule)

    def forms(self, rule: str) -> tuple[QuestionForm, ...]:
        """Return the forms in which a rule is asked about."""
        return tuple(dict.fromkeys(form for ask in self.of(rule) for form in ask.forms))


def plan_of(game: TutorGame) -> ExercisePlan:
    """Return the plan in the data of a game, an empty one where it brings none; raises LessonError with the line."""
    return read_plan(game.resources.data / FILE)


@cache
def read_plan(path: Path) -> ExercisePlan:
    """Return the plan of a file, an empty one where there is none; raises LessonError with the line."""
    if not path.is_file():
        return ExercisePlan()
    text = read_text(path)
    source = Source(path, lines_of(text))
    section = Section(source, parse_toml(text, path.name))
    asks = tuple(ask for table in section.tables("ask") for ask in _asks(table))
    unasked = tuple(rule for table in section.tables("unasked") for rule in _unasked(table))
    section.finish()
    return ExercisePlan(asks, unasked, tuple(source.mentions))


def _asks(section: Section) -> list[Ask]:
    forms = tuple(QuestionForm(_one_of(section, _FORMER.get(form, form))) for form in section.texts("forms"))
    # Plans of before named here what came into play as well.
    section.names("besides", Naming.RULE)
    ask = Ask(
        "",
        forms,
        tuple(read_begin(begin) for begin in section.tables("begin")),
        read_goal(section.table("when")) if section.has("when") else None,
        by=section.name("by", Naming.RULE),
        last=section.flag("last"),
        tied=section.flag("tied"),
        words=section.text("words", ""),
        confused=section.names("confused", Naming.RULE),
        kind=section.text("kind", ""),
        number=section.text("number", ""),
        opened=section.text("opened", ""),
        mistakes=tuple(map(_mistake, section.tables("mistake"))),
        line=section.line,
    )
    rules = section.names("rules", Naming.RULE)
    if not ask.words and (bare := _IN_OWN_WORDS.intersection(forms)):
        raise section.error("exercise-form-unworded", "forms", form=min(bare))
    section.finish()
    return [replace(ask, rule=rule) for rule in rules]


def _mistake(section: Section) -> OwnMistake:
    mistake = OwnMistake(
        section.text("words"),
        section.text("kind", ""),
        section.text("number", ""),
        section.number("times", 1),
        section.number("plus", 0),
    )
    section.finish()
    return mistake


def _one_of(section: Section, form: str) -> str:
    if form not in tuple(QuestionForm):
        raise section.error("lesson-word", "forms", value=form, field="forms", offered=", ".join(QuestionForm))
    return form


def _unasked(section: Section) -> list[Unasked]:
    rules, why = section.names("rules", Naming.RULE), section.text("why")
    section.finish()
    return [Unasked(rule, why, section.line) for rule in rules]
