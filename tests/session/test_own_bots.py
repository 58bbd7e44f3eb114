"""Bots of one's own: a function or a class plays a seat, sees what that seat may know, and errs in a sentence."""

from functools import partial
from pathlib import Path

import pytest

import trajan_tutor as tt
from trajan_tutor.engine.capabilities import SearchableGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.generator import Rng
from trajan_tutor.jupyter.stage_widget import StageWidget
from trajan_tutor.search.bots import Bot, Choose, OwnBot, bot_names, choose_randomly, find_bot
from trajan_tutor.search.tournament import Pairing, play_pairing
from trajan_tutor.session.new_session import new_session


def last_choice(game: SearchableGame, observation: Observation, _rng: Rng) -> int:
    """Return the last of the legal moves."""
    return game.legal(observation.state)[-1]


def laid(bots: OwnBot) -> StageWidget:
    """Return the board of a game against a bot."""
    board = tt.play("trajan", seed=7, bots=bots, names=["Livia", "Mine"])
    assert isinstance(board, StageWidget)
    return board


def play_on(board: StageWidget, decisions: int) -> None:
    """Make the first choice that there is, until so many decisions were made."""
    while len(board.session.steps) < decisions:
        board.choose(board.choices[0]["move"])


class Counting:
    """Remembers how often it was asked."""

    made: list["Counting"]

    def __init__(self) -> None:
        """Remember nothing, but that there is one more."""
        self.asked = 0
        Counting.made.append(self)

    def __call__(self, game: SearchableGame, observation: Observation, _rng: Rng) -> int:
        """Return the first of the legal moves."""
        self.asked += 1
        return game.legal(observation.state)[0]


def test_a_function_plays_a_seat() -> None:
    """Whatever is no choice is made for it; it is a bot like others, called by its name."""
    session = new_session("trajan", seed=7, people=[], bots=[last_choice, "greedy"])
    assert session.is_over
    assert session.players == ("last_choice", "greedy")
    game, state = session.game, session.tree.root.state
    for step in session.steps:
        if step.seat == 0:
            assert step.move == game.legal(state)[-1]
        state = step.state


def test_a_class_is_a_player_for_each_seat() -> None:
    """Each seat has an object of its own, which remembers."""
    Counting.made = []
    session = new_session("trajan", seats=3, seed=7, people=[], bots=Counting)
    assert session.players == ("Counting",) * 3
    assert len(Counting.made) == 3
    assert all(one.asked > 10 for one in Counting.made)


def test_it_sees_what_its_seat_may_know() -> None:
    """The cards of others are not in what it is given."""
    seen = []

    def looking(game: SearchableGame, observation: Observation, rng: Rng) -> int:
        seen.append((observation.seat, game.key(observation.state)))
        return choose_randomly(game, observation, rng)

    session = new_session("trajan", seed=7, people=[], bots=["random", looking])
    before = {session.game.key(session.game.observe(node.state, 1).state) for node in session.tree}
    whole = {session.game.key(node.state) for node in session.tree}
    assert len(seen) > 50
    assert {seat for seat, _ in seen} == {1}
    assert {key for _, key in seen} <= before
    assert not {key for _, key in seen} & whole


def test_it_plays_on_the_board_and_is_saved(tmp_path: Path) -> None:
    """After each decision of a person; a game that was saved goes on with it."""
    board = laid(last_choice)
    play_on(board, 40)
    mine = [step for step in board.session.steps if step.seat == 1]
    assert len(mine) > 3
    assert not board.session.waits_for_bot
    taken_up = tt.load(board.save(tmp_path / "mine.json"))
    assert taken_up.session.players == ("person", "last_choice")
    assert taken_up.session.record().moves == board.session.record().moves


def test_it_meets_others_in_a_tournament() -> None:
    """By its name, as soon as a game was begun with it; the form of a new game does not offer it."""
    new_session("caesar", seed=1, bots=last_choice)
    game = new_session("caesar", seed=1).game
    played = play_pairing(game, ("last_choice", "greedy"), Pairing(5, (0, 1)))
    assert len(played.scores) == 2
    assert "last_choice" not in bot_names()


def test_a_later_one_of_the_same_name_counts() -> None:
    """A cell of a notebook is changed and run again; a game that is being played keeps the one that it has."""

    def again(game: SearchableGame, observation: Observation, _rng: Rng) -> int:
        return game.legal(observation.state)[-1]

    first = new_session("trajan", seed=7, people=[], bots=Bot("changing", lambda: last_choice))
    new_session("trajan", seed=7, bots=Bot("changing", Counting))
    assert first.players == ("changing", "changing")
    assert find_bot("changing").seated is Counting
    new_session("trajan", seed=7, bots=again)
    assert find_bot("again").seated() is again


@pytest.mark.parametrize("chosen", [-1, 10**6, None, "sow iv"])
def test_what_is_no_legal_move_is_told(chosen: object) -> None:
    """With the bot, what it chose, and what it might have chosen."""

    def erring(_game: SearchableGame, _observation: Observation, _rng: Rng) -> object:
        return chosen

    with pytest.raises(MisusedError) as error:
        tt.play("trajan", seed=7, people=[1], bots=erring)  # type: ignore[arg-type]
    told = str(error.value)
    assert "“erring”" in told
    assert str(chosen) in told
    assert "game.legal(observation.state)" in told


def test_a_click_is_answered_though_a_bot_errs() -> None:
    """The decision of the person stays, and the board says what is wrong; when the bot is mended, the game goes on."""
    choices: list[Choose] = [lambda _game, _observation, _rng: -1, last_choice]

    def mended(game: SearchableGame, observation: Observation, rng: Rng) -> int:
        return choices[0](game, observation, rng)

    board = laid(mended)
    with pytest.raises(MisusedError):
        play_on(board, 100)
    assert board.session.waits_for_bot
    del choices[0]
    board.session.skip_bots()
    assert not board.session.waits_for_bot


@pytest.mark.parametrize("bots", [5, None, ["greedy", 5], partial(last_choice), {"greedy": 1}])
def test_what_is_no_bot_is_refused(bots: object) -> None:
    """In a sentence; what has no name is given one by a `Bot`."""
    with pytest.raises(MisusedError):
        tt.play("trajan", seats=3, seed=7, bots=bots)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["greedy", "club", "lookahead", "person", "rules"])
def test_a_name_that_is_taken_is_refused(name: str) -> None:
    """Saved games name their bots."""
    with pytest.raises(MisusedError, match=name):
        new_session("trajan", bots=Bot(name, lambda: last_choice))


def test_one_that_is_not_known_here_is_told() -> None:
    """As when a saved game is opened by a program in which nobody has told of it yet."""
    with pytest.raises(MisusedError, match=r"tt\.play"):
        tt.play("trajan", bots="nobody_knows_it")


def test_a_class_whose_objects_cannot_be_called_is_no_bot() -> None:
    """The class itself can be called, as every class; the sentence names it."""
    with pytest.raises(MisusedError, match="Path"):
        tt.play("trajan", bots=Path)
