"""Saved games in words, for a person who begins a game or goes on with one."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.game import State
from trajan_tutor.engine.games import find_game, plugins
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.seen_positions import opening_state
from trajan_tutor.i18n import Words
from trajan_tutor.journals import saved_games
from trajan_tutor.journals.game_journal import GameJournal
from trajan_tutor.session import seat_view
from trajan_tutor.session.players import PERSON, checked
from trajan_tutor.viewmodel.answers_model import SavedGames, SavedGamesRow

# More would be a list to search in; the command line shows all.
MOST: Final = 12


@dataclass(frozen=True, slots=True)
class _Table:
    """Who sits at a game that lies among the saved games."""

    game: TutorGame
    state: State
    players: tuple[str, ...]
    names: tuple[str, ...]

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, player in enumerate(self.players) if player == PERSON)


def saved_games_list(language: str, folder: Path | None, present: GameJournal | None) -> SavedGames:
    """Return the latest saved games as rows in words, without the present one; what is damaged as sentences."""
    words = Words(language, folders=[plugin.resources.words for plugin in plugins()])
    games, more = saved_games.latest(folder, MOST, present) if folder else ((), 0)
    rows, problems = [], []
    for saved in games:
        row, damages = _row_or_problem(saved, words)
        if row:
            rows.append(row)
        for damage in damages:
            problem_text = words(damage)
            key = "board-saved-games-partly" if row else "board-saved-games-spoiled"
            problems.append(words(Message.of(key, file=saved.path.name, problem=problem_text)))
    heads = ("game", "players", "when", "turn")
    return {
        "title": words(Message.of("board-saved-games")),
        "heads": [words(Message.of(f"board-saved-games-{head}")) for head in heads] if rows else [],
        "rows": rows,
        "problems": problems,
        "more": words(Message.of("board-saved-games-more", count=more, folder=str(folder))) if games else "",
    }


def _row_or_problem(
    saved: saved_games.Saved | saved_games.Spoiled, words: Words
) -> tuple[SavedGamesRow | None, tuple[Message, ...]]:
    if isinstance(saved, saved_games.Spoiled):
        return None, (saved.problem,)
    try:
        return _row(saved, words), saved.problems
    except TutorError as error:
        return None, (error.message,)


def _row(saved: saved_games.Saved, words: Words) -> SavedGamesRow:
    game = find_game(saved.game)
    state = opening_state(game, saved.setup)
    players = checked(saved.players or (PERSON,) * saved.seats, game.seats(state), game.played_by_rules(state))
    table = _Table(game, state, players, saved.names)
    title = words(Message.of("board-form-game-name", game=saved.game))
    names = seat_view.seat_names(table, words)
    when = saved.when.astimezone()
    played = words(Message.of("board-saved-games-played", when=when))
    key = "board-saved-games-look" if saved.over else "board-saved-games-continue"
    return {
        "file": saved.path.name,
        "cells": [title, words(Message.of("board-saved-games-names", players=names)), played, _place(saved, words)],
        "button": words(Message.of(key)),
        "label": words(Message.of(f"{key}.label", game=title, players=names, when=when)),
        "remove": words(Message.of("board-saved-games-remove", game=title, players=names, when=when)),
        "removing": words(Message.of("board-saved-games-removing")),
    }


def _place(saved: saved_games.Saved, words: Words) -> str:
    """Return how far a saved game is."""
    if saved.over:
        return words(Message.of("board-saved-games-over"))
    if saved.turns:
        return str(saved.turns)
    return words(Message.of("board-saved-games-decisions", count=saved.decisions))
