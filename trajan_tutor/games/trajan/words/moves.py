"""Moves and prompts in words: keys and parameters for what can be chosen, and what it gives where that is known now."""

from trajan_tutor.engine.message import Message
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.codes import ARGUMENT, GROUP_SHIFT
from trajan_tutor.games.trajan.rules.extra import repetition
from trajan_tutor.games.trajan.rules.military import province_value
from trajan_tutor.games.trajan.rules.quarter import demand_at
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.words import names
from trajan_tutor.games.trajan.words.telling import event_of
from trajan_tutor.games.trajan.words.terms import (
    action_term,
    bonus_message,
    building_term,
    colour_term,
    demand_term,
    goods_term,
    kind_term,
    pile_term,
    province_term,
    ship_term,
    side_term,
    slot_term,
    stack_term,
    tile_term,
    trajan_tile_parameters,
)

__all__ = ["describe", "event_of", "prompt"]

# The keys of moves that need no parameter.
_PLAIN = {
    codes.MOVE_ENLIST: "trajan-move-enlist",
    codes.MOVE_RECRUIT: "trajan-move-recruit",
    codes.MOVE_LOAD_WILD: "trajan-move-load-wild",
    codes.MOVE_PAIR_WILD: "trajan-move-pair-wild",
}


def describe(state: State, move: int) -> Message:
    """Return a move of the seat to act in words, as a choice to be made, with what it gives where that is known."""
    group = move >> GROUP_SHIFT
    argument = move & ARGUMENT
    if group == codes.MOVE_SOW >> GROUP_SHIFT:
        return describe_sowing(state, argument)
    if group == codes.MOVE_DROP >> GROUP_SHIFT:
        return Message.of("trajan-move-drop", colour=colour_term(argument), tray=slot_term(state.drop_tray))
    if group == codes.MOVE_USE >> GROUP_SHIFT:
        return describe_special(state, move)
    if group == codes.MOVE_PASS >> GROUP_SHIFT:
        return describe_plain_option(state, move)
    if group == codes.MOVE_LAY >> GROUP_SHIFT:
        return describe_laying(state, move)
    if group == codes.MOVE_SHIP >> GROUP_SHIFT:
        return describe_ship(state, argument)
    if group == codes.MOVE_DISCARD >> GROUP_SHIFT:
        return Message.of("trajan-move-discard", goods=goods_term(argument >> 1), pile=pile_term(argument & 1))
    if group == codes.MOVE_LOAD >> GROUP_SHIFT:
        return describe_loading(state, move)
    if group == codes.MOVE_FORUM >> GROUP_SHIFT:
        if move >= codes.MOVE_YELLOW:
            return Message.of("trajan-move-yellow", tile=tile_term(codes.TILE_EXTRA + move - codes.MOVE_YELLOW))
        return Message.of("trajan-move-forum", tile=tile_term(argument))
    if group == codes.MOVE_LEADER >> GROUP_SHIFT:
        return describe_leader(state, argument)
    if group == codes.MOVE_STACK >> GROUP_SHIFT:
        return describe_stack(state, argument)
    if group == codes.MOVE_BUILD >> GROUP_SHIFT:
        return describe_building(state, argument)
    return describe_late_move(state, move, argument)


def describe_late_move(state: State, move: int, argument: int) -> Message:
    """Return a move of a repetition, the end of a quarter or the setup in words."""
    group = move >> GROUP_SHIFT
    if group == codes.MOVE_REPEAT >> GROUP_SHIFT:
        return describe_repetition(state, move)
    if group == codes.MOVE_PAY >> GROUP_SHIFT:
        return describe_payment(state, argument)
    if group == codes.MOVE_BONUS >> GROUP_SHIFT:
        return bonus_message(state.figures, argument, codes.YELLOW, "trajan-move-bonus")
    if group == codes.MOVE_PLACE >> GROUP_SHIFT:
        tray = min(state.setup_step // state.figures.markers_per_colour, codes.TRAYS - 1)
        return Message.of("trajan-move-place", colour=colour_term(argument), tray=slot_term(tray))
    if group == codes.MOVE_DRAFT >> GROUP_SHIFT:
        return describe_draft(state, argument)
    if group == codes.MOVE_START_TILE >> GROUP_SHIFT:
        return describe_start_tile(state, argument >> 3, argument & 7)
    return Message.of("trajan-move-quarter", quarter=state.quarter)


# ---- sowing and the Trajan tile ----------------------------------------------------------------------------------


def describe_sowing(state: State, tray: int) -> Message:
    """Return the choice of a tray: how many markers, where the last one falls, whether a round or the quarter ends."""
    markers = state.tray_size[state.turn_seat * codes.TRAYS + tray]
    target = (tray + markers) % codes.TRAYS
    sowing = {
        "tray": slot_term(tray),
        "markers": markers,
        "target": slot_term(target),
        "action": action_term(target),
    }
    rounds = (state.time + markers) // state.figures.time_length[state.seats]
    if rounds > state.figures.demands_per_quarter - sum(state.demands):
        return Message.of("trajan-move-sow-quarter", **sowing)
    return Message.of("trajan-move-sow", rounds=rounds, **sowing)


def describe_special(state: State, move: int) -> Message:
    """Return a way to use the special action of the Trajan tile, or declining it."""
    kind = state.special
    if move >= codes.MOVE_MARK:
        return Message.of("trajan-move-mark", action=action_term(move - codes.MOVE_MARK))
    if move == codes.MOVE_DECLINE:
        return Message.of("trajan-move-decline", kind=kind_term(kind))
    if kind == codes.TRAJAN_GOODS:
        return Message.of("trajan-move-use-goods", cards=cards_to_draw(state, 2))
    two = kind in (codes.TRAJAN_WORKERS_2, codes.TRAJAN_LEGIONARIES_2)
    figures = min(2 if two else 1, state.supply[state.turn_seat])
    if kind in (codes.TRAJAN_WORKERS_1, codes.TRAJAN_WORKERS_2):
        return Message.of("trajan-move-use-workers", figures=figures)
    return Message.of("trajan-move-use-legionaries", figures=figures)


def cards_to_draw(state: State, wanted: int) -> int:
    """Return how many of so many cards can be drawn, the reshuffled discard piles included."""
    below_the_tops = max(len(state.left) - 1, 0) + max(len(state.right) - 1, 0)
    return min(wanted, state.goods_left + below_the_tops)


# ---- actions -----------------------------------------------------------------------------------------------------


def describe_plain_option(state: State, move: int) -> Message:
    """Return an option of an action that needs no argument, or passing."""
    seat = state.turn_seat
    if move == codes.MOVE_PASS:
        return Message.of(f"trajan-move-pass{frame_suffix(state)}", action=action_term(state.action))
    if move == codes.MOVE_DRAW:
        return Message.of("trajan-move-draw", cards=cards_to_draw(state, 2))
    if move in (codes.MOVE_TAKE, codes.MOVE_TAKE + 1):
        pile = move - codes.MOVE_TAKE
        cards = state.left if pile == 0 else state.right
        if not cards:
            return Message.of("trajan-move-take-empty", pile=pile_term(pile))
        return Message.of("trajan-move-take", goods=goods_term(cards[-1]), pile=pile_term(pile))
    if move == codes.MOVE_DEPLOY:
        province = state.leader[seat]
        points = province_value(state, seat, province)
        return Message.of("trajan-move-deploy", province=province_term(province), points=points)
    if move == codes.MOVE_ADVANCE:
        space = min(state.senate[seat] + 1, codes.SENATE_END)
        figures = state.figures
        return Message.of("trajan-move-advance", points=figures.senate_points[space], votes=figures.senate_votes[space])
    return Message.of(_PLAIN[move])


def frame_suffix(state: State) -> str:
    """Return what tells the keys of the action, a granted action and a [+2] repetition apart."""
    step = repetition(state)
    if step == 0:
        return "-granted" if state.granted else ""
    return "-plus-two" if step == 2 else "-repeat"


def describe_laying(state: State, move: int) -> Message:
    """Return the laying of a card, or stopping after the first."""
    if move == codes.MOVE_LAID:
        return Message.of("trajan-move-laid", cards=state.laid)
    key = "trajan-move-lay-second" if state.phase == codes.PHASE_LAY else "trajan-move-lay"
    return Message.of(key, goods=goods_term(move - codes.MOVE_LAY))


def describe_ship(state: State, ship: int) -> Message:
    """Return the choice of a ship: the side it shows and the most that the hand can bring there."""
    side = state.ships[ship]
    table = state.figures.ship_points[2 * ship + 1 - side]
    cargo = min(largest_cargo(state, state.turn_seat, ship), len(table) - 1)
    return Message.of("trajan-move-ship", ship=ship_term(ship), side=side_term(side), cargo=cargo, points=table[cargo])


def largest_cargo(state: State, seat: int, ship: int) -> int:
    """Return how many cards (for the second ship: pairs) a hand with its wild goods tiles can make at most."""
    hand = state.hand[seat * codes.GOODS : seat * codes.GOODS + codes.GOODS]
    wild = state.tiles[seat * codes.TILE_KINDS + codes.TILE_WILD_GOODS]
    if ship == codes.SHIP_IDENTICAL:
        return max(hand) + wild
    if ship == codes.SHIP_DIFFERENT:
        return sum(1 for cards in hand if cards) + wild
    pairs = sum(1 for cards in hand if cards > 1)
    mixed = min(wild, sum(1 for cards in hand if cards == 1))
    return pairs + mixed + (wild - mixed) // 2


def describe_loading(state: State, move: int) -> Message:
    """Return the loading of a card, a pair or a wild tile, or sailing, with what the ship is worth then."""
    table = state.figures.ship_points[2 * state.ship + 1 - state.ships[state.ship]]
    loaded = state.cargo_size + (0 if move == codes.MOVE_SAIL else 1)
    points = table[min(loaded, len(table) - 1)]
    if move == codes.MOVE_SAIL:
        return Message.of("trajan-move-sail", points=points)
    if move in _PLAIN:
        return Message.of(_PLAIN[move], points=points)
    if move >= codes.MOVE_MIXED:
        return Message.of("trajan-move-mixed", goods=goods_term(move - codes.MOVE_MIXED), points=points)
    if move >= codes.MOVE_PAIR:
        return Message.of("trajan-move-pair", goods=goods_term(move - codes.MOVE_PAIR), points=points)
    return Message.of("trajan-move-load", goods=goods_term(move - codes.MOVE_LOAD), points=points)


def describe_leader(state: State, province: int) -> Message:
    """Return the leader's march and the tile that waits there."""
    tile = state.province_tile[province]
    if tile:
        return Message.of("trajan-move-leader-tile", province=province_term(province), tile=tile_term(tile - 1))
    return Message.of("trajan-move-leader", province=province_term(province))


def describe_stack(state: State, stack: int) -> Message:
    """Return the taking of the top Trajan tile of a stack: what it is and which slot it goes to."""
    size = state.stack_size[stack]
    slot = state.arch[state.turn_seat]
    if size == 0 or slot == codes.ARCH_CENTRE:
        return Message.of("trajan-move-stack-unknown", stack=stack_term(stack))
    tile = state.stacks[stack][size - 1]
    return Message.of("trajan-move-stack", slot=slot_term(slot), **trajan_tile_parameters(state.figures, tile))


def describe_building(state: State, space: int) -> Message:
    """Return the placing of a worker: the construction tile there, its points, the action that it grants."""
    tile = state.district_tile[space] - 1
    name = names.space_name(space)
    if tile < 0:
        return Message.of("trajan-move-build", space=name)
    figures = state.figures
    points = figures.construction_points[tile]
    kind = tile // 4
    is_first = state.built[state.turn_seat] >> (4 * kind) & 15 == 0
    if is_first and (state.repeat_main == 0 or figures.repeated_grants):
        action = action_term(figures.construction_grant[kind])
        return Message.of(
            "trajan-move-build-grant", space=name, building=building_term(tile), points=points, action=action
        )
    return Message.of("trajan-move-build-tile", space=name, building=building_term(tile), points=points)


def describe_repetition(state: State, move: int) -> Message:
    """Return a way to repeat the action in progress, or leaving it."""
    action = action_term(state.action)
    if move == codes.MOVE_NO_REPEAT:
        return Message.of("trajan-move-no-repeat", action=action)
    tile = codes.TILE_EXTRA + state.action if move == codes.MOVE_REPEAT else codes.TILE_WILD_EXTRA
    times = 1 + (state.plus_two[state.turn_seat] >> state.action & 1)
    return Message.of("trajan-move-repeat", action=action, tile=tile_term(tile), times=times)


# ---- the end of a quarter and the setup --------------------------------------------------------------------------


def describe_payment(state: State, way: int) -> Message:
    """Return a way to answer the demand in question; leaving it unmet says what the unmet ones cost by then."""
    icon = min(demand_at(state, state.pay_step), codes.DEMAND_KINDS - 1)
    key = f"trajan-move-pay-{names.PAYMENTS[way]}"
    if way == codes.PAY_UNMET:
        unmet = state.unmet + 1
        points = state.figures.penalty[min(unmet, len(state.figures.penalty) - 1)]
        return Message.of(key, demand=demand_term(icon), unmet=unmet, points=points)
    return Message.of(key, demand=demand_term(icon))


def describe_draft(state: State, place: int) -> Message:
    """Return the taking of a goods card in the setup."""
    cards = state.left if place == codes.DRAFT_LEFT else state.right
    if place == codes.DRAFT_DECK or not cards:
        return Message.of("trajan-move-draft-deck")
    return Message.of("trajan-move-draft-pile", goods=goods_term(cards[-1]), pile=pile_term(place - codes.DRAFT_LEFT))


def describe_start_tile(state: State, stack: int, slot: int) -> Message:
    """Return the placing of one of the first three Trajan tiles."""
    size = state.stack_size[stack]
    if size == 0:
        return Message.of("trajan-move-stack-unknown", stack=stack_term(stack))
    tile = state.stacks[stack][size - 1]
    return Message.of("trajan-move-start-tile", slot=slot_term(slot), **trajan_tile_parameters(state.figures, tile))


# ---- prompts -----------------------------------------------------------------------------------------------------


def prompt(state: State) -> Message:
    """Return what the seat to act owes now, in words."""
    key = f"trajan-prompt-{names.word(names.Phase(state.phase))}"
    phase = state.phase
    if phase == codes.PHASE_PLACE:
        tray = min(state.setup_step // state.figures.markers_per_colour, codes.TRAYS - 1)
        return Message.of(key, tray=slot_term(tray), left=sum(state.loose))
    if phase == codes.PHASE_DRAFT:
        return Message.of(key, card=state.setup_step + 1, cards=state.figures.goods_cards)
    if phase == codes.PHASE_START_TILES:
        return Message.of(key, left=codes.TRAYS // 2 - state.setup_step.bit_count())
    if phase == codes.PHASE_DROP:
        return Message.of(key, tray=slot_term(state.drop_tray), left=state.held_size)
    if phase == codes.PHASE_SPECIAL:
        suffix = "-plus-two" if state.special == codes.TRAJAN_PLUS_TWO else ""
        return Message.of(key + suffix, kind=kind_term(state.special))
    if phase in (codes.PHASE_ACTION, codes.PHASE_AFTER_ACTION):
        return prompt_for_action(state)
    if phase == codes.PHASE_LOAD:
        return Message.of(key, ship=ship_term(state.ship), cargo=state.cargo_size)
    if phase == codes.PHASE_REPEAT:
        return Message.of(key, action=action_term(state.action))
    if phase == codes.PHASE_QUARTER:
        return Message.of(key, quarter=state.quarter)
    if phase == codes.PHASE_PAY:
        icon = min(demand_at(state, state.pay_step), codes.DEMAND_KINDS - 1)
        step, steps = state.pay_step + 1, state.figures.demands_per_quarter
        return Message.of(key, demand=demand_term(icon), step=step, steps=steps)
    return Message.of(key)


def prompt_for_action(state: State) -> Message:
    """Return the prompt for one option of the action in progress: its own, granted, repeated."""
    key = f"trajan-prompt-{names.ACTIONS[state.action]}"
    suffix = frame_suffix(state)
    if suffix:
        return Message.of(f"trajan-prompt-action{suffix}", action=action_term(state.action))
    return Message.of(key)
