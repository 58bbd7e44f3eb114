"""Illegal actions: both kinds of environment refuse each of them in the same sentence, and nothing is changed."""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pyspiel
import pytest
from rl.cases import FEW, MODULES, Case, of_caesar

from trajan_tutor import rl
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game

# Each game with each number of seats, and alone against the rules.
EVERY = [
    *(Case("trajan", seats, "choose") for seats in (2, 3, 4)),
    of_caesar(modules=MODULES[-1]),
    of_caesar(modules=MODULES[-1], solo="high", side="pompey", harder=True),
    *(Case("sylla", seats) for seats in (3, 4)),
]
# What no state of any game has as an action, beside the first number after the space.
_BEYOND = (-1, -(10**19), 1 << 31, 1 << 63, 10**19)
_A_STATE = 6


class Environments:
    """One game in both kinds of environment, played move for move alike."""

    def __init__(self, case: Case, seed: int) -> None:
        self.game = find_game(case.game)
        self.spiel = rl.open_spiel_game(case.game, **case.arguments).new_initial_state()
        self.spiel.apply_action(seed)
        self.zoo = rl.environment(case.game, **case.arguments)
        self.zoo.reset(seed=seed)

    def known(self) -> tuple[Any, ...]:
        """Return everything that an action could change."""
        players = range(self.spiel.num_players())
        return (
            self.game.key(self.spiel.dealt.state),
            self.spiel.history(),
            [moves[:] for moves in self.spiel.dealt.moves],
            [self.spiel.information_state_string(player) for player in players],
            self.game.key(self.zoo.unwrapped.state_of_game),
            self.zoo.agent_selection,
            dict(self.zoo.unwrapped.rewards),
        )

    def play(self, action: int) -> None:
        """Play a legal action in both."""
        self.spiel.apply_action(action)
        self.zoo.step(action)


def illegal_actions(case: Case) -> Iterator[tuple[Environments, int]]:
    """Yield the environments of random games with actions that are illegal there, some at each state, without end.

    Every other one is an action of the space. What is asked for after them finds the state as it was before.
    """
    random = np.random.RandomState(1)
    seed = 0
    while True:
        both = Environments(case, seed)
        seed += 1
        space = both.spiel.get_game().num_distinct_actions()
        while not both.spiel.is_terminal():
            legal = both.spiel.legal_actions()
            others = np.setdiff1d(np.arange(space), legal)
            before = both.known()
            for _ in range(_A_STATE // 2):
                yield both, int(random.choice(others))
                yield both, int(random.choice([space, space + 1 + random.randint(1000), *_BEYOND]))
            assert both.known() == before
            both.play(int(random.choice(legal)))


def check(case: Case, number: int) -> None:
    """Try so many illegal actions; each is refused by both, by the same sentence."""
    for both, action in islice(illegal_actions(case), number):
        sentence = rf"^The move {action} of {both.zoo.agent_selection} is not legal now\."
        with pytest.raises(MisusedError, match=sentence) as by_spiel:
            both.spiel.apply_action(action)
        with pytest.raises(MisusedError, match=re.escape(str(by_spiel.value))):
            both.zoo.step(action)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_an_illegal_action_is_refused_and_nothing_is_changed(case: Case) -> None:
    """Some hundreds, half of them actions of the space that are illegal at that state."""
    check(case, 300)


@pytest.mark.long
@pytest.mark.parametrize("case", EVERY, ids=str)
def test_thousands_of_illegal_actions_are_refused(case: Case) -> None:
    """The same in every game, with every number of seats, and alone."""
    check(case, 2_500)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_after_the_end_no_action_is_legal(case: Case) -> None:
    """Whatever it is."""
    both = Environments(case, 7)
    random = np.random.RandomState(7)
    while not both.spiel.is_terminal():
        both.play(int(random.choice(both.spiel.legal_actions())))
    assert both.spiel.current_player() == pyspiel.PlayerId.TERMINAL
    before = both.known()
    for action in (0, both.spiel.get_game().num_distinct_actions() - 1, *_BEYOND):
        with pytest.raises(MisusedError, match=rf"^The move {action} of terminal is not legal now\."):
            both.spiel.apply_action(action)
    assert both.known() == before


def test_tokens_lie_open_unless_it_is_asked_otherwise() -> None:
    """Programs learn from what whoever counts knows (S23); a game in which they are covered has as many numbers."""
    plain = rl.environment("sylla", seats=3)
    plain.reset(seed=3)
    assert not plain.unwrapped.state_of_game.figures.amounts_covered
    for reading in find_game("sylla").components.rulings["S23"].choices:
        chosen = rl.environment("sylla", seats=3, options={"S23": reading})
        agents = plain.possible_agents
        assert [chosen.observation_space(agent) for agent in agents] == [plain.observation_space(one) for one in agents]
    opened = rl.environment("sylla", seats=3, options={"S23": "open"})
    opened.reset(seed=3)
    assert plain.unwrapped.state_of_game.figures.options == opened.unwrapped.state_of_game.figures.options
