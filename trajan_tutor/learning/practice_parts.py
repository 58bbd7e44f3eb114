"""Parts of a practice: exercises, steps of lessons and puzzles, each a lesson of one step; and one lesson of them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

from trajan_tutor.coach.mistakes import Mistake
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.message import Message
from trajan_tutor.exercise_making.as_lesson import lesson_of
from trajan_tutor.exercise_making.bot_moments import BotMoment
from trajan_tutor.exercise_making.exercise import Difficulty
from trajan_tutor.exercise_making.making import exercise
from trajan_tutor.journals.attempts_journal import MasteryLevel
from trajan_tutor.learning.step_watch import STEP
from trajan_tutor.lessons.lesson import IDEA, TITLE, AnswerForm, Lesson, Step
from trajan_tutor.lessons.rules_tried import rules_tried
from trajan_tutor.lessons.single_step import one_step

# The moments of games that a learner played.
Played = Sequence[tuple[BotMoment, ...]]
# By this name a practice is asked for.
NAME: Final = "practice"
# The better a rule is known, the harder the question.
_DIFFICULTIES: Final = {
    MasteryLevel.NEW: Difficulty.EASY,
    MasteryLevel.SHAKY: Difficulty.EASY,
    MasteryLevel.LEARNING: Difficulty.MIDDLE,
}


@dataclass(frozen=True, slots=True)
class PracticePart:
    """One thing to be done in a practice: a lesson of one step, the name under which attempts at it are kept.

    It `is_own` where its position is one of the learner's own games.
    """

    lesson: Lesson
    source: str
    is_own: bool = False

    @property
    def step(self) -> Step:
        """Its step, with the position that it begins from."""
        step = self.lesson.steps[0]
        return replace(step, begin=step.begin or self.lesson.begin)

    @property
    def words(self) -> dict[str, Message]:
        """What it says, by the names of words."""
        return {name: self.lesson.says(name) for name in _named(self.step)}


@dataclass(frozen=True, slots=True)
class Practice:
    """A practice: its lesson, under which name attempts at each step are kept, and the number of a checkpoint or 0.

    `own` are the mistakes of the learner's own games that are tried again in it, by the names of their steps.
    """

    lesson: Lesson
    sources: MappingProxyType[str, str]
    checkpoint: int = 0
    own: MappingProxyType[str, Mistake] = field(default_factory=lambda: MappingProxyType({}))


def own_exercise_part(
    game: TutorGame, rule: str, level: MasteryLevel, seed: int, played: Played
) -> PracticePart | None:
    """Return an exercise about a rule in a position of games that the learner played, or None where none fits."""
    if not played:
        return None
    try:
        new_exercise = exercise(
            game, rule, seed=seed, difficulty=_DIFFICULTIES.get(level, Difficulty.HARD), played=played
        )
    except TutorError:
        return None
    framed = replace(
        new_exercise, task=replace(new_exercise.task, says=Message.of("practice-of-yours", asks=new_exercise.task.says))
    )
    lesson = lesson_of([framed], game)
    return PracticePart(lesson, f"{lesson.address}{STEP}{new_exercise.name}", is_own=True)


def exercise_part(game: TutorGame, rule: str, level: MasteryLevel, seed: int, source: str = "") -> PracticePart | None:
    """Return an exercise about a rule as a part, or None where no position for it was found.

    All of one practice have the same seed: then they are looked for in the same games, which takes less time.
    """
    try:
        new_exercise = exercise(game, rule, seed=seed, difficulty=_DIFFICULTIES.get(level, Difficulty.HARD))
    except TutorError:
        return None
    lesson = lesson_of([new_exercise], game)
    return PracticePart(lesson, source or f"{lesson.address}{STEP}{new_exercise.name}")


def step_part(lesson: Lesson, game: TutorGame, step: Step) -> PracticePart | None:
    """Return a step of a lesson as a part, or None where it cannot stand by itself."""
    try:
        alone = one_step(lesson, game, step.name)
    except TutorError:
        return None
    about = replace(alone.steps[0], about=rules_tried(lesson, step))
    return PracticePart(replace(alone, steps=(about,)), f"{lesson.address}{STEP}{step.name}")


class CompatibleParts:
    """Chooses parts that can stand in one lesson: of two that call different words by one name, the first.

    At most so many of them ask for a number: the others are asked another day.
    """

    def __init__(self, most_counted: int) -> None:
        self._messages: dict[str, Message] = {}
        self._counted_left = most_counted

    def of(self, parts: Iterable[PracticePart]) -> Iterator[PracticePart]:
        """Yield those of some parts that can stand beside all that were chosen so far."""
        for part in parts:
            words, messages = part.words, self._messages
            fits = part.step.name not in messages and all(
                messages.get(name, text) == text for name, text in words.items()
            )
            is_counted = part.step.question is not None and part.step.question.form is AnswerForm.NUMBER
            if fits and (self._counted_left or not is_counted):
                self._messages = messages | words
                self._counted_left -= is_counted
                yield part


def joined(
    parts: Sequence[PracticePart], game: TutorGame, name: str, minutes: int, words: tuple[Message, Message]
) -> Lesson:
    """Return one lesson of compatible parts, at least one; `words` are its title and its idea."""
    messages = {TITLE: words[0], IDEA: words[1]}
    for part in parts:
        messages |= part.words
    steps = tuple(part.step for part in parts)
    begin = parts[0].step.begin or parts[0].lesson.begin
    return Lesson(
        game=game.name,
        name=name,
        file=name,
        teaches=tuple(dict.fromkeys(rule for step in steps for rule in step.about)),
        needs=(),
        minutes=minutes,
        begin=begin,
        steps=steps,
        messages=tuple(messages.items()),
    )


def _named(step: Step) -> tuple[str, ...]:
    """Return the names of everything that a step may say."""
    own = (step.name, f"{step.name}.goal", f"{step.name}.done")
    others = (*(mistake.name for mistake in step.mistakes), *step.hints, *step.says, *(aim.name for aim in step.aims))
    return (*own, *others, *(step.question.choices if step.question else ()))
