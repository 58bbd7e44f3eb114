"""What the page shows before any board is opened: a cover for each game, and the courses behind them."""

from pathlib import Path
from typing import Final, Literal, TypedDict

from trajan_tutor.desk.front_door import GameListed, covers
from trajan_tutor.engine.message import Message
from trajan_tutor.session.error_sentences import words_of_every_game

_LABELS: Final = (
    *("title", "about", "games", "lessons", "all", "pause", "back", "starting", "failed", "kept", "not-kept"),
    *("language", "alone", "no-script", "film", "take", "bring", "missing"),
)


class StartShown(TypedDict):
    """Host to page: what its first page shows."""

    type: Literal["start"]
    language: str
    labels: dict[str, str]
    games: list[GameListed]


def start_page(folder: Path, language: str) -> StartShown:
    """Return what the first page shows to the visitor whose progress lies in a folder."""
    words = words_of_every_game(language)
    return {
        "type": "start",
        "language": language,
        "labels": {name.replace("-", "_"): words(Message.of(f"page-{name}")) for name in _LABELS},
        "games": covers(folder, words),
    }
