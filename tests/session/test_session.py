"""A game being played: picks, choices, refusals, bots, going back."""

from typing import Any

import pytest
from session.tiny import TinyGame, tiny
from the_games import opened

from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.session.asked_spots import last_spots
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.outcome import Outcome, Result
from trajan_tutor.session.players import PERSON, players_for
from trajan_tutor.session.session import Session

SETUP = Setup(seats=2, seed=5)


def hot_seat() -> Session:
    """Two people."""
    return Session(tiny(), SETUP, (PERSON, PERSON))


def against_a_bot(seed: int = 5) -> Session:
    """A person against a random bot."""
    return Session(tiny(), Setup(seats=2, seed=seed), (PERSON, "random"))


def as_it_stands(session: Session) -> tuple[object, ...]:
    """Everything that a refused attempt must leave alone."""
    return (repr(session.state), session.record(), session.picked, session.candidates, session.changes)


# ---- picks


def test_a_pick_that_can_mean_several_moves_narrows() -> None:
    """The first spot leaves two moves, the second decides."""
    session = hot_seat()
    assert session.spots() == {"left", "right", "one", "two"}
    outcome = session.pick("left")
    assert outcome.result is Result.NARROWED
    assert str(outcome.message) == "session-narrowed count=2"
    assert session.choices() == (0, 1)
    assert session.spots() == {"one", "two"}
    assert session.pick("two") == Outcome(Result.PLAYED)
    assert session.record().moves == ["take left 2"]
    assert (session.picked, session.candidates) == ((), ())


def test_the_spots_may_be_picked_in_either_order() -> None:
    """Number first, heap second."""
    session = hot_seat()
    session.pick("one")
    session.pick("right")
    assert session.record().moves == ["take right 1"]


def test_a_pick_that_does_not_fit_the_first_begins_anew() -> None:
    """Two heaps picked one after the other: the second counts."""
    session = hot_seat()
    session.pick("left")
    assert session.pick("right").result is Result.NARROWED
    assert (session.picked, session.choices()) == (("right",), (2, 3))


def test_a_pick_of_the_same_spot_gives_it_up() -> None:
    """So does taking back."""
    session = hot_seat()
    session.pick("left")
    assert session.pick("left").result is Result.UNPICKED
    assert session.choices() == (0, 1, 2, 3)
    session.pick("left")
    assert session.undo().result is Result.UNPICKED
    assert not session.picked


def test_a_pick_with_one_meaning_decides() -> None:
    """When one stone is left in a heap, its pick is a move."""
    session = hot_seat()
    session.choose("take left 2")
    assert session.pick("left").result is Result.PLAYED
    assert session.record().moves[-1] == "take left 1"


def test_a_choice_from_the_list_decides_in_spite_of_a_pick() -> None:
    """The list of choices may be used at any time."""
    session = hot_seat()
    session.pick("left")
    assert session.choose("take left 1").result is Result.PLAYED
    assert not session.picked


# ---- refusals


def test_a_pick_that_leads_nowhere_is_refused_by_the_game() -> None:
    """The rule and the sentence are the game's, and an unfinished pick stays."""
    session = hot_seat()
    session.pick("left")
    before = as_it_stands(session)
    outcome = session.pick("table")
    assert (outcome.result, outcome.rule) == (Result.REFUSED, "tiny.take")
    assert str(outcome.message) == "tiny-take.refused spot=table"
    assert as_it_stands(session) == before


@pytest.mark.parametrize(
    ("attempt", "answer"),
    [
        (lambda session: session.pick("cellar"), "session-refused-no-spot spot=cellar"),
        (lambda session: session.choose("take it all"), "tiny-notation text=take it all"),
        (lambda session: session.undo(), "session-undo-none"),
    ],
)
def test_what_means_nothing_is_refused(attempt: object, answer: str) -> None:
    """A spot that is not there, a move that is none, nothing to take back."""
    session = hot_seat()
    before = as_it_stands(session)
    outcome = attempt(session)  # type: ignore[operator]
    assert (outcome.result, str(outcome.message)) == (Result.REFUSED, answer)
    assert as_it_stands(session) == before


def test_a_move_that_is_not_legal_is_refused() -> None:
    """The notation is right, but there are too few stones."""
    session = hot_seat()
    session.choose("take left 2")
    outcome = session.choose("take left 2")
    assert str(outcome.message) == "session-refused-no-move move=take left 2"
    assert len(session.steps) == 1


def test_after_the_end_everything_is_refused() -> None:
    """The game says why."""
    session = hot_seat()
    for text in ("take left 2", "take left 1", "take right 2", "take right 1"):
        session.choose(text)
    assert session.is_over
    assert session.choices() == ()
    assert session.spots() == frozenset()
    assert session.pick("left").rule == "tiny.over"
    assert session.choose("take left 1").rule == "tiny.over"


def test_a_move_that_fails_half_way_leaves_the_game_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """The state is changed in a copy."""
    session = hot_seat()

    def fail(_game: object, state: object, _move: int) -> None:
        state.heaps[0] = -1  # type: ignore[attr-defined]
        raise ZeroDivisionError

    monkeypatch.setattr(TinyGame, "apply_and_tell", fail)
    before = as_it_stands(session)
    with pytest.raises(ZeroDivisionError):
        session.choose("take left 1")
    assert as_it_stands(session) == before


# ---- bots, seats


def test_bots_decide_at_once() -> None:
    """After a person's move it is the person's turn again."""
    session = against_a_bot()
    session.choose("take left 1")
    assert [step.seat for step in session.steps] == [0, 1]
    assert session.game.current_seat(session.state) == 0


def test_bots_begin_when_it_is_their_turn() -> None:
    """A person on the second seat finds the first move done."""
    session = Session(tiny(), SETUP, ("random", PERSON))
    assert [step.seat for step in session.steps] == [0]
    assert session.viewer == 1
    assert session.undo().result is Result.REFUSED


def test_bots_alone_play_to_the_end() -> None:
    """Without people a spectator looks on."""
    session = Session(tiny(), SETUP, ("random", "random"))
    assert session.is_over
    assert session.viewer == -1
    assert session.pick("left").result is Result.REFUSED


def test_bots_see_an_observation_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot is given hides the other seats' secrets."""
    seen: list[list[int]] = []

    class Looking:
        def choose(self, _game: object, observation: Observation[Any], _draws: object) -> int:
            seen.append(observation.state.secrets)
            return 0

        def seated(self) -> Any:
            return self.choose

    monkeypatch.setattr("trajan_tutor.session.players.find_bot", lambda _name: Looking())
    session = Session(tiny(), SETUP, (PERSON, "looking"))
    session.choose("take right 1")
    assert seen == [[-1, 5]]


def test_the_same_seed_and_decisions_bring_the_same_answers() -> None:
    """Also after going back."""
    session, other = against_a_bot(), against_a_bot()
    for _ in range(2):
        other.choose("take left 1")
        other.undo()
    session.choose("take left 1")
    other.choose("take left 1")
    assert session.record() == other.record()
    assert len({tuple(_first_answer(seed)) for seed in range(20)}) > 1


def _first_answer(seed: int) -> list[str]:
    session = against_a_bot(seed)
    session.choose("take left 1")
    return session.record().moves


def test_players_are_checked() -> None:
    """Seats that are not there, bots that nobody knows, too many."""
    assert players_for(3, (1,), "random") == ("random", PERSON, "random")
    assert players_for(3, (0,), ("greedy", "random")) == (PERSON, "greedy", "random")
    with pytest.raises(MisusedError, match="session-person-seat"):
        players_for(2, (2,), "random")
    with pytest.raises(MisusedError, match="session-players-many"):
        players_for(2, (0,), ("random", "random"))
    with pytest.raises(MisusedError, match="bot"):
        players_for(2, (0,), "genius")
    with pytest.raises(MisusedError, match="session-players-many"):
        Session(tiny(), SETUP, (PERSON,))
    with pytest.raises(MisusedError, match="session-names-many"):
        Session(tiny(), SETUP, (PERSON, PERSON), ("Livia", "Julia", "Antonia"))


def test_each_person_sees_with_their_own_eyes() -> None:
    """In a hot seat the viewer is who decides, and at the end who decided last."""
    session = hot_seat()
    assert opened(session.observation().state).secrets == [5, -1]
    session.choose("take left 2")
    assert (session.viewer, opened(session.observation().state).secrets) == (1, [-1, 5])
    for text in ("take left 1", "take right 2", "take right 1"):
        session.choose(text)
    assert session.viewer == 1


# ---- going back


def test_undo_goes_back_over_the_bots() -> None:
    """To the person's own last decision; the game is as it was then."""
    session = against_a_bot()
    states = [repr(session.state)]
    session.choose("take left 1")
    states.append(repr(session.state))
    session.choose(session.game.notation(session.choices()[0]))
    assert session.undo().result is Result.UNDONE
    assert repr(session.state) == states[1]
    assert session.undo().result is Result.UNDONE
    assert repr(session.state) == states[0]
    assert not session.steps
    assert not session.can_undo


def test_undo_after_the_end() -> None:
    """A finished game can be taken back too."""
    session = against_a_bot()
    while not session.is_over:
        session.choose(session.game.notation(session.choices()[0]))
    session.undo()
    assert not session.is_over


def test_every_change_is_counted() -> None:
    """A late answer from a page is known by it."""
    session = hot_seat()
    counts = [session.changes]
    session.pick("left")
    counts.append(session.changes)
    session.pick("one")
    counts.append(session.changes)
    session.undo()
    counts.append(session.changes)
    assert counts == sorted(set(counts))


def test_the_last_spots_are_those_since_the_persons_decision() -> None:
    """What the bots did shows on the board."""
    session = against_a_bot()
    assert last_spots(session) == frozenset()
    session.choose("take left 1")
    assert last_spots(session) >= {"left", "one"}


# ---- taking up moves


def test_moves_are_taken_up() -> None:
    """A game goes on where it was, and bots go on where it is their turn."""
    session = Session(tiny(), SETUP, (PERSON, PERSON), moves=("take left 2", "take right 1"))
    assert session.record().moves == ["take left 2", "take right 1"]
    assert [event.kind for step in session.steps for event in step.events] == ["took", "saw"] * 2
    taken_up = Session(tiny(), SETUP, (PERSON, "random"), moves=("take left 2",))
    assert len(taken_up.steps) == 2


@pytest.mark.parametrize(
    ("moves", "key"),
    [(("take left 9",), "engine-record-move"), (("take left 2", "take left 2"), "engine-record-illegal")],
)
def test_moves_that_cannot_be_are_refused(moves: tuple[str, ...], key: str) -> None:
    """The sentence names the move."""
    with pytest.raises(UnreadableError, match=key):
        Session(tiny(), SETUP, (PERSON, PERSON), moves=moves)


def test_the_repr_is_short_and_stable() -> None:
    """It says which game and how far."""
    assert repr(hot_seat()) == "<tiny: 2 seats, seed 5, 0 decisions>"


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"seed": "x"}, "engine-seed"),
        ({"seed": 1.5}, "engine-seed"),
        ({"seats": "2"}, "engine-seats"),
        ({"seats": 2.0}, "engine-seats"),
    ],
)
def test_seats_and_seed_are_whole_numbers(wrong: dict[str, Any], key: str) -> None:
    """Whatever else is given gets the sentence that says what can be."""
    with pytest.raises(MisusedError, match=key):
        new_session("trajan", **wrong)
