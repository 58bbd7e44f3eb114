"""Recorded playthroughs: whole games of random moves in words, to be read by people and compared by the test.

They lie in `playthroughs/`. After a change that is meant (of the rules, the data or the words), write them anew and
read what has changed:

    PYTHONPATH=tests python tests/games/caesar/test_playthroughs.py
"""

from pathlib import Path

import pytest
from games.transcript import Playthrough, Transcript, assert_as_recorded, assert_readable, write
from the_games import AnyGame, find_game

from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.game import Setup
from trajan_tutor.games.caesar.rules import names

FOLDER = Path(__file__).parent / "playthroughs"
CAESAR: AnyGame = find_game("caesar")
PLAYERS = ("Caesar", "Pompey")
_ALL = "poison,centurions,checkpoints"


def played(name: str, setup: Setup) -> Playthrough:
    """Return a game of which setup and moves have the same seed."""
    options = "".join(f", {option} {value}" for option, value in setup.options)
    heading = f"seed {setup.seed}{options}, random moves by seed {setup.seed}"
    return Playthrough(FOLDER / f"{name}.txt", setup, setup.seed, heading)


# The seeds were chosen so that nearly everything that can happen happens.
PLAYTHROUGHS = (
    played("base-game", Setup(seats=2, seed=8)),
    played("all-modules", Setup(seats=2, seed=3, options=(("modules", _ALL),))),
    played("crassus", Setup(seats=2, seed=95, options=(("solo", "medium"),))),
    played("crassus-harder", Setup(seats=2, seed=2, options=(("harder", True), ("modules", _ALL), ("solo", "high")))),
)


def transcript_of(playthrough: Playthrough) -> Transcript:
    """Return what writes a playthrough down."""
    return Transcript(CAESAR, playthrough, PLAYERS)


EACH = pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.path.stem)


@pytest.mark.both_builds
@EACH
def test_the_game_goes_as_it_was_recorded(playthrough: Playthrough) -> None:
    """Line by line."""
    assert_as_recorded(transcript_of(playthrough))


@EACH
def test_a_playthrough_can_be_read(playthrough: Playthrough) -> None:
    """In words throughout, and not too long."""
    assert_readable(CAESAR, playthrough.path)


def test_nearly_everything_happens() -> None:
    """Every bonus token used and left, every target of Might, Crassus with all his reasons."""
    kinds: set[str] = set()
    for playthrough in PLAYTHROUGHS:
        transcript = transcript_of(playthrough)
        list(transcript.lines())
        kinds |= transcript.kinds
    missing = {word(event) for event in names.Event} - kinds
    assert missing <= {"crassus-skipped"}, missing


def test_nothing_else_lies_in_the_folder() -> None:
    """A playthrough that is no longer made would be read in vain."""
    assert set(FOLDER.iterdir()) == {playthrough.path for playthrough in PLAYTHROUGHS}


if __name__ == "__main__":
    write([transcript_of(playthrough) for playthrough in PLAYTHROUGHS])
