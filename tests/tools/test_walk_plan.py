"""Which steps a walk is through: each kind of state is met in one of them, for as little as can be."""

import json
from typing import Any

import walk_plan
from walk_plan import Part, chosen, heeded, recorders, states_of

from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.lessons.find import find_lesson, lesson_names


def part(name: str, step: int, kinds: str, states: int = 2, messages: int = 8) -> Part:
    """Return a step whose kinds are letters."""
    return Part(name, step, frozenset(kinds), states, messages)


def test_each_kind_is_chosen() -> None:
    """In as few steps as the rule finds: what brings nothing new is left out."""
    plan = chosen([part("one", 1, "ab"), part("one", 2, "abcd"), part("two", 1, "d"), part("two", 2, "e")])
    assert plan == (["a", "b", "c", "d", "e"], {"one": [2], "two": [2]})


def test_what_costs_less_is_chosen() -> None:
    """A step with fewer states, at the beginning of a recording, or of a recording that is begun anyway."""
    assert chosen([part("one", 1, "a", states=9), part("two", 1, "a")]).steps == {"two": [1]}
    assert chosen([part("one", 9, "a", messages=90), part("two", 1, "a")]).steps == {"two": [1]}
    begun = [part("one", 1, "abc"), part("two", 1, "d"), part("one", 2, "d")]
    assert chosen(begun).steps == {"one": [1, 2]}


def line(step: int, state: str, change: dict[str, Any] | None = None) -> str:
    """Return a line of a recording: its first one, or one with a change."""
    message = {"type": "opened", "model": {"at": 0}} if change is None else {"type": "change", "set": change}
    return json.dumps({"step": step, "state": state, "request": None, "message": message})


RECORDED = [
    line(0, "asked"),
    line(1, "done", {"at": 1, "marks": {}}),
    line(2, "hinted", {"at": 2}),
    line(2, "hinted", {"at": 3, "marks": {}}),
    line(3, "done", {"at": 4}),
]


def test_all_states_are_looked_at_but_those_overtaken() -> None:
    """A change without marks that is followed by another one of the same state is only told."""
    assert [one["heed"] for one in heeded(RECORDED)] == ["looked-at", "looked-at", "told", "looked-at", "looked-at"]
    assert [model["at"] for _, model in states_of(heeded(RECORDED))] == [0, 1, 3, 4]


def test_steps_are_opened_where_they_begin() -> None:
    """What comes before one that is walked has passed, and is looked at as it stands then; what follows is not told."""
    walked = heeded(RECORDED, [2])
    assert [one["heed"] for one in walked] == ["passed", "passed", "told", "looked-at"]
    assert [(state, model["at"]) for state, model in states_of(walked)] == [("", 1), ("hinted", 3)]


def test_the_plan_knows_all_that_lessons_have() -> None:
    """Each kind of step, each form of answer of each game, and each number of seats are among its kinds."""
    kinds, steps = walk_plan.stored()
    wanted = {f"{name} {seats} seats" for name in game_names() for seats in find_game(name).seat_counts}
    for address in lesson_names():
        lesson, game = find_lesson(address)
        wanted |= {f"{game.name} step {step.kind.value}" for step in lesson.steps}
    assert wanted - set(kinds) == set()
    for state in ("asked", "refused", "mistaken", "hinted", "done", "shown", "played"):
        assert {f"{name} {state}" for name in game_names()} <= set(kinds), state
    assert steps.keys() <= recorders().keys()
