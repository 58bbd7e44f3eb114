"""Named quantities of an observation, shared by evaluation and explanation: each with its unit, rule id and value.

The values are those of `evaluation`, so that the values of a seat's features add up to its value.
What has happened to a seat between two states of a trial is told by milestones, as a person would name it.
"""

from trajan_tutor.engine.game import SCORE, Feature, Observation
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.planning import Milestone
from trajan_tutor.games.sylla.knowledge import evaluation, values
from trajan_tutor.games.sylla.rules import codes, names
from trajan_tutor.games.sylla.rules.closing import christians, crisis_of
from trajan_tutor.games.sylla.rules.state import State, senators
from trajan_tutor.games.sylla.rules.terms import colour_term

_RULE_OF_SOURCE = (
    codes.RULE_SETUP_DENIERS,
    codes.RULE_SETUP_DENIERS,
    codes.RULE_BUILDING_ARCH,
    codes.RULE_FIGHT_DECADENCE,
    codes.RULE_WORK_PLACES,
    codes.RULE_WORK_PLEBS,
    codes.RULE_FAMINE_LOSS,
    codes.RULE_CRISIS_COUNT,
    codes.RULE_END_CHRISTIANS,
    codes.RULE_END_SLAVES,
    codes.RULE_END_TOKENS,
)
# By quantity of the evaluation: its name, unit, rule, and the source of prestige that it is likely to feed.
_QUANTITIES = (
    ("deniers", "deniers", codes.RULE_WORK_DENIERS, "works"),
    ("senators", "votes", codes.RULE_CONSUL_VOTES, "works"),
    ("merchants", "cards", codes.RULE_INCOME_REVENUE, ""),
    ("slaves", "cards", codes.RULE_SALE_HEXAGONS, ""),
    ("legionaries", "cubes", codes.RULE_FIGHT_CUBES, "tokens"),
    ("vestals", "cubes", codes.RULE_FIGHT_CUBES, "tokens"),
    ("christians", "cards", codes.RULE_END_CHRISTIANS, "christians"),
    ("cranes", "cards", codes.RULE_BUILDING_CRANE, ""),
    ("stalls", "buildings", codes.RULE_BUILDING_STALL, ""),
    ("fields", "buildings", codes.RULE_BUILDING_FIELD, "famine"),
    ("temples", "buildings", codes.RULE_BUILDING_TEMPLE, "tokens"),
    ("taverns", "buildings", codes.RULE_BUILDING_TAVERN, "tokens"),
    ("face-down", "pieces", codes.RULE_COLUMN_TURN_UP, ""),
    ("crises", "crises", codes.RULE_CRISIS_COUNT, "crisis"),
    ("office", "offices", codes.RULE_CONSUL_BID, ""),
    ("freedom", "cards", codes.RULE_END_SLAVES, "slaves"),
    ("tokens", "tokens", codes.RULE_END_TOKENS, "tokens"),
)


def rule_of_source(source: str) -> str:
    """Return the id of the rule by which prestige of a source is gained.

    >>> rule_of_source("plebs")
    'sylla.work.plebs'
    """
    return names.rule_id(_RULE_OF_SOURCE[names.SOURCE_NAMES.index(source)])


def features(seen: Observation[State], seat: int) -> list[Feature]:
    """Return what a seat has and what it is likely to bring."""
    state = seen.state
    prestige = state.prestige[seat]
    rule = names.rule_id(codes.RULE_END_WINNER)
    everything = [Feature(SCORE, prestige, "points", rule, values.PRESTIGE * prestige)]
    for quantity, (name, unit, code, source) in enumerate(_QUANTITIES):
        value = evaluation.value_of_quantity(state, seat, quantity)
        number = quantity_of(state, seat, quantity)
        everything.append(
            Feature(name, number, unit, names.rule_id(code), value, spots=spots(seat, name), source=source)
        )
    return everything


def quantity_of(state: State, seat: int, quantity: int) -> int:
    """Return how much of a quantity a seat has."""
    cards, buildings = seat * codes.CARDS, seat * codes.BUILDINGS
    own_cards = [state.upright[cards + card] + state.tilted[cards + card] for card in range(codes.CARDS)]
    tiles = state.buildings[buildings : buildings + codes.BUILDINGS]
    down = state.down[cards : cards + codes.CARDS]
    down_tiles = state.buildings_down[buildings : buildings + codes.BUILDINGS]
    colours = range(codes.COLOURS)
    numbers = (
        state.deniers[seat],
        senators(state, seat),
        own_cards[codes.MERCHANT] + own_cards[codes.CHRISTIAN_MERCHANT],
        own_cards[codes.SLAVE] + own_cards[codes.CHRISTIAN_SLAVE],
        own_cards[codes.LEGIONARY],
        own_cards[codes.VESTAL],
        christians(state, seat),
        own_cards[codes.CRANE],
        tiles[codes.STALL],
        tiles[codes.FIELD],
        tiles[codes.TEMPLE],
        tiles[codes.TAVERN],
        sum(down) + sum(down_tiles),
        sum(state.markers[colour] == codes.CRISIS for colour in colours),
        evaluation.measure(state, seat, values.OFFICE),
        own_cards[codes.SLAVE] + own_cards[codes.CHRISTIAN_SLAVE],
        sum(state.tokens[seat * codes.COLOURS + colour] for colour in colours),
    )
    return numbers[quantity]


def spots(seat: int, name: str) -> tuple[str, ...]:
    """Return the places on a mat where a quantity is always seen."""
    if name == "tokens":
        return tuple(f"mat.{seat}.tokens.{colour}" for colour in names.COLOURS)
    return (f"mat.{seat}.deniers",) if name == "deniers" else ()


COSTS = "crisis-costs"
BRINGS = "crisis-brings"
TOKENS = "token"
FAMINE = "famine"


def milestones(before: State, after: State, seat: int) -> frozenset[Milestone]:
    """Return the crises that cost or bring a seat prestige, its new tokens, and whether a famine cost it some."""
    reached = []
    for colour in range(codes.COLOURS):
        if after.markers[colour] == codes.CRISIS and (change := crisis_of(after, seat, colour)):
            source = names.SOURCE_NAMES[codes.SOURCE_CRISIS]
            reached.append(Milestone(COSTS if change < 0 else BRINGS, str(colour), source, loss=change < 0))
        place = seat * codes.COLOURS + colour
        if after.tokens[place] > before.tokens[place]:
            reached.append(Milestone(TOKENS, str(colour), names.SOURCE_NAMES[codes.SOURCE_TOKENS]))
    lost = seat * codes.SOURCES + codes.SOURCE_FAMINE
    if after.ledger[lost] < before.ledger[lost]:
        reached.append(Milestone(FAMINE, "", names.SOURCE_NAMES[codes.SOURCE_FAMINE], loss=True))
    return frozenset(reached)


def milestone_words(milestone: Milestone) -> Message:
    """Return what happened in words."""
    key = f"sylla-milestone-{milestone.name}"
    return Message.of(key, colour=colour_term(int(milestone.place))) if milestone.place else Message.of(key)
