"""The words of the catalogue that stand for the codes of the rules, and what choices have in common in few words."""

from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.message import Message, terms
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.sylla.rules import codes, names
from trajan_tutor.games.sylla.rules.sales import most_hexagons
from trajan_tutor.games.sylla.rules.state import State

card_term = terms("sylla-card", names.CARDS)
building_term = terms("sylla-tile", names.BUILDINGS)
event_term = terms("sylla-happening", names.EVENTS)
work_term = terms("sylla-great-work", names.WORKS)
colour_term = terms("sylla-colour", names.COLOURS)
hexagon_term = terms("sylla-hexagon", names.HEXAGONS)
fighter_term = terms("sylla-fighter", names.FIGHTERS)
thumb_term = terms("sylla-thumb", names.THUMBS)
direction_term = terms("sylla-direction", names.DIRECTIONS)
source_term = terms("sylla-source", names.SOURCE_NAMES)
phase_term = terms("sylla-phase", [word(phase) for phase in sorted(names.Phase)])


# What an upright card does in the rest of a round after it could have paid: its vote, its denier, its cube.
_VOTES = (codes.SENATOR, codes.CHRISTIAN_SENATOR)
_DENIERS = (codes.MERCHANT, codes.CHRISTIAN_MERCHANT)
_CUBES = (codes.LEGIONARY, codes.VESTAL)
_USEFUL = {card: use for use, cards in (("vote", _VOTES), ("denier", _DENIERS), ("cube", _CUBES)) for card in cards}

# More different things are summed up: a button is short.
_FEW = 2


def card_symbol(card: int) -> str:
    """Return the symbol of an upright card."""
    return f"card-{names.CARDS[card]}"


def card_look(state: State, card: int) -> ChoiceLook:
    """Return a character that can be had, with its hexagons."""
    mask = state.figures.hexagons[card]
    colours = tuple(hexagon_term(colour) for colour in range(len(names.HEXAGONS)) if mask >> colour & 1)
    hexagons = Message.of("sylla-choice-hexagons", colours=colours)
    return ChoiceLook(Message.of("sylla-choice-card", card=card_term(card)), hexagons, symbol=card_symbol(card))


def costs(cards: dict[int, int]) -> Message:
    """Return what is lost in this round when so many of each kind of card tilt: votes, deniers, cubes."""
    lost = {"vote": 0, "denier": 0, "cube": 0}
    for card, number in cards.items():
        if card in _USEFUL:
            lost[_USEFUL[card]] += number
    if sum(number > 0 for number in lost.values()) > _FEW:
        return Message.of("sylla-choice-costs-some", cards=sum(lost.values()))
    losses = tuple(Message.of(f"sylla-choice-lost-{use}", number=number) for use, number in lost.items() if number)
    return Message.of("sylla-choice-costs", lost=losses) if losses else Message.of("sylla-choice-costs-nothing")


def costs_of_paying(state: State, hexagons: int) -> Message:
    """Return what it costs in this round to pay so many hexagons of the slot's colour, the least useful cards first."""
    colour = state.figures.slot_colours[state.slot]
    upright = {card: state.upright[state.actor * codes.CARDS + card] for card in state.figures.hexagon_cards[colour]}
    useful = {card: number for card, number in upright.items() if card in _USEFUL and number}
    needed = hexagons - sum(number for card, number in upright.items() if card not in _USEFUL)
    if needed <= 0:
        return Message.of("sylla-choice-costs-nothing")
    if len({_USEFUL[card] for card in useful}) == 1:
        return costs({next(iter(useful)): needed})
    if hexagons == most_hexagons(state, state.actor, state.slot):
        return costs(useful)
    return Message.of("sylla-choice-costs-some", cards=needed)
