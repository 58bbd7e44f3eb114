"""The shelf of puzzles of a game: positions with one clearly best idea, by theme and level, as data."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

from trajan_tutor.coach.clear_turns import ClearTurn
from trajan_tutor.coach.mistakes import Mistake
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.game import Setup, State
from trajan_tutor.engine.reading import number_in, parse_toml, read_json, read_text
from trajan_tutor.engine.record import Record
from trajan_tutor.lessons.section import Section, Source
from trajan_tutor.lessons.toml_lines import lines_of

FILE: Final = "puzzles.json"
THEMES: Final = "puzzles.toml"
# They are found in games of bots of these names in turn: weak ones leave good turns open.
BOTS: Final = ("greedy", "beginner", "club")
# Of a shelf no theme has more than this part.
MOST_OF_A_THEME: Final = 0.4


class PuzzleLevel(StrEnum):
    """How hard a puzzle is: by what its best turn looks like to somebody who does not look ahead."""

    EASY = "easy"  # better than the other ideas at first sight
    MIDDLE = "middle"  # hardly better
    HARD = "hard"  # another idea looks better


LEVELS: Final = tuple(PuzzleLevel)


@dataclass(frozen=True, slots=True)
class PuzzleTheme:
    """What puzzles are about: whose lead is made by one of some `topics` before all that other themes name.

    A topic is a source of points, a feature, or `rival`; without any the theme takes what no other one names.
    """

    name: str
    topics: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShelfPuzzle:
    """A puzzle of the shelf: its name, theme and level, and as a mistake the best turn beside that of another idea."""

    name: str
    theme: str
    level: PuzzleLevel
    mistake: Mistake


def themes_of(game: TutorGame) -> tuple[PuzzleTheme, ...]:
    """Return the themes in the data of a game, none where it brings none; raises LessonError with the line."""
    path = game.resources.data / THEMES
    return _themes(path) if path.is_file() else ()


@cache
def _themes(path: Path) -> tuple[PuzzleTheme, ...]:
    text = read_text(path)
    section = Section(Source(path, lines_of(text)), parse_toml(text, path.name))
    themes = tuple(map(_theme, section.tables("theme")))
    section.finish()
    return themes


def _theme(section: Section) -> PuzzleTheme:
    theme = PuzzleTheme(section.text("name"), section.texts("topics"))
    section.finish()
    return theme


def theme_in(game: TutorGame, topics: Iterable[str]) -> str:
    """Return the theme of a puzzle whose lead is made by some topics, what makes most first."""
    themes = themes_of(game)
    for topic in topics:
        for theme in themes:
            if topic in theme.topics:
                return theme.name
    return next((theme.name for theme in themes if not theme.topics), themes[-1].name if themes else "")


def level_of(ahead: float, small_loss: float) -> PuzzleLevel:
    """Return the level of a puzzle whose best turn is ahead of the other by so many points at first sight.

    >>> [level_of(points, 2).value for points in (-1, 1, 3)]
    ['hard', 'middle', 'easy']
    """
    if ahead <= 0:
        return PuzzleLevel.HARD
    return PuzzleLevel.EASY if ahead >= small_loss else PuzzleLevel.MIDDLE


def shelf_puzzle(game: TutorGame, record: Record, state: State, clear: ClearTurn) -> ShelfPuzzle:
    """Return the puzzle of a position that a record leads to."""
    best, rival = (tuple(map(game.notation, moves)) for moves in (clear.moves, clear.rival))
    figure = clear.figure
    lead, half = round(figure.points, 1), round(figure.points - figure.low, 1)
    chances = figure.chances and (round(figure.chances[0], 1), round(figure.chances[1], 1))
    mistake = Mistake(record, game.current_seat(state), rival, best, lead, half, chances)
    name = f"{record.setup.seed}-{len(record.moves)}"
    level = level_of(clear.ahead, game.thresholds[0])
    return ShelfPuzzle(name, theme_in(game, clear.topics), level, mistake)


def mixed(puzzles: Iterable[ShelfPuzzle], most: int) -> tuple[ShelfPuzzle, ...]:
    """Return so many puzzles at most, the clearest of every theme and level in turn, in the order of their names.

    No theme has more than its part of them, so that there may be fewer.
    """
    groups: dict[tuple[str, str], list[ShelfPuzzle]] = {}
    for puzzle in sorted(puzzles, key=lambda puzzle: -puzzle.mistake.cost):
        groups.setdefault((puzzle.theme, puzzle.level), []).append(puzzle)
    rows = zip_longest(*(groups[key] for key in sorted(groups)))
    ordered = [puzzle for row in rows for puzzle in row if puzzle is not None]
    for size in range(min(most, len(ordered)), 0, -1):
        chosen = _without_too_many(ordered, int(size * MOST_OF_A_THEME) or 1)
        if len(chosen) >= size:
            return tuple(sorted(chosen[:size], key=_order))
    return ()


def _without_too_many(ordered: Sequence[ShelfPuzzle], each: int) -> list[ShelfPuzzle]:
    """Return the first puzzles of every theme, so many at most, in their order."""
    counted: Counter[str] = Counter()
    chosen = []
    for puzzle in ordered:
        counted[puzzle.theme] += 1
        if counted[puzzle.theme] <= each:
            chosen.append(puzzle)
    return chosen


def shelf_of(game: TutorGame) -> tuple[ShelfPuzzle, ...]:
    """Return the shelf in the data of a game, an empty one where it brings none; raises UnreadableError."""
    path = game.resources.data / FILE
    return _shelf(path, game.name) if path.is_file() else ()


@cache
def _shelf(path: Path, game: str) -> tuple[ShelfPuzzle, ...]:
    return read_shelf(read_json(path), game)


def read_shelf(data: Any, game: str) -> tuple[ShelfPuzzle, ...]:
    """Return the puzzles of JSON data; raises UnreadableError for data of another form."""
    match data:
        case {"games": dict() as games, "puzzles": list() as puzzles}:
            seats = data.get("seats")
            if isinstance(seats, int) and not isinstance(seats, bool) and seats > 0:
                return tuple(_puzzle(entry, games, game, seats) for entry in puzzles)
    raise UnreadableError("puzzle-none")


def _puzzle(data: Any, games: dict[str, Any], game: str, seats: int) -> ShelfPuzzle:
    match data:
        case {
            "name": str() as name,
            "theme": str() as theme,
            "level": str() as level,
            "seat": int() as seat,
            "best": [_, *_] as best,
            "rival": [_, *_] as rival,
            "lead": [int() | float() as lead, int() | float() as half],
        } if level in LEVELS and 0 <= seat < seats:
            seed, _, number = name.partition("-")
            dealt, depth, moves = number_in(seed), number_in(number), games.get(seed)
            if dealt is not None and depth is not None and moves and all(map(_are_texts, (moves, best, rival))):
                record = Record(game, Setup(seats, dealt), moves[:depth])
                mistake = Mistake(record, seat, tuple(rival), tuple(best), lead, half, _chances(data))
                return ShelfPuzzle(name, theme, PuzzleLevel(level), mistake)
    raise UnreadableError("puzzle-form", name=str(data.get("name", "")) if isinstance(data, dict) else "")


def _chances(data: dict[str, Any]) -> tuple[float, float] | None:
    match data.get("chances"):
        case [int() | float() as better, int() | float() as other]:
            return better, other
    return None


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def dumps(command: str, puzzles: Sequence[ShelfPuzzle]) -> str:
    """Return puzzles as JSON text, a game and a puzzle on a line, with the command that finds them."""
    longest: dict[int, Sequence[str]] = {}
    for puzzle in puzzles:
        record = puzzle.mistake.record
        longest[record.setup.seed] = max(longest.get(record.setup.seed, ()), record.moves, key=len)
    games = [f'"{seed}": {_text(list(longest[seed]))}' for seed in sorted(longest)]
    rows = [_text(_data(puzzle)) for puzzle in puzzles]
    middle = ["},", '"puzzles": [', ",\n".join(rows), "]}"]
    seats = next((puzzle.mistake.record.setup.seats for puzzle in puzzles), 0)
    head = ["{", f'"command": {json.dumps(command)},', f'"seats": {seats},', '"games": {']
    return "\n".join([*head, ",\n".join(games), *middle]) + "\n"


def _data(puzzle: ShelfPuzzle) -> dict[str, Any]:
    mistake = puzzle.mistake
    return {
        "name": puzzle.name,
        "theme": puzzle.theme,
        "level": puzzle.level.value,
        "seat": mistake.seat,
        "lead": [mistake.cost, mistake.half],
        **({"chances": list(mistake.chances)} if mistake.chances is not None else {}),
        "best": list(mistake.better),
        "rival": list(mistake.played),
    }


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _order(puzzle: ShelfPuzzle) -> tuple[int, int]:
    seed, _, number = puzzle.name.partition("-")
    return int(seed), int(number)
