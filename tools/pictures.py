"""All pictures that the project stores, and those that it can show: with a name each, for tests and for the eye."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from measures.drawings import snapshots

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.find import course, find_lesson
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.sheets import Sheets
from trajan_tutor.session.new_session import new_session
from trajan_tutor.shown.comparison import compare
from trajan_tutor.shown.replay import replay_of
from trajan_tutor.shown.result import result
from trajan_tutor.view import Drawing, draw_board
from trajan_tutor.view.legend import draw_legend
from trajan_tutor.view.static_output import picture_in

CHECKOUT = Path(__file__).parent.parent
THEMES = ("light", "dark", "contrast", "safe")
SEED = 7
_LESSON = re.compile(r'tt\.lesson\("([^"]+)"\)')


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture in the portable form: where it comes from, its SVG, and what stands above it where it has a caption."""

    name: str
    svg: str
    caption: str = ""


def stored() -> Iterator[Picture]:
    """Give all pictures that lie in the project: in notebooks and beside them."""
    for path in sorted((CHECKOUT / "notebooks").rglob("*.ipynb")):
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        drawn = [
            (svg, _caption_of("".join(cell["source"])))
            for cell in cells
            for output in cell.get("outputs", ())
            if (svg := _picture_of(output.get("data", {})))
        ]
        for at, (svg, caption) in enumerate(drawn, start=1):
            yield Picture(f"{path.stem} {at}", svg, caption)
    for path in sorted((CHECKOUT / "notebooks" / "images").glob("*.svg")):
        yield Picture(path.stem, path.read_text(encoding="utf-8"))


def printed(language: str = "en") -> Iterator[Picture]:
    """Give the sheets of all lessons, their answers last."""
    for name in game_names():
        game = find_game(name)
        for lesson in course(game):
            yield from printed_of(lesson, game, language)


def printed_of(lesson: Lesson, game: TutorGame, language: str = "en") -> Iterator[Picture]:
    """Give the sheets of a lesson, their answers last."""
    sheets = Sheets(lesson, game, language)
    for sheet in sheets.sheets:
        yield _captioned(f"{lesson.address} sheet {sheet.number}", sheet.drawing)
    if sheets.sheets:
        yield _captioned(f"{lesson.address} answers", sheets.answers)


def possible(language: str = "en") -> Iterator[Picture]:
    """Give what can be shown besides: themes, numbers of seats, charts of every game."""
    for name in game_names():
        game = find_game(name)
        words = Words(language, folders=(game.resources.words,))
        for title, drawing in _boards(game, words):
            yield Picture(f"{name} {title}", drawing.portable())
        for theme in THEMES:
            yield Picture(f"{name} legend {theme}", Drawing(draw_legend(game, words, theme=theme), "").portable())
        yield from _of_a_game(game, language)


def _boards(game: TutorGame, words: Words) -> Iterator[tuple[str, Drawing]]:
    for seats in game.seat_counts:
        for at, seen in enumerate(_middle_and_end(game, seats)):
            shown: dict[str, Any] = {"own_seat": max(seen.seat, 0), "legal": _legal(game, seen)}
            when = ("turn 12", "end")[at]
            yield f"{seats} seats {when}", draw_board(game, seen, words, **shown)
            if seats == max(game.seat_counts) and at == 0:
                for theme in THEMES:
                    yield f"{seats} seats {theme}", draw_board(game, seen, words, theme=theme, **shown)


def _middle_and_end(game: TutorGame, seats: int) -> list[Observation]:
    found = snapshots(game, seats, SEED)
    return [found[1], found[-1]]


def _legal(game: TutorGame, seen: Observation[Any]) -> frozenset[str]:
    state = seen.state
    moves = game.legal(state) if seen.seat == game.current_seat(state) else ()
    return frozenset(spot for move in moves for spot in game.spots_of(state, move))


def _of_a_game(game: TutorGame, language: str) -> Iterator[Picture]:
    """Give the pictures of a game that was played to its end: replay, result, two places compared."""
    session = new_session(game.name, seats=max(game.seat_counts), seed=SEED, people=(), bots="greedy")
    replay = replay_of(session, language)
    for theme in THEMES:
        yield Picture(f"{game.name} curve {theme}", replay.draw_curve(theme=theme).portable())
        if ending := result(session, language):
            yield Picture(f"{game.name} result {theme}", ending.draw(theme=theme).portable())
    yield Picture(f"{game.name} curve beside a board", replay.draw_curve(playhead=len(replay) // 2).portable())
    yield Picture(f"{game.name} replay", replay.draw(len(replay) // 2).portable())
    line = session.tree.line()
    compared = compare(session, (line[len(line) // 3].number, line[-1].number), language)
    yield Picture(f"{game.name} compared", compared.draw_all().portable())
    yield Picture(f"{game.name} difference", compared.draw_difference(1, 0).portable())


def _picture_of(data: dict[str, Any]) -> str:
    """Return the picture that an output holds, by itself or in a page; an empty text where there is none."""
    return picture_in("".join(data.get("text/html", "")))


def _caption_of(source: str) -> str:
    """Return what stands above the picture of a lesson that a cell opens."""
    found = _LESSON.search(source)
    if found is None:
        return ""
    lesson, game = find_lesson(found[1])
    return Words("en", folders=(game.resources.words,))(lesson.title)


def _captioned(name: str, drawing: Drawing) -> Picture:
    """Return a picture whose caption is the first line of its text."""
    return Picture(name, drawing.portable(), drawing.text.partition("\n")[0])
