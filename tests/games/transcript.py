"""Whole games of random moves in words, to be read by people and compared by tests."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from the_games import AnyGame, AnyState

from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.i18n import Words

LARGEST_FILE = 150_000
# So many of the legal moves are named; the others are counted.
_NAMED = 5


@dataclass(frozen=True, slots=True)
class Playthrough:
    """A game of random moves: the file it is written in, its setup, the seed of the moves, and its first line."""

    path: Path
    setup: Setup
    seed: int
    heading: str


@dataclass(slots=True)
class Transcript:
    """Writes a game down, decision by decision, and keeps which kinds of events happened."""

    game: AnyGame
    playthrough: Playthrough
    players: Sequence[str]
    kinds: set[str] = field(default_factory=set)
    words: Words = field(init=False)

    def __post_init__(self) -> None:
        self.words = Words("en", (self.game.resources.words,), tuple(self.players))

    def lines(self) -> Iterator[str]:
        """Play the game and yield what there is to read."""
        yield self.playthrough.heading
        state: AnyState = self.game.new_game(self.playthrough.setup)
        rng = Rng(self.playthrough.seed)
        while not self.game.is_over(state):
            if self.game.may_evaluate(state):
                yield ""
                yield self.scores(state)
            choices = self.game.legal(state)
            move = choices[rng.below(len(choices))]
            yield from self.decision(state, move)
            for event in self.game.apply_and_tell(state, move):
                self.kinds.add(event.kind)
                yield f"      {self.happened(event)}"
        yield ""
        yield from self.result(state)

    def decision(self, state: AnyState, move: int) -> Iterator[str]:
        """Yield who is asked what, what could be chosen, and what was."""
        choices = self.game.legal(state)
        named = ", ".join(self.game.notation(choice) for choice in choices[:_NAMED])
        more = f" and {len(choices) - _NAMED} more" if len(choices) > _NAMED else ""
        asked = self.words(self.game.prompt(state))
        yield f"{self.players[self.game.current_seat(state)]}: {asked} [{named}{more}]"
        yield f"   > {self.game.notation(move)}: {self.words(self.game.describe(state, move))}"

    def happened(self, event: Event) -> str:
        """Return what happened, in the words for a reader who may know everything."""
        who = f"{self.players[event.seat]}: " if event.seat >= 0 else ""
        return f"{who}{self.words(event.told_to(None))}"

    def scores(self, state: AnyState) -> str:
        """Return the scores of all seats in one line."""
        seats = range(self.game.seats(state))
        return f"--- {', '.join(f'{self.players[seat]} {self.game.ledger(state, seat).total}' for seat in seats)}"

    def result(self, state: AnyState) -> Iterator[str]:
        """Yield the points of every seat by source, and who has won."""
        for seat in range(self.game.seats(state)):
            ledger = self.game.ledger(state, seat)
            sources = ", ".join(
                f"{self.words.say(f'{self.game.name}-source-{source}')} {points}" for source, points in ledger
            )
            yield f"{self.players[seat]}: {ledger.total} ({sources})"
        yield f"winner: {', '.join(self.players[seat] for seat in self.game.winners(state))}"


def assert_as_recorded(transcript: Transcript) -> None:
    """Compare line by line; the first that differs is shown."""
    path = transcript.playthrough.path
    recorded = path.read_text(encoding="utf-8").splitlines()
    number = -1
    for number, line in enumerate(transcript.lines()):
        assert recorded[number : number + 1] == [line], f"{path.name}, line {number + 1}"
    assert len(recorded) == number + 1


def assert_readable(game: AnyGame, path: Path) -> None:
    """Look at a recording: words throughout, and not too long."""
    text = path.read_text(encoding="utf-8")
    assert len(text.encode()) < LARGEST_FILE
    assert "⟦" not in text
    assert f"{game.name}-" not in text


def write(transcripts: Sequence[Transcript]) -> None:
    """Write all games down anew."""
    for transcript in transcripts:
        path = transcript.playthrough.path
        path.parent.mkdir(exist_ok=True)
        path.write_text("".join(f"{line}\n" for line in transcript.lines()), encoding="utf-8")
        sys.stdout.write(f"{path}: {path.stat().st_size} bytes\n")
