"""Play without a person: to the end of the game, of a scope, or of what one seat decides.

A game may bring loops of its own, which can be compiled, and a policy. Every other one is played by the plain loops
here, uniformly at random where it has no policy.
"""

from dataclasses import dataclass
from functools import cache
from typing import Generic, Protocol, cast, runtime_checkable

from trajan_tutor.engine.capabilities import SearchableGame
from trajan_tutor.engine.game import Observation, S, S_contra
from trajan_tutor.engine.generator import Rng


@runtime_checkable
class Policy(Protocol[S]):
    """How a seat decides in a playout."""

    def choose(self, seen: Observation[S], rng: Rng) -> int:
        """Return a legal move of the seat that observes, from what it may know."""


@runtime_checkable
class Playouts(Protocol[S_contra]):
    """Loops of play, all in place."""

    def play_out(self, state: S_contra, rng: Rng) -> int:
        """Play to the end of the game; return how many choices had two or more legal moves."""

    def finish_scope(self, state: S_contra, rng: Rng) -> None:
        """Play until the next innermost scope begins, ends of other scopes included, or the game is over."""

    def finish_part(self, state: S_contra, rng: Rng) -> None:
        """Play the part of the seat to act: until another seat is to act, the scope has ended, or the game is over.

        What the seat decides in secret after an open decision is a part of its own.
        """


@runtime_checkable
class Choosing(Protocol[S]):
    """The choice that the guided playouts of a search are made of, as a loop of the game's own."""

    def best_part(self, state: S, streams: int, tries: int) -> S | None:
        """Return the state after the best of some parts of the seat to act, drawn by `finish_part` or better.

        What is drawn for part `number` comes from the stream of chance `streams + number`. A part counts by what the
        game evaluates when the innermost scope has ended. The first of equal ones is taken, and the state given is not
        changed. None where the choice is not so plain, such as where others may answer before the scope has ended.
        """


@runtime_checkable
class ChoosingScopes(Choosing[S], Protocol[S]):
    """The same of a game in which nothing is chosen in secret, up to the end of the innermost scope."""

    def best_scope(self, state: S, streams: int, tries: int) -> S:
        """Return the state at the end of the innermost scope: every part of it is a `best_part`.

        A part is played where there are two choices or more, and each begins `tries` streams after the one before it.
        The state given is not changed.
        """


@runtime_checkable
class LongPlayouts(Protocol):
    """A game whose own loops choose so well that a playout draws every scope once and goes on to the end of a long one.

    `playout_level` is the level of that scope, such as a round.
    """

    playout_level: int


@dataclass(frozen=True, slots=True)
class PlainPlayouts(Generic[S]):
    """The loops of a game that brings none: by its policy, or uniformly at random."""

    game: SearchableGame[S]

    def play_out(self, state: S, rng: Rng) -> int:
        """Play to the end of the game; return how many choices had two or more legal moves."""
        decisions = 0
        while not self.game.is_over(state):
            decisions += len(self.game.legal(state)) > 1
            self.game.apply(state, choose_move(self.game, state, rng))
        return decisions

    def finish_scope(self, state: S, rng: Rng) -> None:
        """Play until the next innermost scope begins, ends of other scopes included, or the game is over."""
        while not self.game.is_over(state):
            self.game.apply(state, choose_move(self.game, state, rng))
            if has_ended(self.game, state):
                return

    def finish_part(self, state: S, rng: Rng) -> None:
        """Play the part of the seat to act: until another seat is to act, the scope has ended, or the game is over.

        What the seat decides in secret after an open decision is a part of its own.
        """
        seat = self.game.current_seat(state)
        self.game.apply(state, choose_move(self.game, state, rng))
        while is_in_part(self.game, state, seat):
            self.game.apply(state, choose_move(self.game, state, rng))


def playouts_of(game: SearchableGame[S]) -> Playouts[S]:
    """Return the loops of a game: its own, or the plain ones."""
    return cast("Playouts[S]", game) if _brings(type(game), Playouts) else PlainPlayouts(game)


def best_part_of(game: SearchableGame[S], state: S, streams: int, tries: int) -> S | None:
    """Return what the game's own loop chooses, as `Choosing` tells; None where it has none, or leaves it open."""
    if not _brings(type(game), Choosing):
        return None
    return cast("Choosing[S]", game).best_part(state, streams, tries)


def best_scope_of(game: SearchableGame[S], state: S, streams: int, tries: int) -> S | None:
    """Return what the game's own loop makes of a whole scope, as `ChoosingScopes` tells; None where it has none."""
    if not _brings(type(game), ChoosingScopes):
        return None
    return cast("ChoosingScopes[S]", game).best_scope(state, streams, tries)


def playout_level_of(game: SearchableGame) -> int:
    """Return the level of the scope with which playouts of a game end, as `LongPlayouts` tells; 0 where it has none."""
    return cast("LongPlayouts", game).playout_level if _brings_level(type(game)) else 0


@cache
def _brings_level(kind: type) -> bool:
    return hasattr(kind, "playout_level")


@cache
def _brings(kind: type, capability: type) -> bool:
    """Return whether games of a type have a capability: asking a protocol takes longer than copying a state."""
    return issubclass(kind, capability)


def has_ended(game: SearchableGame[S], state: S) -> bool:
    """Return whether the innermost scope has ended and the next one begins, or the game is over."""
    return game.is_over(state) or (game.may_evaluate(state) and not game.is_closing(state))


def is_in_part(game: SearchableGame[S], state: S, seat: int) -> bool:
    """Return whether a seat that has begun its part goes on with it."""
    return game.current_seat(state) == seat and not game.may_evaluate(state) and not game.is_secret(state)


def choose_move(game: SearchableGame[S], state: S, rng: Rng) -> int:
    """Return the move of the seat to act in a playout: by the policy of the game, or at random where it has none."""
    choices = game.legal(state)
    if len(choices) == 1:
        return choices[0]
    if _brings(type(game), Policy):
        return cast("Policy[S]", game).choose(game.observe(state, game.current_seat(state)), rng)
    return choices[rng.below(len(choices))]
