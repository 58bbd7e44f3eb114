"""The games on the shelf in words, for a person who begins a game or goes on with one."""

from dataclasses import dataclass
from typing import Any, Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.game import State
from trajan_tutor.engine.games import find_game, plugins
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.jupyter.keeping import Keeper
from trajan_tutor.session import scene, shelf
from trajan_tutor.session.players import PERSON, checked

# More would be a list to search in; the command line shows all.
MOST: Final = 12


@dataclass(frozen=True, slots=True)
class _Table:
    """Who sits at a game that lies on the shelf."""

    game: TutorGame
    state: State
    players: tuple[str, ...]
    names: tuple[str, ...]

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, player in enumerate(self.players) if player == PERSON)


def shelf_list(language: str, keeper: Keeper) -> dict[str, Any]:
    """Return the latest games on the shelf as rows in words, without the present one; what is damaged as sentences."""
    words = Words(language, folders=[plugin.resources.words for plugin in plugins()])
    found, more = shelf.latest(keeper.folder, MOST, keeper.journal) if keeper.folder else ((), 0)
    rows, problems = [], []
    for one in found:
        row, damages = _row_or_problem(one, words)
        if row:
            rows.append(row)
        for damage in damages:
            told = words(damage)
            key = "board-shelf-partly" if row else "board-shelf-spoiled"
            problems.append(words(Message.of(key, file=one.path.name, problem=told)))
    heads = ("game", "players", "when", "turn")
    return {
        "title": words(Message.of("board-shelf")),
        "heads": [words(Message.of(f"board-shelf-{head}")) for head in heads] if rows else [],
        "rows": rows,
        "problems": problems,
        "more": words(Message.of("board-shelf-more", count=more, folder=str(keeper.folder))) if found else "",
    }


def _row_or_problem(one: shelf.Saved | shelf.Spoiled, words: Words) -> tuple[dict[str, Any], tuple[Message, ...]]:
    if isinstance(one, shelf.Spoiled):
        return {}, (one.problem,)
    try:
        return _row(one, words), one.problems
    except TutorError as error:
        return {}, (error.message,)


def _row(saved: shelf.Saved, words: Words) -> dict[str, Any]:
    game = find_game(saved.game)
    state = game.new_game(saved.setup)
    players = checked(saved.players or (PERSON,) * saved.seats, game.seats(state), game.played_by_rules(state))
    table = _Table(game, state, players, saved.names)
    title = words(Message.of("board-form-game-name", game=saved.game))
    names = scene.seat_names(table, words)
    when = saved.when.astimezone()
    played = words(Message.of("board-shelf-played", when=when))
    key = "board-shelf-look" if saved.over else "board-shelf-continue"
    return {
        "file": saved.path.name,
        "cells": [title, words(Message.of("board-shelf-names", players=names)), played, _place(saved, words)],
        "button": words(Message.of(key)),
        "label": words(Message.of(f"{key}.label", game=title, players=names, when=when)),
        "remove": words(Message.of("board-shelf-remove", game=title, players=names, when=when)),
        "removing": words(Message.of("board-shelf-removing")),
    }


def _place(saved: shelf.Saved, words: Words) -> str:
    """Return how far a saved game is."""
    if saved.over:
        return words(Message.of("board-shelf-over"))
    if saved.turns:
        return str(saved.turns)
    return words(Message.of("board-shelf-decisions", count=saved.decisions))
