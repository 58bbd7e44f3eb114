"""Crassus: his turn by the icons of a tactic tile, with every step told. Whom he attacks stands in `crassus_choice`."""

from trajan_tutor.engine.generator import shuffle
from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.games.caesar.rules.crassus_choice import NO_CHOICE, choose, tell_choice
from trajan_tutor.games.caesar.rules.crassus_closing import finish_closing, place_from_row, resolve_closings
from trajan_tutor.games.caesar.rules.ending import begin_turn, finish, opponent
from trajan_tutor.games.caesar.rules.state import State, record


def play_crassus(state: State) -> None:
    """Play his whole turn: reveal a tile and do its icons from top to bottom."""
    side = state.crassus
    if not state.deck:
        refill_deck(state)
    tile = state.deck[-1]
    state.deck = state.deck[:-1]
    state.used = state.used[:]
    state.used[tile] += 1
    state.tile = tile
    record(state, codes.EVENT_TILE, codes.RULE_CRASSUS_TILE, side, tile, 0)
    to_draw = tokens_drawn(tile)
    drawn = draw_to_row(state, to_draw)
    if tile == codes.TILE_D or tile == codes.TILE_E:
        draw_from_pile(state)
    state.discard_due = 1 if tile == codes.TILE_A and drawn == to_draw else 0
    place_all(state)


def go_on(state: State) -> None:
    """Go on with his turn after the player has decided about border markers in it (C54)."""
    finish_closing(state)
    resolve_closings(state, asks=True)
    place_all(state)


def place_all(state: State) -> None:
    """Place what his tile still lets him place, and end his turn; stops where the player is asked (C54)."""
    while (
        state.phase != codes.PHASE_OVER
        and state.phase != codes.PHASE_BORDERS
        and state.placed < tokens_placed(state.tile)
    ):
        state.placed += 1
        place_one(state, state.placed)
    if state.phase == codes.PHASE_OVER or state.phase == codes.PHASE_BORDERS:
        return
    if state.discard_due and state.supply[state.crassus]:
        discard_leftmost(state)
    if not state.deck:
        refill_deck(state)
    begin_turn(state, opponent(state.crassus))


def tokens_placed(tile: int) -> int:
    """Return how many tokens a tile lets him place."""
    return 2 if tile == codes.TILE_C or tile == codes.TILE_E else 1


def tokens_drawn(tile: int) -> int:
    """Return how many tokens a tile asks him to draw from his bag."""
    if tile == codes.TILE_B or tile == codes.TILE_E:
        return 1
    return 2 if tile == codes.TILE_A or tile == codes.TILE_C else 0


def draw_to_row(state: State, to_draw: int) -> int:
    """Draw tokens to the right end of his row; return how many there were."""
    side = state.crassus
    drawn = 0
    while drawn < to_draw and state.bag[side]:
        token = state.bag[side].pop()
        state.supply[side].append(token)
        record(state, codes.EVENT_ROW_DREW, codes.RULE_CRASSUS_TILE, side, token, 0)
        drawn += 1
    if drawn < to_draw:
        record(state, codes.EVENT_ROW_SHORT, codes.RULE_CRASSUS_DISCARD, side, to_draw - drawn, 0)
    return drawn


def draw_from_pile(state: State) -> None:
    """Take the top token of his Centurion pile to the right end of his row."""
    if state.pile:
        token = state.pile[-1]
        state.pile = state.pile[:-1]
        state.supply[state.crassus].append(token)
        record(state, codes.EVENT_ROW_DREW, codes.RULE_CRASSUS_CENTURION, state.crassus, token, 0)


def discard_leftmost(state: State) -> None:
    """Put the leftmost token of his row back into his bag, which is shuffled."""
    side = state.crassus
    token = state.supply[side].pop(0)
    state.bag[side].append(token)
    record(state, codes.EVENT_ROW_DISCARDED, codes.RULE_CRASSUS_DISCARD, side, token, 0)
    state.seed = shuffle(state.bag[side], state.seed)


def refill_deck(state: State) -> None:
    """Shuffle the used tiles into a new deck (C28)."""
    tiles: list[int] = []
    for tile in range(codes.TILES):
        for _ in range(state.used[tile]):
            tiles.append(tile)
    state.used = [0] * codes.TILES
    state.seed = shuffle(tiles, state.seed)
    state.deck = tiles
    record(state, codes.EVENT_DECK, codes.RULE_CRASSUS_DECK, state.crassus, len(tiles), 0)


def place_one(state: State, number: int) -> None:
    """Place one token by his rules and resolve what it closes; if he cannot place the first, he loses (C29)."""
    side = state.crassus
    chosen = choose(state)
    if chosen.rule == NO_CHOICE:
        if number == 1 or not state.figures.second_may_fail:
            finish(state, opponent(side), codes.RULE_CRASSUS_NO_PLACEMENT)
        else:
            record(state, codes.EVENT_CRASSUS_SKIPPED, codes.RULE_CRASSUS_NO_PLACEMENT, side, 0, 0)
        return
    if state.recorder is not None:
        tell_choice(state, chosen)
    token = state.supply[side][chosen.index]
    record(state, codes.EVENT_CRASSUS_PLACED, chosen.rule, side, token, chosen.border * 2 + chosen.way)
    place_from_row(state, chosen.index, chosen.border, chosen.way, chosen.province, asks=True)
