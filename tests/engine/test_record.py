"""Records: a setup and moves, read back exactly or refused with the place."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from the_games import TOY

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.record import Record, dumps, loads, replay


def played(seed: int = 5) -> Record:
    """Return a record of a whole random game of the toy."""
    setup = Setup(seats=2, seed=seed)
    state = TOY.new_game(setup)
    rng = Rng(seed)
    moves = []
    while not TOY.is_over(state):
        move = state.choices[rng.below(len(state.choices))]
        moves.append(TOY.notation(move))
        TOY.apply(state, move)
    return Record("toy", setup, moves)


def edited(**changes: Any) -> str:
    """Return the text of a record with other fields; those that become None are left out."""
    data = {**json.loads(dumps(played())), **changes}
    return json.dumps({name: value for name, value in data.items() if value is not None})


def edited_setup(**changes: Any) -> str:
    """Return the text of a record with another setup."""
    setup = {**json.loads(dumps(played()))["setup"], **changes}
    return edited(setup={name: value for name, value in setup.items() if value is not None})


def refused(text: str) -> str:
    """Return the message with which a text is refused."""
    with pytest.raises(UnreadableError) as caught:
        loads(text)
    return str(caught.value.message)


def test_a_record_is_read_as_it_was_written() -> None:
    """One move a line, so that two records can be compared."""
    record = played()
    text = dumps(record)
    assert loads(text) == record
    assert dumps(loads(text)) == text
    assert len(text.splitlines()) == len(record.moves) + 2


def test_options_and_position_are_kept() -> None:
    """A position is kept as JSON inside the record, in its canonical form."""
    setup = Setup(2, 3, (("R1", 1), ("R3", "one-round")), quick=False, position='{"actor":0,"seats":2}')
    assert loads(dumps(Record("toy", setup, []))) == Record("toy", setup, [])


@given(st.lists(st.text()), st.integers(0, 99), st.integers(0, 2**64 - 1), st.booleans())
def test_any_record_comes_back(moves: list[str], seats: int, seed: int, quick: bool) -> None:
    """Whatever the moves look like."""
    record = Record("toy", Setup(seats, seed, (), quick), moves)
    assert loads(dumps(record)) == record


def test_a_record_replays_to_the_same_state() -> None:
    """Move by move."""
    record = played()
    state = replay(TOY, record)
    assert TOY.is_over(state)
    assert TOY.key(replay(TOY, loads(dumps(record)))) == TOY.key(state)


def test_a_record_that_was_cut_names_the_line() -> None:
    """Wherever it was cut."""
    text = dumps(played())
    lines = text.splitlines()
    assert refused("\n".join(lines[:4])).startswith("reading-json column=")
    assert refused("\n".join(lines[:4])).endswith("line=4 place=reading-given")
    for length in range(0, len(text) - 1, 5):
        assert refused(text[:length]).startswith("reading-json")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[]", "engine-record-kind expected=object field=record"),
        ("3", "engine-record-kind expected=object field=record"),
        (edited(version=4), "engine-record-version expected=3 found=4"),
        (edited(version=0), "engine-record-version expected=3 found=0"),
        (edited(version=True), "engine-record-version expected=3 found=True"),
        (edited(version=None), "engine-record-version expected=3 found=None"),
        (edited(moves=None), "engine-record-lacks field=moves"),
        (edited(setup=None), "engine-record-lacks field=setup"),
        (edited(game=None), "engine-record-lacks field=game"),
        (edited(game=3), "engine-record-kind expected=text field=game"),
        (edited(moves="keep"), "engine-record-kind expected=list field=moves"),
        (edited(setup=[]), "engine-record-kind expected=object field=setup"),
        (edited(moves=["keep", 3]), "engine-record-kind expected=text field=moves[2]"),
        (edited_setup(seats=None), "engine-record-lacks field=seats"),
        (edited_setup(seed=None), "engine-record-lacks field=seed"),
        (edited_setup(quick=None), "engine-record-lacks field=quick"),
        (edited_setup(seats="2"), "engine-record-kind expected=number field=seats"),
        (edited_setup(seats=True), "engine-record-kind expected=number field=seats"),
        (edited_setup(seed=1.5), "engine-record-kind expected=number field=seed"),
        (edited_setup(quick=1), "engine-record-kind expected=true or false field=quick"),
        (edited_setup(options=[]), "engine-record-kind expected=object field=options"),
    ],
)
def test_a_field_that_is_missing_or_wrong_is_named(text: str, message: str) -> None:
    """With what was expected there."""
    assert refused(text) == message


@pytest.mark.parametrize(
    ("move", "message"),
    [("kep", "engine-record-move move=kep number=3"), ("stall left", "engine-record-illegal move=stall left number=3")],
)
def test_a_move_that_is_wrong_is_named_by_its_number(move: str, message: str) -> None:
    """A typo, or a move that is not possible there."""
    record = Record("toy", Setup(seats=3, seed=1), ["keep", "keep", move, "keep"])
    with pytest.raises(UnreadableError) as caught:
        replay(TOY, record)
    assert str(caught.value.message) == message
