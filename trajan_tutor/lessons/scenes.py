"""Positions of a lesson: how it begins, and the line that its script follows from step to step."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from trajan_tutor.engine.canonical import canonical
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.game import Game, Setup
from trajan_tutor.lessons.lesson import Begin, Kind, Lesson, Step
from trajan_tutor.lessons.lines import Trail
from trajan_tutor.lessons.section import LessonError
from trajan_tutor.session.play import AT_ONCE, STEP, Outcome, Play
from trajan_tutor.session.players import PERSON

# Before the name of a spot: an attempt of a solution that need not be possible.
PICK: Final = "pick "


@dataclass(slots=True)
class Scene:
    """A game that begins with a position of the lesson, the seat of the learner, and the beginning it was made from."""

    play: Play
    seat: int
    begin: Begin


def begin_scene(lesson: Lesson, begin: Begin, game: Game) -> Scene:
    """Return the first position of a lesson or of a step; raises LessonError with the line of what cannot be.

    The bots of the other seats wait: the script says when somebody moves.
    """
    try:
        setup = _setup(begin, game)
        seats = game.seats(game.begin(setup))
        seat = begin.seat
        if seat < 0:
            seat = game.actor(Play(game, setup, [PERSON] * seats, moves=begin.moves).state)
        who = [PERSON if other == seat else begin.others for other in range(seats)]
        return Scene(Play(game, setup, who, moves=begin.moves, pace=STEP), seat, begin)
    except TutorError as error:
        raise LessonError("lesson-begin", file=lesson.file, line=begin.line, problem=error.message) from error
    except (LookupError, TypeError) as error:
        raise LessonError("lesson-change", file=lesson.file, line=begin.line, way=str(error.args[0])) from error


def _setup(begin: Begin, game: Game) -> Setup:
    setup = Setup(begin.seats, begin.seed, begin.options, not begin.chosen, begin.position)
    if not begin.changes:
        return setup
    data = game.dump(game.begin(setup))
    for way, value in begin.changes:
        _change(data, way, value)
    return Setup(begin.seats, begin.seed, position=canonical(data))


def _change(data: Any, way: Trail, value: Any) -> None:
    """Replace one value of a position; raises LookupError with the way when there is no such place."""
    place = data
    try:
        for part in way[:-1]:
            place = place[part]
        # Only what is there can be changed: a typo is no new field.
        _ = place[way[-1]]
        place[way[-1]] = value
    except (LookupError, TypeError) as error:
        raise LookupError(".".join(map(str, way))) from error


def begin_of(lesson: Lesson, number: int) -> tuple[int, Begin]:
    """Return the step from which the scene of a step goes on, and how that scene begins."""
    for at in range(number, -1, -1):
        begin = lesson.steps[at].begin
        if begin is not None:
            return at, begin
    return 0, lesson.begin


def scene_at(lesson: Lesson, number: int, game: Game) -> Scene:
    """Return the position in which a step begins when the script was followed: each deed by its first solution."""
    first, begin = begin_of(lesson, number)
    scene = begin_scene(lesson, begin, game)
    for step in lesson.steps[first:number]:
        carry_out(scene, step)
    return scene


def carry_out(scene: Scene, step: Step, solution: int = 0) -> None:
    """Do what the script says in a step; raises UnreadableError for moves to be watched that are not possible."""
    if step.kind is Kind.WATCH:
        scene.play.follow(step.moves)
    elif step.kind is Kind.DO:
        for entry in step.solutions[solution]:
            attempt(scene.play, entry)
            let_others_play(scene, step)


def attempt(play: Play, entry: str) -> Outcome:
    """Try one entry of a solution: a move in notation, or `pick` and a spot."""
    spot = picked_spot(play, entry)
    return play.pick(spot) if spot else play.choose(entry)


def picked_spot(play: Play, entry: str) -> str:
    """Return the spot that an entry of a solution picks, or an empty text when it is a move."""
    spot = entry.removeprefix(PICK)
    if spot == entry:
        return ""
    return spot if any(one.name == spot for one in play.game.spots(play.observation())) else ""


def let_others_play(scene: Scene, step: Step) -> None:
    """Let the bots of the other seats decide, where the step goes on over their turns."""
    if step.goes_on and scene.play.waits_for_bot:
        scene.play.skip_bots()


def follow_to(play: Play, moves: Sequence[str]) -> None:
    """Stand where some moves lead to from the beginning; a line that was played before is followed again."""
    play.jump(play.tree.root.number)
    play.follow(moves)


def free_play(scene: Scene, others: str = "") -> Play:
    """Return a game of its own that goes on from where a scene stands, against bots that answer at once.

    `others` is their name; without one they are those of the scene.
    """
    play = scene.play
    who = [PERSON if player == PERSON else others or player for player in play.players]
    return Play(play.game, play.setup, who, moves=play.record().moves, pace=AT_ONCE)
