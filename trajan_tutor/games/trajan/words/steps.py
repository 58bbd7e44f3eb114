"""The steps of a turn as a checklist, with the rules of the present one, and where a sowing leads."""

from collections.abc import Sequence
from functools import cache

from trajan_tutor.engine.game import Standing, TurnStep
from trajan_tutor.engine.message import Message
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.state import State

TURN = ("sow", "time", "tile", "action", "extra")
SETUP = ("markers", "cards", "tiles")
QUARTER = ("quarter", "demands", "votes")

_STEP_OF_PHASE = {
    codes.PHASE_PLACE: (SETUP, "markers"),
    codes.PHASE_DRAFT: (SETUP, "cards"),
    codes.PHASE_START_TILES: (SETUP, "tiles"),
    codes.PHASE_SOW: (TURN, "sow"),
    codes.PHASE_DROP: (TURN, "sow"),
    codes.PHASE_SPECIAL: (TURN, "tile"),
    codes.PHASE_REPEAT: (TURN, "extra"),
    codes.PHASE_QUARTER: (QUARTER, "quarter"),
    codes.PHASE_PAY: (QUARTER, "demands"),
    codes.PHASE_BONUS: (QUARTER, "votes"),
}
_RULES_OF_PHASE = {
    codes.PHASE_SOW: (codes.RULE_SOW_TRAY, codes.RULE_SOW_CLOCKWISE, codes.RULE_TIME_ADVANCE, codes.RULE_ACTION_TARGET),
    codes.PHASE_DROP: (codes.RULE_SOW_CLOCKWISE, codes.RULE_SOW_COLOUR, codes.RULE_TILE_MATCH),
    codes.PHASE_DISCARD: (codes.RULE_SEAPORT_DISCARD,),
    codes.PHASE_LAY: (codes.RULE_SEAPORT_LAY,),
}
_RULES_OF_STEP = {
    "markers": (codes.RULE_SETUP_MARKERS, codes.RULE_SETUP_MARKERS_LEFT),
    "cards": (codes.RULE_SETUP_GOODS,),
    "tiles": (codes.RULE_SETUP_STACKS, codes.RULE_SETUP_SLOTS),
    "sow": (codes.RULE_SOW_TRAY,),
    "time": (codes.RULE_TIME_ADVANCE,),
    "tile": (codes.RULE_TILE_SPECIAL, codes.RULE_TILE_MATCH),
    "action": (codes.RULE_ACTION_TARGET, codes.RULE_ACTION_OPTIONAL),
    "extra": (codes.RULE_EXTRA_REPEAT, codes.RULE_EXTRA_ONCE, codes.RULE_EXTRA_PLUS_TWO),
    "quarter": (codes.RULE_QUARTER_END, codes.RULE_QUARTER_DEMANDS, codes.RULE_QUARTER_CLEAN_UP),
    "demands": (
        codes.RULE_QUARTER_DEMANDS,
        codes.RULE_QUARTER_KEPT,
        codes.RULE_QUARTER_TILE,
        codes.RULE_QUARTER_WILD,
        codes.RULE_QUARTER_PENALTY,
    ),
    "votes": (codes.RULE_QUARTER_CONSUL, codes.RULE_QUARTER_VOTES),
}
_RULES_OF_ACTION = {
    codes.SEAPORT: (
        codes.RULE_SEAPORT_DRAW,
        codes.RULE_SEAPORT_TAKE,
        codes.RULE_SEAPORT_LAY,
        codes.RULE_SEAPORT_SHIP,
    ),
    codes.FORUM: (codes.RULE_FORUM_TAKE,),
    codes.MILITARY: (codes.RULE_MILITARY_ENLIST, codes.RULE_MILITARY_LEADER, codes.RULE_MILITARY_LEGIONARY),
    codes.SENATE: (codes.RULE_SENATE_ADVANCE,),
    codes.ARCH: (codes.RULE_ARCH_STACK, codes.RULE_ARCH_MOVES),
    codes.CONSTRUCTION: (
        codes.RULE_CONSTRUCTION_RECRUIT,
        codes.RULE_CONSTRUCTION_ADJACENT,
        codes.RULE_CONSTRUCTION_TILE,
    ),
}
_RULES_OF_SHIP = {
    codes.SHIP_IDENTICAL: codes.RULE_SEAPORT_IDENTICAL,
    codes.SHIP_PAIRS: codes.RULE_SEAPORT_PAIRS,
    codes.SHIP_DIFFERENT: codes.RULE_SEAPORT_DIFFERENT,
}


def steps(state: State) -> tuple[TurnStep, ...]:
    """Return the steps of the turn, of setup or of the end of a quarter, with the present one; none at the end."""
    if state.phase == codes.PHASE_OVER:
        return ()
    # What is done after a Trajan tile or an action belongs to the action, or to its repetition.
    otherwise = (TURN, "extra" if state.repeat_main else "action")
    order, present = _STEP_OF_PHASE.get(state.phase, otherwise)
    at = order.index(present)
    checklist = []
    for number, step in enumerate(order):
        standing = Standing.DONE if number < at else Standing.PRESENT if number == at else Standing.OPEN
        rules = _present_rules(state, step) if number == at else _RULES_OF_STEP[step]
        checklist.append(TurnStep(_label(step), standing, _ids(tuple(rules))))
    return tuple(checklist)


def leads_to(state: State, move: int) -> tuple[str, ...]:
    """Return the trays that a sowing would fill, in their order; the last one names the action."""
    if not codes.MOVE_SOW <= move < codes.MOVE_SOW + codes.TRAYS:
        return ()
    tray = move - codes.MOVE_SOW
    seat = state.actor
    markers = state.tray_size[seat * codes.TRAYS + tray]
    return tuple(f"mat.{seat}.tray.{names.SLOTS[(tray + step) % codes.TRAYS]}" for step in range(1, markers + 1))


def _present_rules(state: State, step: str) -> Sequence[int]:
    if state.phase in _RULES_OF_PHASE:
        return _RULES_OF_PHASE[state.phase]
    if state.phase == codes.PHASE_ACTION:
        return (*_RULES_OF_ACTION[state.action], codes.RULE_ACTION_OPTIONAL)
    if state.phase == codes.PHASE_LOAD:
        return (_RULES_OF_SHIP[state.ship], codes.RULE_SEAPORT_SHIP, codes.RULE_SEAPORT_WILD)
    return _RULES_OF_STEP[step]


@cache
def _label(step: str) -> Message:
    """Return what a step is called; the same ones are needed again and again."""
    return Message.of(f"trajan-step-{step}")


@cache
def _ids(rules: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(names.rule_id(rule) for rule in rules)
