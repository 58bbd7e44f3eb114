"""Chooses the steps that `make test` walks: `python tools/walk_plan.py` records all lessons and games, and writes them.

A walk shows recorded states in a browser and measures them. Each state is of several kinds: what was done (asked,
refused, mistaken, hinted, done), the kind of step, the form of the answer, the game and its seats, the panes. The rule:
again and again the step that brings most kinds not chosen yet for what it costs, until each kind is there. A step costs
a state for each that is looked at, one for opening it, and a part of one for each message to be recorded up to it.
"""

import json
import sys
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from record_models import game_lines, lesson_lines

from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.lessons.find import lesson_names

PLAN: Final = Path(__file__).parent.parent / "tests" / "browser" / "walk_plan.json"
# How many messages are recorded in the time in which a state is shown and measured.
_RECORDED: Final = 8
_SHOWN: Final = ("bids", "hub", "ending", "reports", "rivals", "readings")
_IN_A_LESSON: Final = ("aims", "review", "end", "game_end", "moments", "back_to", "problem", "exercise")

Line = dict[str, Any]


class Recorder(Protocol):
    """Records one lesson or game in a language, up to a step."""

    def __call__(self, language: str, last: int | None = None) -> list[str]:
        """Return the lines."""


class Plan(NamedTuple):
    """The kinds of all states, and the steps in which each of them is met, by the name of the recording."""

    kinds: list[str]
    steps: dict[str, list[int]]


def recorders() -> dict[str, Recorder]:
    """Return what can be recorded, by name: each lesson, and each game with each number of seats."""
    lessons: dict[str, Recorder] = {
        address.replace("/", "-"): partial(lesson_lines, address) for address in lesson_names()
    }
    games: dict[str, Recorder] = {
        f"{game}-game-{seats}": partial(game_lines, game, seats)
        for game in game_names()
        for seats in find_game(game).seat_counts
    }
    return lessons | games


def heeded(lines: Sequence[str], steps: Collection[int] | None = None) -> list[Line]:
    """Return what a page is told of a recording, and how it heeds it; without `steps` all of them are walked.

    What is overtaken at once nobody looks at: a coach that thinks tells how far it is.
    """
    read = [json.loads(line) for line in lines]
    told = [
        {part: line[part] for part in ("state", "step", "message")} | {"heed": _heed(line, following, steps)}
        for line, following in zip(read, [*read[1:], None], strict=True)
    ]
    while told and told[-1]["heed"] == "passed":
        told.pop()
    return told


def _heed(line: Line, following: Line | None, steps: Collection[int] | None) -> str:
    if steps is not None and line["step"] not in steps:
        return "passed"
    message = line["message"]
    goes_on = following and (following["state"], following["step"]) == (line["state"], line["step"])
    return "told" if goes_on and message["type"] == "change" and "marks" not in message["set"] else "looked-at"


def states_of(lines: Sequence[Line]) -> Iterator[tuple[str, Line]]:
    """Give each state that is looked at: what was done, and its view model; an empty text where a step is opened."""
    model: Line = {}
    passed = False
    for line in lines:
        before, message = model, line["message"]
        model = message["model"] if message["type"] == "opened" else model | message["set"]
        if line["heed"] == "passed":
            passed = True
            continue
        if passed:
            yield "", before
            passed = False
        if line["heed"] == "looked-at":
            yield line["state"], model


def kinds_of(game: str, state: str, model: Line) -> Iterator[str]:
    """Give the kinds of a state."""
    lesson, focus, notice = model["lesson"], model["focus"], model["notice"]
    step = lesson["kind"] if lesson else "table"
    if state:
        yield f"{game} {state}"
        yield f"{step} {state}"
    yield f"{game} step {step}"
    yield f"{game} notice {notice['tone'] or 'none'}{' in a callout' if notice['callout'] else ''}"
    yield from (f"{game} {pane} {focus[pane]}" for pane in ("main", "companion", "narrow"))
    yield f"{game} {'whole' if focus['whole'] else 'in panes'}"
    yield from (f"marks {name}" for name, value in model["marks"].items() if value)
    yield from (f"{game} {name}" for name in _SHOWN if model[name])
    if not lesson:
        yield f"{game} {len(model['summary']['seats'])} seats"
        return
    yield from (f"lesson {name}" for name in _IN_A_LESSON if lesson[name])
    if lesson["question"]:
        yield f"{game} asks {lesson['question']['form']}"


def met(name: str, lines: Sequence[Line]) -> set[str]:
    """Return the kinds of all states of a recording that are looked at."""
    game = name.partition("-")[0]
    return {kind for state, model in states_of(lines) for kind in kinds_of(game, state, model)}


class Part(NamedTuple):
    """A step of a recording: its kinds, how many states are looked at, and how many messages come up to its end."""

    name: str
    step: int
    kinds: frozenset[str]
    states: int
    messages: int


def parts_of(name: str, lines: Sequence[str]) -> Iterator[Part]:
    """Give all steps of a recording."""
    for step in dict.fromkeys(json.loads(line)["step"] for line in lines):
        walked = heeded(lines, {step})
        yield Part(name, step, frozenset(met(name, walked)), sum(1 for _ in states_of(walked)), len(walked))


def chosen(parts: Sequence[Part]) -> Plan:
    """Return the steps that meet each kind, by the rule that stands above."""
    kinds = {kind for part in parts for kind in part.kinds}
    left = set(kinds)
    recorded: dict[str, int] = {}
    steps: dict[str, list[int]] = {}

    def worth(part: Part) -> float:
        more = max(0, part.messages - recorded.get(part.name, 0))
        return len(part.kinds & left) / (part.states + 1 + more / _RECORDED)

    while left:
        best = max(parts, key=worth)
        left -= best.kinds
        recorded[best.name] = max(best.messages, recorded.get(best.name, 0))
        steps[best.name] = sorted([*steps.get(best.name, ()), best.step])
    return Plan(sorted(kinds), dict(sorted(steps.items())))


def made(recorded: Mapping[str, Callable[[], Sequence[str]]]) -> Plan:
    """Return what is chosen of recordings."""
    return chosen([part for name, lines in recorded.items() for part in parts_of(name, lines())])


def stored() -> Plan:
    """Return what was chosen last."""
    return Plan(**json.loads(PLAN.read_text(encoding="utf-8")))


def main() -> int:
    """Write what is chosen."""
    plan = made({name: partial(record, "en") for name, record in recorders().items()})
    PLAN.write_text(json.dumps(plan._asdict(), indent=1) + "\n", encoding="utf-8")
    print(f"{len(plan.kinds)} kinds in {sum(map(len, plan.steps.values()))} steps of {len(plan.steps)} recordings")
    return 0


if __name__ == "__main__":
    sys.exit(main())
