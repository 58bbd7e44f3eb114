"""Puzzles as stored data: a position and what every turn costs beside the best one, found by deep search before."""

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from trajan_tutor.coach.puzzle_search import (
    CLEAR,
    WORST,
    PuzzleEffort,
    ValuedPuzzle,
    ValuedTurn,
    cost_of,
    every_turn,
    puzzle,
)
from trajan_tutor.coach.verdict import judge
from trajan_tutor.engine.canonical import canonical
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import TutorError, UnreadableError
from trajan_tutor.engine.game import State
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import parse_json
from trajan_tutor.search.sampling import SearchQuestion, first_deal, follow, sample
from trajan_tutor.search.settings import Settings

ENDING: Final = ".json"
# So sure it is that a turn is worse, in standard errors.
_SURE: Final = 2.0


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which one idea is clearly the best: `turns` are all that cost up to `WORST` points, best first."""

    name: str
    theme: str
    position: str
    seat: int
    lead: float
    turns: tuple[ValuedTurn, ...]

    @property
    def best(self) -> tuple[str, ...]:
        """The best turn, as moves up to the first that shows something hidden."""
        return self.turns[0].moves

    @property
    def idea(self) -> str:
        """The last move of the best turn that all turns share that are nearly as good: without it a turn is worse.

        Where they share none, it is the end of the best turn.
        """
        near = [turn for turn in self.turns if turn.cost + _SURE * turn.error < CLEAR]
        return ([move for move in self.best if all(move in turn.moves for turn in near)] or self.best)[-1]


@dataclass(frozen=True, slots=True)
class PuzzleVerdict:
    """What a turn costs in a puzzle, in words too; it solves the puzzle when it costs less than any other idea.

    One that `is_fine` is as good as the best as far as it is known. After another one somebody may `reply` with moves
    that punish it, and `answer` tells them.
    """

    is_solved: bool
    message: Message
    is_fine: bool = True
    reply: tuple[str, ...] = ()
    answer: Message | None = None


def verdict(puzzle: Puzzle, game: TutorGame, before: State, moves: Sequence[str]) -> PuzzleVerdict | None:
    """Return what is said about a turn, or None while it is not decided yet: before its end and before any surprise."""
    after = end_of(game, before, moves)
    if after is None:
        return None
    turn = _values(puzzle, game).get(after)
    if turn is None:
        return PuzzleVerdict(is_solved=False, message=Message.of("lesson-puzzle-worse", points=round(WORST)))
    if turn == puzzle.turns[0]:
        return PuzzleVerdict(is_solved=True, message=Message.of("lesson-puzzle-best"))
    judged = judge(turn.cost, turn.error, turn.deals, thresholds=game.thresholds)
    if judged.is_fine:
        return PuzzleVerdict(is_solved=True, message=Message.of("lesson-puzzle-as-good"))
    points = max(1, round(turn.cost))
    if turn.cost < CLEAR:
        return PuzzleVerdict(is_solved=True, message=Message.of("lesson-puzzle-nearly", points=points))
    return PuzzleVerdict(is_solved=False, message=Message.of("lesson-puzzle-costs", points=points))


def impossible_turns(puzzle: Puzzle, game: TutorGame) -> list[str]:
    """Return the stored turns that cannot be played, or do not end where a turn or its surprise does."""
    state = game.load(parse_json(puzzle.position))
    wrong = []
    for turn in puzzle.turns:
        try:
            ends = end_of(game, state, turn.moves) is not None
        except TutorError:
            ends = False
        if not ends:
            wrong.append(", ".join(turn.moves))
    return wrong


def _values(puzzle: Puzzle, game: TutorGame) -> dict[object, ValuedTurn]:
    """Return the stored turns by where they lead to: a learner may come there in another order."""
    state = game.load(parse_json(puzzle.position))
    turns_by_end: dict[object, ValuedTurn] = {}
    for turn in puzzle.turns:
        after = end_of(game, state, turn.moves)
        if after is not None:
            turns_by_end[after] = turn
    return turns_by_end


def end_of(game: TutorGame, before: State, moves: Sequence[str]) -> object:
    """Return the key of the state after a turn or its first surprise; None when the moves come to neither."""
    state = game.copy(before)
    seat = game.current_seat(state)
    for text in moves:
        move = game.parse(text)
        if move not in game.legal(state):
            return None
        shows = game.reveals(state, move)
        game.apply(state, move)
        if shows or game.may_evaluate(state) or game.current_seat(state) != seat:
            return game.key(state)
    return None


# ---- checked and valued anew -------------------------------------------------------------------------------------


def question_of(puzzle: Puzzle, game: TutorGame, seed: int) -> SearchQuestion:
    """Return what a search is asked about the position of a puzzle; another seed has other deals."""
    state = game.load(parse_json(puzzle.position))
    return SearchQuestion(game, game.observe(state, puzzle.seat), seed, Settings())


def lead_again(puzzle: Puzzle, game: TutorGame, seed: int, deals: int) -> tuple[float, float]:
    """Return by how many points the best turn beats the best one without its idea in deals, and the standard error.

    Where every turn without the idea costs too much to be stored, it is the one that looks best at first sight.
    """
    question = question_of(puzzle, game, seed)
    best = tuple(map(game.parse, puzzle.best))
    rival = next((tuple(map(game.parse, turn.moves)) for turn in puzzle.turns if puzzle.idea not in turn.moves), ())
    if not rival:
        root, idea = first_deal(question), game.parse(puzzle.idea)
        turns = every_turn(game, game.load(parse_json(puzzle.position)), PuzzleEffort().turns)
        others = [moves for moves in turns if idea not in moves]
        rival = max(others, key=lambda moves: follow(question, root, moves, Rng(seed), onward=False).estimate)
    mine, theirs = ([sample(question, moves, number).margin for number in range(deals)] for moves in (best, rival))
    return cost_of(mine, theirs)


def valued_again(stored: Puzzle, game: TutorGame, seed: int, effort: PuzzleEffort) -> ValuedPuzzle | None:
    """Return a puzzle with every turn valued anew; None when its idea is surely not clearly the best any more.

    It was strictly found once: here it has to hold within what chance allows. Its theme is kept: words were written
    for it.
    """
    state = game.load(parse_json(stored.position))
    valued = puzzle(game, state, seed, replace(effort, glance=-math.inf, strict=False), stored.idea)
    if valued is None or stored.idea not in valued.turns[0].moves:
        return None
    return replace(valued, theme=stored.theme)


# ---- files -------------------------------------------------------------------------------------------------------


def file_of(lesson: Path) -> Path:
    """Return the file that holds the puzzles of a lesson: beside it, with the same name."""
    return lesson.with_suffix(ENDING)


def puzzles_of(data: Any) -> dict[str, Puzzle]:
    """Return the puzzles of some JSON data by name; raises UnreadableError for data of another form.

    A turn is written as its cost, standard error and deals, then its moves.
    """
    if not isinstance(data, dict) or not isinstance(data.get("puzzles"), dict):
        raise UnreadableError("puzzle-none")
    puzzles: dict[str, Puzzle] = {}
    for name, entry in data["puzzles"].items():
        if not _is_puzzle(entry):
            raise UnreadableError("puzzle-form", name=name)
        turns = tuple(ValuedTurn(tuple(moves), cost, error, deals) for cost, error, deals, *moves in entry["turns"])
        puzzles[name] = Puzzle(name, entry["theme"], canonical(entry["position"]), entry["seat"], entry["lead"], turns)
    return puzzles


def _is_puzzle(value: Any) -> bool:
    match value:
        case {"theme": str(), "position": dict(), "seat": int(), "lead": float() | int(), "turns": [_, *_] as turns}:
            return all(_is_turn(turn) for turn in turns)
    return False


def _is_turn(turn: Any) -> bool:
    match turn:
        case [float() | int(), float() | int(), int(), str(), *moves]:
            return all(isinstance(move, str) for move in moves)
    return False


def dumps(command: str, puzzles: dict[str, ValuedPuzzle]) -> str:
    """Return puzzles as JSON text, one turn a line, with the command that made them."""
    lines = ["{", f'"command": {json.dumps(command)},', '"puzzles": {']
    for number, (name, valued) in enumerate(puzzles.items(), start=1):
        lines.append(f"{json.dumps(name)}: {{")
        lines.append(f'"theme": {json.dumps(valued.theme)}, "seat": {valued.seat}, "lead": {valued.lead:.1f},')
        lines.append(f'"position": {canonical(valued.position)},')
        lines.append('"turns": [')
        rows = [
            json.dumps([round(turn.cost, 1), round(turn.error, 1), turn.deals, *turn.moves]) for turn in valued.turns
        ]
        lines.append(",\n".join(rows))
        lines.append("]}" + ("," if number < len(puzzles) else ""))
    lines.append("}}")
    return "\n".join(lines) + "\n"
