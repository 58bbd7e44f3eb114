"""Recorded playthroughs: whole games of random moves in words, to be read by people and compared by the test.

They lie in `playthroughs/`. After a change that is meant (of the rules, the data or the words), write them anew and
read what has changed:

    PYTHONPATH=tests python tests/games/trajan/test_playthroughs.py
"""

from pathlib import Path

import pytest
from games.transcript import Playthrough, Transcript, assert_as_recorded, assert_readable, write
from the_games import AnyGame, find_game

from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.game import Setup
from trajan_tutor.games.trajan.rules import names

FOLDER = Path(__file__).parent / "playthroughs"
TRAJAN: AnyGame = find_game("trajan")
PLAYERS = ("Anna", "Bruno", "Clara", "David")


def played(name: str, setup: Setup) -> Playthrough:
    """Return a game of which setup and moves have the same seed."""
    heading = f"{setup.seats} seats, seed {setup.seed}, random moves by seed {setup.seed}"
    return Playthrough(FOLDER / f"{name}.txt", setup, setup.seed, heading)


# The seeds were chosen so that nearly everything that can happen happens.
PLAYTHROUGHS = (
    played("two-players", Setup(seats=2, seed=35)),
    played("three-players-with-setup", Setup(seats=3, seed=3, quick=False)),
    played("four-players", Setup(seats=4, seed=60)),
)


def transcript_of(playthrough: Playthrough) -> Transcript:
    """Return what writes a playthrough down."""
    return Transcript(TRAJAN, playthrough, PLAYERS)


EACH = pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.path.stem)


@pytest.mark.both_builds
@EACH
def test_the_game_goes_as_it_was_recorded(playthrough: Playthrough) -> None:
    """Line by line."""
    assert_as_recorded(transcript_of(playthrough))


@EACH
def test_a_playthrough_can_be_read(playthrough: Playthrough) -> None:
    """In words throughout, and not too long."""
    assert_readable(TRAJAN, playthrough.path)


def test_nearly_everything_happens() -> None:
    """Ships of every kind, every action, special actions, repetitions, bonus tiles, penalties."""
    kinds: set[str] = set()
    for playthrough in PLAYTHROUGHS:
        transcript = transcript_of(playthrough)
        list(transcript.lines())
        kinds |= transcript.kinds
    missing = {word(event) for event in names.Event} - kinds
    assert missing <= {"reshuffled"}, missing


def test_nothing_else_lies_in_the_folder() -> None:
    """A playthrough that is no longer made would be read in vain."""
    assert set(FOLDER.iterdir()) == {playthrough.path for playthrough in PLAYTHROUGHS}


if __name__ == "__main__":
    write([transcript_of(playthrough) for playthrough in PLAYTHROUGHS])
