"""Playing Caesar! in a session: settings said by name, and Crassus, who plays by himself."""

from typing import Any

import pytest
from games.caesar.build_table import CAESAR, POMPEY
from the_games import CAESAR as GAME
from the_games import opened

from trajan_tutor.engine import record
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.games.caesar.rules import codes
from trajan_tutor.session import new_session
from trajan_tutor.session.outcome import Result
from trajan_tutor.session.players import PERSON, RULES
from trajan_tutor.session.seat_view import seat_names, words_for
from trajan_tutor.session.session import Session


@pytest.fixture(autouse=True)
def the_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it is installed or not."""
    monkeypatch.setattr(new_session, "find_game", lambda _name: GAME)


def new(**settings: Any) -> Session:
    """Begin a game."""
    return new_session.new_session("caesar", seed=3, **settings)


def test_modules_and_the_solo_game_are_settings_by_name() -> None:
    """A list of modules is kept as a text, so that a record can hold it."""
    session = new(modules=["poison", "centurions"])
    assert opened(session.state).modules == codes.MODULE_POISON | codes.MODULE_CENTURIONS
    again = record.loads(record.dumps(session.record()))
    assert again == session.record()
    assert opened(new(solo="medium").state).difficulty == codes.SOLO_MEDIUM
    assert opened(new(solo="high", harder=True).state).harder == 1


def test_crassus_plays_by_himself_and_begins() -> None:
    """The person is asked when he has played."""
    session = new(solo="medium")
    assert session.players == (PERSON, RULES)
    assert GAME.current_seat(session.state) == CAESAR
    assert [GAME.notation(step.move) for step in session.steps] == ["crassus"]
    assert seat_names(session, words_for(session, "en")) == ("You", "Crassus")


def test_a_person_sits_down_where_crassus_does_not_sit() -> None:
    """The person takes Pompey, Crassus Caesar's pieces."""
    session = new(solo="low", side="pompey")
    assert session.players == (RULES, PERSON)
    assert session.viewer == POMPEY


def test_crassus_is_shown_step_by_step_like_a_bot() -> None:
    """At the pace of steps he waits to be let."""
    session = new(solo="low", pace="step")
    waited = session.waits_for_bot
    assert session.step_bot().result is Result.PLAYED
    assert (waited, session.waits_for_bot) == (True, False)
    assert session.pick("mat.0.supply.0").result is Result.NARROWED


def test_crassus_is_never_a_player_by_name() -> None:
    """Bots play the other side, and nobody else is called rules."""
    assert new(solo="low", people=(), bots="random").players == ("random", RULES)
    assert new(solo="low", people=(), bots="random").is_over
    with pytest.raises(MisusedError):
        new(people=(0,), bots=RULES)


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"modules": ["checkpoints"]}, "caesar-option-checkpoints"),
        ({"modules": "luck"}, "engine-option-value"),
        ({"modules": 3}, "engine-option-value"),
        ({"solo": "extreme"}, "engine-option-value"),
        ({"solo": True}, "engine-option-value"),
        ({"solo": "low", "harder": "very"}, "engine-option-value"),
        ({"solo": "low", "side": "crassus"}, "engine-option-value"),
        ({"harder": True}, "caesar-option-solo-only"),
        ({"side": "pompey"}, "caesar-option-solo-only"),
        ({"R1": 1}, "engine-option-unknown"),
        ({"seats": 3}, "engine-seats"),
    ],
    ids=str,
)
def test_settings_that_make_no_sense_are_refused(settings: dict[str, Any], key: str) -> None:
    """Each with a sentence of its own."""
    with pytest.raises(MisusedError) as error:
        new(**settings)
    assert error.value.message.key == key
    assert "⟦" not in words_for(new(), "en")(error.value.message)
