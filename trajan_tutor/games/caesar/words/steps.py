"""The steps of a turn as a checklist, with the rules of the present one, and where a placement leads."""

from functools import cache

from trajan_tutor.engine.game import Standing, TurnStep
from trajan_tutor.engine.message import Message
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.placing import border_of
from trajan_tutor.games.caesar.rules.state import State

TURN = ("place", "close", "markers", "bonus", "draw")

_STEP_OF_PHASE = {
    codes.PHASE_TURN: "place",
    codes.PHASE_BANK: "place",
    codes.PHASE_BANK_DRAW: "place",
    codes.PHASE_ORDER: "close",
    codes.PHASE_CLOSING: "close",
    codes.PHASE_BORDERS: "markers",
    codes.PHASE_BANK_SENATE: "bonus",
    codes.PHASE_SENATE: "bonus",
    codes.PHASE_BONUS: "bonus",
    codes.PHASE_DRAW: "draw",
    codes.PHASE_EXTRA: "draw",
}
_RULES_OF_STEP = {
    "place": (codes.RULE_PLACE_TOKEN, codes.RULE_PLACE_SYMBOL, codes.RULE_PLACE_WAY, codes.RULE_PLACE_WILD),
    "close": (
        codes.RULE_CLOSE_FULL,
        codes.RULE_CLOSE_BONUS,
        codes.RULE_CONTROL_HIGHER,
        codes.RULE_CONTROL_ITALIA,
        codes.RULE_CONTROL_TIE,
    ),
    "markers": (codes.RULE_BORDER_MARKER, codes.RULE_BORDER_ACTIVE_FIRST, codes.RULE_BORDER_OPTIONAL),
    "bonus": (codes.RULE_BONUS_USE,),
    "draw": (codes.RULE_DRAW_ONE,),
}
_RULES_OF_PHASE = {
    codes.PHASE_ORDER: (codes.RULE_CLOSE_ORDER,),
    codes.PHASE_BANK_DRAW: (codes.RULE_CHECKPOINTS_BANK, codes.RULE_CHECKPOINTS_FACE_DOWN),
    codes.PHASE_BANK: (codes.RULE_CHECKPOINTS_BANK, codes.RULE_CHECKPOINTS_FACE_DOWN),
    codes.PHASE_SENATE: (codes.RULE_SENATE_MARKERS, codes.RULE_SENATE_KEEP, codes.RULE_SENATE_LEFT),
    codes.PHASE_BANK_SENATE: (codes.RULE_CHECKPOINTS_SENATE, codes.RULE_SENATE_MARKERS),
    codes.PHASE_DRAW: (codes.RULE_CENTURIONS_TAKE, codes.RULE_DRAW_ONE),
    codes.PHASE_EXTRA: (codes.RULE_TACTICS_EXTRA, codes.RULE_TACTICS_DECLINE),
}
_RULES_OF_BONUS = {
    codes.BONUS_MIGHT: (codes.RULE_MIGHT_INFLUENCE, codes.RULE_MIGHT_MARKER, codes.RULE_MIGHT_CLOSED),
    codes.BONUS_WEALTH: (codes.RULE_WEALTH_DRAW,),
    codes.BONUS_POISON: (codes.RULE_POISON_RETURN,),
}
_RULES_OF_CRASSUS = (
    codes.RULE_CRASSUS_TILE,
    codes.RULE_CRASSUS_CONTROL,
    codes.RULE_CRASSUS_CLOSE,
    codes.RULE_CRASSUS_TRAILS,
    codes.RULE_CRASSUS_INFLUENCE,
    codes.RULE_CRASSUS_NEIGHBOUR,
    codes.RULE_CRASSUS_CENTRAL,
    codes.RULE_CRASSUS_ANYWHERE,
)


def steps(state: State) -> tuple[TurnStep, ...]:
    """Return the steps of the turn with the present one; one step for Crassus, none at the end."""
    if state.phase == codes.PHASE_OVER:
        return ()
    if state.phase == codes.PHASE_CRASSUS:
        return (TurnStep(Message.of("caesar-step-crassus"), Standing.PRESENT, ids(_RULES_OF_CRASSUS)),)
    at = TURN.index(step_name(state))
    checklist = []
    for number, step in enumerate(TURN):
        standing = Standing.DONE if number < at else Standing.PRESENT if number == at else Standing.OPEN
        rules = present_rules(state, step) if number == at else _RULES_OF_STEP[step]
        checklist.append(TurnStep(Message.of(f"caesar-step-{step}"), standing, ids(rules)))
    return tuple(checklist)


def step_name(state: State) -> str:
    """Return the name of the step in progress; that of no step when the game is over."""
    if state.phase == codes.PHASE_OVER:
        return "over"
    return "crassus" if state.phase == codes.PHASE_CRASSUS else _STEP_OF_PHASE[state.phase]


def present_rules(state: State, step: str) -> tuple[int, ...]:
    """Return the rules that tell about what is owed now."""
    if state.phase == codes.PHASE_BONUS and state.taken in _RULES_OF_BONUS:
        return (*_RULES_OF_BONUS[state.taken], codes.RULE_BONUS_USE)
    return _RULES_OF_PHASE.get(state.phase, _RULES_OF_STEP[step])


@cache
def ids(rules: tuple[int, ...]) -> tuple[str, ...]:
    """Return the ids of rules."""
    return tuple(names.rule_id(rule) for rule in rules)


def leads_to(state: State, move: int) -> tuple[str, ...]:
    """Return the two provinces that a placement counts in, the one that the larger number faces last."""
    if move >= codes.MOVE_DOWN:
        return ()
    border = border_of(state.figures, move)
    ends = (state.figures.first[border], state.figures.second[border])
    toward, away = (ends[1], ends[0]) if move & 1 else ends
    return (f"province.{names.PROVINCES[away]}", f"province.{names.PROVINCES[toward]}")
