"""The commands `turns`, `phase` and `positions` in a game whose scopes hold many turns, and in one whose do not."""

import json
from pathlib import Path
from typing import Any

from cli.command_line import CommandLine
from the_games import AnyState, find_game

from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng

EXAMPLE = Path(__file__).parent.parent / "games" / "sylla" / "records" / "worked-example.json"
SYLLA: Any = find_game("sylla")
TRAJAN: Any = find_game("trajan")


def begun(phase: str, decision: str) -> AnyState:
    """Return a game of three at the first turn of a decision, late enough that little can follow."""
    for seed in range(50):
        state = SYLLA.new_game(Setup(3, seed))
        rng = Rng(seed)
        while not SYLLA.is_over(state):
            if SYLLA.may_write(state):
                position = SYLLA.dump(state)
                if (position["phase"], position["decision"]) == (phase, decision) and is_last(position):
                    return state
            choices = SYLLA.legal(state)
            SYLLA.apply(state, choices[rng.below(len(choices))])
    raise AssertionError((phase, decision))


def is_last(position: dict[str, Any]) -> bool:
    """Return whether the seat to act is the last one in its phase."""
    return bool((position["actor"] + 1) % position["seats"] == position["consul"])


def written(tmp_path: Path, state: AnyState) -> Path:
    """Return the file of a position."""
    path = tmp_path / "position.json"
    path.write_text(SYLLA.dumps(state), encoding="utf-8")
    return path


def reached(state: AnyState, is_end: Any) -> set[str]:
    """Return the positions at the first states in which something has ended, by following every move."""
    found: set[str] = set()
    for move in SYLLA.legal(state):
        after = SYLLA.copy(state)
        SYLLA.apply(after, move)
        found |= {SYLLA.answer(after)} if is_end(after) else reached(after, is_end)
    return found


def test_turns_prints_what_one_seat_can_lead_to(run: CommandLine, tmp_path: Path) -> None:
    """The turn of the last to recruit is one move, after which another seat decides."""
    state = begun("II", "recruit")
    answer = run("turns", written(tmp_path, state))
    assert (answer.code, answer.error) == (0, "")
    assert answer.lines == sorted(reached(state, SYLLA.may_write))
    assert all(json.loads(line)["phase"] == "III" for line in answer.lines)


def test_phase_goes_on_over_the_turns_of_all(run: CommandLine, tmp_path: Path) -> None:
    """From the last bid for the office the consul's token belongs to it, and the next phase is about to begin."""
    state = begun("I", "bid")
    ends, turns = run("phase", written(tmp_path, state)), run("turns", written(tmp_path, state))
    assert ends.lines == sorted(reached(state, SYLLA.may_evaluate))
    assert all(json.loads(line)["phase"] == "II" for line in ends.lines)
    assert len(ends.lines) > len(turns.lines)
    assert "token" in {json.loads(line)["decision"] for line in turns.lines}


def test_phase_stops_at_a_limit(run: CommandLine, tmp_path: Path) -> None:
    """What was found so far is printed, and the exit code says that there is more."""
    answer = run("phase", written(tmp_path, begun("I", "bid")), "--limit", 2)
    assert answer.code != 0
    assert len(answer.lines) == 2
    assert "2" in answer.error


def test_positions_prints_a_record_turn_by_turn(run: CommandLine) -> None:
    """The first position is that of the record; each line is one that a game can begin with, or the end of it."""
    kept = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    lines = run("positions", EXAMPLE).lines
    assert json.loads(lines[0]) == kept["setup"]["position"]
    assert 1 < len(lines) <= len(kept["moves"]) + 1
    for line in lines:
        assert SYLLA.answer(SYLLA.load(json.loads(line), answers=True)) == line


def test_where_a_scope_is_a_turn_both_are_the_same(run: CommandLine, tmp_path: Path) -> None:
    """Trajan's turns are its innermost scopes."""
    path = tmp_path / "opening.json"
    path.write_text(TRAJAN.dumps(TRAJAN.new_game(Setup(2, 7))), encoding="utf-8")
    assert run("phase", path, "--limit", 20).lines == run("turns", path, "--limit", 20).lines
