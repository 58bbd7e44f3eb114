"""What holds in every state of every game of Sylla; as a command it plays random games until one breaks it.

python tests/games/sylla/invariants.py 10000
"""

import sys
from typing import Any

from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.sylla.game import GAME
from trajan_tutor.games.sylla.rules import codes
from trajan_tutor.games.sylla.rules.state import State

_CARDS_OF_ALL_SETS = 40


def check_cards(state: State) -> None:
    """40 characters are somewhere, and as many Crane cards as Cranes were bought."""
    held = [sum(area[card :: codes.CARDS]) for area in (state.upright, state.tilted, state.down) for card in range(9)]
    by_card = [sum(held[card :: codes.CARDS]) for card in range(codes.CARDS)]
    characters = sum(by_card) - by_card[codes.CRANE]
    if state.phase == codes.PHASE_CHOOSE:
        assert characters == sum(state.row) == len(state.character_pile) == 0
        for seat in range(state.seats):
            chosen = state.chosen[seat * codes.CARDS : (seat + 1) * codes.CARDS]
            assert all(number <= most for number, most in zip(chosen, state.figures.card_set, strict=True))
    else:
        assert characters + sum(state.row) + len(state.character_pile) == _CARDS_OF_ALL_SETS
    assert 0 <= by_card[codes.CRANE] <= 3
    assert min(state.upright) >= 0
    assert min(state.tilted) >= 0


def check_what_lies_face_down(state: State) -> None:
    """Only what an event of the column covers."""
    covered = {card for event in state.events for card in state.figures.covers[event]}
    tiles = {building for event in state.events for building in state.figures.covers_buildings[event]}
    assert all(not number or at % codes.CARDS in covered for at, number in enumerate(state.down))
    assert all(not number or at % codes.BUILDINGS in tiles for at, number in enumerate(state.buildings_down))


def check_tracks(state: State) -> None:
    """Markers are on their tracks, tokens in the supply or with somebody, deniers and prestige not below 0."""
    assert 0 <= state.famine <= codes.MOST_FAMINE
    assert all(0 <= space <= codes.MOST_MARKER for space in state.markers)
    for colour in range(codes.COLOURS):
        assert 0 <= sum(state.tokens[colour :: codes.COLOURS]) <= state.figures.tokens_each
    assert min(state.deniers) >= 0
    assert max(state.deniers) <= codes.MOST_DENIERS
    for seat in range(state.seats):
        start = seat * codes.SOURCES
        assert state.prestige[seat] == sum(state.ledger[start : start + codes.SOURCES]) >= 0


def check_what_readings_remember(state: State) -> None:
    """Held markers lie at an end, only lasting events happen no more, nothing more is secret than there is."""
    figures = state.figures
    held = [state.markers[colour] for colour in range(codes.COLOURS) if state.held >> colour & 1]
    assert figures.holds_all_round or not held
    assert {*held} <= {codes.CRISIS, codes.MOST_MARKER}
    happened = [event for place, event in enumerate(state.events) if state.happened >> place & 1]
    assert figures.turns_once or not happened
    assert all(figures.covers[event] or figures.covers_buildings[event] for event in happened)
    assert all(0 <= secret <= there for secret, there in zip(state.veiled, state.tokens, strict=True))
    assert figures.tokens_secret or not any(state.veiled)
    assert not any(state.unseen)
    assert bool(state.tiles) == (figures.tiles_drawn and state.seats < codes.SEATS)
    lying = (state.buildings, state.buildings_down)
    assert all(figures.may_lie[at % codes.BUILDINGS] or not number for area in lying for at, number in enumerate(area))


def check_column(state: State) -> None:
    """Four different events, Decadence the lowest, none of them in the pile."""
    assert state.events[-1] == codes.DECADENCE
    assert len({*state.events, *state.event_pile}) == codes.COLUMN + len(state.event_pile)


def check_choices(state: State) -> None:
    """Somebody has two moves or more, or the game is over."""
    if state.phase == codes.PHASE_OVER:
        assert not state.choices
    else:
        assert len(state.choices) == len(set(state.choices)) > 1
        assert 0 <= state.actor < state.seats
        assert 0 <= min(state.choices) <= max(state.choices) < GAME.move_count


def check(state: State) -> None:
    """Check everything that holds in every state."""
    check_cards(state)
    check_what_lies_face_down(state)
    check_tracks(state)
    check_column(state)
    check_what_readings_remember(state)
    check_choices(state)


def check_game(seats: int, seed: int, options: tuple[tuple[str, object], ...] = ()) -> Any:
    """Play a random game with every state checked; return its last state."""
    state = GAME.new_game(Setup(seats, seed, options))
    rng = Rng(seed)
    check(state)
    while not GAME.is_over(state):
        before = (state.round, state.parts)
        choices = GAME.legal(state)
        GAME.apply(state, choices[rng.below(len(choices))])
        check(state)
        assert (state.round, state.parts) >= before
    assert GAME.winners(state)
    return state


def told_points(events: list[Event], seat: int) -> int:
    """Return the prestige that events bring a seat."""
    return sum(event.points for event in events if event.seat == seat)


def main(games: int) -> int:
    """Play so many games and tell when all kept what has to hold."""
    for seed in range(games):
        seats = 3 + seed % 2
        try:
            check_game(seats, seed)
        except AssertionError as error:
            print(f"seats {seats}, seed {seed}: {error!r}")  # noqa: T201
            return 1
    print(f"{games} games without a broken invariant")  # noqa: T201
    return 0


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
