"""The mat of a seat: its cards upright, tilted and face down, its buildings, tokens, deniers, bids and hand."""

from functools import cache

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.placement import Spot
from trajan_tutor.games.sylla.board.layout_pieces import Table, label, signed_building, signed_card, spot_of
from trajan_tutor.games.sylla.knowledge.observation import hides_deniers, hides_tokens
from trajan_tutor.games.sylla.rules import codes, names
from trajan_tutor.games.sylla.rules.closing import winners
from trajan_tutor.games.sylla.rules.state import State
from trajan_tutor.games.sylla.rules.terms import building_term, card_term, colour_term, fighter_term

# By building.
RULE_OF_BUILDING = tuple(
    rule for building in names.BUILDINGS for rule in names.Rule if names.rule_id(rule) == f"sylla.building.{building}"
)
NOTES_OF_CARDS = ("christians", "hexagons")
# What stands where a screen covers an amount.
COVERED = "?"
REVENUE_TILES = ("I", "II", "III", "IV")
_AREAS = ("cards", "tilted", "down")
_CARD_RULES = (codes.RULE_RECRUIT_MUST, codes.RULE_PAY_TILT, codes.RULE_COLUMN_TURN_DOWN)
_CARD_SYMBOLS = ("card", "tilted", "down")


def lay_mat(table: Table, state: State, seat: int) -> None:
    """Lay everything that a seat has in front of it."""
    lay_name(table, state, seat)
    if state.phase == codes.PHASE_CHOOSE:
        lay_set(table, state, seat)
    for area, counts in enumerate((state.upright, state.tilted, state.down)):
        for card, name in enumerate(names.CARDS):
            count = counts[seat * codes.CARDS + card]
            if count:
                spot = spot_of_cards(seat, area, card, count)
                drawn = f"{_CARD_SYMBOLS[area]}-{name}" if area else signed_card(state.figures, card)
                table.spots.append(spot)
                table.fan(spot.name, drawn, spot.label, count, f"card.{seat}.{name}")
    lay_buildings(table, state, seat)
    lay_counts(table, state, seat)
    lay_bids(table, state, seat)


@cache
def spot_of_cards(seat: int, area: int, card: int, count: int) -> Spot:
    """Return the place of so many equal cards on a mat."""
    says = label(_AREAS[area], card=card_term(card), count=count)
    return spot_of(f"mat.{seat}.{_AREAS[area]}.{names.CARDS[card]}", says, _CARD_RULES[area], *NOTES_OF_CARDS)


def lay_name(table: Table, state: State, seat: int) -> None:
    """Lay letter and name of a seat, and whether it is to decide or has won."""
    spot = f"mat.{seat}.name"
    says = label("name", seat=seat)
    if state.tiles:
        says = label("name-tile", seat=seat, tile=REVENUE_TILES[state.tiles[seat] - 1])
    table.place(spot, says, codes.RULE_TURN_ORDER)
    table.lay(spot, "letter", says, text="ABCD"[seat], seat=seat)
    table.lay(spot, "name", says, seat=seat)
    if state.phase == codes.PHASE_OVER:
        if seat in winners(state):
            table.lay(spot, "won", label("won"), seat=seat)
    elif seat == state.actor:
        table.lay(spot, "to-act", label("to-act"), seat=seat)


def lay_set(table: Table, state: State, seat: int) -> None:
    """Lay the set that a seat chooses from, less what this copy shows that it has chosen."""
    for card, name in enumerate(names.CARDS):
        held = state.figures.card_set[card]
        if held == 0:
            continue
        chosen = state.chosen[seat * codes.CARDS + card]
        spot = f"mat.{seat}.set.{name}"
        says = label("set", card=card_term(card), count=held - chosen, chosen=chosen)
        table.place(spot, says, codes.RULE_SETUP_CHOOSE, *NOTES_OF_CARDS)
        if held > chosen:
            table.fan(spot, signed_card(state.figures, card), says, held - chosen, f"card.{seat}.{name}")
        if chosen:
            spot = f"mat.{seat}.chosen.{name}"
            says = label("chosen", card=card_term(card), count=chosen)
            table.place(spot, says, codes.RULE_SETUP_CHOOSE)
            table.fan(spot, signed_card(state.figures, card), says, chosen, f"card.{seat}.{name}")
    hidden = state.unknown[seat]
    if hidden:
        spot = f"mat.{seat}.chosen.hidden"
        says = label("chosen-hidden", count=hidden)
        table.place(spot, says, codes.RULE_SETUP_CHOOSE)
        table.fan(spot, "card-back", says, hidden, f"card.{seat}.hidden")


def lay_buildings(table: Table, state: State, seat: int) -> None:
    """Lay the buildings that stay, face up and face down."""
    areas = (("buildings", state.buildings, "building"), ("buildings-down", state.buildings_down, "building-down"))
    for building, name in enumerate(names.BUILDINGS):
        for area, counts, symbol in areas:
            count = counts[seat * codes.BUILDINGS + building]
            if count:
                spot = f"mat.{seat}.{area}.{name}"
                says = label(area, building=building_term(building), count=count)
                table.place(spot, says, RULE_OF_BUILDING[building])
                drawn = signed_building(state.figures, building) if area == "buildings" else f"{symbol}-{name}"
                table.fan(spot, drawn, says, count, f"building.{seat}.{name}")


def lay_counts(table: Table, state: State, seat: int) -> None:
    """Lay prestige, deniers, tokens, cubes still to be placed, and the sign of the consul."""
    mat = f"mat.{seat}"
    table.take(prestige_table(seat, state.prestige[seat]))
    table.take(deniers_table(seat, -1 if hides_deniers(state, seat) else state.deniers[seat]))
    for colour in range(codes.COLOURS):
        is_covered = hides_tokens(state, seat, colour)
        shown = (-1, 0) if is_covered else (state.tokens[seat * codes.COLOURS + colour], state.unseen[seat])
        table.take(tokens_table(seat, colour, *shown))
    for fighter, name in enumerate(names.FIGHTERS):
        left = state.left[seat * codes.FIGHTERS + fighter]
        if left:
            says = label("cubes-left", fighter=fighter_term(fighter), cubes=left)
            table.place(f"{mat}.cubes.{name}", says, codes.RULE_FIGHT_CUBES)
            table.lay(f"{mat}.cubes.{name}", "cube", says, text=str(left), seat=seat)
    if seat == state.consul:
        table.place(f"{mat}.consul", label("consul"), codes.RULE_CONSUL_BID)
        table.lay(f"{mat}.consul", "consul", label("consul"), seat=seat)


@cache
def prestige_table(seat: int, prestige: int) -> Table:
    """Return the table part with the prestige of a seat."""
    table, spot, says = Table(), f"mat.{seat}.prestige", label("prestige", prestige=prestige)
    table.place(spot, says, codes.RULE_END_WINNER)
    table.lay(spot, "prestige", says, text=str(prestige), seat=seat)
    return table


@cache
def deniers_table(seat: int, deniers: int) -> Table:
    """Return the deniers of a seat and their place; a number below 0 is covered."""
    table, spot = Table(), f"mat.{seat}.deniers"
    says = label("deniers-covered") if deniers < 0 else label("deniers", deniers=deniers)
    table.place(spot, says, codes.RULE_INCOME_REVENUE)
    table.lay(spot, "deniers", says, text=COVERED if deniers < 0 else str(deniers), seat=seat)
    return table


@cache
def tokens_table(seat: int, colour: int, count: int, unseen: int) -> Table:
    """Return the tokens of a colour of a seat and their place; a count below 0 is covered."""
    table, name = Table(), names.COLOURS[colour]
    says, text = tokens_shown(colour, count, unseen)
    table.place(f"mat.{seat}.tokens.{name}", says, codes.RULE_END_TOKENS)
    table.lay(f"mat.{seat}.tokens.{name}", f"token-{name}", says, text=text, seat=seat)
    return table


def tokens_shown(colour: int, count: int, unseen: int) -> tuple[Message, str]:
    """Return what is told and written of a seat's tokens of a colour, unless they are covered or secret (S23)."""
    if count < 0:
        return label("tokens-covered", colour=colour_term(colour)), COVERED
    if unseen:
        return label("tokens-and-unseen", colour=colour_term(colour), count=count, unseen=unseen), f"{count}+"
    return label("tokens", colour=colour_term(colour), count=count), str(count)


def lay_bids(table: Table, state: State, seat: int) -> None:
    """Lay the highest bid before who made it, and what is held in hand in secret."""
    if seat == state.bidder:
        is_sale = state.phase == codes.PHASE_SALE or state.phase == codes.PHASE_PAY
        says = label("bid-hexagons" if is_sale else "bid-votes", bid=state.bid)
        table.place(f"mat.{seat}.bid", says, codes.RULE_SALE_BID if is_sale else codes.RULE_CONSUL_BID)
        table.lay(f"mat.{seat}.bid", "bid", says, text=str(state.bid), seat=seat)
    hand = state.hands[seat]
    if hand == codes.HAND_HIDDEN:
        table.place(f"mat.{seat}.hand", label("hand-hidden"), codes.RULE_WORK_HAND)
        table.lay(f"mat.{seat}.hand", "hand-hidden", label("hand-hidden"), seat=seat)
    elif hand >= codes.HAND_FIRST:
        deniers = (hand - codes.HAND_FIRST) // 2
        thumb = names.THUMBS[hand % 2]
        says = label(f"hand-{thumb}", deniers=deniers)
        table.place(f"mat.{seat}.hand", says, codes.RULE_WORK_HAND)
        table.lay(f"mat.{seat}.hand", f"thumb-{thumb}", says, text=str(deniers), seat=seat)
