"""What somebody says who explains a game at a table, part by part: data of the game, for a page that can be printed."""

from dataclasses import dataclass
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import parse_toml, read_text
from trajan_tutor.lessons.section import Section, Source
from trajan_tutor.lessons.toml_lines import lines_of

# The file in the data of a game.
FILE: Final = "teaching.toml"


@dataclass(frozen=True, slots=True)
class TeachingPart:
    """A part of an explanation: how many minutes it takes, what is done at the table, the rules that are told."""

    game: str
    name: str
    minutes: int
    rules: tuple[str, ...]

    @property
    def title(self) -> Message:
        """What it is about."""
        return Message(f"{self.game}-teaching-{self.name}")

    @property
    def action(self) -> Message:
        """What is shown and said."""
        return Message(f"{self.title.key}.do")

    @property
    def question(self) -> Message:
        """What the listeners are asked, so that it is seen whether they have it."""
        return Message(f"{self.title.key}.ask")


@dataclass(frozen=True, slots=True)
class TeachingPlan:
    """The parts in their order; `later` are rules that are told when they come up, and not before."""

    parts: tuple[TeachingPart, ...] = ()
    later: tuple[str, ...] = ()

    @property
    def minutes(self) -> int:
        """How long the explanation takes."""
        return sum(part.minutes for part in self.parts)

    def word_keys(self) -> tuple[str, ...]:
        """Return the keys of all words that it needs."""
        return tuple(message.key for part in self.parts for message in (part.title, part.action, part.question))


def teaching_plan_of(game: TutorGame) -> TeachingPlan:
    """Return the plan in the data of a game, an empty one where it brings none; raises LessonError with the line."""
    path = game.resources.data / FILE
    if not path.is_file():
        return TeachingPlan()
    text = read_text(path)
    section = Section(Source(path, lines_of(text)), parse_toml(text, path.name))
    known = tuple(game.rules.rules)
    parts = tuple(_part(table, game.name, known) for table in section.tables("part"))
    plan = TeachingPlan(parts, _rules(section, "later", known))
    section.finish()
    return plan


def _part(section: Section, game: str, known: tuple[str, ...]) -> TeachingPart:
    part = TeachingPart(game, section.text("name"), section.number("minutes"), _rules(section, "rules", known))
    section.finish()
    return part


def _rules(section: Section, name: str, known: tuple[str, ...]) -> tuple[str, ...]:
    rules = section.texts(name)
    for rule in rules:
        if rule not in known:
            raise section.error("lesson-word", name, value=rule, field=name, offered=", ".join(known))
    return rules
