"""A lesson made of exercises: each is a step that asks a question, so that whatever plays lessons can show them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.message import Message
from trajan_tutor.exercise_making.exercise import Exercise
from trajan_tutor.exercise_making.speech import text_of, title_of
from trajan_tutor.lessons.goals import Answer, Answered
from trajan_tutor.lessons.lesson import (
    IDEA,
    TITLE,
    AnswerForm,
    ForeseenMistake,
    Lesson,
    Mention,
    Naming,
    Step,
    StepKind,
)

# Under this name notes are kept of them.
NAME: Final = "exercises"
# A minute is long enough for two.
_IN_A_MINUTE: Final = 2


def lesson_of(exercises: Sequence[Exercise], game: TutorGame) -> Lesson:
    """Return a lesson of exercises of one game, at least one, in their order."""
    steps = tuple(_step(number, exercise) for number, exercise in enumerate(exercises, start=1))
    messages: list[tuple[str, Message]] = [
        (TITLE, Message.of("exercises-title", count=len(exercises))),
        (IDEA, Message("exercises-idea")),
    ]
    for step, exercise in zip(steps, exercises, strict=True):
        messages += _words(step.name, exercise, game)
    rules = tuple(dict.fromkeys(exercise.rule for exercise in exercises))
    return Lesson(
        game=game.name,
        name=NAME,
        file=NAME,
        teaches=rules,
        needs=(),
        minutes=-(-len(exercises) // _IN_A_MINUTE),
        begin=exercises[0].begin,
        steps=steps,
        mentions=tuple(Mention(Naming.WORDS, name, 1) for name, _ in messages if name not in (TITLE, IDEA)),
        messages=tuple(messages),
    )


def _step(number: int, exercise: Exercise) -> Step:
    name = f"{number}-{exercise.name}"
    question = exercise.task.question
    right = tuple(_answer(name, exercise, answer) for answer in question.right)
    choices = tuple(f"{name}-{choice}" for choice in question.choices)
    return Step(
        name=name,
        kind=StepKind.ASK,
        spots=exercise.task.looks,
        shows=exercise.task.shows,
        question=replace(question, right=right, choices=choices),
        mistakes=tuple(
            ForeseenMistake(f"{name}-wrong-{place}", Answered(answers), answers=answers, spots=spots)
            for place, ((_, spots), answers) in enumerate(_wrong(name, exercise).items(), start=1)
        ),
        hints=(f"{name}-hint",),
        begin=exercise.begin,
        about=(exercise.rule,),
    )


def _answer(name: str, exercise: Exercise, answer: Answer) -> Answer:
    """Return an answer as the lesson names it: choices of several exercises have names of their own."""
    return f"{name}-{answer}" if exercise.task.question.form is AnswerForm.CHOICE else answer


def _wrong(name: str, exercise: Exercise) -> dict[tuple[Message, tuple[str, ...]], tuple[Answer, ...]]:
    """Return the wrong answers by what is said to them and where it shows; a place that was answered shows itself."""
    task, answers = exercise.task, dict[tuple[Message, tuple[str, ...]], tuple[Answer, ...]]()
    for wrong in task.wrong:
        reply = (wrong.says, () if task.question.form is AnswerForm.SPOT else wrong.spots)
        answers[reply] = (*answers.get(reply, ()), _answer(name, exercise, wrong.answer))
    return answers


def _words(name: str, exercise: Exercise, game: TutorGame) -> Iterator[tuple[str, Message]]:
    """Yield everything that is said in a step: the question, its choices, answers to wrong ones, hint, explanation."""
    task = exercise.task
    yield name, task.says
    for choice, text in task.choices:
        yield f"{name}-{choice}", text
    for place, (says, _) in enumerate(_wrong(name, exercise), start=1):
        yield f"{name}-wrong-{place}", says
    yield f"{name}-hint", Message.of("exercise-hint", rule=text_of(game, exercise.rule))
    yield f"{name}.done", explanation(exercise, game)


def explanation(exercise: Exercise, game: TutorGame) -> Message:
    """Return why the answer is right: what the game tells, and the rule."""
    explained: Message | None = None
    for message in exercise.task.explains:
        explained = message if explained is None else Message.of("exercise-told", first=explained, then=message)
    rule = Message.of("exercise-by-rule", title=title_of(game, exercise.rule), rule=text_of(game, exercise.rule))
    return Message.of("exercise-told", first=explained, then=rule) if explained is not None else rule
