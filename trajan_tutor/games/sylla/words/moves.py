"""The moves of Sylla in one table, and what is owed in words.

The moves of tokens and markers (the consul's token, Insula, Private temples and Taverns) and the choice in secret of
the great work (deniers in hand and the thumb) stand here; bidding and the column of events have modules of rows.
"""

from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MoveKind, MoveTable, worded
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.sylla.rules import codes, election, events, income, names, sales, works
from trajan_tutor.games.sylla.rules.state import State, senators
from trajan_tutor.games.sylla.rules.terms import (
    building_term,
    colour_term,
    direction_term,
    event_term,
    thumb_term,
    work_term,
)
from trajan_tutor.games.sylla.rules.turn import perform
from trajan_tutor.games.sylla.words import bidding, column

_TOKENS = (codes.PHASE_CONSUL, codes.PHASE_INSULA, codes.PHASE_TEMPLE)


def about_colour(_state: State, colour: int) -> dict[str, object]:
    """Return a colour as the parameter of a message."""
    return {"colour": colour_term(colour)}


def token_rule(state: State, colour: int) -> int:
    """Return the rule that forbids to take a token, or to buy one in a Temple."""
    if state.phase == codes.PHASE_TEMPLE:
        return income.temple_rule(state, colour)
    return election.token_rule(state, colour)


def describe_token(state: State, colour: int) -> Message:
    """Return the taking of a token in words, with its price in a Temple."""
    if state.phase == codes.PHASE_TEMPLE:
        return Message.of("sylla-move-token-temple", **about_colour(state, colour), price=state.figures.temple_price)
    return Message.of("sylla-move-token", **about_colour(state, colour))


def marker_space(state: State, argument: int) -> int:
    """Return the space that a Tavern moves a marker to; at an end it stays."""
    to = state.markers[argument // 2] + (1 if argument % 2 == codes.RIGHT else -1)
    return min(max(to, 0), codes.MOST_MARKER)


def describe_move(state: State, argument: int) -> Message:
    """Return what a Tavern does with a marker in words."""
    colour = colour_term(argument // 2)
    to = marker_space(state, argument)
    if to == state.markers[argument // 2]:
        return Message.of("sylla-move-hold", colour=colour)
    return Message.of("sylla-move-move", colour=colour, direction=direction_term(argument % 2), space=to)


def look_of_token(state: State, colour: int) -> ChoiceLook:
    """Return a token in few words: how many the seat has, and what each is worth as the marker stands."""
    about = {
        "count": state.tokens[state.actor * codes.COLOURS + colour],
        "worth": state.figures.marker_value[state.markers[colour]],
    }
    name = Message.of("sylla-choice-colour", **about_colour(state, colour))
    return ChoiceLook(name, Message.of("sylla-choice-token-leads", **about), symbol=f"token-{names.COLOURS[colour]}")


def look_of_move(state: State, argument: int) -> ChoiceLook:
    """Return what a Tavern does with a marker in few words."""
    name = Message.of("sylla-choice-colour", **about_colour(state, argument // 2))
    before, after = state.markers[argument // 2], marker_space(state, argument)
    key = "sylla-choice-hold-leads" if before == after else "sylla-choice-move-leads"
    symbol = f"marker-{names.COLOURS[argument // 2]}"
    return ChoiceLook(name, Message.of(key, before=before, after=after), symbol=symbol)


def look_of_no_more(_state: State, _argument: int) -> ChoiceLook:
    """Return to leave the buildings that are left, in few words."""
    return ChoiceLook(Message.of("sylla-choice-no-more"), Message.of("sylla-choice-no-more-leads"))


def about_kept(state: State, _argument: int) -> dict[str, object]:
    """Return the building just bought."""
    return {"building": building_term(state.slots[state.slot])}


def look_of_kept(state: State, name: str) -> ChoiceLook:
    """Return to keep or to discard the building just bought, in few words."""
    symbol = f"building-{names.BUILDINGS[state.slots[state.slot]]}"
    return ChoiceLook(Message.of(f"sylla-choice-{name}"), Message.of(f"sylla-choice-{name}-leads"), symbol=symbol)


_TOKEN_MOVES: tuple[MoveKind[State], ...] = (
    MoveKind(
        name="discard",
        first=codes.MOVE_DISCARD,
        phases=(codes.PHASE_KEEP,),
        says=lambda state, argument: Message.of("sylla-move-discard", **about_kept(state, argument)),
        look=lambda state, _: look_of_kept(state, "discard"),
        perform=lambda state, _: sales.discard(state),
    ),
    MoveKind(
        name="keep",
        first=codes.MOVE_KEEP,
        phases=(codes.PHASE_KEEP,),
        says=lambda state, argument: Message.of("sylla-move-keep", **about_kept(state, argument)),
        look=lambda state, _: look_of_kept(state, "keep"),
        perform=lambda state, _: sales.keep(state),
    ),
    MoveKind(
        name="token",
        first=codes.MOVE_TOKEN,
        texts=worded("token", names.COLOURS),
        phases=_TOKENS,
        meant={"supply": names.COLOURS},
        says=describe_token,
        look=look_of_token,
        about=about_colour,
        rule=token_rule,
        perform=lambda state, colour: perform(state, codes.MOVE_TOKEN + colour),
    ),
    MoveKind(
        name="no-token",
        first=codes.MOVE_NO_TOKEN,
        phases=(codes.PHASE_TEMPLE,),
        says="sylla-move-no-token",
        look=look_of_no_more,
        perform=lambda state, _: income.leave_temples(state),
    ),
    MoveKind(
        name="move",
        first=codes.MOVE_MOVE,
        texts=tuple(f"move {colour} {direction}" for colour in names.COLOURS for direction in names.DIRECTIONS),
        phases=(codes.PHASE_TAVERN,),
        meant={
            "track": lambda _, name: [2 * names.COLOURS.index(name) + direction for direction in range(2)],
        },
        spots=lambda state, argument: (f"track.{names.COLOURS[argument // 2]}.{marker_space(state, argument)}",),
        says=describe_move,
        look=look_of_move,
        about=lambda state, argument: about_colour(state, argument // 2),
        rule=lambda state, argument: income.tavern_rule(state, argument // 2),
        perform=lambda state, argument: income.move_marker(state, argument // 2, argument % 2),
    ),
    MoveKind(
        name="no-move",
        first=codes.MOVE_NO_MOVE,
        phases=(codes.PHASE_TAVERN,),
        says="sylla-move-no-move",
        look=look_of_no_more,
        perform=lambda state, _: income.leave_taverns(state),
    ),
)


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
    thumb_word = names.THUMBS[thumb]
    leads = Message.of(f"sylla-choice-hand-{thumb_word}", votes=number, prestige=number // state.figures.plebs_votes)
    side = Message.of("sylla-choice-thumb", thumb=thumb_term(thumb))
    return ChoiceLook(name, leads, symbol=f"thumb-{thumb_word}", amount=deniers, side=side)


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

MOVES: MoveTable[State] = MoveTable("sylla", [*bidding.MOVES, *_TOKEN_MOVES, *column.MOVES, *_HAND_MOVES], near=0.6)


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
