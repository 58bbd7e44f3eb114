"""Records of Trajan: setup and moves that replay to the same state, or are refused with the place."""

import json
from pathlib import Path

import pytest
from games.trajan.random_games import TRAJAN, after_turns, begun, random_move
from hypothesis import given, settings
from hypothesis import strategies as st
from the_games import opened

from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.record import VERSION, Record, dumps, loads, replay
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.journals.game_extras import save_text
from trajan_tutor.journals.saved_records import load, load_text

SEEDS = st.integers(0, 2**53 - 1)


def recorded(setup: Setup, seed: int, most: int = 10_000) -> tuple[Record, State]:
    """Return a record of random moves and the state that they led to."""
    state: State = TRAJAN.new_game(setup)
    rng = Rng(seed)
    record = Record("trajan", setup)
    while not TRAJAN.is_over(state) and len(record.moves) < most:
        move = random_move(state, rng)
        record.moves.append(TRAJAN.notation(move))
        TRAJAN.apply_and_tell(state, move)
    return record, state


@settings(max_examples=15)
@given(st.sampled_from((2, 3, 4)), SEEDS, st.booleans(), st.sampled_from([(), (("R1", 1), ("R3", "one-round"))]))
def test_a_record_replays_to_the_same_state(
    seats: int, seed: int, quick: bool, options: tuple[tuple[str, object], ...]
) -> None:
    """After being written and read, whole games with any setup."""
    record, state = recorded(Setup(seats, seed, options, quick), seed)
    again = loads(dumps(record))
    assert again == record
    assert TRAJAN.key(replay(TRAJAN, again)) == TRAJAN.key(state)
    assert TRAJAN.winners(replay(TRAJAN, again)) == TRAJAN.winners(state)


@settings(max_examples=10)
@given(SEEDS, st.integers(0, 200))
def test_a_record_may_stop_anywhere(seed: int, moves: int) -> None:
    """In the middle of a turn too."""
    record, state = recorded(Setup(2, seed, quick=False), seed, moves)
    assert TRAJAN.key(replay(TRAJAN, loads(dumps(record)))) == TRAJAN.key(state)


def test_a_record_may_begin_from_a_position() -> None:
    """Then the position stands in it."""
    position = TRAJAN.dumps(after_turns(begun(3, 4), 4, 12))
    record, state = recorded(Setup(position=position), 4, 60)
    again = loads(dumps(record))
    assert again.setup.position == position
    assert TRAJAN.key(replay(TRAJAN, again)) == TRAJAN.key(state)


def test_a_record_that_was_cut_in_the_middle_is_refused() -> None:
    """With the line at which it ends."""
    text = dumps(recorded(Setup(2, 1), 1)[0])
    lines = text.splitlines(keepends=True)
    cut = "".join(lines[: len(lines) // 2])
    with pytest.raises(UnreadableError, match=f"reading-json column=1 line={len(lines) // 2 + 1}"):
        loads(cut)
    with pytest.raises(UnreadableError, match="reading-json"):
        loads(cut[:-4])


@pytest.mark.parametrize(
    ("typo", "message"),
    [
        ("sow IIII", "engine-record-move move=sow IIII number=5"),
        ("senate", "engine-record-illegal move=senate number=5"),
        ("", "engine-record-move move= number=5"),
    ],
)
def test_a_move_that_is_wrong_is_named_by_its_number(typo: str, message: str) -> None:
    """And the record is left as it was."""
    record, _ = recorded(Setup(2, 1, quick=False), 1, 20)
    record.moves[4] = typo
    before = list(record.moves)
    with pytest.raises(UnreadableError) as caught:
        replay(TRAJAN, record)
    assert str(caught.value.message) == message
    assert record.moves == before


def test_moves_after_the_end_are_refused() -> None:
    """The game is over."""
    record, _ = recorded(Setup(2, 1), 1)
    record.moves.append("sow I")
    with pytest.raises(UnreadableError, match=f"engine-record-illegal move=sow I number={len(record.moves)}"):
        replay(TRAJAN, record)


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        (Setup(seats=9, seed=1), "engine-seats game=trajan offered=2+3+4 seats=9"),
        (Setup(seats=2, seed=-1), "engine-seed seed=-1"),
        (Setup(seats=2, seed=2**53), f"engine-seed seed={2**53}"),
        (Setup(seats=2, seed=1, options=(("R4", 1),)), "engine-option-unknown"),
        (
            Setup(seats=2, seed=1, options=(("R5", "maybe"),)),
            "engine-option-value choices=no, yes option=R5 value=maybe",
        ),
    ],
)
def test_a_setup_that_makes_no_sense_is_refused(setup: Setup, message: str) -> None:
    """Whether it is begun or replayed."""
    with pytest.raises(MisusedError) as caught:
        replay(TRAJAN, Record("trajan", setup))
    assert str(caught.value.message).startswith(message)


# ---- of earlier versions -----------------------------------------------------------------------------------------

SAVES = Path(__file__).parent / "saves"


@pytest.mark.rule("trajan.quarter.clean-up")
def test_a_saved_game_of_before_r27_keeps_the_senate_tiles_in_the_provinces() -> None:
    """It was saved when they stayed: it comes to the same position as then, which now names the ruling."""
    play = load(SAVES / "senate-tiles-stay.json")
    position = json.loads((SAVES / "senate-tiles-stay-position.json").read_text(encoding="utf-8"))
    assert any((place["tile"] or "").startswith("votes") for place in position["provinces"].values())
    assert play.game.dump(play.state) == {**position, "options": {"R27": "stay"}}
    again = load_text(save_text(play))
    assert again.game.dump(again.state) == play.game.dump(play.state)
    # Read as one of today, the same moves lead elsewhere, or nowhere at all.
    today = json.loads((SAVES / "senate-tiles-stay.json").read_text(encoding="utf-8")) | {"version": VERSION}
    try:
        other = replay(TRAJAN, loads(json.dumps(today)))
    except UnreadableError:
        return
    assert TRAJAN.dump(other) != position


def test_a_record_of_before_keeps_the_ruling_also_from_a_position() -> None:
    """Unless record or position choose one."""
    position = TRAJAN.dump(begun(2, 4))
    for chosen, in_position, ruling in (
        ({}, {}, {"R27": "stay"}),
        ({"R27": "leave"}, {}, {}),
        ({}, {"R27": "leave"}, {}),
        ({"R1": 1}, {}, {"R1": 1, "R27": "stay"}),
    ):
        setup = {
            "seats": 2,
            "seed": 1,
            "quick": True,
            "options": chosen,
            "position": {**position, "options": in_position},
        }
        text = json.dumps({"game": "trajan", "version": 1, "setup": setup, "moves": []})
        assert opened(replay(TRAJAN, loads(text))).figures.options == ruling
        text = json.dumps({"game": "trajan", "version": VERSION, "setup": setup, "moves": []})
        assert "R27" not in opened(replay(TRAJAN, loads(text))).figures.options
