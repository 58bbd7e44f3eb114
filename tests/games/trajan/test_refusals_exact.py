"""An attempt is refused exactly when it is no legal move, whatever is tried, wherever the game stands."""

from collections.abc import Iterator

import pytest
from games.trajan.random_games import TRAJAN, begun, walk

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.refusal import Attempt, Refusal
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.words.moves import MOVES
from trajan_tutor.i18n import Words

HAS_WORDS = Words("en", (TRAJAN.resources.words,)).has


def sampled(seats: int) -> Iterator[State]:
    """Yield states of two games, one with a chosen setup; every phase that comes up, others now and then."""
    met: dict[tuple[int, int], int] = {}
    for quick in (False, True):
        for number, state in enumerate(walk(begun(seats, 20 + seats, quick=quick), 20 + seats)):
            kind = (state.phase, state.action if state.phase == codes.PHASE_ACTION else 0)
            met[kind] = met.get(kind, 0) + 1
            if met[kind] <= 4 or number % 23 == 0:
                yield state


def check_refusal(refusal: Refusal) -> None:
    """A refusal names a rule of the rule book, and there are words for it."""
    assert refusal.rule in TRAJAN.rules.rules
    assert refusal.message.key == f"{refusal.rule.replace('.', '-')}.refused"
    assert HAS_WORDS(refusal.message.key), refusal.message.key


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_worded_move_is_refused_exactly_when_it_is_not_legal(seats: int) -> None:
    """Every notation there is, at every sampled state."""
    for state in sampled(seats):
        actor = TRAJAN.current_seat(state)
        for move, text in MOVES.texts.items():
            refusal = TRAJAN.refuse(state, Attempt(actor, move=text))
            assert (refusal is None) == (move in state.choices), text
            if refusal is not None:
                check_refusal(refusal)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_picked_spot_is_refused_exactly_when_it_means_nothing(seats: int) -> None:
    """Every spot of the board and of all mats, at every sampled state."""
    for state in sampled(seats):
        actor = TRAJAN.current_seat(state)
        offered: set[int] = set()
        for spot in TRAJAN.spots(TRAJAN.observe(state, actor)):
            moves = TRAJAN.moves_at(state, spot.name)
            offered.update(moves)
            assert set(moves) <= set(state.choices)
            refusal = TRAJAN.refuse(state, Attempt(actor, spot=spot.name))
            assert (refusal is None) == bool(moves), (spot.name, moves, refusal)
            if refusal is not None:
                check_refusal(refusal)
        # What is not picked anywhere is passing, declining, stopping, leaving a demand unmet.
        for move in set(state.choices) - offered:
            assert TRAJAN.spots_of(state, move) == ()
            assert TRAJAN.notation(move) in ("pass", "decline", "no-repeat", "pay unmet", "laid"), TRAJAN.notation(move)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_acts_out_of_turn(seats: int) -> None:
    """Neither a seat that waits, nor a spectator, nor a seat that there is not."""
    for state in sampled(seats):
        spots = [spot for move in state.choices for spot in TRAJAN.spots_of(state, move)]
        for seat in range(-1, seats + 1):
            if seat == state.actor:
                continue
            by_move = TRAJAN.refuse(state, Attempt(seat, move=TRAJAN.notation(state.choices[0])))
            assert by_move is not None
            assert by_move.rule == "trajan.turn.order"
            for spot in spots[:3]:
                by_pick = TRAJAN.refuse(state, Attempt(seat, spot=spot))
                assert by_pick is not None
                assert by_pick.rule == "trajan.turn.order"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_mats_of_the_others_are_theirs(seats: int) -> None:
    """Every spot of them is refused, and by that rule."""
    for state in sampled(seats):
        for other in range(seats):
            if other != state.actor:
                refusal = TRAJAN.refuse(state, Attempt(state.actor, spot=f"mat.{other}.tray.I"))
                assert refusal is not None
                assert refusal.rule == "trajan.turn.own-mat"
                assert dict(refusal.message.parameters)["seat"] == other


def test_after_the_end_nothing_is_possible() -> None:
    """Neither by move nor by pick."""
    state = begun(2, 1)
    for _ in walk(state, 1):
        pass
    for text in MOVES.texts.values():
        refusal = TRAJAN.refuse(state, Attempt(0, move=text))
        assert refusal is not None
        assert refusal.rule == "trajan.game.over"
    for spot in TRAJAN.spots(TRAJAN.observe(state, 0)):
        refusal = TRAJAN.refuse(state, Attempt(0, spot=spot.name))
        assert refusal is not None
        assert refusal.rule == "trajan.game.over"


@pytest.mark.parametrize(
    "spot",
    [
        *("nowhere", ".", "mat", "mat.", "mat.0", "mat.9.tray.I", "mat.x.tray.I", "mat.0.tray", "mat.0.tray.VII"),
        *("mat.0.hand.", "mat.0.hand.gold.gold", "mat.0.tiles.gold", "forum", "forum.", "forum.99", "forum.-1"),
        *(
            "forum.²",
            "yellow.²",
            "mat.².tray.I",
            "senate-bonus.²",
            "senate-bonus.9",
            "district.E1",
            "province.",
            "time.",
        ),
        *("stack.gold", "ship.", "pile", "pile.middle", "deck.deck", "senate.x", "province.camp.camp"),
    ],
)
def test_a_spot_that_there_is_not_is_refused(spot: str) -> None:
    """In every phase, and nothing breaks."""
    for state in sampled(2):
        refusal = TRAJAN.refuse(state, Attempt(state.actor, spot=spot))
        assert refusal is not None
        assert refusal.rule in TRAJAN.rules.rules
        assert TRAJAN.moves_at(state, spot) == ()


@pytest.mark.parametrize("text", ["sow", "sow VII", "sail away", "pay", "build E1", "leader italia", " "])
def test_a_text_that_is_no_move_is_unreadable(text: str) -> None:
    """That is no matter of the rules."""
    with pytest.raises(UnreadableError, match="trajan-notation"):
        TRAJAN.refuse(begun(2, 1), Attempt(0, move=text))


def test_every_phase_is_sampled() -> None:
    """So that nothing is left out above."""
    phases = {names.Phase(state.phase).name for seats in (2, 3, 4) for state in sampled(seats)}
    assert {name.name for name in names.Phase} - phases == {"AFTER_ACTION", "OVER"}
