"""Messages: keys with parameters, equal when they say the same."""

import pickle
from datetime import UTC, datetime

import pytest

from trajan_tutor.engine.errors import MisusedError, RefusedError, TutorError, UnreadableError
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.message import Message, Term


def test_parameters_stand_in_the_order_of_their_names() -> None:
    """The order in which they are given does not matter."""
    message = Message.of("key", second=2, first="one")
    assert message == Message.of("key", first="one", second=2)
    assert message.parameters == (("first", "one"), ("second", 2))
    assert hash(message) == hash(Message.of("key", first="one", second=2))


def test_lists_become_tuples() -> None:
    """So that a message can be kept as a key."""
    message = Message.of("key", colours=["yellow", Term("blue")], nested=[[1], (2, 3)])
    assert dict(message.parameters) == {"colours": ("yellow", Term("blue")), "nested": ((1,), (2, 3))}


def test_other_values_become_plain_text() -> None:
    """A parameter is a number, a time, a text, a term, or a tuple of these."""
    now = datetime.now(UTC)
    given = dict(Message.of("key", part=0.5, when=now, nothing=None).parameters)
    assert given == {"part": 0.5, "when": now, "nothing": "None"}


def test_it_reads_as_key_and_parameters() -> None:
    """For tests and logs, not for people."""
    message = Message.of("key", tray=3, colours=(Term("pink"), "blue"))
    assert str(message) == "key colours=pink+blue tray=3"
    assert str(Term("trajan-goods-furs")) == "trajan-goods-furs"


def test_a_parameter_may_be_called_key() -> None:
    """The key itself is given by place only."""
    assert Message.of("words", key="missing").parameters == (("key", "missing"),)


def test_it_survives_pickling() -> None:
    """Workers send messages to each other."""
    message = Message.of("key", province=Term("alpes"))
    assert pickle.loads(pickle.dumps(message)) == message  # noqa: S301 - it was pickled here


@pytest.mark.parametrize("kind", [TutorError, UnreadableError, MisusedError])
def test_an_error_carries_a_message(kind: type[TutorError]) -> None:
    """Never a sentence of its own."""
    error = kind("engine-record-illegal", number=3)
    assert error.message == Message.of("engine-record-illegal", number=3)
    assert str(error) == "engine-record-illegal number=3"
    assert isinstance(error, TutorError)


def test_a_refused_move_names_its_rule() -> None:
    """The rule id stands beside the message."""
    error = RefusedError("trajan.sow.empty", "trajan-sow-empty.refused", tray=2)
    assert (error.rule, str(error)) == ("trajan.sow.empty", "trajan-sow-empty.refused tray=2")


def test_a_secret_event_is_told_in_full_to_its_seat_only() -> None:
    """None stands for a reader who may know everything, -1 for a spectator."""
    drew = Event("drew", "rule", 1, Message.of("drew-furs"), Message.of("drew"))
    assert [drew.told_to(seat).key for seat in (1, None, 0, -1)] == ["drew-furs", "drew-furs", "drew", "drew"]
    passed = Event("passed", "rule", 1, Message.of("passed"))
    assert [passed.told_to(seat).key for seat in (1, None, 0, -1)] == ["passed"] * 4
