"""A ruling that is tried: one position under each of its readings, as a lesson that asks for nothing."""

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.trial_positions import TrialPosition, can_be_tried, trial_positions_in
from trajan_tutor.lessons.lesson import IDEA, TITLE, Begin, Lesson, Step, StepKind

# Under this name a trial stands where lessons have one.
NAME = "readings"


def trial_lesson(name: str, game: TutorGame) -> Lesson:
    """Return a ruling as a lesson: a step for each reading, in the order of the data, all in the same position.

    Raises MisusedError for what is no ruling that can be tried.
    """
    ruling = game.components.rulings.get(name)
    if ruling is None or not can_be_tried(ruling, game.resources.data):
        raise MisusedError("board-not-understood")
    position = trial_positions_in(game.resources.data)[name]
    steps = tuple(_step(position, choice) for choice in ruling.choices)
    question = Message(ruling.key(game.name, "question"))
    task = Message(ruling.key(game.name, "try") if position.tells else "reading-trial-play")
    messages = [(TITLE, question), (IDEA, question)]
    for number, (step, choice) in enumerate(zip(steps, ruling.choices, strict=True)):
        place = "first" if number == 0 else "other"
        reading = Message(ruling.reading(game.name, choice))
        messages.append((step.name, Message.of(f"reading-trial-{place}", reading=reading, task=task)))
        messages.append((f"{step.name}.done", Message("reading-trial-over")))
    first = steps[0].begin or Begin()
    return Lesson(game.name, NAME, NAME, (), (), 1, first, steps, messages=tuple(messages))


def is_trial(lesson: Lesson) -> bool:
    """Return whether a lesson only lets a ruling be tried: no lesson of a course has nothing but such steps."""
    return all(step.asks_nothing for step in lesson.steps)


def _step(position: TrialPosition, choice: object) -> Step:
    begin = Begin(
        options=((position.ruling, choice),), position=position.position, moves=position.moves, seat=position.seat
    )
    return Step(f"reading-{choice}", StepKind.PLAY, goes_on=position.goes_on, begin=begin)
