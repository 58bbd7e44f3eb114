"""Which panes of the table are near in each step: the circle while sowing, the area while an action is done."""

from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.showing import Focus
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.extra import repetition
from trajan_tutor.games.trajan.rules.names import Phase
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.games.trajan.rules.terms import PANES

# Main pane, companion, companion where there is little room, companion where there is much. The own action circle.
_CIRCLE = ("circle", "own", "own", "map")
_TILES = ("circle", "own", "own", "stacks")
_CARDS = ("port", "own", "own", "own")
_PANES_OF_PHASE = {
    codes.PHASE_PLACE: _CIRCLE,
    codes.PHASE_DRAFT: _CARDS,
    codes.PHASE_START_TILES: ("stacks", "circle", "circle", "circle"),
    codes.PHASE_SOW: _CIRCLE,
    codes.PHASE_DROP: _CIRCLE,
    codes.PHASE_SPECIAL: _TILES,
    codes.PHASE_QUARTER: ("time", "own", "own", "own"),
    codes.PHASE_PAY: ("time", "own", "own", "own"),
    codes.PHASE_BONUS: ("senate", "own", "own", "own"),
    codes.PHASE_OVER: ("own", "others", "others", "others"),
}
_PANES_OF_ACTION = {
    codes.SEAPORT: _CARDS,
    codes.ARCH: ("stacks", "circle", "circle", "circle"),
}
# What is sown, collected or answered on another mat is seen there.
_ON_A_MAT = frozenset({codes.PHASE_PLACE, codes.PHASE_SOW, codes.PHASE_DROP, codes.PHASE_SPECIAL})


def focus(seen: Observation[State], own: int) -> Focus:
    """Return which panes are near: where it happens, and what it costs or needs; for others' turns, their mats."""
    state = seen.state
    main, companion, narrow, wide = panes_of(state)
    if state.actor not in (own, -1):
        main, companion = ("others", "circle") if state.phase in _ON_A_MAT else (main, "others")
        narrow = wide = ""
    return Focus(step_of(state), main, companion, narrow, wide)


def panes_of(state: State) -> tuple[str, str, str, str]:
    """Return the panes of the step in progress, as they are for the seat that acts."""
    panes = _PANES_OF_PHASE.get(state.phase)
    if panes is not None:
        return panes
    area = PANES[state.action]
    # An action, or a part of it such as loading a ship. It is repeated by a tile, so the own things are near.
    if state.phase == codes.PHASE_REPEAT or repetition(state):
        return area, "own", "own", "own"
    return _PANES_OF_ACTION.get(state.action, (area, "circle", "own", "circle"))


def step_of(state: State) -> str:
    """Return a text that changes when the step does: not while markers of one sowing drop or cards are loaded."""
    phase = state.phase
    if phase in (codes.PHASE_SOW, codes.PHASE_DROP):
        name = "sow"
    elif phase in _PANES_OF_PHASE:
        name = word(Phase(phase))
    else:
        asks = ".repeat" if phase == codes.PHASE_REPEAT else ""
        name = f"{PANES[state.action]}.{state.granted}.{state.repeat_main}.{state.repeat_granted}{asks}"
    return f"{state.quarter}.{state.turns}.{state.actor}.{name}"
