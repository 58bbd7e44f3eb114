"""Checks that a position holds no more pieces of a kind than there are."""

from collections.abc import Sequence

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.games.sylla.rules import codes, names
from trajan_tutor.games.sylla.rules.state import State


def check_counts(state: State) -> None:
    """Raise UnreadableError for a kind of which there are too many pieces."""
    check_cards(state)
    check_buildings(state)
    check_at_most("tokens", names.COLOURS, tokens(state), [state.figures.tokens_each] * codes.COLOURS)
    events = [state.events.count(event) + state.event_pile.count(event) for event in range(codes.EVENTS)]
    check_at_most("events", names.EVENTS, events, [1] * codes.EVENTS)
    works = [state.work_pile.count(work) + (state.work == work) for work in range(codes.WORKS)]
    check_at_most("works", names.WORKS, works, [1] * codes.WORKS)
    check_enough(state)


def check_enough(state: State) -> None:
    """Raise UnreadableError when too few events or works are left for the rounds to come."""
    if state.phase == codes.PHASE_OVER:
        return
    rounds = state.figures.rounds - state.round
    is_drawn = state.phase == codes.PHASE_HAND
    for place, pile, least in (
        ("piles.events", state.event_pile, rounds + (0 if is_drawn else 1)),
        ("piles.works", state.work_pile, rounds),
    ):
        if len(pile) < least:
            raise UnreadableError("sylla-position-short", place=place, least=least)


def check_at_most(place: str, words: Sequence[str], counts: list[int], most: list[int]) -> None:
    """Raise UnreadableError for the first kind of which more are found than there are."""
    for name, number, there_are in zip(words, counts, most, strict=True):
        if number > there_are:
            raise UnreadableError("sylla-position-count", place=place, name=name, found=number, most=there_are)


def check_cards(state: State) -> None:
    """Raise UnreadableError for a card of which there are too many."""
    figures = state.figures
    counts = [
        state.row[card]
        + state.character_pile.count(card)
        + sum(area[seat * codes.CARDS + card] for area in areas(state) for seat in range(state.seats))
        for card in range(codes.CARDS)
    ]
    most = [figures.set_count * number for number in figures.card_set]
    most[codes.CRANE] = sum(back.count(codes.BUILDING_CRANE) for back in figures.buildings_by_back)
    check_at_most("cards", names.CARDS, counts, most)


def areas(state: State) -> tuple[list[int], ...]:
    """Return where the cards of seats lie."""
    return (state.upright, state.tilted, state.down, state.chosen)


def check_buildings(state: State) -> None:
    """Raise UnreadableError for a building of which there are too many."""
    counts = [
        state.slots.count(building)
        + state.building_pile.count(building)
        + sum(
            area[seat * codes.BUILDINGS + building]
            for area in (state.buildings, state.buildings_down)
            for seat in range(state.seats)
        )
        for building in range(codes.BUILDINGS)
    ]
    most = [
        sum(back.count(building) for back in state.figures.buildings_by_back) for building in range(codes.BUILDINGS)
    ]
    check_at_most("buildings", names.BUILDINGS, counts, most)


def tokens(state: State) -> list[int]:
    """Return how many tokens of each colour seats hold."""
    seats = range(state.seats)
    return [sum(state.tokens[seat * codes.COLOURS + colour] for seat in seats) for colour in range(codes.COLOURS)]
