"""Reads the steps of a lesson that lasts: played on until something happens, and reviews of where points came from."""

from collections.abc import Sequence
from dataclasses import replace

from trajan_tutor.lessons.beat import HAPPENED, Beat, Fact
from trajan_tutor.lessons.goal_reader import read_goal
from trajan_tutor.lessons.lesson import LessonAim, Naming, Step
from trajan_tutor.lessons.section import Section


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
