"""What the tests of the view share: a game, states of it, and words."""

from functools import cache

from the_games import AnyGame, find_game

from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words


def the_game() -> AnyGame:
    """Return the game that is drawn."""
    return find_game("trajan")


@cache
def the_words() -> Words:
    """Return English words."""
    return Words("en", folders=(the_game().resources.words,))


def keys(message: Message) -> str:
    """Say a message by its key: words that never change."""
    return str(message)


@cache
def some_observations() -> tuple[Observation, ...]:
    """Return observations of random games for 2, 3 and 4 seats: in setup, then every 60 moves, and the end."""
    game = the_game()
    found = []
    for seats in (2, 3, 4):
        state = game.new_game(Setup(seats=seats, seed=seats, quick=False))
        rng = Rng(seats)
        number = 0
        while not game.is_over(state):
            if number % 60 == 0:
                found.append(game.observe(state, number // 60 % seats))
            legal = game.legal(state)
            game.apply(state, legal[rng.below(len(legal))])
            number += 1
        found.append(game.observe(state, 0))
    return tuple(found)
