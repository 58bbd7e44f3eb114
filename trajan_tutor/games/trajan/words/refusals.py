"""Why an attempt is not possible: the rule that forbids it, with what a learner needs to know.

The rules themselves are asked: the functions that answer 0 or a rule are the ones that the list of legal moves calls.
"""

from trajan_tutor.engine.message import Message, Term
from trajan_tutor.engine.refusal import Attempt, Refusal
from trajan_tutor.games.trajan.board.picks import moves_at
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.arch import stack_rule
from trajan_tutor.games.trajan.rules.construction import building_rule, recruit_rule
from trajan_tutor.games.trajan.rules.extra import repeat_rule
from trajan_tutor.games.trajan.rules.forum import forum_rule, yellow_rule
from trajan_tutor.games.trajan.rules.military import deploy_rule, enlist_rule, leader_rule
from trajan_tutor.games.trajan.rules.quarter import demand_at, payment_rule
from trajan_tutor.games.trajan.rules.seaport import draw_rule, lay_rule, load_rule, ship_rule, take_rule
from trajan_tutor.games.trajan.rules.senate import advance_rule
from trajan_tutor.games.trajan.rules.setup import draft_rule, place_rule, start_tile_rule
from trajan_tutor.games.trajan.rules.sowing import colour_rule, tray_rule
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.tiles import mark_rule
from trajan_tutor.games.trajan.words import names
from trajan_tutor.games.trajan.words.meanings import meanings
from trajan_tutor.games.trajan.words.notation import parse

_GROUP = codes.GROUP_SHIFT

# The groups of moves that a phase waits for; an action waits for the moves of its own area.
_PHASE_GROUPS = {
    codes.PHASE_PLACE: (codes.MOVE_PLACE >> _GROUP,),
    codes.PHASE_DRAFT: (codes.MOVE_DRAFT >> _GROUP,),
    codes.PHASE_START_TILES: (codes.MOVE_START_TILE >> _GROUP,),
    codes.PHASE_SOW: (codes.MOVE_SOW >> _GROUP,),
    codes.PHASE_DROP: (codes.MOVE_DROP >> _GROUP,),
    codes.PHASE_SPECIAL: (codes.MOVE_USE >> _GROUP,),
    codes.PHASE_DISCARD: (codes.MOVE_DISCARD >> _GROUP,),
    codes.PHASE_LAY: (codes.MOVE_LAY >> _GROUP,),
    codes.PHASE_LOAD: (codes.MOVE_LOAD >> _GROUP,),
    codes.PHASE_REPEAT: (codes.MOVE_REPEAT >> _GROUP,),
    codes.PHASE_QUARTER: (codes.MOVE_QUARTER >> _GROUP,),
    codes.PHASE_PAY: (codes.MOVE_PAY >> _GROUP,),
    codes.PHASE_BONUS: (codes.MOVE_BONUS >> _GROUP,),
}
_ACTION_OF_GROUP = {
    codes.MOVE_LAY >> _GROUP: codes.SEAPORT,
    codes.MOVE_SHIP >> _GROUP: codes.SEAPORT,
    codes.MOVE_FORUM >> _GROUP: codes.FORUM,
    codes.MOVE_LEADER >> _GROUP: codes.MILITARY,
    codes.MOVE_STACK >> _GROUP: codes.ARCH,
    codes.MOVE_BUILD >> _GROUP: codes.CONSTRUCTION,
}
_ACTION_OF_PLAIN_MOVE = {
    codes.MOVE_DRAW: codes.SEAPORT,
    codes.MOVE_TAKE: codes.SEAPORT,
    codes.MOVE_TAKE + 1: codes.SEAPORT,
    codes.MOVE_ENLIST: codes.MILITARY,
    codes.MOVE_DEPLOY: codes.MILITARY,
    codes.MOVE_ADVANCE: codes.SENATE,
    codes.MOVE_RECRUIT: codes.CONSTRUCTION,
}


def refuse(state: State, attempt: Attempt) -> Refusal | None:
    """Return why an attempt is not possible; None exactly when it is a legal move or a spot that offers one.

    Raises UnreadableError for a move text that is none.
    """
    move = -1 if attempt.spot else parse(attempt.move)
    if state.phase == codes.PHASE_OVER:
        return _refusal(codes.RULE_GAME_OVER)
    if attempt.seat != state.actor:
        return _refusal(codes.RULE_TURN_ORDER, seat=attempt.seat, actor=state.actor)
    if not attempt.spot:
        return None if move in state.choices else refuse_move(state, move)
    if moves_at(state, attempt.spot):
        return None
    if is_on_other_mat(state, attempt.spot):
        return _refusal(codes.RULE_TURN_OWN_MAT, seat=int(attempt.spot.split(".")[1]))
    return refuse_pick(state, meanings(state, attempt.spot))


def is_on_other_mat(state: State, spot: str) -> bool:
    """Return whether a spot lies on the mat of a seat that does not act now."""
    parts = spot.split(".")
    return parts[0] == "mat" and len(parts) > 1 and parts[1].isdecimal() and int(parts[1]) != state.actor


def refuse_pick(state: State, meant: tuple[int, ...]) -> Refusal:
    """Return the most fitting refusal of a spot that no legal move is picked at, by what it can mean."""
    wanted = [move for move in meant if move not in state.choices]
    for move in wanted:
        if is_waited_for(state, move) or (state.tile_used and move in (codes.MOVE_REPEAT, codes.MOVE_REPEAT_WILD)):
            return refuse_move(state, move)
    if len(wanted) < len(meant):
        return refuse_elsewhere(state)
    for move in wanted:
        if state.phase == codes.PHASE_ACTION and action_of(move) is not None:
            return refuse_move(state, move)
    return _out_of_order(state)


def refuse_elsewhere(state: State) -> Refusal:
    """Return why a spot is refused whose move would be legal, but is picked at another spot."""
    phase = state.phase
    if phase == codes.PHASE_ACTION and state.action == codes.SENATE:
        return _refusal(codes.RULE_SENATE_ADVANCE)
    if phase == codes.PHASE_LOAD:
        return _refusal(codes.RULE_SEAPORT_SHIP, ship=_ship(state.ship))
    if phase == codes.PHASE_REPEAT:
        return _refusal(codes.RULE_EXTRA_ICON, action=_action(state.action))
    if phase == codes.PHASE_SPECIAL:
        return _refusal(codes.RULE_TILE_SPECIAL, kind=Term(f"trajan-kind-{names.TRAJAN_KINDS[state.special]}"))
    if phase == codes.PHASE_PAY:
        return _refusal(codes.RULE_QUARTER_TILE, demand=_demand_in_question(state))
    return _out_of_order(state)


def phase_word(state: State) -> str:
    """Return the word of the phase in progress."""
    return names.word(names.Phase(state.phase))


def action_of(move: int) -> int | None:
    """Return the action to which a move belongs, if it is one of an action."""
    return _ACTION_OF_GROUP.get(move >> _GROUP, _ACTION_OF_PLAIN_MOVE.get(move))


def is_waited_for(state: State, move: int) -> bool:
    """Return whether the phase in progress waits for a move of this kind."""
    if state.phase == codes.PHASE_ACTION:
        if move == codes.MOVE_LAID:
            return False
        return move == codes.MOVE_PASS or action_of(move) == state.action
    return move >> _GROUP in _PHASE_GROUPS[state.phase]


def refuse_move(state: State, move: int) -> Refusal:
    """Return why a move that is not legal is refused."""
    if state.tile_used and move in (codes.MOVE_REPEAT, codes.MOVE_REPEAT_WILD):
        return _refusal(codes.RULE_EXTRA_ONCE, action=_action(state.action))
    if not is_waited_for(state, move):
        wanted = action_of(move)
        if state.phase == codes.PHASE_ACTION and wanted is not None:
            return _refusal(codes.RULE_ACTION_TARGET, action=_action(state.action), wanted=_action(wanted))
        return _out_of_order(state)
    if state.phase == codes.PHASE_ACTION:
        return refuse_option(state, move)
    return refuse_step(state, move)


def refuse_option(state: State, move: int) -> Refusal:
    """Return why an option of the action in progress is refused."""
    seat = state.turn_seat
    group = move >> _GROUP
    argument = move & codes.ARGUMENT
    if group == codes.MOVE_LEADER >> _GROUP:
        start = _province(state.leader[seat])
        return _refusal(leader_rule(state, seat, argument), **{"province": _province(argument), "from": start})
    if group == codes.MOVE_BUILD >> _GROUP:
        return _refusal(building_rule(state, seat, argument), space=names.space_name(argument))
    if group == codes.MOVE_LAY >> _GROUP:
        return _refusal(lay_rule(state, seat, argument), goods=_goods(argument))
    if group == codes.MOVE_SHIP >> _GROUP:
        return _refusal(ship_rule(state, seat, argument), ship=_ship(argument), goods=Term("trajan-goods-any"))
    if group == codes.MOVE_FORUM >> _GROUP:
        kind = argument if move < codes.MOVE_YELLOW else codes.TILE_EXTRA + move - codes.MOVE_YELLOW
        rule = forum_rule(state, kind) if move < codes.MOVE_YELLOW else yellow_rule(state, kind - codes.TILE_EXTRA)
        return _refusal(rule, tile=_tile(kind))
    if group == codes.MOVE_STACK >> _GROUP:
        return _refusal(stack_rule(state, seat, argument), stack=Term(f"trajan-stack-{names.STACKS[argument]}"))
    return refuse_plain_option(state, move)


def refuse_plain_option(state: State, move: int) -> Refusal:
    """Return why an option without an argument, or passing, is refused."""
    seat = state.turn_seat
    if move == codes.MOVE_PASS:
        if state.granted and state.repeat_granted == 0:
            return _refusal(codes.RULE_CONSTRUCTION_GRANT, action=_action(state.action))
        return _refusal(codes.RULE_EXTRA_DONE, action=_action(state.action))
    if move == codes.MOVE_DRAW:
        return _refusal(draw_rule(state))
    if move == codes.MOVE_ENLIST:
        return _refusal(enlist_rule(state, seat))
    if move == codes.MOVE_RECRUIT:
        return _refusal(recruit_rule(state, seat))
    if move == codes.MOVE_DEPLOY:
        return _refusal(deploy_rule(state, seat), province=_province(state.leader[seat]))
    if move == codes.MOVE_ADVANCE:
        return _refusal(advance_rule(state, seat))
    pile = move - codes.MOVE_TAKE
    return _refusal(take_rule(state, pile), pile=_pile(pile))


def refuse_step(state: State, move: int) -> Refusal:
    """Return why a step outside the choice of an action's option is refused."""
    argument = move & codes.ARGUMENT
    phase = state.phase
    if phase == codes.PHASE_SOW:
        return _refusal(tray_rule(state, argument), tray=_slot(argument))
    if phase == codes.PHASE_DROP:
        return _refusal(colour_rule(state, argument), colour=_colour(argument), tray=_slot(state.drop_tray))
    if phase == codes.PHASE_PLACE:
        tray = state.setup_step // state.figures.markers_per_colour
        return _refusal(place_rule(state, argument), colour=_colour(argument), tray=_slot(tray))
    if phase == codes.PHASE_DRAFT:
        return _refusal(draft_rule(state, argument), pile=_pile(max(argument - codes.DRAFT_LEFT, 0)))
    if phase == codes.PHASE_START_TILES:
        rule = start_tile_rule(state, argument >> 3, argument & 7)
        stack = Term(f"trajan-stack-{names.STACKS[argument >> 3]}")
        return _refusal(rule, stack=stack, slot=_slot(argument & 7))
    if phase == codes.PHASE_DISCARD:
        return _refusal(codes.RULE_SEAPORT_HAND, goods=_goods(argument >> 1))
    if phase == codes.PHASE_LAY:
        return _refusal(lay_rule(state, state.turn_seat, argument), goods=_goods(argument))
    if phase == codes.PHASE_LOAD:
        return refuse_loading(state, move)
    return refuse_late_step(state, move)


def refuse_loading(state: State, move: int) -> Refusal:
    """Return why a card, a pair or a wild tile cannot be loaded, or the ship cannot sail."""
    kind = move - codes.MOVE_LOAD
    if move >= codes.MOVE_MIXED:
        kind = move - codes.MOVE_MIXED
    elif move >= codes.MOVE_PAIR:
        kind = move - codes.MOVE_PAIR
    goods = _goods(kind) if kind < codes.GOODS else Term("trajan-goods-any")
    return _refusal(load_rule(state, state.turn_seat, move), ship=_ship(state.ship), goods=goods)


def refuse_late_step(state: State, move: int) -> Refusal:
    """Return why a step of a special action, a repetition or the end of a quarter is refused."""
    phase = state.phase
    if phase == codes.PHASE_SPECIAL:
        if state.special == codes.TRAJAN_PLUS_TWO and move >= codes.MOVE_MARK:
            action = move - codes.MOVE_MARK
            return _refusal(mark_rule(state, action), action=_action(action))
        return _refusal(codes.RULE_TILE_SPECIAL, kind=Term(f"trajan-kind-{names.TRAJAN_KINDS[state.special]}"))
    if phase == codes.PHASE_REPEAT:
        return _refusal(repeat_rule(state, move), action=_action(state.action))
    if phase == codes.PHASE_PAY:
        return _refusal(payment_rule(state, move - codes.MOVE_PAY), demand=_demand_in_question(state))
    tile = names.BONUS[move - codes.MOVE_BONUS].replace("+", "-")
    return _refusal(codes.RULE_QUARTER_CONSUL, tile=Term(f"trajan-bonus-{tile}"))


def _out_of_order(state: State) -> Refusal:
    return _refusal(codes.RULE_TURN_STEPS, phase=Term(f"trajan-phase-{phase_word(state)}"))


def _demand_in_question(state: State) -> Term:
    return Term(f"trajan-demand-{names.DEMANDS[demand_at(state, state.pay_step)]}")


def _refusal(rule: int, **parameters: object) -> Refusal:
    name = names.rule_id(rule)
    return Refusal(name, Message.of(f"{name.replace('.', '-')}.refused", **parameters))


def _action(action: int) -> Term:
    return Term(f"trajan-action-{names.ACTIONS[action]}")


def _province(province: int) -> Term:
    return Term(f"trajan-province-{names.PLACES[province]}")


def _goods(kind: int) -> Term:
    return Term(f"trajan-goods-{names.GOODS[kind]}")


def _tile(kind: int) -> Term:
    return Term(f"trajan-tile-{names.TILES[kind]}")


def _slot(tray: int) -> Term:
    return Term(f"trajan-slot-{tray + 1}")


def _colour(colour: int) -> Term:
    return Term(f"trajan-colour-{names.COLOURS[colour]}")


def _ship(ship: int) -> Term:
    return Term(f"trajan-ship-{names.SHIPS[ship]}")


def _pile(pile: int) -> Term:
    return Term(f"trajan-pile-{names.PILES[pile]}")
