"""Reads a position: every field, with the place named where it is not what it should be, or has too many pieces."""

from collections.abc import Sequence
from typing import Any

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.position_values import (
    read_index,
    read_indices,
    read_list,
    read_name_of_game,
    read_number,
    read_object,
    read_rulings,
    read_sorted,
    wrong_value,
)
from trajan_tutor.games.sylla.positions.position_pending import read_pending
from trajan_tutor.games.sylla.rules import codes, names
from trajan_tutor.games.sylla.rules.components import figures_for
from trajan_tutor.games.sylla.rules.events import happening_place
from trajan_tutor.games.sylla.rules.recruiting import cards_seen
from trajan_tutor.games.sylla.rules.setup import bare_state, draws_tiles
from trajan_tutor.games.sylla.rules.state import State
from trajan_tutor.games.sylla.rules.turn import settle

_FIELDS = (
    "game",
    "version",
    "seats",
    "round",
    "phase",
    "decision",
    "actor",
    "pending",
    "consul",
    "famine",
    "markers",
    "events",
    "row",
    "slots",
    "work",
    "players",
    "piles",
    "seed",
)
# What only some readings of the rules have to remember.
_READINGS = ("happened", "held", "tiles")
_PLAYER_FIELDS = ("prestige", "deniers", "tokens", "cards", "tilted", "down", "buildings", "buildings_down")
_PILES = ("buildings", "characters", "events", "works")
_MOST_PRESTIGE = 999
_FEWEST_SEATS = 3
# Phase codes by what the position calls phase and decision; an income begins with its Temples.
_PHASES = {
    (phase, decision): code
    for code, (phase, decision) in reversed(list(enumerate(zip(names.PHASES, names.DECISIONS, strict=True))))
}


def read_state(data: Any, rulings: dict[str, object]) -> State:
    """Return the state of a position, with rulings that hold where it chooses nothing.

    Raises UnreadableError that names the place and what was expected there.
    """
    position = read_object(data, "position", _FIELDS, ("options", "winners", *_READINGS))
    read_name_of_game(position, "sylla", 1)
    figures = read_rulings(position, rulings, figures_for)
    state = bare_state(figures, read_number(position["seats"], "seats", _FEWEST_SEATS, codes.SEATS))
    state.round = read_number(position["round"], "round", 1, figures.rounds)
    state.phase = read_phase(position)
    is_over = state.phase == codes.PHASE_OVER
    state.actor = codes.NOBODY if is_over else read_number(position["actor"], "actor", 0, state.seats - 1)
    if is_over and position["actor"] is not None:
        raise wrong_value("actor", position["actor"], "null")
    state.consul = read_number(position["consul"], "consul", 0, state.seats - 1)
    state.seed = read_number(position["seed"], "seed", 0, 2**64 - 1)
    read_table(state, position)
    players = read_list(position["players"], "players")
    if len(players) != state.seats:
        raise wrong_value("players", len(players), str(state.seats))
    for seat, player in enumerate(players):
        read_player(state, seat, player)
    read_piles(state, position["piles"])
    state.known = cards_seen(state)
    read_pending(state, position["pending"])
    read_readings(state, position)
    check_counts(state)
    if not is_over:
        settle(state)
    # A position lies at the beginning of a part, which counts.
    state.fresh = state.parts = 1
    read_winners(state, position)
    return state


def read_readings(state: State, position: dict[str, Any]) -> None:
    """Read what only some readings of the rules have to remember: a list that says nothing is left out."""
    figures = state.figures
    remembered = {"happened": figures.turns_once, "held": figures.holds_all_round, "tiles": draws_tiles(state)}
    for name, is_chosen in remembered.items():
        if name in position and not (is_chosen and read_list(position[name], name)):
            raise UnreadableError("sylla-position-reading", place=name)
    if "happened" in position:
        read_happened(state, read_indices(position["happened"], "happened", names.EVENTS))
    if "held" in position:
        read_held(state, position["held"])
    # A position that was made without them does not tell which tiles were drawn.
    if "tiles" in position:
        state.tiles = read_tiles(position["tiles"], state.seats)


def read_happened(state: State, happened: list[int]) -> None:
    """Read which lasting events of the column have happened before, from the top down (S5)."""
    figures = state.figures
    before = [event for event in happened if event in state.events]
    lasting = [event for event in before if figures.covers[event] or figures.covers_buildings[event]]
    places = [state.events.index(event) for event in lasting]
    if len(places) != len(happened) or places != sorted(set(places)):
        raise wrong_value("happened", [names.EVENTS[event] for event in happened], "EVENT, EVENT")
    state.happened = sum(1 << place for place in places)
    if state.phase == codes.PHASE_TURN_DOWN and state.happened >> happening_place(state) & 1:
        raise UnreadableError("sylla-position-happening", place="happened")


def read_held(state: State, value: Any) -> None:
    """Read which markers, at an end of their track, Taverns hold to the end of the round (S17)."""
    for colour in read_indices(value, "held", names.COLOURS):
        at_an_end = state.markers[colour] in (codes.CRISIS, codes.MOST_MARKER)
        in_income = state.phase in (codes.PHASE_TEMPLE, codes.PHASE_TAVERN)
        if not at_an_end or state.phase < codes.PHASE_TEMPLE or (in_income and not state.moved >> colour & 1):
            raise UnreadableError("sylla-position-held", place="held", name=names.COLOURS[colour])
        state.held |= 1 << colour
    if value != sorted({*value}):
        raise wrong_value("held", value, ", ".join(sorted(names.COLOURS)))


def read_tiles(value: Any, seats: int) -> list[int]:
    """Return the numbers of the revenue tiles of all seats, the lowest first (S13)."""
    tiles = [
        read_number(tile, f"tiles[{seat}]", 1, codes.REVENUE_TILES)
        for seat, tile in enumerate(read_list(value, "tiles"))
    ]
    if len(set(tiles)) != seats or len(tiles) != seats or tiles[0] != min(tiles):
        raise wrong_value("tiles", value, "N, N, N")
    return tiles


def read_phase(position: dict[str, Any]) -> int:
    """Return the code of phase and decision."""
    phase = position["phase"]
    read_index(phase, "phase", names.PHASES)
    decisions = [decision for name, decision in _PHASES if name == phase]
    decision = position["decision"]
    if phase == "over":
        if decision is not None:
            raise wrong_value("decision", decision, "null")
        return codes.PHASE_OVER
    read_index(decision, "decision", decisions)
    return _PHASES[phase, decision]


def read_winners(state: State, position: dict[str, Any]) -> None:
    """Check that a finished game, and no other, names seats that have won."""
    if ("winners" in position) != (position["phase"] == "over"):
        raise UnreadableError("sylla-position-winners")
    for number, seat in enumerate(read_list(position.get("winners", []), "winners")):
        read_number(seat, f"winners[{number}]", 0, state.seats - 1)


def read_table(state: State, position: dict[str, Any]) -> None:
    """Read what all share."""
    state.famine = read_number(position["famine"], "famine", 0, codes.MOST_FAMINE)
    markers = read_object(position["markers"], "markers", names.COLOURS)
    state.markers = [read_number(markers[name], f"markers.{name}", 0, codes.MOST_MARKER) for name in names.COLOURS]
    state.events = read_indices(position["events"], "events", names.EVENTS)
    if len(state.events) != codes.COLUMN or state.events[-1] != codes.DECADENCE:
        raise wrong_value("events", position["events"], f"{codes.COLUMN}, decadence")
    for card in read_sorted(position["row"], "row", names.CARDS):
        state.row[card] += 1
    slots = read_list(position["slots"], "slots")
    if len(slots) != codes.SLOTS:
        raise wrong_value("slots", len(slots), str(codes.SLOTS))
    state.slots = [
        codes.NONE if name is None else read_index(name, f"slots[{number}]", names.BUILDINGS)
        for number, name in enumerate(slots)
    ]
    if (position["work"] is None) != (state.phase == codes.PHASE_OVER):
        raise wrong_value("work", position["work"], ", ".join(names.WORKS))
    if position["work"] is not None:
        state.work = read_index(position["work"], "work", names.WORKS)


def read_player(state: State, seat: int, value: Any) -> None:
    """Read what lies in the area of a seat."""
    place = f"players[{seat}]"
    player = read_object(value, place, _PLAYER_FIELDS, ("secret",))
    state.prestige[seat] = read_number(player["prestige"], f"{place}.prestige", 0, _MOST_PRESTIGE)
    state.ledger[seat * codes.SOURCES + codes.SOURCE_LOADED] = state.prestige[seat]
    state.deniers[seat] = read_number(player["deniers"], f"{place}.deniers", 0, codes.MOST_DENIERS)
    tokens = read_object(player["tokens"], f"{place}.tokens", names.COLOURS)
    for colour, name in enumerate(names.COLOURS):
        most = state.figures.tokens_each
        state.tokens[seat * codes.COLOURS + colour] = read_number(tokens[name], f"{place}.tokens.{name}", 0, most)
    if "secret" in player:
        read_secret(state, seat, player["secret"], f"{place}.secret")
    is_covered: list[int] = [0] * codes.CARDS
    is_covered_building: list[int] = [0] * codes.BUILDINGS
    for event in state.events:
        for card in state.figures.covers[event]:
            is_covered[card] = 1
        for building in state.figures.covers_buildings[event]:
            is_covered_building[building] = 1
    every, stays = [1] * codes.CARDS, state.figures.may_lie
    pieces: tuple[tuple[str, list[int], tuple[str, ...], list[int], str], ...] = (
        ("cards", state.upright, names.CARDS, every, "card"),
        ("tilted", state.tilted, names.CARDS, every, "card"),
        ("down", state.down, names.CARDS, is_covered, "covered"),
        ("buildings", state.buildings, names.BUILDINGS, stays, "stays"),
        ("buildings_down", state.buildings_down, names.BUILDINGS, is_covered_building, "covered"),
    )
    for field, counts, words, allowed, why in pieces:
        read_pieces(player[field], f"{place}.{field}", seat, counts, words, allowed, why)


def read_secret(state: State, seat: int, value: Any, place: str) -> None:
    """Read which tokens of a seat were taken in secret and not shown since (S23)."""
    if not state.figures.tokens_secret:
        raise UnreadableError("sylla-position-reading", place=place)
    secret = read_object(value, place, names.COLOURS)
    for colour, name in enumerate(names.COLOURS):
        at = seat * codes.COLOURS + colour
        state.veiled[at] = read_number(secret[name], f"{place}.{name}", 0, state.tokens[at])
    if state.phase == codes.PHASE_OVER or not any(secret.values()):
        raise UnreadableError("sylla-position-reading", place=place)


def read_pieces(
    value: Any, place: str, seat: int, counts: list[int], words: Sequence[str], allowed: list[int], why: str
) -> None:
    """Count the pieces of a list, each of which is allowed there; `why` is what stands in the key of the refusal."""
    for code in read_sorted(value, place, words):
        if not allowed[code]:
            raise UnreadableError(f"sylla-position-{why}", place=place, name=words[code])
        counts[seat * len(words) + code] += 1


def read_piles(state: State, value: Any) -> None:
    """Read the hidden piles, the next piece last."""
    piles = read_object(value, "piles", _PILES)
    state.building_pile = read_indices(piles["buildings"], "piles.buildings", names.BUILDINGS)
    state.character_pile = read_indices(piles["characters"], "piles.characters", names.CARDS)
    state.event_pile = read_indices(piles["events"], "piles.events", names.EVENTS)
    state.work_pile = read_indices(piles["works"], "piles.works", names.WORKS)


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
