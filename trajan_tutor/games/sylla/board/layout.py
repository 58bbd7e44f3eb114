"""The layout: what lies where on the table, as an observer sees it, and every place that can be pointed at.

Names of spots. On the board: `event.1` (the top of the column) to `event.4`, `slot.1` to `slot.6`, `row.CHARACTER`,
`work`, `work.next`, `track.COLOUR.0` to `.4`, `famine.0` to `.6`, `supply.COLOUR`, `pile.buildings`, `pile.characters`,
`pile.events`, `round`. On the mat of a seat: `mat.S.set.CHARACTER` at setup, then `cards`, `tilted`, `down`, each with
`.CARD`; `buildings.BUILDING`, `buildings-down.BUILDING`, `tokens.COLOUR`, `cubes.FIGHTER`, `deniers`, `prestige`,
`name`, `consul`, `bid` and `hand`; `chosen.CHARACTER` and `chosen.hidden` at setup. Cards of a kind lie fanned.
"""

from functools import cache

from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.placement import Placement, Spot
from trajan_tutor.games.sylla.board.layout_mat import COVERED, NOTES_OF_CARDS, lay_mat
from trajan_tutor.games.sylla.board.layout_pieces import Table, label, signed_building, signed_card, signed_event
from trajan_tutor.games.sylla.knowledge.observation import hides_supply
from trajan_tutor.games.sylla.rules import codes, names
from trajan_tutor.games.sylla.rules.figures import Figures
from trajan_tutor.games.sylla.rules.state import State, tokens_left
from trajan_tutor.games.sylla.rules.terms import (
    building_term,
    card_term,
    colour_term,
    event_term,
    hexagon_term,
    work_term,
)
from trajan_tutor.games.sylla.words.fates import Fate, fates, leading

NOTES_OF_EVENTS = ("event-tokens", "famine-icons")


def placements(seen: Observation[State]) -> list[Placement]:
    """Return what lies where, as the observer sees it: the board first, then the mats."""
    return table_of(seen).placements


def spots(seen: Observation[State]) -> list[Spot]:
    """Return every place that can be pointed at now, in the order of `placements`."""
    return table_of(seen).spots


def table_of(seen: Observation[State]) -> Table:
    """Return the table as an observer sees it."""
    state = seen.state
    table = Table()
    lay_column(table, state)
    lay_tracks(table, state)
    lay_works(table, state)
    lay_row(table, state)
    lay_slots(table, state)
    lay_supplies(table, state)
    for seat in range(state.seats):
        lay_mat(table, state, seat)
    return table


def lay_column(table: Table, state: State) -> None:
    """Lay the events from the top down, with the cubes on them and what would become of each."""
    fate_of = fates(state)
    for place, event in enumerate(state.events):
        spot = f"event.{place + 1}"
        table.take(event_table(state.figures, spot, event))
        lay_cubes(table, state, place)
        if place in fate_of:
            fate = fate_of[place]
            tense = "would" if state.phase == codes.PHASE_FIGHT else "will"
            says = label(f"fate-{fate}-{tense}")
            if fate is not Fate.HAPPENED:
                # What is over has a word and no sign.
                table.lay(spot, fate, says)
            table.write(spot, label(f"fate-{fate}"), "fate")


@cache
def event_table(figures: Figures, spot: str, event: int) -> Table:
    """Return an event of the column without what lies on it."""
    table = Table()
    says = label("event", event=event_term(event))
    table.place(spot, says, codes.RULE_COLUMN_HAPPEN, *NOTES_OF_EVENTS)
    table.write(spot, label("event-name", event=event_term(event)))
    table.lay(spot, signed_event(figures, event), says)
    return table


def lay_cubes(table: Table, state: State, place: int) -> None:
    """Lay the cubes of each seat on an event; those of who leads stand out."""
    ahead = leading(state, place)
    for seat in range(state.seats):
        cubes = state.cubes[place * codes.SEATS + seat]
        if cubes:
            is_ahead = seat in ahead
            says = label("cubes-lead" if is_ahead else "cubes", seat=seat, cubes=cubes)
            symbol = "cube-lead" if is_ahead else "cube"
            table.lay(f"event.{place + 1}", symbol, says, text=str(cubes), seat=seat)


def lay_tracks(table: Table, state: State) -> None:
    """Lay the three Res Publica markers and the famine marker on their tracks."""
    table.spots += track_spots()
    for colour, name in enumerate(names.COLOURS):
        at = state.markers[colour]
        table.lay(f"track.{name}.{at}", f"marker-{name}", label("marker", colour=colour_term(colour), space=at))
    table.lay(f"famine.{state.famine}", "marker-famine", label("famine", space=state.famine))
    table.place("round", label("round", round=state.round), codes.RULE_ROUND_NEW)
    table.lay("round", "text", label("round", round=state.round), text=str(state.round))


@cache
def track_spots() -> tuple[Spot, ...]:
    """Return the spaces of the tracks: they are the same in every state."""
    table = Table()
    for colour, name in enumerate(names.COLOURS):
        for space in range(codes.MOST_MARKER + 1):
            says = label("track", colour=colour_term(colour), space=space)
            crisis = ("crisis-worth",) if space == codes.CRISIS else ()
            table.place(f"track.{name}.{space}", says, codes.RULE_COLUMN_MARKER, *crisis)
    for space in range(codes.MOST_FAMINE + 1):
        table.place(f"famine.{space}", label("famine-space", space=space), codes.RULE_FAMINE_LOSS)
    return tuple(table.spots)


def lay_works(table: Table, state: State) -> None:
    """Lay the great work of the round, and in phase VI the next one beside it."""
    if state.work >= 0:
        says = label("work", work=work_term(state.work))
        table.place("work", says, codes.RULE_WORK_PLACES)
        table.lay("work", f"work-{names.WORKS[state.work]}", says)
        table.write("work", label("work-name", work=work_term(state.work)))
    if state.phase == codes.PHASE_HAND and state.work_pile:
        says = label("work-next", work=work_term(state.work_pile[-1]))
        table.place("work.next", says, codes.RULE_WORK_HAND)
        table.lay("work.next", f"work-{names.WORKS[state.work_pile[-1]]}", says)
        table.write("work.next", label("work-name", work=work_term(state.work_pile[-1])))


def lay_row(table: Table, state: State) -> None:
    """Lay the open characters, those of a kind together."""
    for card, name in enumerate(names.CARDS):
        count = state.row[card]
        if count:
            says = label("row", card=card_term(card), count=count)
            table.place(f"row.{name}", says, codes.RULE_RECRUIT_MUST, *NOTES_OF_CARDS)
            table.write(f"row.{name}", label("card-name", card=card_term(card)))
            table.fan(f"row.{name}", signed_card(state.figures, card), says, count, f"row.{name}")


def lay_slots(table: Table, state: State) -> None:
    """Lay the buildings on sale into their slots; the one that is bid for stands out."""
    for slot, building in enumerate(state.slots):
        table.take(slot_table(state.figures, slot, building, is_offered=slot == state.slot))


@cache
def slot_table(figures: Figures, slot: int, building: int, *, is_offered: bool) -> Table:
    """Return a slot with the building in it; below 0 there is none."""
    table = Table()
    colour = hexagon_term(figures.slot_colours[slot])
    spot = f"slot.{slot + 1}"
    table.place(spot, label("slot", slot=slot + 1, colour=colour), codes.RULE_SALE_OFFER, "slots")
    if building >= 0:
        says = label("on-sale", building=building_term(building), colour=colour)
        if is_offered:
            says = label("on-offer", building=building_term(building), colour=colour)
            table.lay(spot, "ground-near", says)
        table.lay(spot, signed_building(figures, building), says)
        table.write(spot, label("building-name", building=building_term(building)))
    return table


def supply_shown(state: State, colour: int) -> tuple[Message, str]:
    """Return what is told and written of the tokens of a colour that are left."""
    if hides_supply(state, colour):
        return label("supply-covered", colour=colour_term(colour)), COVERED
    count = tokens_left(state, colour)
    # Of tokens that others took in secret nobody else knows the colours, so there may be fewer (S23).
    name = "supply-unseen" if any(state.unseen) else "supply"
    return label(name, colour=colour_term(colour), count=count), str(count)


def lay_supplies(table: Table, state: State) -> None:
    """Lay the supply of tokens and the hidden piles, with how many are in them."""
    for colour, name in enumerate(names.COLOURS):
        says, text = supply_shown(state, colour)
        table.place(f"supply.{name}", says, codes.RULE_TOKEN_SUPPLY, "tokens")
        table.lay(f"supply.{name}", f"token-{name}", says, text=text)
    piles = (
        ("buildings", state.building_pile, codes.RULE_ROUND_NEW, ("buildings-c",)),
        ("characters", state.character_pile, codes.RULE_ROUND_NEW, NOTES_OF_CARDS),
        ("events", state.event_pile, codes.RULE_COLUMN_NEW, NOTES_OF_EVENTS),
    )
    for name, pile, rule, notes in piles:
        says = label(f"pile-{name}", count=len(pile))
        table.place(f"pile.{name}", says, rule, *notes)
        table.lay(f"pile.{name}", "pile", says, text=str(len(pile)))
