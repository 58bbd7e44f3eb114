"""What a turn does for certain, whatever is hidden: bids, sales, hands. Events and tokens are in `merits_of_column`."""

from collections.abc import Sequence

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.planning import Merit
from trajan_tutor.games.sylla.knowledge import facts, merits_of_column
from trajan_tutor.games.sylla.knowledge.hands import hand_of_move
from trajan_tutor.games.sylla.rules import codes, names
from trajan_tutor.games.sylla.rules.election import votes_of
from trajan_tutor.games.sylla.rules.sales import most_hexagons
from trajan_tutor.games.sylla.rules.state import State, senators
from trajan_tutor.games.sylla.rules.terms import building_term, card_term, colour_term, work_term

_FEW_VOTES = 3


def merits(before: State, moves: Sequence[int]) -> tuple[Merit, ...]:
    """Return what a turn does for certain, the weightiest first; nothing for a turn that does nothing of the kind."""
    if not moves:
        return ()
    phase, move = before.phase, moves[0]
    if phase == codes.PHASE_ELECTION:
        candidates = [] if move == codes.MOVE_PASS else _election(before, move - codes.MOVE_BID)
    elif phase == codes.PHASE_SALE:
        candidates = _passed(before) if move == codes.MOVE_PASS else _sale(before, move - codes.MOVE_BID)
    elif phase == codes.PHASE_OFFER:
        candidates = [_sure_offer(before, move - codes.MOVE_OFFER)]
    elif phase == codes.PHASE_PAY:
        candidates = [_lost(before, [move - codes.MOVE_TILT for move in moves if move < codes.MOVE_TILT + codes.CARDS])]
    elif phase == codes.PHASE_RECRUIT:
        candidates = _recruited(before, move - codes.MOVE_RECRUIT)
    elif phase == codes.PHASE_HAND:
        candidates = _hand(before, hand_of_move(move))
    else:
        candidates = merits_of_column.merits(before, moves)
    return tuple(merit for merit in candidates if merit is not None)


# ---- bids --------------------------------------------------------------------------------------------------------


def _unanswerable(state: State, bid: int) -> Merit | None:
    """Return that nobody who is still to bid can go higher, with who has most."""
    later = facts.later_bidders(state)
    highest = max(later, key=lambda seat: facts.most_of(state, seat), default=codes.NOBODY)
    most = 0 if highest == codes.NOBODY else facts.most_of(state, highest)
    if most > bid:
        return None
    is_sale = state.phase == codes.PHASE_SALE
    rule = codes.RULE_SALE_HIGHER if is_sale else codes.RULE_CONSUL_HIGHER
    if not later:
        return _merit(Message.of("sylla-merit-last"), rule, f"mat.{state.actor}.name")
    unit = "hexagons" if is_sale else "votes"
    words = Message.of(f"sylla-merit-unanswerable-{unit}", seat=highest, most=most, bid=bid, others=len(later))
    return _merit(words, rule, f"mat.{highest}.name")


def _election(state: State, votes: int) -> list[Merit | None]:
    seat = state.actor
    paid = facts.deniers_paid(state, seat, votes)
    free = _merit(Message.of("sylla-merit-free-bid", senators=senators(state, seat)), codes.RULE_CONSUL_PAYS)
    cost = _merit(
        Message.of("sylla-merit-paid-bid", deniers=paid, left=state.deniers[seat] - paid), codes.RULE_CONSUL_PAYS
    )
    return [_unanswerable(state, votes), free if paid == 0 else cost, _office(state) if votes else None]


def _office(state: State) -> Merit:
    """Return what the office brings now: a token as its marker stands, and the only cards of their kind in the row."""
    best = max(range(codes.COLOURS), key=lambda colour: (state.figures.marker_value[state.markers[colour]], -colour))
    single = tuple(card_term(card) for card in range(codes.CARDS) if state.row[card] == 1)
    words = Message.of(
        "sylla-merit-office",
        colour=colour_term(best),
        points=state.figures.marker_value[state.markers[best]],
        cards=single,
        number=len(single),
    )
    return _merit(words, codes.RULE_CONSUL_TOKEN, f"track.{names.COLOURS[best]}.{state.markers[best]}")


def _sale(state: State, hexagons: int) -> list[Merit | None]:
    seat = state.actor
    colour = state.figures.slot_colours[state.slot]
    cards = facts.cheapest_cards(state, seat, colour, hexagons)
    return [_unanswerable(state, hexagons), _lost(state, cards), _bought(state)]


def _sure_offer(state: State, slot: int) -> Merit | None:
    """Return that an offered building is the seller's for certain, who bids last, at what price at most."""
    own = most_hexagons(state, state.actor, slot)
    others = max(most_hexagons(state, seat, slot) for seat in range(state.seats) if seat != state.actor)
    needed = max(state.figures.lowest_hexagons, others + 1)
    if needed > own:
        return None
    words = Message.of("sylla-merit-offer", building=building_term(state.slots[slot]), needed=needed, others=others)
    return _merit(words, codes.RULE_SALE_OFFER, f"slot.{slot + 1}")


def _lost(state: State, cards: list[int], key: str = "sylla-merit-lost") -> Merit:
    """Return what the cards that pay do no more in this round: what their hexagons cost beside their work."""
    lost = tuple(
        Message.of(f"sylla-merit-lost-{what}", number=number)
        for what, number in zip(("deniers", "cubes", "votes"), facts.work_lost(state, cards), strict=True)
        if number
    )
    words = Message.of(
        key if lost else "sylla-merit-lost-nothing", cards=tuple(card_term(card) for card in cards), lost=lost
    )
    spots = [f"mat.{state.actor}.cards.{names.CARDS[card]}" for card in dict.fromkeys(cards)]
    return _merit(words, codes.RULE_PAY_TILT, *spots)


def _passed(state: State) -> list[Merit | None]:
    """Return what it would cost to go higher, where that is more than nothing."""
    needed = state.figures.lowest_hexagons if state.bidder == codes.NOBODY else state.bid + 1
    colour = state.figures.slot_colours[state.slot]
    cards = facts.cheapest_cards(state, state.actor, colour, needed)
    if not any(facts.work_lost(state, cards)):
        return []
    return [_lost(state, cards, "sylla-merit-lost-by-more")]


def _bought(state: State) -> Merit | None:
    """Return what the building on sale brings for certain to who buys it."""
    figures, building, seat = state.figures, state.slots[state.slot], state.actor
    rounds = figures.rounds - state.round + 1
    name = building_term(building)
    slot = f"slot.{state.slot + 1}"
    if building == codes.STALL:
        words = Message.of("sylla-merit-stall", building=name, deniers=figures.stall_deniers * rounds, rounds=rounds)
        return _merit(words, codes.RULE_BUILDING_STALL, slot)
    if building == codes.FIELD:
        famine = facts.famine_ahead(state)
        own = facts.famine_loss(state, seat, famine)
        saved = min(own, figures.field_famine)
        words = Message.of("sylla-merit-field", famine=famine, loss=own, saved=saved, all=saved * rounds, rounds=rounds)
        return _merit(words, codes.RULE_BUILDING_FIELD, slot)
    return None


# ---- cards and hands ---------------------------------------------------------------------------------------------


def _recruited(state: State, card: int) -> list[Merit | None]:
    row = f"row.{names.CARDS[card]}"
    is_last = state.row[card] == 1
    last = Message.of("sylla-merit-last-card", card=card_term(card))
    christian = Message.of("sylla-merit-christian", points=state.figures.christian_prestige)
    return [
        _merit(christian, codes.RULE_END_CHRISTIANS, row) if state.figures.is_christian[card] else None,
        _merit(last, codes.RULE_RECRUIT_ROW, row) if is_last else None,
    ]


def _hand(state: State, hand: int) -> list[Merit | None]:
    seat = state.actor
    votes = senators(state, seat) + hand // 2
    if hand % 2:
        points = votes // state.figures.plebs_votes
        words = Message.of("sylla-merit-plebs", votes=votes, points=points)
        return [_merit(words, codes.RULE_WORK_PLEBS, "work") if points else None, _famine(state)]
    sure = facts.place_for_certain(state, seat, votes)
    most = max(votes_of(state, other) for other in range(state.seats) if other != seat)
    key = "sylla-merit-place-templum" if state.work == codes.TEMPLUM else "sylla-merit-place"
    first = sure > 0 and most <= votes and state.work != codes.TEMPLUM
    if first:
        key = "sylla-merit-place-first"
    words = Message.of(key, votes=votes, points=sure, most=most, work=work_term(state.work))
    return [_merit(words, codes.RULE_WORK_PLACES, "work") if sure else None, _more_votes(state, hand), _famine(state)]


def _more_votes(state: State, hand: int) -> Merit | None:
    """Return how few votes more would make a better place sure, where the seat has so many deniers."""
    seat = state.actor
    votes = senators(state, seat) + hand // 2
    sure = facts.place_for_certain(state, seat, votes)
    for more in range(1, min(_FEW_VOTES, state.deniers[seat] - hand // 2) + 1):
        points = facts.place_for_certain(state, seat, votes + more)
        if points > sure:
            words = Message.of("sylla-merit-more-votes", more=more, points=points, sure=sure)
            return Merit(words, names.rule_id(codes.RULE_WORK_PLACES), ("work",), is_risk=True)
    return None


def _famine(state: State) -> Merit | None:
    """Return what the famine takes at the end of the round as its marker stands, before votes for the Granarii."""
    losses = [facts.famine_loss(state, seat, state.famine) for seat in range(state.seats)]
    if state.work != codes.GRANARII or not any(losses):
        return None
    own = losses[state.actor]
    key = "sylla-merit-famine-shared" if len(set(losses)) == 1 else "sylla-merit-famine"
    words = Message.of(key, loss=own, least=min(losses), most=max(losses))
    return _merit(words, codes.RULE_FAMINE_LOSS, f"famine.{state.famine}")


def _merit(words: Message, rule: int, *spots: str) -> Merit:
    return Merit(words, names.rule_id(rule), spots)
