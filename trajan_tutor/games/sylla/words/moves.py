"""The moves of Sylla in one table, and what is owed in words.

The choice in secret of the great work stands here: deniers in hand and the thumb. Each other part of a round has a
module of rows.
"""

from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MoveKind, MoveTable
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.sylla.rules import codes, events, names, works
from trajan_tutor.games.sylla.rules.state import State, senators
from trajan_tutor.games.sylla.rules.terms import building_term, event_term, thumb_term, work_term
from trajan_tutor.games.sylla.words import bidding, column, markets


def hand_texts(thumb: str) -> tuple[str, ...]:
    """Return the notation of a thumb with every number of deniers."""
    return tuple(f"hand {deniers} {thumb}" for deniers in range(codes.MOST_DENIERS + 1))


def votes(state: State, deniers: int) -> dict[str, object]:
    """Return deniers in hand, and how many votes they make with the upright Senators."""
    return {"deniers": deniers, "votes": senators(state, state.actor) + deniers, "most": state.deniers[state.actor]}


def describe_hand(state: State, deniers: int, key: str) -> Message:
    """Return a choice in secret in words."""
    about = votes(state, deniers)
    return Message.of(key, deniers=deniers, votes=about["votes"])


def look_of_hand(state: State, deniers: int, thumb: int) -> ChoiceLook:
    """Return a choice in secret in few words: a number of deniers, and the thumb as the side of it."""
    name = Message.of("sylla-choice-hand", thumb=thumb_term(thumb), deniers=deniers)
    number = senators(state, state.actor) + deniers
    word = names.THUMBS[thumb]
    leads = Message.of(f"sylla-choice-hand-{word}", votes=number, prestige=number // state.figures.plebs_votes)
    side = Message.of("sylla-choice-thumb", thumb=thumb_term(thumb))
    return ChoiceLook(name, leads, symbol=f"thumb-{word}", amount=deniers, side=side)


def hand_moves(name: str, first: int, thumb: int) -> MoveKind[State]:
    """Return the choices in secret with one thumb."""
    return MoveKind(
        name=name,
        first=first,
        texts=hand_texts(names.THUMBS[thumb]),
        phases=(codes.PHASE_HAND,),
        says=lambda state, deniers: describe_hand(state, deniers, f"sylla-move-{name}"),
        look=lambda state, deniers: look_of_hand(state, deniers, thumb),
        about=votes,
        rule=works.hand_rule,
        perform=lambda state, deniers: works.choose_hand(state, deniers, thumb),
    )


_HAND_MOVES: tuple[MoveKind[State], ...] = (
    hand_moves("hand-up", codes.MOVE_HAND_UP, 0),
    hand_moves("hand-down", codes.MOVE_HAND_DOWN, 1),
)

MOVES: MoveTable[State] = MoveTable("sylla", [*bidding.MOVES, *markets.MOVES, *column.MOVES, *_HAND_MOVES], near=0.6)


def prompt(state: State) -> Message:
    """Return what the seat to act owes now, in words."""
    phase = state.phase
    key = f"sylla-prompt-{word(names.Phase(phase))}"
    if phase == codes.PHASE_ELECTION:
        if state.bidder < 0:
            return Message.of("sylla-prompt-election-opens")
        return Message.of(key, bid=state.bid, seat=state.bidder)
    if phase == codes.PHASE_SALE:
        building = building_term(state.slots[state.slot])
        if state.bidder < 0:
            return Message.of("sylla-prompt-sale-first", building=building)
        return Message.of(key, bid=state.bid, seat=state.bidder, building=building)
    if phase == codes.PHASE_PAY:
        return Message.of(key, cards=state.owed, building=building_term(state.slots[state.slot]))
    if phase == codes.PHASE_KEEP:
        return Message.of(key, building=building_term(state.slots[state.slot]))
    if phase in (codes.PHASE_CHOOSE, codes.PHASE_INSULA):
        return Message.of(key, left=state.owed)
    if phase == codes.PHASE_TURN_DOWN:
        return Message.of(key, event=event_term(state.events[events.happening_place(state)]))
    if phase == codes.PHASE_HAND:
        return Message.of(key, work=work_term(state.work))
    return Message.of(key)
