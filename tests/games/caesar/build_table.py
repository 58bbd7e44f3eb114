"""Tables of Caesar! put together piece by piece for tests, and ways to play on them by notation."""

from typing import Any

from games.whole import play_one

from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.refusal import Attempt
from trajan_tutor.games.caesar.game import GAME
from trajan_tutor.games.caesar.rules import codes, names, placing, setup, turn
from trajan_tutor.games.caesar.rules.components import figures_for
from trajan_tutor.games.caesar.rules.options import read_options
from trajan_tutor.games.caesar.rules.state import State

CAESAR, POMPEY = codes.CAESAR, codes.POMPEY
CRASSUS = POMPEY


def province(name: str) -> int:
    """Return the code of a province."""
    return names.PROVINCES.index(name)


def border(name: str) -> int:
    """Return the code of a border."""
    return names.BORDERS.index(name)


def token(name: str) -> int:
    """Return the code of an influence token."""
    return names.TOKENS.index(name)


def table(turn_side: int = CAESAR, **options: Any) -> State:
    """Return an empty board, both sides without tokens in supply or bag."""
    chosen = read_options(options)
    figures = figures_for(dict(chosen.rulings))
    state = setup.bare_state(figures, chosen.modules, chosen.crassus, chosen.difficulty, int(chosen.harder))
    if chosen.crassus >= 0:
        state.limit[chosen.crassus] = 0
        state.deck = [codes.TILE_B]
    state.turn_side = state.actor = turn_side
    if chosen.modules & codes.MODULE_CENTURIONS:
        state.centurions = [0 if side == chosen.crassus else 7 for side in range(codes.SIDES)]
    return state


def lay(state: State, side: int, name: str, place: str, toward: str = "") -> None:
    """Lay a token on a border with its larger number towards a province; without one face down."""
    at = border(place)
    assert state.figures.fits[token(name)] >> state.figures.border_symbol[at] & 1
    if toward:
        placing.lay_token(state, side, token(name), at, int(state.figures.second[at] == province(toward)))
    else:
        placing.lay_face_down(state, side, token(name), at)


def fill(state: State, place: str, but: str = "", side: int = POMPEY) -> None:
    """Lay wild tokens face down on all free borders of a province but one: they count nothing."""
    for at in state.figures.borders_of[province(place)]:
        if not state.token[at] and names.BORDERS[at] != but:
            placing.lay_face_down(state, side, token("wild-2-2"), at)


def hold(state: State, side: int, *places: str) -> None:
    """Give a side control of closed provinces, with its markers."""
    for place in places:
        fill(state, place)
        markers = 2 if place == "IT" else 1
        state.control[province(place)] = side + 1
        state.shown[province(place)] = markers
        state.markers[side] -= markers
        state.ledger[side * codes.SOURCES] += markers


def supply(state: State, side: int, *tokens: str) -> None:
    """Give a side its supply; that of Crassus stays in this order."""
    held = [token(name) for name in tokens]
    state.supply[side] = held if side == state.crassus else sorted(held)


def bag(state: State, side: int, *tokens: str) -> None:
    """Give a side its bag, next to be drawn last."""
    state.bag[side] = [token(name) for name in tokens]


def bonus(state: State, **tokens: str) -> None:
    """Lay bonus tokens on provinces."""
    for place, name in tokens.items():
        state.bonus[province(place)] = names.BONUS.index(name)


def markers(state: State, side: int, left: int) -> None:
    """Say how many markers a side still has; the others count as placed before."""
    state.ledger[side * codes.SOURCES] += state.markers[side] - left
    state.markers[side] = left


def ready(state: State) -> State:
    """Begin the turn of the side to move."""
    state.phase = codes.PHASE_CRASSUS if state.turn_side == state.crassus else codes.PHASE_TURN
    turn.settle(state)
    return state


def duel(**options: Any) -> State:
    """Return a table on which both sides can place anything anywhere."""
    state = table(**options)
    for side in (CAESAR, POMPEY):
        supply(state, side, "wild-2-2", "wild-4-0")
        bag(state, side, "sword-3-3", "ship-3-3")
    return state


def play(state: State, *moves: str) -> list[Event]:
    """Play legal moves and return what happened."""
    events: list[Event] = []
    for text in moves:
        move = GAME.parse(text)
        assert move in GAME.legal(state), (text, [GAME.notation(legal) for legal in GAME.legal(state)])
        events += play_one(GAME, state, move)
    return events


def choices(state: State) -> list[str]:
    """Return the legal moves in notation."""
    return [GAME.notation(move) for move in GAME.legal(state)]


def kinds(events: list[Event]) -> list[str]:
    """Return what kinds of things happened."""
    return [event.kind for event in events]


def rules(events: list[Event]) -> set[str]:
    """Return the ids of the rules behind what happened."""
    return {event.rule for event in events}


def refused(state: State, text: str, seat: int | None = None) -> str:
    """Return the id of the rule that refuses a move."""
    refusal = GAME.refuse(state, Attempt(state.actor if seat is None else seat, move=text))
    assert refusal is not None, text
    return refusal.rule


def refused_at(state: State, spot: str) -> str:
    """Return the id of the rule that refuses picking a spot."""
    refusal = GAME.refuse(state, Attempt(state.actor, spot=spot))
    assert refusal is not None, spot
    return refusal.rule


def begun(seed: int, **options: object) -> State:
    """Return the first state of a game."""
    state: State = GAME.new_game(Setup(2, seed, tuple(sorted(options.items()))))
    return state


def random_move(state: State, rng: Rng) -> int:
    """Return a legal move, each as likely."""
    legal = GAME.legal(state)
    return legal[rng.below(len(legal))]


# Every combination of modules that the rules allow, and games against Crassus.
GAMES: tuple[dict[str, object], ...] = (
    {},
    {"modules": "poison"},
    {"modules": "centurions"},
    {"modules": "poison,centurions"},
    {"modules": "poison,centurions,checkpoints"},
    {"solo": "low"},
    {"solo": "medium", "side": "pompey", "modules": "centurions"},
    {"solo": "high", "modules": "poison"},
    {"solo": "high", "harder": True, "modules": "poison,centurions,checkpoints"},
)


def solo(*row: str, tile: int = codes.TILE_B, **options: object) -> State:
    """Return a table on which Crassus, as Pompey, is to move with a row and a tile."""
    state = table(CRASSUS, solo="low", **options)
    supply(state, CRASSUS, *row)
    supply(state, CAESAR, "wild-2-2", "wild-4-0")
    state.deck = [tile]
    return state
