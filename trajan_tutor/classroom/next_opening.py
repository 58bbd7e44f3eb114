"""The opening of the next hour: the rules that most pupils missed in the last one, and an own exercise that was missed.

It is made from what is kept of the pupils: it is there after the server was started again, on another day.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from trajan_tutor.classroom.class_words import say
from trajan_tutor.classroom.messages import GivenChoice
from trajan_tutor.classroom.task_words import BETWEEN, can_be_practised, rule_title
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.games import game_names
from trajan_tutor.journals import attempts_journal
from trajan_tutor.journals.attempts_journal import RuleAttempt
from trajan_tutor.learning.step_watch import STEP
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.single_step import exercise_steps, one_step

# So many rules are repeated in five minutes.
RULES: Final = 3
# What lies further back than this, in seconds, was another hour.
_HOUR: Final = 6 * 3600


@dataclass(frozen=True, slots=True)
class MissedLast:
    """What was missed in the last hour: rules of one game, those first that most pupils missed, and exercises."""

    rules: tuple[str, ...]
    steps: tuple[str, ...]


def missed_last(folders: Iterable[Path]) -> MissedLast:
    """Return what was missed in the last hour, by the attempts of pupils, each in a folder."""
    by_pupil = [attempts_journal.read(folder).attempts for folder in folders]
    last = max((attempt.at for attempts in by_pupil for attempt in attempts), default=0)
    missed = [_missed(attempts, last - _HOUR) for attempts in by_pupil]
    rules = Counter(
        rule for attempts in missed for rule in {attempt.rule for attempt in attempts if _is_known(attempt.rule)}
    )
    ordered = sorted(rules, key=lambda rule: (-rules[rule], rule))
    # They are repeated in one game.
    game = ordered[0].partition(".")[0] if ordered else ""
    steps = Counter(step for attempts in missed for step in {_step(attempt.source) for attempt in attempts})
    return MissedLast(
        tuple(rule for rule in ordered if rule.partition(".")[0] == game)[:RULES],
        tuple(sorted(steps, key=lambda step: (-steps[step], step))),
    )


class NextOpening:
    """The opening as it can be given now: `choice` is None where nothing was missed, `own` an exercise of one's own."""

    def __init__(self) -> None:
        self.choice: GivenChoice | None = None
        self.own = ""

    def renew(self, folders: Iterable[Path], exercises: Iterable[str], language: str) -> None:
        """Look at what was missed last by pupils, each in a folder; `exercises` are those of somebody's own."""
        missed = missed_last(folders)
        self.choice, self.own = _choice(missed, language), _own(missed, exercises)

    def own_in(self, name: str) -> str:
        """Return which exercise of somebody's own belongs to what is given by a name; an empty text for none."""
        return self.own if self.choice is not None and name == self.choice["name"] else ""


def opening_lesson(made: Lesson, own: Lesson, game: TutorGame) -> Lesson:
    """Return exercises that were made as a lesson, after the first one of somebody's own."""
    alone = one_step(own, game, exercise_steps(own)[0])
    step = replace(alone.steps[0], begin=alone.begin)
    first, *others = made.steps
    names = (
        step.name,
        f"{step.name}.goal",
        f"{step.name}.done",
        *step.hints,
        *(mistake.name for mistake in step.mistakes),
    )
    return replace(
        made,
        steps=(step, replace(first, begin=first.begin or made.begin), *others),
        begin=alone.begin,
        messages=(*made.messages, *((name, own.says(name)) for name in names)),
        words=own.words,
    )


def _choice(missed: MissedLast, language: str) -> GivenChoice | None:
    if not missed.rules:
        return None
    title = say(language, "class-opening", rules=tuple(rule_title(rule, language) for rule in missed.rules))
    name = BETWEEN.join(missed.rules)
    return {"kind": "practise", "name": name, "title": title, "group": say(language, "class-opening-group")}


def _own(missed: MissedLast, exercises: Iterable[str]) -> str:
    known = frozenset(exercises)
    return next((step for step in missed.steps if step in known), "")


def _missed(attempts: Iterable[RuleAttempt], since: int) -> list[RuleAttempt]:
    """Return the attempts since a time by which a rule was missed, and not known afterwards."""
    last: dict[str, RuleAttempt] = {
        attempt.rule: attempt for attempt in attempts if attempt.at > since and attempt.outcome.is_try
    }
    return [attempt for attempt in last.values() if attempt.outcome.is_missed]


def _is_known(rule: str) -> bool:
    return rule.partition(".")[0] in game_names() and can_be_practised(rule)


def _step(source: str) -> str:
    """Return the address of a step; of one that was given alone its name stands there twice."""
    address, _, step = source.partition(STEP)
    return f"{address}{STEP}{step.partition(STEP)[0]}"
