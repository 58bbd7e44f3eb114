"""Judges the turns that marks lead along in the games of a course, and compares their score with that by hints."""

import json
import math
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from measuring import game_options, mean_of

from trajan_tutor.cli.arguments import number_from
from trajan_tutor.coach.adviser import Adviser
from trajan_tutor.coach.effort import Effort, settings_of
from trajan_tutor.coach.figure_scale import CHANCES_OF_A_POINT, compare_margins
from trajan_tutor.coach.study import Study
from trajan_tutor.coach.turn_steps import Moves
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.games import find_game
from trajan_tutor.lessons import scenarios
from trajan_tutor.lessons.find import course
from trajan_tutor.lessons.guided_turn import GUIDE
from trajan_tutor.lessons.judge import is_reached
from trajan_tutor.lessons.lesson import Lesson, Step, StepKind
from trajan_tutor.lessons.scenarios import Scenario
from trajan_tutor.lessons.step_guide import StepGuide
from trajan_tutor.search.bots import find_bot

# The reference has seeds of its own.
OTHER_SEED = 90001
REFERENCE = Effort(finalists=8, finals=400, most_pairs=400)
# What is looked at for a hint of a page.
HINT = Effort()
# No game of a lesson has so many decisions of one seat; more are a game that does not end.
MOST_DECISIONS = 2000


@dataclass(frozen=True, slots=True)
class MarkedTurn:
    """A turn that was marked, or the rest of one after something hidden was shown: in which game, and what was seen."""

    lesson: str
    step: str
    bot: str
    seed: int
    turn: int
    seen: Observation
    moves: Moves
    waits: bool


@dataclass(frozen=True, slots=True)
class ReaderGame:
    """A game that a reader played: against whom, their points and the most of any other seat, and the marked turns."""

    lesson: str
    bot: str
    seed: int
    points: int
    best_other: int
    turns: int
    marked: tuple[MarkedTurn, ...] = ()


@dataclass(frozen=True, slots=True)
class JudgedTurn:
    """By how much a marked turn is less than the best that the reference knows, with its standard error over deals."""

    marked: MarkedTurn
    loss: float
    error: float
    played: str
    best: str


def guided_lessons(game: TutorGame, names: Sequence[str]) -> list[Lesson]:
    """Return the lessons of a course in which marks lead through a game, those of some names or all."""
    guiding = [lesson for lesson in course(game) if any(step.guides for step in lesson.steps)]
    return [lesson for lesson in guiding if not names or lesson.name in names]


def played(lesson: Lesson, game: TutorGame, bot: str, seed: int, *, by_marks: bool) -> ReaderGame:
    """Play a lesson to its end: as is marked where it is, else and without marks as the coach's hints say."""
    begin = replace(lesson.begin, seed=lesson.begin.seed + seed, others=bot)
    scenario = scenarios.begin_scenario(lesson, begin, game)
    session = scenario.session
    marked: list[MarkedTurn] = []
    turns = set[int]()
    for step in lesson.steps:
        scenario.starts[step.name] = session.tree.here.depth
        if step.kind is not StepKind.PLAY:
            scenarios.carry_out(scenario, step)
            continue
        for turn in _decided(scenario, step, by_marks=by_marks):
            turns.add(game.begun(turn.seen.state))
            if turn.step:
                marked.append(replace(turn, lesson=lesson.name, bot=bot, seed=seed, turn=len(turns)))
    points = [game.ledger(session.state, seat).total for seat in range(game.seats(session.state))]
    own = points.pop(scenario.seat)
    return ReaderGame(lesson.name, bot, seed, own, max(points), len(turns), tuple(marked))


def _decided(scenario: Scenario, step: Step, *, by_marks: bool) -> Iterator[MarkedTurn]:
    """Play a step to its end, and yield what was decided; where it was not marked, without the name of a step."""
    session, game, start = scenario.session, scenario.session.game, scenario.session.tree.here
    guide = StepGuide(scenario, step, start.number, GUIDE)
    for _ in range(MOST_DECISIONS):
        scenarios.let_others_play(scenario, step)
        if is_reached(step, scenario.account_since(start)) or session.is_over:
            return
        seen = game.observe(session.state, scenario.seat)
        found = guide.find_now() if by_marks and guide.is_wanted else None
        if found is not None:
            moves, name, waits = found.notations, step.name, found.waits
        else:
            hint = Adviser(game, seen, session.setup.seed, HINT, studies=session.studies).finish().hint()
            moves, name, waits = tuple(one.notation for one in hint.play().steps), "", False
        played_moves = tuple(map(game.parse, moves))
        for move in moves:
            session.choose(move)
        yield MarkedTurn("", name, "", 0, 0, seen, played_moves, waits)


def judged(game: TutorGame, marked: MarkedTurn, times: int) -> JudgedTurn:
    """Return what a marked turn loses against the best turn of a search with so many times its samples."""
    effort = replace(REFERENCE, search=times * GUIDE.search)
    study = Study(game, marked.seen, OTHER_SEED + marked.seed, settings_of(effort))
    for _ in study.deepen(effort):
        pass
    for _ in study.complete(marked.moves):
        pass
    own = study.endings[marked.moves].moves
    for _ in study.meet([own], study.finals):
        pass
    # The best is chosen by the first half of the deals, and valued in the others: luck that chose it does not count.
    half = study.finals // 2
    settled = sorted(study.settled)
    best = max(settled, key=lambda moves: sum(study.met[moves][:half]))
    figure = compare_margins(game, study.met[best][half:], study.met[own][half:], to_end=study.is_to_the_end)
    unit = CHANCES_OF_A_POINT if not math.isinf(game.decisive_loss) and figure.chances is None else 1
    told = [", ".join(map(game.notation, moves)) for moves in (own, best)]
    return JudgedTurn(marked, unit * figure.points, unit * figure.error, *told)


def spread(marked: Sequence[MarkedTurn], most: int) -> list[MarkedTurn]:
    """Return at most so many of some turns, taken evenly from all of them.

    >>> spread([1, 2, 3, 4, 5, 6], 3)
    [1, 3, 5]
    """
    return [marked[at * len(marked) // most] for at in range(most)] if len(marked) > most else list(marked)


def guides(arguments: Namespace) -> int:
    """Print what the marked turns lose, the worst of them, and who scores more; the last line is one JSON object."""
    game = find_game(arguments.game)
    bots = arguments.bots.split(",")
    for bot in bots:
        find_bot(bot)
    names = [name for name in arguments.lessons.split(",") if name]
    lessons = guided_lessons(game, names)
    if not lessons or len(names) > len(lessons):
        raise MisusedError("lesson-unknown", lesson=arguments.lessons or arguments.game)
    seeds = range(arguments.seed, arguments.seed + arguments.seeds)
    deals = [(lesson, bot, seed) for lesson in lessons for bot in bots for seed in seeds]
    by_marks = [played(lesson, game, bot, seed, by_marks=True) for lesson, bot, seed in deals]
    told = {
        "game": game.name,
        "lessons": [lesson.name for lesson in lessons],
        "seed": arguments.seed,
        "seeds": arguments.seeds,
        "bots": bots,
        "times": arguments.times,
    }
    told |= _told_of_turns(game, by_marks, arguments)
    if not arguments.marks_alone:
        by_hints = [played(lesson, game, bot, seed, by_marks=False) for lesson, bot, seed in deals]
        told |= _told_of_scores(by_marks, by_hints)
    print(json.dumps(told))
    return 0


def _told_of_turns(game: TutorGame, games: Sequence[ReaderGame], arguments: Namespace) -> dict[str, Any]:
    """Print what the marked turns lose, and return it as plain data."""
    marked = [turn for one in games for turn in one.marked]
    chosen = spread(marked, arguments.positions)
    unit = "points" if math.isinf(game.decisive_loss) else "of a hundred chances"
    print(
        f"In {len(games)} games of {game.name} {len(marked)} turns were marked; in {sum(one.waits for one in marked)}"
        f" of them an aim waits. {len(chosen)} are judged with {arguments.times} times the samples, in"
        f" {REFERENCE.finals} deals:"
    )
    found = sorted((judged(game, turn, arguments.times) for turn in chosen), key=lambda one: -one.loss)
    for one in found[: arguments.worst]:
        turn = one.marked
        print(
            f"- {turn.lesson} ({turn.step}), turn {turn.turn}, seed {turn.seed}, against {turn.bot}:"
            f" {one.loss:.2f} ± {one.error:.2f} {unit}; marked: {one.played}; best: {one.best}"
        )
    mean, error = mean_of([one.loss for one in found]) if found else (0.0, 0.0)
    print(f"A marked turn loses {mean:.2f} ± {error:.2f} {unit} in the mean.")
    return {
        "games": len(games),
        "marked": len(marked),
        "judged": len(found),
        "mean_loss": round(mean, 3),
        "standard_error": round(error, 3),
        "losses": [round(one.loss, 2) for one in found],
    }


def _told_of_scores(by_marks: Sequence[ReaderGame], by_hints: Sequence[ReaderGame]) -> dict[str, Any]:
    """Print who scores more, who follows marks or who follows hints, and return it as plain data."""
    marks, hints = ([one.points for one in games] for games in (by_marks, by_hints))
    mean, error = mean_of([mine - theirs for mine, theirs in zip(marks, hints, strict=True)])
    won = [sum(one.points > one.best_other for one in games) for games in (by_marks, by_hints)]
    print(
        f"Who follows marks scores {mean_of(marks)[0]:.1f} points in the mean and is ahead of all others in {won[0]}"
        f" of {len(marks)} games; who follows hints {mean_of(hints)[0]:.1f} and {won[1]}. By marks it is"
        f" {mean:+.2f} ± {error:.2f} points."
    )
    return {
        "marks": marks,
        "hints": hints,
        "more_by_marks": round(mean, 3),
        "error_of_more": round(error, 3),
        "ahead": won,
    }


def guides_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    game_options(parser, in_processes=False)
    parser.add_argument("--seeds", type=number_from(1), default=5, help="number of seeds, from --seed on")
    parser.add_argument("--lessons", default="", help="names of lessons, without any all in which marks lead")
    parser.add_argument("--bots", default="beginner,greedy,random", help="who plays the other seats, each in turn")
    parser.add_argument("--positions", type=number_from(1), default=40, help="how many marked turns are judged")
    parser.add_argument("--times", type=number_from(1), default=100, help="how many times the samples the judge has")
    parser.add_argument("--worst", type=number_from(1), default=10, help="how many of the worst turns are listed")
    parser.add_argument("--marks-alone", action="store_true", help="do not compare with who follows hints")
