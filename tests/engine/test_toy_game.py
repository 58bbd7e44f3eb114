"""The toy game does what it says: the test of the tests."""

import json

import pytest
from engine.toy_data import HIDDEN_CARD, HIDDEN_CHOICE, NOT_CHOSEN, ToyState
from the_games import TOY

from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.refusal import Attempt


def begun(seats: int = 2, **options: object) -> ToyState:
    """Return the first state of a game."""
    state: ToyState = TOY.new_game(Setup(seats=seats, seed=3, options=tuple(options.items())))
    return state


def play(state: ToyState, *moves: str) -> list[Event]:
    """Play moves in notation, each legal at its place; return what happened."""
    events = []
    for move in moves:
        assert TOY.parse(move) in TOY.legal(state), (move, [TOY.notation(legal) for legal in TOY.legal(state)])
        events += TOY.apply_and_tell(state, TOY.parse(move))
    return events


def rule_against(state: ToyState, seat: int, move: str) -> str:
    """Return the rule that refuses a move."""
    refusal = TOY.refuse(state, Attempt(seat, move=move))
    assert refusal is not None
    return str(refusal.rule)


def test_a_drawn_card_is_secret_and_one_of_two_is_discarded() -> None:
    """The chained decision."""
    state = begun()
    drew = play(state, "draw")[0]
    assert drew.told_to(0).key == "toy-event-drew"
    assert drew.told_to(1).key == "toy-event-drew-hidden"
    assert state.actor == 0
    assert [TOY.notation(move) for move in TOY.legal(state)] == [f"discard {card}" for card in sorted(state.hands[0])]
    assert TOY.observe(state, 1).state.hands[0] == [HIDDEN_CARD, HIDDEN_CARD]
    assert TOY.observe(state, 0).state.hands[0] == state.hands[0]


def test_choices_of_stalls_are_hidden_until_all_have_chosen() -> None:
    """Then they are shown at once, and who stands alone gains points."""
    state = begun()
    play(state, "keep", "keep", "stall left")
    assert TOY.observe(state, 1).state.stalls == [HIDDEN_CHOICE, NOT_CHOSEN]
    assert TOY.observe(state, 0).state.stalls == [0, NOT_CHOSEN]
    events = play(state, "stall right")
    assert [event.kind for event in events] == ["committed", "shown", "points", "shown", "points"]
    assert TOY.observe(state, 1).state.stalls == [0, 1]
    assert [TOY.ledger(state, seat)["stall"] for seat in (0, 1)] == [3, 3]


def test_an_option_changes_what_standing_alone_is_worth() -> None:
    """A ruling is chosen when a game begins."""
    state = begun(T1=1)
    play(state, "keep", "keep", "stall left", "stall right")
    assert TOY.ledger(state, 0)["stall"] == 1


def test_the_highest_bid_is_paid_and_wins_the_lot() -> None:
    """A seat that cannot bid higher passes without being asked."""
    state = begun()
    play(state, "keep", "keep", "stall left", "stall left")
    assert rule_against(state, 1, "bid 0") == "toy.turn.order"
    events = play(state, "bid 4")
    assert [event.kind for event in events] == ["bid", "bid", "points"]
    assert state.coins == [0, 4]
    assert TOY.ledger(state, 0)["lot"] == 4


def test_every_rule_against_a_move_is_named() -> None:
    """Each by its own rule."""
    state = begun()
    assert rule_against(state, 1, "keep") == "toy.turn.order"
    assert rule_against(state, 0, "bid 1") == "toy.turn.steps"
    play(state, "draw")
    absent = next(card for card in range(1, 7) if card not in state.hands[0])
    assert rule_against(state, 0, f"discard {absent}") == "toy.card.hand"
    play(state, f"discard {state.hands[0][0]}", "keep", "stall left", "stall left", "bid 2")
    assert rule_against(state, 1, "bid 2") == "toy.bid.higher"
    play(state, "bid 3", "keep", "keep", "stall left", "stall left")
    assert rule_against(state, 0, "draw") == "toy.turn.steps"
    play(state, "bid 0")
    assert rule_against(state, 1, "bid 2") == "toy.bid.coins"


def test_equal_scores_share_the_win() -> None:
    """And the highest card, when both hold it."""
    state = begun()
    state.hands = [[4], [4]]
    play(state, "keep", "keep", "stall left", "stall left", "bid 0", "bid 0")
    play(state, "keep", "keep", "stall left", "stall left", "bid 0", "bid 0")
    assert TOY.is_over(state)
    assert TOY.winners(state) == (0, 1)
    assert [TOY.ledger(state, seat).total for seat in (0, 1)] == [2, 2]
    assert rule_against(state, 0, "keep") == "toy.game.over"


def test_the_lot_stands_for_every_bid() -> None:
    """A pick may mean several moves."""
    state = begun()
    play(state, "keep", "keep", "stall left", "stall left")
    assert len(TOY.moves_at(state, "lot")) == 5


def test_a_position_before_the_market_is_an_answer_only() -> None:
    """As one before the end of a quarter in Trajan."""
    state = begun()
    play(state, "keep", "keep")
    assert TOY.is_closing(state)
    position = json.loads(TOY.dumps(state))
    assert TOY.load(position, answers=True) is not state
    with pytest.raises(UnreadableError, match="place=market"):
        TOY.load(position)
    play(state, "stall left")
    with pytest.raises(MisusedError, match="toy-position-middle"):
        TOY.dump(state)


def test_drawing_reveals_and_keeping_does_not() -> None:
    """The last of the secret choices reveals too."""
    state = begun()
    assert TOY.reveals(state, TOY.parse("draw"))
    assert not TOY.reveals(state, TOY.parse("keep"))
    play(state, "keep", "keep")
    assert not TOY.reveals(state, TOY.parse("stall left"))
    play(state, "stall left")
    assert TOY.reveals(state, TOY.parse("stall left"))
