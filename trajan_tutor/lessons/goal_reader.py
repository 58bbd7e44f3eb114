"""Reads goals from a lesson file: a table whose every entry is a predicate; several entries all have to hold."""

from collections.abc import Callable
from typing import Any, Final

from trajan_tutor.lessons.goals import (
    WHOM,
    YOU,
    AllOf,
    Answer,
    Answered,
    AnyOf,
    Bounds,
    EventHappened,
    FeatureHas,
    Gained,
    GameOver,
    Goal,
    Moved,
    NotSo,
    Picked,
    PiecesLie,
    Refused,
    TurnOver,
)
from trajan_tutor.lessons.lesson import Naming
from trajan_tutor.lessons.section import Section


def read_goal(section: Section) -> Goal:
    """Return the goal of a table; raises LessonError for a predicate that there is not, and for an empty table."""
    goals = [read(section, name) for name, read in _PREDICATES.items() if section.has(name)]
    section.finish()
    if not goals:
        raise section.error("lesson-goal-empty", known=", ".join(_PREDICATES))
    return goals[0] if len(goals) == 1 else AllOf(tuple(goals))


def answers(section: Section, name: str) -> tuple[Answer, ...]:
    """Return one answer or a list of them: texts or whole numbers."""
    value: Any = section.anything(name)
    values = value if isinstance(value, list) else [value]
    if not values or not all(isinstance(item, str | int) and not isinstance(item, bool) for item in values):
        raise section.error("lesson-answer-kind", name, field=name)
    return tuple(values)


def _bounds(section: Section, least: str, most: str, otherwise: Bounds) -> Bounds:
    if not section.has(least) and not section.has(most):
        return otherwise
    return Bounds(
        section.number(least) if section.has(least) else Bounds().least,
        section.number(most) if section.has(most) else Bounds().most,
    )


def _happened(outer: Section, name: str) -> Goal:
    section = outer.table(name)
    parameters: tuple[tuple[str, str], ...] = ()
    if section.has("with"):
        parameters = tuple((key, str(value)) for key, value in section.table("with").data.items())
    goal = EventHappened(
        section.text("kind", ""),
        section.name("rule", Naming.RULE),
        section.name("source", Naming.SOURCE),
        _bounds(section, "at_least", "at_most", Bounds()),
        section.word("who", WHOM, YOU),
        parameters,
        _bounds(section, "times_at_least", "times_at_most", Bounds(1)),
    )
    section.finish()
    return goal


def _gained(outer: Section, name: str) -> Goal:
    section = outer.table(name)
    goal = Gained(section.name("source", Naming.SOURCE), _bounds(section, "at_least", "at_most", Bounds(1)))
    section.finish()
    return goal


def _has(outer: Section, name: str) -> Goal:
    section = outer.table(name)
    section.text("name")
    goal = FeatureHas(
        section.name("name", Naming.FEATURE),
        _bounds(section, "at_least", "at_most", Bounds(1)),
        section.flag("gained"),
    )
    section.finish()
    return goal


def _pieces_lie(outer: Section, name: str) -> Goal:
    section = outer.table(name)
    section.text("name")
    goal = PiecesLie(
        section.name("name", Naming.SPOT),
        section.text("holds", ""),
        _bounds(section, "at_least", "at_most", Bounds(1)),
    )
    section.finish()
    return goal


def _refused(outer: Section, name: str) -> Goal:
    section = outer.table(name)
    rule = section.name("rule", Naming.RULE)
    section.finish()
    return Refused((rule,) if rule else ())


_PREDICATES: Final[dict[str, Callable[[Section, str], Goal]]] = {
    "event": _happened,
    "points": _gained,
    "feature": _has,
    "spot": _pieces_lie,
    "moved": lambda section, name: Moved(section.names(name, Naming.MOVE)),
    "refused": _refused,
    "picked": lambda section, name: Picked(section.names(name, Naming.SPOT)),
    "answer": lambda section, name: Answered(answers(section, name)),
    "turn_over": lambda section, name: TurnOver(section.flag(name)),
    "game_over": lambda section, name: GameOver(section.flag(name)),
    "all": lambda section, name: AllOf(tuple(read_goal(inner) for inner in section.tables(name))),
    "any": lambda section, name: AnyOf(tuple(read_goal(inner) for inner in section.tables(name))),
    "not": lambda section, name: NotSo(read_goal(section.table(name))),
}
