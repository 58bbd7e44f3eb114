"""Where a position to be shown comes from: the beginning of a game, JSON, a file, a game being played, a lesson."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TypeGuard

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.engine.positions import record_in
from trajan_tutor.engine.reading import parse_json
from trajan_tutor.engine.record import Record
from trajan_tutor.engine.seen_positions import is_seen, is_seen_text, read_seen
from trajan_tutor.lessons.draft import Draft
from trajan_tutor.lessons.named_lesson import asked_lesson
from trajan_tutor.lessons.scenarios import scenario_at
from trajan_tutor.session.branches import Branch
from trajan_tutor.session.editing_sources import ENDING as DATA
from trajan_tutor.session.editing_sources import data_of, setup_of
from trajan_tutor.session.error_sentences import shortened
from trajan_tutor.session.position import Position, position_after
from trajan_tutor.session.session import Session
from trajan_tutor.session.values import named_values_of, number_of, text_of

# How the text of JSON data begins.
_OBJECT: Final = "{"


def position_from(
    source: object,
    *,
    step: str = "",
    after: int | None = None,
    seat: int | None = None,
    seats: int | None = None,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    language: str = "",
) -> Position:
    """Return the position that something people have stands for, as `trajan_tutor.position` says.

    Raises MisusedError, UnreadableError, or LessonError for a lesson that fails.
    """
    wanted = text_of("step", step)
    position = _position_of(source, language)
    if position is None and isinstance(source, str) and source in game_names():
        position = _beginning(source, seats, seed, options, language)
    if position is None and _is_lesson(source):
        position = _of_lesson(source, wanted, language)
    elif wanted:
        raise MisusedError("position-step", step=shortened(wanted))
    if position is None:
        position = _read(named_values_of("source", data_of(source)), seed, language)
    if after is not None:
        position = position.earlier(number_of("after", after))
    return position if seat is None else position.seen_by(seat)


def _position_of(source: object, language: str) -> Position | None:
    """Return the position of a value that people hold: another one, a game being played, or one that is being built."""
    if isinstance(source, Position):
        return source
    session = getattr(source, "session", source)
    if isinstance(session, Session):
        position = session.position(language)
        # Whoever asks at a screen that several people share is the one who is to decide.
        return replace(position, seat=session.viewer) if session.hot_seat and position.guarded else position
    if isinstance(source, Branch):
        return source.position()
    draft = getattr(source, "draft", source)
    if isinstance(draft, Draft):
        game = draft.editor.game
        return position_after(game, Record(game.name, Setup(position=draft.editor.text)), language=language)
    if isinstance(source, Record):
        return position_after(find_game(source.game), source, language=language)
    return None


def _read(data: Mapping[str, Any], seed: int, language: str) -> Position:
    """Return the position that JSON data holds; the seed deals what is hidden in one that somebody saw."""
    record = record_in(data)
    game, eyes = find_game(record.game), None
    if record.setup.position and is_seen_text(record.setup.position):
        if is_seen(data):
            record.setup = replace(record.setup, seed=number_of("seed", seed))
        if not record.moves:
            eyes = read_seen(game, parse_json(record.setup.position)).seat
    return position_after(game, record, seat=eyes, language=language)


def _beginning(
    name: str, seats: int | None, seed: int, options: Mapping[str, object] | None, language: str
) -> Position:
    game = find_game(name)
    setup = setup_of(game.seat_counts[0] if seats is None else seats, seed, options)
    return position_after(game, Record(name, setup), language=language)


def _is_lesson(source: object) -> TypeGuard[str | Path]:
    """Return whether something can only name a lesson: any text or path that is no data and names no file of data."""
    if isinstance(source, Path):
        return source.suffix != DATA
    return isinstance(source, str) and not source.endswith(DATA) and not source.lstrip().startswith(_OBJECT)


def _of_lesson(asked: str | Path, step: str, language: str) -> Position:
    """Return the position in which a lesson begins, or one of its steps, as the learner sees it."""
    lesson, game = asked_lesson(asked)
    names = [lesson_step.name for lesson_step in lesson.steps]
    if step and step not in names:
        known = ", ".join(names)
        raise MisusedError("position-lesson-step", lesson=lesson.address, step=shortened(step), known=known)
    scenario = scenario_at(lesson, names.index(step) if step else 0, game)
    return position_after(game, scenario.session.record(), seat=scenario.seat, language=language)
