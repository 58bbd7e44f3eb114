"""The phases of a round as a checklist, with the rules of the present one."""

from functools import cache

from trajan_tutor.engine.game import Standing, TurnStep
from trajan_tutor.engine.message import Message
from trajan_tutor.games.sylla.rules import codes, names
from trajan_tutor.games.sylla.rules.state import State

ROUND = ("consul", "recruiting", "buildings", "income", "events", "work", "famine")

_STEP_OF_PHASE = {
    codes.PHASE_ELECTION: "consul",
    codes.PHASE_CONSUL: "consul",
    codes.PHASE_RECRUIT: "recruiting",
    codes.PHASE_OFFER: "buildings",
    codes.PHASE_SALE: "buildings",
    codes.PHASE_PAY: "buildings",
    codes.PHASE_KEEP: "buildings",
    codes.PHASE_INSULA: "buildings",
    codes.PHASE_TEMPLE: "income",
    codes.PHASE_TAVERN: "income",
    codes.PHASE_FIGHT: "events",
    codes.PHASE_PREVENT: "events",
    codes.PHASE_TURN_DOWN: "events",
    codes.PHASE_REMOVE: "events",
    codes.PHASE_HAND: "work",
}
_RULES_OF_STEP = {
    "consul": (codes.RULE_CONSUL_BID, codes.RULE_CONSUL_PAYS, codes.RULE_CONSUL_TOKEN, codes.RULE_FAMINE_ICONS),
    "recruiting": (codes.RULE_RECRUIT_MUST, codes.RULE_RECRUIT_REST),
    "buildings": (codes.RULE_SALE_OFFER, codes.RULE_SALE_BID, codes.RULE_PAY_TILT, codes.RULE_SALE_UNSOLD),
    "income": (codes.RULE_INCOME_REVENUE, codes.RULE_BUILDING_TEMPLE, codes.RULE_BUILDING_TAVERN),
    "events": (
        codes.RULE_FIGHT_CUBES,
        codes.RULE_FIGHT_TOKEN,
        codes.RULE_COLUMN_PREVENT,
        codes.RULE_COLUMN_HAPPEN,
        codes.RULE_COLUMN_REMOVE,
    ),
    "work": (codes.RULE_WORK_HAND, codes.RULE_WORK_PLACES, codes.RULE_WORK_PLEBS, codes.RULE_WORK_TOGETHER),
    "famine": (codes.RULE_FAMINE_LOSS, codes.RULE_CRISIS_COUNT, codes.RULE_ROUND_NEW),
}
_RULES_OF_PHASE = {
    codes.PHASE_ELECTION: (codes.RULE_CONSUL_BID, codes.RULE_CONSUL_HIGHER, codes.RULE_CONSUL_PAYS),
    codes.PHASE_CONSUL: (codes.RULE_CONSUL_TOKEN, codes.RULE_FAMINE_ICONS),
    codes.PHASE_OFFER: (codes.RULE_SALE_OFFER,),
    codes.PHASE_SALE: (codes.RULE_SALE_BID, codes.RULE_SALE_HIGHER, codes.RULE_SALE_HEXAGONS),
    codes.PHASE_PAY: (codes.RULE_PAY_TILT, codes.RULE_PAY_COLOUR),
    codes.PHASE_KEEP: (codes.RULE_BUILDING_CRANE, codes.RULE_BUILDING_INSULA),
    codes.PHASE_INSULA: (codes.RULE_BUILDING_INSULA,),
    codes.PHASE_TEMPLE: (codes.RULE_BUILDING_TEMPLE,),
    codes.PHASE_TAVERN: (codes.RULE_BUILDING_TAVERN, codes.RULE_TAVERN_ONCE, codes.RULE_TAVERN_END),
    codes.PHASE_FIGHT: (codes.RULE_FIGHT_CUBES, codes.RULE_FIGHT_TOKEN, codes.RULE_COLUMN_PREVENT),
    codes.PHASE_PREVENT: (codes.RULE_COLUMN_PREVENT, codes.RULE_COLUMN_HAPPEN),
    codes.PHASE_TURN_DOWN: (codes.RULE_COLUMN_TURN_DOWN, codes.RULE_COLUMN_TURN_UP),
    codes.PHASE_REMOVE: (codes.RULE_COLUMN_REMOVE, codes.RULE_COLUMN_TURN_UP),
}


def steps(state: State) -> tuple[TurnStep, ...]:
    """Return the phases of the round with the present one; one step at setup, none at the end."""
    if state.phase == codes.PHASE_OVER:
        return ()
    if state.phase == codes.PHASE_CHOOSE:
        return (TurnStep(Message.of("sylla-step-setup"), Standing.PRESENT, ids((codes.RULE_SETUP_CHOOSE,))),)
    at = ROUND.index(step_name(state))
    checklist = []
    for number, step in enumerate(ROUND):
        standing = Standing.DONE if number < at else Standing.PRESENT if number == at else Standing.OPEN
        rules = _RULES_OF_PHASE.get(state.phase, _RULES_OF_STEP[step]) if number == at else _RULES_OF_STEP[step]
        checklist.append(TurnStep(Message.of(f"sylla-step-{step}"), standing, ids(rules)))
    return tuple(checklist)


def step_name(state: State) -> str:
    """Return the name of the step in progress; that of setup, and of none when the game is over."""
    if state.phase == codes.PHASE_OVER:
        return "over"
    return _STEP_OF_PHASE.get(state.phase, "setup")


@cache
def ids(rules: tuple[int, ...]) -> tuple[str, ...]:
    """Return the ids of rules."""
    return tuple(names.rule_id(rule) for rule in rules)
