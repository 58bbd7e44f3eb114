"""Recorded playthroughs: whole games of random moves in words, to be read by people and compared by the test.

They lie in `playthroughs/`. After a change that is meant (of the rules, the data or the words), write them anew and
read what has changed:

    python tests/games/trajan/test_playthroughs.py
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from the_games import AnyGame, AnyState, find_game

from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.trajan.words import names
from trajan_tutor.i18n import Words

FOLDER = Path(__file__).parent / "playthroughs"
TRAJAN: AnyGame = find_game("trajan")

# So many of the legal moves are named; the others are counted.
_NAMED = 5
_LARGEST_FILE = 150_000
_PLAYERS = ("Anna", "Bruno", "Clara", "David")


@dataclass(frozen=True)
class Playthrough:
    """A game of random moves: its setup, and the seed of the moves."""

    name: str
    setup: Setup
    seed: int

    @property
    def path(self) -> Path:
        """The file that the game is written in."""
        return FOLDER / f"{self.name}.txt"


# The seeds were chosen so that nearly everything that can happen happens.
PLAYTHROUGHS = (
    Playthrough("two-players", Setup(seats=2, seed=35), 35),
    Playthrough("three-players-with-setup", Setup(seats=3, seed=3, quick=False), 3),
    Playthrough("four-players", Setup(seats=4, seed=60), 60),
)


class Transcript:
    """Writes a game down, decision by decision."""

    def __init__(self, playthrough: Playthrough) -> None:
        self.playthrough = playthrough
        self.words = Words("en", (TRAJAN.resources.words,), _PLAYERS)
        self.kinds: set[str] = set()

    def lines(self) -> Iterator[str]:
        """Play the game and yield what there is to read."""
        setup = self.playthrough.setup
        yield f"{setup.seats} seats, seed {setup.seed}, random moves by seed {self.playthrough.seed}"
        state: AnyState = TRAJAN.new_game(setup)
        rng = Rng(self.playthrough.seed)
        while not TRAJAN.is_over(state):
            if TRAJAN.may_evaluate(state):
                yield ""
                yield from self.scores(state)
            choices = TRAJAN.legal(state)
            move = choices[rng.below(len(choices))]
            yield from self.decision(state, move)
            for event in TRAJAN.apply_and_tell(state, move):
                self.kinds.add(event.kind)
                yield f"      {self.told(event)}"
        yield ""
        yield from self.result(state)

    def decision(self, state: AnyState, move: int) -> Iterator[str]:
        """Yield who is asked what, what could be chosen, and what was."""
        choices = TRAJAN.legal(state)
        named = ", ".join(TRAJAN.notation(choice) for choice in choices[:_NAMED])
        more = f" and {len(choices) - _NAMED} more" if len(choices) > _NAMED else ""
        yield f"{_PLAYERS[TRAJAN.current_seat(state)]}: {self.words(TRAJAN.prompt(state))} [{named}{more}]"
        yield f"   > {TRAJAN.notation(move)}: {self.words(TRAJAN.describe(state, move))}"

    def told(self, event: Event) -> str:
        """Return what happened, told to a reader who may know everything."""
        who = f"{_PLAYERS[event.seat]}: " if event.seat >= 0 else ""
        return f"{who}{self.words(event.told_to(None))}"

    def scores(self, state: AnyState) -> Iterator[str]:
        """Yield the scores of all seats in one line."""
        scores = (f"{_PLAYERS[seat]} {TRAJAN.ledger(state, seat).total}" for seat in range(TRAJAN.seats(state)))
        yield f"--- {', '.join(scores)}"

    def result(self, state: AnyState) -> Iterator[str]:
        """Yield the points of every seat by source, and who has won."""
        for seat in range(TRAJAN.seats(state)):
            ledger = TRAJAN.ledger(state, seat)
            sources = ", ".join(f"{self.words.say(f'trajan-source-{source}')} {points}" for source, points in ledger)
            yield f"{_PLAYERS[seat]}: {ledger.total} ({sources})"
        yield f"winner: {', '.join(_PLAYERS[seat] for seat in TRAJAN.winners(state))}"


def text_of(playthrough: Playthrough) -> str:
    """Return a whole playthrough."""
    return "".join(f"{line}\n" for line in Transcript(playthrough).lines())


@pytest.mark.both_builds
@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_the_game_goes_as_it_was_recorded(playthrough: Playthrough) -> None:
    """Line by line; the first that differs is shown."""
    recorded = playthrough.path.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(Transcript(playthrough).lines()):
        assert recorded[number : number + 1] == [line], f"{playthrough.path.name}, line {number + 1}"
    assert len(recorded) == number + 1


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_a_playthrough_can_be_read(playthrough: Playthrough) -> None:
    """In words throughout, and not too long."""
    text = playthrough.path.read_text(encoding="utf-8")
    assert len(text.encode()) < _LARGEST_FILE
    assert "⟦" not in text
    assert "trajan-" not in text


def test_nearly_everything_happens() -> None:
    """Ships of every kind, every action, special actions, repetitions, bonus tiles, penalties."""
    kinds: set[str] = set()
    for playthrough in PLAYTHROUGHS:
        transcript = Transcript(playthrough)
        list(transcript.lines())
        kinds |= transcript.kinds
    missing = {word(event) for event in names.Event} - kinds
    assert missing <= {"reshuffled"}, missing


def test_nothing_else_lies_in_the_folder() -> None:
    """A playthrough that is no longer made would be read in vain."""
    assert {path.name for path in FOLDER.iterdir()} == {playthrough.path.name for playthrough in PLAYTHROUGHS}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one in PLAYTHROUGHS:
        one.path.write_text(text_of(one), encoding="utf-8")
        sys.stdout.write(f"{one.path}: {one.path.stat().st_size} bytes\n")
