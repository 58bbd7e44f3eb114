"""What both environments share: a game with its options, the seats that somebody plays, and what the end is worth.

What goes wrong is told to whoever called in a sentence.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from trajan_tutor.engine.capabilities import Reference, SearchableGame, played_by_rules
from trajan_tutor.engine.errors import MisusedError, TutorError, give_sentence, one_line
from trajan_tutor.engine.game import Setup, State
from trajan_tutor.engine.games import find_plugin, game_names, load_game
from trajan_tutor.engine.message import Term
from trajan_tutor.engine.reading import whole_number
from trajan_tutor.engine.vector import Vectors
from trajan_tutor.i18n import Words

# What was given instead is repeated so far.
_LONGEST: Final = 60


@contextmanager
def with_sentence(game: str) -> Iterator[None]:
    """Give a problem that leaves this block its sentence, in the words of a game where there is one of that name."""
    try:
        yield
    except TutorError as error:
        folders = [find_plugin(game).resources.words] if game in game_names() else []
        give_sentence(error, Words(folders=folders)(error.message))
        raise


def number_of(name: str, value: object) -> int:
    """Return a whole number of any kind as Python's own; raises MisusedError for anything else.

    `name` is `action`, `seed`, `seeds` or `seats`: what the number would be.
    """
    number = whole_number(value)
    if number is None:
        raise MisusedError("rl-number", name=Term(f"rl-number-{name}"), given=one_line(repr(value), _LONGEST))
    return number


_SETUPS: Final = ("quick", "choose")


@runtime_checkable
class VectorGame(SearchableGame, Vectors, Protocol):
    """A game that programs can learn: what a seat knows is a list of numbers."""


@dataclass(frozen=True, slots=True)
class Task:
    """A game as an environment begins it again and again: only the seed is open.

    `players` are the seats that somebody plays, in order; the rules play the others, and `begin` and `play` do it.
    """

    game: VectorGame
    seats: int
    options: tuple[tuple[str, object], ...]
    quick: bool
    players: tuple[int, ...]

    def begin(self, seed: int) -> State:
        """Return the first state in which a player has to choose; raises MisusedError for a seed that is too large."""
        state = self.game.new_game(Setup(self.seats, seed, self.options, self.quick))
        self._play_by_rules(state)
        return state

    def play(self, state: State, move: int) -> None:
        """Play a legal move in place, and what the rules play after it."""
        self.game.apply(state, move)
        self._play_by_rules(state)

    def _play_by_rules(self, state: State) -> None:
        while not self.game.is_over(state) and self.game.current_seat(state) not in self.players:
            # A seat that the rules play always has exactly one move.
            self.game.apply(state, self.game.legal(state)[0])

    def returns(self, state: State) -> list[float]:
        """Return what each player has at the end, from -1 to 1; nothing before.

        It is the player's share of the win, stretched so that the players' returns add up to 0: 1 for a win alone, for
        all others -1 divided by their number. Whoever plays alone against the rules gets 1 or -1.
        """
        winners = self.game.winners(state)
        if not winners:
            return [0.0] * len(self.players)
        others = max(len(self.players) - 1, 1)
        shares = [(seat in winners) / len(winners) for seat in self.players]
        if len(self.players) == 1:
            return [2 * share - 1 for share in shares]
        return [(share * len(self.players) - 1) / others for share in shares]

    @property
    def vector_names(self) -> tuple[str, ...]:
        """The names of the entries of every vector."""
        return self.game.vector_names(self.seats)

    def vector(self, state: State, seat: int) -> list[int]:
        """Return what a seat knows as numbers; -1 is a spectator."""
        return self.game.vector(self.game.observe(state, seat))

    def text(self, state: State, seat: int) -> str:
        """Return what a seat knows as text: every entry of its vector that is not 0, in a line of its own."""
        entries = zip(self.vector_names, self.vector(state, seat), strict=True)
        return "\n".join(f"{name} {value}" for name, value in entries if value)


def make_task(name: str, seats: int, options: Mapping[str, object], setup: str) -> Task:
    """Return the task of a game by its name; raises MisusedError for a game, seats, options or setup that is not."""
    game = load_game(name)
    if not isinstance(game, VectorGame):
        raise MisusedError("rl-no-vector", game=name)
    if setup not in _SETUPS:
        raise MisusedError("engine-option-value", option="setup", value=setup, choices=", ".join(_SETUPS))
    # A whole game that people begin may be played by other readings: what programs have learned stays what it was.
    rulings = game.components.rulings if isinstance(game, Reference) else {}
    readings = {name: ruling.choices[0] for name, ruling in rulings.items() if ruling.choices}
    chosen = tuple(sorted((readings | dict(options)).items()))
    first = game.new_game(Setup(seats, 0, chosen))
    by_rules = played_by_rules(game, first)
    players = tuple(seat for seat in range(game.seats(first)) if seat not in by_rules)
    return Task(game, seats, chosen, setup == "quick", players)
