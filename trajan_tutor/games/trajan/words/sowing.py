"""The moves of sowing: the choice of a tray, and the colour of every marker that is dropped."""

from trajan_tutor.engine.message import Message
from trajan_tutor.engine.moves import MoveKind, spot_at, worded
from trajan_tutor.engine.showing import ChoiceLook
from trajan_tutor.games.trajan.rules import codes, names
from trajan_tutor.games.trajan.rules.sowing import colour_rule, drop, take_tray, tray_rule
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.terms import HUES, PANES, SIGNS, action_term, colour_term, in_area, slot_term
from trajan_tutor.games.trajan.rules.turn import finish_sowing


def describe_sowing(state: State, tray: int) -> Message:
    """Return the choice of a tray: how many markers, where the last one falls, whether a round or the quarter ends."""
    markers = state.tray_size[state.turn_seat * codes.TRAYS + tray]
    target = (tray + markers) % codes.TRAYS
    sowing = {
        "tray": slot_term(tray),
        "markers": markers,
        "target": slot_term(target),
        "action": action_term(target),
    }
    rounds = (state.time + markers) // state.figures.time_length[state.seats]
    if rounds > state.figures.demands_per_quarter - sum(state.demands):
        return Message.of("trajan-move-sow-quarter", **sowing)
    return Message.of("trajan-move-sow", rounds=rounds, **sowing)


def drop_spots(state: State, colour: int) -> tuple[str, ...]:
    """Return the next tray clockwise, where it falls (rule trajan.sow.clockwise), and the marker in the hand."""
    tray = spot_at(state.turn_seat, "mat.tray", names.SLOTS[state.drop_tray])
    return tray, spot_at(state.turn_seat, "mat.held", names.COLOURS[colour])


def colours_for(state: State, slot: str) -> list[int]:
    """Return the colours that can fall into a tray now: those in the hand, where it is the next one."""
    is_next = state.phase == codes.PHASE_DROP and slot == names.SLOTS[state.drop_tray]
    return [colour for colour in range(codes.COLOURS) if state.held[colour]] if is_next else []


def look_of_sowing(state: State, tray: int) -> ChoiceLook:
    """Return the choice of a tray in few words: where the last marker falls, and what ends by it."""
    markers = state.tray_size[state.turn_seat * codes.TRAYS + tray]
    target = (tray + markers) % codes.TRAYS
    rounds = (state.time + markers) // state.figures.time_length[state.seats]
    ends = {"markers": markers, "target": slot_term(target), "action": action_term(target)}
    leads = Message.of("trajan-choice-sow-leads", rounds=rounds, **ends)
    if rounds > state.figures.demands_per_quarter - sum(state.demands):
        leads = Message.of("trajan-choice-sow-quarter", **ends)
    name = Message.of("trajan-choice-sow", tray=slot_term(tray))
    return ChoiceLook(name, leads, HUES[target], SIGNS[target], pane=PANES[target])


def look_of_marker(colour: int, tray: int) -> ChoiceLook:
    """Return a marker that goes into a tray in few words."""
    name = Message.of("trajan-choice-marker", colour=colour_term(colour))
    leads = Message.of("trajan-choice-into", tray=slot_term(tray))
    return in_area(tray, name, leads, symbol=f"marker-{names.COLOURS[colour]}")


def drop_marker(state: State, colour: int) -> None:
    """Drop a marker; after the last one the turn goes on."""
    drop(state, colour)
    if state.held_size == 0:
        finish_sowing(state)


MOVES: tuple[MoveKind[State], ...] = (
    MoveKind(
        name="sow",
        first=codes.MOVE_SOW,
        texts=worded("sow", names.SLOTS),
        phases=(codes.PHASE_SOW,),
        meant={"mat.tray": names.SLOTS},
        says=describe_sowing,
        look=look_of_sowing,
        rule=tray_rule,
        about=lambda _, tray: {"tray": slot_term(tray)},
        perform=take_tray,
    ),
    MoveKind(
        name="drop",
        first=codes.MOVE_DROP,
        texts=worded("drop", names.COLOURS),
        phases=(codes.PHASE_DROP,),
        meant={"mat.held": names.COLOURS, "mat.tray": colours_for},
        says="trajan-move-drop",
        look=lambda state, colour: look_of_marker(colour, state.drop_tray),
        rule=colour_rule,
        about=lambda state, colour: {"colour": colour_term(colour), "tray": slot_term(state.drop_tray)},
        perform=drop_marker,
        spots=drop_spots,
    ),
)
