"""The moves of the events: cubes, which two are prevented, what is turned face down, which one leaves."""

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MoveKind, worded
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.sylla.rules import codes, events, fighting, names
from trajan_tutor.games.sylla.rules.state import State
from trajan_tutor.games.sylla.rules.terms import building_term, card_symbol, card_term, costs, event_term, fighter_term
from trajan_tutor.games.sylla.rules.tracks import cubes_on
from trajan_tutor.games.sylla.words.fates import fates


def event_spots(state: State, *happening: int) -> tuple[str, ...]:
    """Return the spots of events of the column."""
    return tuple(f"event.{fighting.place_of(state, event) + 1}" for event in happening)


def event_at(state: State, name: str) -> int:
    """Return the event that lies at a place of the column, by its number from the top."""
    return state.events[int(name) - 1]


def about_fight(_state: State, argument: int) -> dict[str, object]:
    """Return who fights, and which event."""
    fighter, event = divmod(argument, codes.EVENTS)
    return {"fighter": fighter_term(fighter), "event": event_term(event)}


def describe_fight(state: State, argument: int) -> Message:
    """Return the placing of a cube in words, with how many lie there already."""
    there = cubes_on(state, fighting.place_of(state, argument % codes.EVENTS))
    return Message.of("sylla-move-fight", **about_fight(state, argument), there=there)


def about_pair(_state: State, argument: int) -> dict[str, object]:
    """Return the two events that are prevented."""
    upper, lower = divmod(argument, codes.EVENTS)
    return {"upper": event_term(upper), "lower": event_term(lower)}


def pair_texts() -> tuple[str | None, ...]:
    """Return the notation of two events, the upper first; Decadence is always the lowest."""
    return tuple(
        None if upper in (lower, "decadence") else f"prevent {upper}+{lower}"
        for upper in names.EVENTS
        for lower in names.EVENTS
    )


def about_event(_state: State, event: int) -> dict[str, object]:
    """Return an event as the parameter of a message."""
    return {"event": event_term(event)}


def about_turned_card(state: State, card: int) -> dict[str, object]:
    """Return a card, and the event that turns cards face down."""
    return {"piece": card_term(card), **about_event(state, state.events[events.happening_place(state)])}


def about_turned_building(state: State, building: int) -> dict[str, object]:
    """Return a building, and the event that turns it face down."""
    return {"piece": building_term(building), **about_event(state, state.events[events.happening_place(state)])}


def look_of_fight(state: State, argument: int) -> ChoiceLook:
    """Return the placing of a cube in few words: how many lie there then, and what would become of the event."""
    fighter, event = divmod(argument, codes.EVENTS)
    place = fighting.place_of(state, event)
    after = state.copy()
    after.cubes[place * codes.SEATS + state.actor] += 1
    there = cubes_on(after, place)
    leads = Message.of(f"sylla-choice-fight-{fates(after)[place]}", cubes=there)
    name = Message.of("sylla-choice-fight", **about_fight(state, argument))
    return ChoiceLook(name, leads, symbol=f"card-{names.FIGHTERS[fighter]}")


def look_of_prevent(state: State, argument: int) -> ChoiceLook:
    """Return two events that can be prevented in few words."""
    pair = about_pair(state, argument)
    name = Message.of("sylla-choice-event", event=pair["upper"])
    return ChoiceLook(name, Message.of("sylla-choice-prevent-leads", event=pair["lower"]), symbol="prevented")


def look_of_remove(state: State, event: int) -> ChoiceLook:
    """Return an event that can leave the game in few words."""
    leads = Message.of("sylla-choice-remove-leads", cubes=cubes_on(state, fighting.place_of(state, event)))
    return ChoiceLook(Message.of("sylla-choice-event", **about_event(state, event)), leads, symbol="leaves")


def look_of_turned(_state: State, card: int) -> ChoiceLook:
    """Return an upright card that can be turned face down, with what is lost by it in this round."""
    return ChoiceLook(Message.of("sylla-choice-card", card=card_term(card)), costs({card: 1}), symbol=card_symbol(card))


def look_of_turned_tilted(_state: State, card: int) -> ChoiceLook:
    """Return a tilted card that can be turned face down."""
    name = Message.of("sylla-choice-tilted", card=card_term(card))
    return ChoiceLook(name, costs({}), symbol=f"tilted-{names.CARDS[card]}")


def look_of_turned_building(_state: State, building: int) -> ChoiceLook:
    """Return a building that can be turned face down."""
    name = Message.of("sylla-choice-building", building=building_term(building))
    return ChoiceLook(name, Message.of("sylla-choice-turned-leads"), symbol=f"building-{names.BUILDINGS[building]}")


MOVES: tuple[MoveKind[State], ...] = (
    MoveKind(
        name="fight",
        first=codes.MOVE_FIGHT,
        texts=tuple(f"fight {fighter} {event}" for fighter in names.FIGHTERS for event in names.EVENTS),
        phases=(codes.PHASE_FIGHT,),
        meant={
            "event": lambda state, name: [
                codes.EVENTS * fighter + event_at(state, name) for fighter in range(codes.FIGHTERS)
            ],
        },
        spots=lambda state, argument: event_spots(state, argument % codes.EVENTS),
        says=describe_fight,
        look=look_of_fight,
        about=about_fight,
        rule=lambda state, argument: fighting.fight_rule(state, *divmod(argument, codes.EVENTS)),
        perform=lambda state, argument: fighting.fight(state, *divmod(argument, codes.EVENTS)),
    ),
    MoveKind(
        name="remove",
        first=codes.MOVE_REMOVE,
        texts=worded("remove", names.EVENTS),
        phases=(codes.PHASE_REMOVE,),
        meant={"event": lambda state, name: [event_at(state, name)]},
        spots=event_spots,
        says="sylla-move-remove",
        look=look_of_remove,
        about=about_event,
        rule=events.remove_rule,
        perform=events.remove,
    ),
    MoveKind(
        name="turn-down",
        first=codes.MOVE_TURN_DOWN,
        texts=worded("turn-down", names.CARDS),
        phases=(codes.PHASE_TURN_DOWN,),
        meant={"mat.cards": names.CARDS},
        says=lambda _, card: Message.of("sylla-move-turn-down", piece=card_term(card)),
        look=look_of_turned,
        about=about_turned_card,
        rule=lambda state, card: events.turn_down_rule(state, card, 0),
        perform=lambda state, card: events.turn_down(state, card, 0),
    ),
    MoveKind(
        name="turn-down-tilted",
        first=codes.MOVE_TURN_DOWN_TILTED,
        texts=tuple(f"turn-down {card} tilted" for card in names.CARDS),
        phases=(codes.PHASE_TURN_DOWN,),
        meant={"mat.tilted": names.CARDS},
        says=lambda _, card: Message.of("sylla-move-turn-down-tilted", piece=card_term(card)),
        look=look_of_turned_tilted,
        about=about_turned_card,
        rule=lambda state, card: events.turn_down_rule(state, card, 1),
        perform=lambda state, card: events.turn_down(state, card, 1),
    ),
    MoveKind(
        name="turn-down-building",
        first=codes.MOVE_TURN_DOWN_BUILDING,
        # Only what stays, or may be kept, can lie there; a Crane by itself is the card.
        texts=tuple(
            None if name in ("arch", "bank", "statue") else f"turn-down {name}" + " tile" * (name == "crane")
            for name in names.BUILDINGS
        ),
        phases=(codes.PHASE_TURN_DOWN,),
        meant={"mat.buildings": names.BUILDINGS},
        says=lambda _, building: Message.of("sylla-move-turn-down", piece=building_term(building)),
        look=look_of_turned_building,
        about=about_turned_building,
        rule=events.turn_down_building_rule,
        perform=events.turn_down_building,
    ),
    MoveKind(
        name="prevent",
        first=codes.MOVE_PREVENT,
        texts=pair_texts,
        phases=(codes.PHASE_PREVENT,),
        spots=lambda state, argument: event_spots(state, *divmod(argument, codes.EVENTS)),
        says="sylla-move-prevent",
        look=look_of_prevent,
        about=about_pair,
        rule=lambda state, argument: fighting.prevent_rule(state, *divmod(argument, codes.EVENTS)),
        perform=lambda state, argument: fighting.prevent(state, *divmod(argument, codes.EVENTS)),
    ),
)
