"""Draws the covers of the games: each game's own table playing itself, from a game of bots.

    python tools/covers.py [GAME ...]

What is played and which part of the table is seen stands in `cover.toml` in the data of a game; the cover is written
beside it, once in every language that is offered. The same command always writes the same files.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from moving_picture import Box, moving_picture

from trajan_tutor.desk.front_door import cover_file
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.reading import read_toml
from trajan_tutor.i18n import Words, languages
from trajan_tutor.session.session import Session
from trajan_tutor.view import PictureForm, draw_board

PLAN: Final = "cover.toml"
# A spectator sees what lies open.
_SPECTATOR: Final = -1


@dataclass(frozen=True, slots=True)
class CoverPlan:
    """What a cover shows: a game of bots, after how many decisions it begins, how many pictures, and a box."""

    seats: int
    seed: int
    bots: str
    begin: int
    pictures: int
    box: Box


def plan_of(game: TutorGame) -> CoverPlan:
    """Return what the cover of a game shows."""
    told: dict[str, Any] = read_toml(game.resources.data / PLAN)
    return CoverPlan(**{**told, "box": tuple(told["box"])})


def cover(game: TutorGame, plan: CoverPlan, language: str) -> str:
    """Return the cover of a game in a language."""
    words = Words(language, folders=(game.resources.words,))
    return moving_picture(
        list(pictures_of(game, plan, words)), plan.box, words(Message.of("board-title", game=game.name))
    )


def pictures_of(game: TutorGame, plan: CoverPlan, words: Words) -> Iterator[str]:
    """Yield pictures of a game after each decision that changes what is seen."""
    session = begun(game, plan)
    count, before = 0, ""
    while count < plan.pictures and not session.is_over:
        drawn = picture_of(session, words)
        if drawn != before:
            count, before = count + 1, drawn
            yield drawn
        session.step_bot()


def begun(game: TutorGame, plan: CoverPlan) -> Session:
    """Return the game of bots as it stands where its cover begins."""
    session = Session(game, Setup(seats=plan.seats, seed=plan.seed), [plan.bots] * plan.seats, pace="step")
    for _ in range(plan.begin):
        session.step_bot()
    return session


def picture_of(session: Session, words: Words) -> str:
    """Return what a spectator sees of a game."""
    seen = session.game.observe(session.state, _SPECTATOR)
    return draw_board(session.game, seen, words, prefix="b", form=PictureForm.STILL).portable()


def main(arguments: list[str]) -> int:
    """Write the covers of the games that the arguments name, of all games without any."""
    for name in arguments or game_names():
        game = find_game(name)
        for language in languages():
            file = cover_file(game, language)
            file.write_text(cover(game, plan_of(game), language), encoding="utf-8")
            print(f"{file}: {file.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
