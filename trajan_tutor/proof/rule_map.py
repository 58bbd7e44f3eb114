"""The map of a game's rules: where each is taught, how it is asked, which tests try it, and who can read it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.message import Message
from trajan_tutor.exercise_making.exercise import QuestionForm
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.lessons.lesson import Lesson, Naming


@dataclass(frozen=True, slots=True)
class RuleRow:
    """One rule: the lessons that teach it, the forms that ask about it or why none does, its tests and languages."""

    rule: str
    taught: tuple[str, ...]
    asked: tuple[QuestionForm, ...]
    why_not: str
    tests: tuple[str, ...]
    languages: tuple[str, ...]


def rule_map(
    game: TutorGame,
    lessons: Sequence[Lesson],
    tests: Mapping[str, Sequence[str]],
    worded: Mapping[str, Sequence[str]],
) -> tuple[RuleRow, ...]:
    """Return a row for each rule of a game, in the order of its rule book.

    `tests` are the names of tests by rule, `worded` the languages in which each key of words is told.
    """
    plan = plan_of(game)
    why_not = {unasked.rule: unasked.why for unasked in plan.unasked}
    return tuple(
        RuleRow(
            rule.id,
            tuple(lesson.name for lesson in lessons if rule.id in lesson.teaches),
            plan.forms(rule.id),
            why_not.get(rule.id, ""),
            tuple(tests.get(rule.id, ())),
            tuple(worded.get(f"{rule.key}.rule", ())),
        )
        for rule in game.rules.rules.values()
    )


def holes(rows: Sequence[RuleRow], languages: Sequence[str], *, asks: bool = True) -> Iterator[Message]:
    """Yield what a map lacks: lessons, questions or a reason for having none, tests, words in some languages.

    Of a game that `asks` nothing yet no questions are expected.
    """
    for row in rows:
        if not row.taught:
            yield Message.of("cli-prove-untaught", rule=row.rule)
        if asks and not row.asked and not row.why_not:
            yield Message.of("rule-map-unasked", rule=row.rule)
        if row.asked and row.why_not:
            yield Message.of("rule-map-both", rule=row.rule)
        if not row.tests:
            yield Message.of("rule-map-untested", rule=row.rule)
        for language in languages:
            if language not in row.languages:
                yield Message.of("rule-map-unworded", rule=row.rule, language=language)


def wrong_names(game: TutorGame) -> Iterator[Message]:
    """Yield the rules that the plan of exercises names, but the game does not have."""
    for mention in plan_of(game).mentions:
        if mention.naming is Naming.RULE and mention.name not in game.rules.rules:
            yield Message.of("exercise-rule-unknown", game=game.name, rule=mention.name)
