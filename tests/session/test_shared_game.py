"""A game under several desks: each seat sees and does its own, and early secret choices are opened together."""

from random import Random

import pytest

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.search.turns import digest
from trajan_tutor.session.hidden_decisions import visible_spots_of
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.outcome import Outcome, Result
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.seat_session import SPECTATOR, SeatSession
from trajan_tutor.session.shared_game import SharedAct, SharedChange, SharedGame

TABLES = (("trajan", 2), ("trajan", 3), ("trajan", 4), ("caesar", 2), ("sylla", 3), ("sylla", 4))


class SharedTable:
    """A game with a session for each seat and a spectator's, and what was written down of it."""

    def __init__(self, game: str, seats: int, seed: int = 1, players: tuple[str, ...] = ()) -> None:
        begun = new_session(game, seats=seats, seed=seed, pace="step")
        self.written: list[SharedChange] = []
        names = [f"Player {seat}" for seat in range(seats)]
        self.game = SharedGame(begun.game, begun.setup, players or (PERSON,) * seats, names, note=self.written.append)
        self.seats = [SeatSession(self.game, seat) for seat in range(seats)]
        self.spectator = SeatSession(self.game, SPECTATOR)

    def choose(self, seat: int, number: int = 0) -> Outcome:
        """Let a seat make one of the choices that it has."""
        session = self.seats[seat]
        return session.choose(session.game.notation(session.choices()[number]))

    def play(self, rng: Random, most: int = 10_000) -> None:
        """Let all play at random: whoever is to decide, in any order."""
        for _ in range(most):
            if self.game.is_over:
                return
            seat = rng.choice(self.game.waited_for())
            assert self.choose(seat, rng.randrange(len(self.seats[seat].choices()))).result is Result.PLAYED


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_all_desks_stand_where_the_game_stands(game: str, seats: int) -> None:
    """At the end, after any order of secret choices; and a game by one session alone comes to the same."""
    table = SharedTable(game, seats)
    table.play(Random(7))
    whole = table.game
    assert {id(one.state) for one in (*table.seats, table.spectator)} == {id(whole.state)}
    alone = new_session(game, seats=seats, seed=1, people=range(seats))
    alone.follow(whole.moves)
    assert digest(whole.game, alone.state) == digest(whole.game, whole.state)
    decided = [one.move for one in table.written if one.act is SharedAct.DECIDED]
    assert decided == whole.moves


def test_only_whose_turn_it_is_may_choose() -> None:
    """The others are refused with a sentence, and nothing changes."""
    table = SharedTable("trajan", 3)
    (seat,) = table.game.waited_for()
    other = (seat + 1) % 3
    text = table.game.game.notation(table.seats[seat].choices()[0])
    refused = table.seats[other].choose(text)
    assert refused.result is Result.REFUSED
    assert refused.message is not None
    assert not table.seats[other].choices()
    assert not table.game.steps
    with pytest.raises(MisusedError):
        table.game.decide(other, table.seats[seat].choices()[0])


def test_an_unfinished_pick_belongs_to_its_desk() -> None:
    """Another one does not see it, and a decision elsewhere gives it up."""
    table = SharedTable("trajan", 2)
    (seat,) = table.game.waited_for()
    session = table.seats[seat]
    spots = sorted(session.spots())
    found = next(one for spot in spots if (one := (spot, session.pick(spot)))[1].result is Result.NARROWED)
    assert session.picked == (found[0],)
    assert not table.seats[1 - seat].picked
    assert session.undo().result is Result.UNPICKED


def sylla_in_secret(seats: int = 3) -> SharedTable:
    """A game of Sylla that begins with characters chosen in secret."""
    table = SharedTable("sylla", seats)
    assert table.game.game.is_secret(table.game.state)
    return table


def test_secret_choices_are_asked_of_all_at_once_and_opened_together() -> None:
    """Nothing is in the tree before the first seat has chosen, and everything is after the last has."""
    table = sylla_in_secret()
    assert set(table.game.waited_for()) == {0, 1, 2}
    while 2 in table.game.waited_for():
        table.choose(2)
    while 1 in table.game.waited_for():
        table.choose(1)
    assert not table.game.steps
    assert table.seats[2].has_chosen_early
    late = table.seats[2].choose(table.game.game.notation(table.seats[0].choices()[0]))
    assert late.message is not None
    assert late.message.key == "session-chosen-early"
    while 0 in table.game.waited_for() and table.game.game.is_secret(table.game.state):
        table.choose(0)
    assert not table.game.game.is_secret(table.game.state)
    assert {one.seat for one in table.game.steps} == {0, 1, 2}
    assert not table.game.sealed


def test_a_sealed_choice_can_be_taken_back_by_oneself() -> None:
    """Nobody has seen it."""
    table = sylla_in_secret()
    table.choose(2)
    assert [table.seats[2].can_undo] == [True]
    assert table.seats[2].undo().result is Result.UNDONE
    assert [table.seats[2].can_undo] == [False]
    assert [one.act for one in table.written] == [SharedAct.SEALED, SharedAct.UNSEALED]


def test_who_chooses_in_secret_is_not_disturbed() -> None:
    """What another one has decided meanwhile makes no click late, and gives no unfinished pick up."""
    table = sylla_in_secret()
    before = table.seats[2].changes
    table.choose(0)
    assert table.seats[2].changes == before
    table.choose(2)
    assert table.seats[2].changes > before
    assert table.seats[0].followed


def test_no_other_seat_can_tell_what_was_chosen_early() -> None:
    """Their observation, choices and log are the same whatever it was."""
    first, second = sylla_in_secret(), sylla_in_secret()
    first.choose(2, 0)
    second.choose(2, 1)
    for seat in (0, 1, SPECTATOR):
        one = first.seats[seat] if seat >= 0 else first.spectator
        other = second.seats[seat] if seat >= 0 else second.spectator
        assert digest(one.game, one.observation().state) == digest(one.game, other.observation().state)
        assert one.choices() == other.choices()
        assert one.changes == other.changes


@pytest.mark.parametrize("seats", [3, 4])
def test_what_can_be_chosen_in_secret_depends_on_no_secret(seats: int) -> None:
    """So that it can be asked before the others have chosen."""
    table, rng, met = SharedTable("sylla", seats, seed=3), Random(3), 0
    game = table.game.game
    while not table.game.is_over:
        if game.is_secret(table.game.state):
            fresh = [seat for seat in table.game.waited_for() if not table.game.sealed.get(seat)]
            asked = {seat: table.seats[seat].choices() for seat in fresh}
            state = game.copy(table.game.state)
            while not game.is_over(state) and game.is_secret(state):
                seat = game.current_seat(state)
                if seat in asked:
                    assert asked.pop(seat) == tuple(game.legal(state))
                    met += 1
                game.apply(state, rng.choice(game.legal(state)))
        seat = rng.choice(table.game.waited_for())
        table.choose(seat, rng.randrange(len(table.seats[seat].choices())))
    assert met > seats


def test_only_the_last_decision_of_people_is_taken_back() -> None:
    """With everything that bots did since, and nothing of it stays."""
    table = SharedTable("trajan", 3, players=(PERSON, PERSON, "random"))
    for _ in range(12):
        if table.game.waits_for_bot:
            table.game.let_bots_play()
        table.choose(table.game.waited_for()[0])
    last = table.game.last_of_people()
    assert last is not None
    other = 1 - last.seat
    refused = table.seats[other].undo()
    assert refused.message is not None
    assert refused.message.key == "session-undo-others"
    assert table.seats[last.seat].undo().result is Result.UNDONE
    assert table.game.tree.here is last.parent
    assert last not in list(table.game.tree)
    assert table.written[-1].stays == last.depth - 1


def test_nobody_goes_back_alone() -> None:
    """Lines, names and earlier places are for who plays alone."""
    table = SharedTable("trajan", 2)
    table.play(Random(1), 10)
    for outcome in (one := table.seats[0]).redo(), one.jump(1), one.rename(1, "x"), one.prune(1):
        assert outcome.result is Result.REFUSED
    assert len(table.game.steps) == 10


def test_a_bot_keeps_a_seat() -> None:
    """What was sealed before stays chosen, and the person has the seat again afterwards."""
    table = sylla_in_secret()
    table.choose(1)
    table.game.set_away(1, on=True)
    assert table.seats[1].choices() == ()
    table.choose(0)
    while 0 in table.game.waited_for() and not table.game.waits_for_bot:
        table.choose(0)
    table.game.let_bots_play()
    assert [one.seat for one in table.game.steps].count(1) == len([one for one in table.game.steps if one.seat == 0])
    table.game.set_away(1, on=False)
    assert table.game.is_person(1)


def test_a_spectator_is_told_only_what_all_know() -> None:
    """In the log as on the board."""
    table = sylla_in_secret()
    table.choose(0)
    assert table.spectator.reader == SPECTATOR
    assert table.spectator.observation().seat == SPECTATOR
    assert not table.spectator.choices()


def test_where_a_hidden_token_lay_is_not_told() -> None:
    """A supply of Caesar! is sorted: which of two was placed would tell what the other one is."""
    table = SharedTable("caesar", 2)
    (seat,) = table.game.waited_for()
    table.choose(seat)
    step, game = table.game.steps[0], table.game.game
    assert any(spot.startswith(f"mat.{seat}.supply.") for spot in visible_spots_of(game, step, seat))
    for eyes in (1 - seat, SPECTATOR):
        told = [spot for spot in visible_spots_of(game, step, eyes) if spot.startswith("mat.")]
        assert told == [f"mat.{seat}.supply.hidden"]
