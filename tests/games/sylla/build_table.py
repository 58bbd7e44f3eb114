"""Builds positions of Sylla for the tests: a table on which only what a test is about lies."""

import json
from typing import Any

from games.whole import play_one
from the_games import opened

from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.sylla.game import GAME
from trajan_tutor.games.sylla.rules import codes, names
from trajan_tutor.games.sylla.rules.state import State

COLOURS = names.COLOURS
QUIET = ["eruption", "persecution", "cult", "decadence"]
"""A column without a famine icon."""

_BUILDINGS = ["statue", "statue", "arch", "bank", "insula", "tavern"] * 3


def player(**changes: Any) -> dict[str, Any]:
    """Return what lies in the area of a seat: nothing but 10 prestige, and what is told."""
    empty: dict[str, Any] = {
        "prestige": 10,
        "deniers": 0,
        "tokens": {},
        "cards": [],
        "tilted": [],
        "down": [],
        "buildings": [],
        "buildings_down": [],
    }
    found = {**empty, **changes}
    found["tokens"] = {colour: found["tokens"].get(colour, 0) for colour in COLOURS}
    for area in ("cards", "tilted", "down", "buildings", "buildings_down"):
        found[area] = sorted(found[area])
    return found


def position(phase: str, decision: str, players: list[dict[str, Any]], **changes: Any) -> dict[str, Any]:
    """Return a position of round 2, seat 0 being consul and to act, with quiet events and nothing on sale."""
    used = [*changes.get("events", QUIET)]
    works = [work for work in names.WORKS if work != changes.get("work", "pantheum")]
    found: dict[str, Any] = {
        "game": "sylla",
        "version": 1,
        "seats": len(players),
        "round": 2,
        "phase": phase,
        "decision": decision,
        "actor": 0,
        "pending": {},
        "consul": 0,
        "famine": 0,
        "markers": {"civic": 2, "leisure": 2, "health": 2},
        "events": QUIET,
        "row": [],
        "slots": [None] * 6,
        "work": "pantheum",
        "players": [player(**one) for one in players],
        "piles": {
            "buildings": [],
            "characters": [],
            "events": [event for event in names.EVENTS if event not in used],
            "works": works[:3],
        },
        "seed": 1,
    }
    found.update(changes)
    found["row"] = sorted(found["row"])
    return found


def table(phase: str, decision: str, players: list[dict[str, Any]], **changes: Any) -> State:
    """Return the state of such a position."""
    return GAME.load(position(phase, decision, players, **changes))


def begun(seats: int, seed: int, **options: object) -> State:
    """Return the first state of a game."""
    return GAME.new_game(Setup(seats, seed, tuple(sorted(options.items()))))


def play(state: State, *moves: str) -> list[Event]:
    """Play moves, each of which has to be legal; return what happened."""
    events: list[Event] = []
    for text in moves:
        move = GAME.parse(text)
        legal = [GAME.notation(one) for one in GAME.legal(state)]
        assert move in GAME.legal(state), f"{text} is not among {legal}"
        events += play_one(GAME, state, move)
    return events


def legal(state: State) -> list[str]:
    """Return the legal moves as texts, sorted."""
    return sorted(GAME.notation(move) for move in GAME.legal(state))


def rule_against(state: State, move: str) -> str:
    """Return the id of the rule that forbids the seat to act a move."""
    from trajan_tutor.engine.refusal import Attempt

    refusal = GAME.refuse(state, Attempt(state.actor, move=move))
    assert refusal is not None, f"{move} is legal"
    return refusal.rule


def dumped(state: State) -> dict[str, Any]:
    """Return the position of a state as data."""
    found: dict[str, Any] = json.loads(GAME.answer(state))
    return found


def area(state: State, seat: int) -> dict[str, Any]:
    """Return what lies in the area of a seat, as the position tells it."""
    found: dict[str, Any] = dumped(state)["players"][seat]
    return found


def prestige(state: State) -> list[int]:
    """Return the prestige of all seats."""
    return state.prestige[: state.seats]


def at_random(state: State, seed: int, until: Any = None) -> State:
    """Play random moves until something holds, or to the end."""
    rng = Rng(seed)
    while not GAME.is_over(state) and not (until and until(state)):
        choices = GAME.legal(state)
        GAME.apply(state, choices[rng.below(len(choices))])
    return state


def phase_is(phase: int) -> Any:
    """Return the test whether a state is in a phase, at the start of a turn."""
    return lambda state: opened(state).phase == phase and not opened(state).middle


__all__ = [
    "GAME",
    "area",
    "at_random",
    "begun",
    "codes",
    "dumped",
    "legal",
    "phase_is",
    "play",
    "position",
    "prestige",
    "rule_against",
    "table",
]
