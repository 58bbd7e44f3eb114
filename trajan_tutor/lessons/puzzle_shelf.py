"""The shelf of puzzles of a game: positions with one clearly best idea, by theme and level, as data."""

import json
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
# They are found in games of so many, who are bots of these names in turn: weak ones leave good turns open.
SEATS: Final = 2
BOTS: Final = ("greedy", "beginner", "club")
_BEYOND_THE_TURN: Final = 1


class PuzzleLevel(StrEnum):
    """How hard a puzzle is: by what its best turn looks like to somebody who does not look ahead."""

    EASY = "easy"  # better than the other ideas at first sight
    MIDDLE = "middle"  # hardly better
    HARD = "hard"  # another idea looks better


LEVELS: Final = tuple(PuzzleLevel)


@dataclass(frozen=True, slots=True)
class PuzzleTheme:
    """What puzzles are about: whose difference is made mostly by one of some `topics`, or late in the game.

    A topic is a source of points, a feature, or `rival`; without any the theme takes what the themes before it left,
    from the scope beyond the turn on that has the number `since`; 0 means always.
    """

    name: str
    topics: tuple[str, ...]
    since: int


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
    found = tuple(map(_theme, section.tables("theme")))
    section.finish()
    return found


def _theme(section: Section) -> PuzzleTheme:
    theme = PuzzleTheme(section.text("name"), section.texts("topics"), section.number("since", 0))
    section.finish()
    return theme


def theme_in(game: TutorGame, state: State, topic: str) -> str:
    """Return the theme of a puzzle in a position, whose difference is made mostly by a topic."""
    period = game.begun(state, _BEYOND_THE_TURN) if len(game.scopes) > _BEYOND_THE_TURN else 0
    for theme in themes_of(game):
        if (theme.since and period >= theme.since) or topic in theme.topics or not (theme.topics or theme.since):
            return theme.name
    return topic


def level_of(ahead: float, small_loss: float) -> PuzzleLevel:
    """Return the level of a puzzle whose best turn is ahead of the other by so many points at first sight.

    >>> [level_of(points, 2).value for points in (-1, 1, 3)]
    ['hard', 'middle', 'easy']
    """
    if ahead <= 0:
        return PuzzleLevel.HARD
    return PuzzleLevel.EASY if ahead >= small_loss else PuzzleLevel.MIDDLE


def shelf_puzzle(game: TutorGame, record: Record, state: State, found: ClearTurn) -> ShelfPuzzle:
    """Return the puzzle of a position that a record leads to."""
    best, rival = (tuple(map(game.notation, moves)) for moves in (found.moves, found.rival))
    figure = found.figure
    mistake = Mistake(
        record, game.current_seat(state), rival, best, round(figure.points, 1), round(figure.points - figure.low, 1)
    )
    name = f"{record.setup.seed}-{len(record.moves)}"
    level = level_of(found.ahead, game.thresholds[0])
    return ShelfPuzzle(name, theme_in(game, state, found.topic), level, mistake)


def mixed(puzzles: Iterable[ShelfPuzzle], most: int) -> tuple[ShelfPuzzle, ...]:
    """Return so many puzzles at most, the clearest of every theme and level in turn, in the order of their names."""
    groups: dict[tuple[str, str], list[ShelfPuzzle]] = {}
    for one in sorted(puzzles, key=lambda puzzle: -puzzle.mistake.cost):
        groups.setdefault((one.theme, one.level), []).append(one)
    rows = zip_longest(*(groups[key] for key in sorted(groups)))
    kept = [one for row in rows for one in row if one is not None][:most]
    return tuple(sorted(kept, key=_order))


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
            return tuple(_puzzle(one, games, game) for one in puzzles)
    raise UnreadableError("puzzle-none")


def _puzzle(data: Any, games: dict[str, Any], game: str) -> ShelfPuzzle:
    match data:
        case {
            "name": str() as name,
            "theme": str() as theme,
            "level": str() as level,
            "seat": int() as seat,
            "best": [_, *_] as best,
            "rival": [_, *_] as rival,
            "lead": [int() | float() as lead, int() | float() as half],
        } if level in LEVELS and 0 <= seat < SEATS:
            seed, _, number = name.partition("-")
            dealt, depth, moves = number_in(seed), number_in(number), games.get(seed)
            if dealt is not None and depth is not None and moves and all(map(_are_texts, (moves, best, rival))):
                record = Record(game, Setup(SEATS, dealt), moves[:depth])
                mistake = Mistake(record, seat, tuple(rival), tuple(best), lead, half)
                return ShelfPuzzle(name, theme, PuzzleLevel(level), mistake)
    raise UnreadableError("puzzle-form", name=str(data.get("name", "")) if isinstance(data, dict) else "")


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def dumps(command: str, puzzles: Sequence[ShelfPuzzle]) -> str:
    """Return puzzles as JSON text, a game and a puzzle on a line, with the command that finds them."""
    longest: dict[int, Sequence[str]] = {}
    for one in puzzles:
        record = one.mistake.record
        longest[record.setup.seed] = max(longest.get(record.setup.seed, ()), record.moves, key=len)
    games = [f'"{seed}": {_text(list(longest[seed]))}' for seed in sorted(longest)]
    rows = [_text(_data(one)) for one in puzzles]
    middle = ["},", '"puzzles": [', ",\n".join(rows), "]}"]
    return "\n".join(["{", f'"command": {json.dumps(command)},', '"games": {', ",\n".join(games), *middle]) + "\n"


def _data(one: ShelfPuzzle) -> dict[str, Any]:
    mistake = one.mistake
    return {
        "name": one.name,
        "theme": one.theme,
        "level": one.level.value,
        "seat": mistake.seat,
        "lead": [mistake.cost, mistake.half],
        "best": list(mistake.better),
        "rival": list(mistake.played),
    }


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _order(one: ShelfPuzzle) -> tuple[int, int]:
    seed, _, number = one.name.partition("-")
    return int(seed), int(number)
