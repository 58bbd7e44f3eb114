"""Bots one by one, the curtain between people at one screen, and what happened since the last turn."""

import pytest
from session.tiny import tiny
from the_games import opened

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.game import Setup
from trajan_tutor.session import seat_view
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.outcome import Result
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.session import AT_ONCE, STEP, Session

SETUP = Setup(seats=3, seed=5)
ONE = "take left 1"


def stepped(*who: str) -> Session:
    """Begin a game whose bots wait."""
    return Session(tiny(), Setup(seats=len(who), seed=5), who, pace=STEP)


def hot_seat_hides() -> Session:
    """Begin a game of two people at one screen."""
    return Session(tiny(), Setup(seats=2, seed=5), (PERSON, PERSON), hot_seat=True)


# ---- bots one by one


def test_a_bot_that_is_to_wait_decides_when_told() -> None:
    """One decision at a time; meanwhile nobody else can decide."""
    session = stepped(PERSON, "random", "random")
    session.choose(ONE)
    assert session.waits_for_bot
    assert session.choices() == ()
    assert session.choose(ONE).result is Result.REFUSED
    assert session.step_bot().result is Result.PLAYED
    assert [step.seat for step in session.steps] == [0, 1]
    session.step_bot()
    assert not session.waits_for_bot


def test_all_bots_can_be_skipped() -> None:
    """Until it is a person's turn."""
    session = stepped("random", "random", PERSON)
    assert session.skip_bots().result is Result.PLAYED
    assert session.game.current_seat(session.state) == 2


def test_a_bot_that_is_not_asked_does_nothing() -> None:
    """On a person's turn, and after the end."""
    session = stepped(PERSON, "random")
    assert str(session.step_bot().message) == "session-no-bot"
    assert str(session.skip_bots().message) == "session-no-bot"
    bots = stepped("random", "random")
    bots.skip_bots()
    assert bots.is_over
    assert bots.step_bot().result is Result.REFUSED


def test_the_pace_changes_no_decision() -> None:
    """One by one or at once: the bots answer alike."""
    slow = new_session("trajan", seats=3, seed=7, pace=STEP)
    quick = new_session("trajan", seats=3, seed=7)
    for _ in range(20):
        move = quick.game.notation(quick.choices()[0])
        quick.choose(move)
        slow.choose(move)
        while slow.waits_for_bot:
            slow.step_bot()
        assert slow.record() == quick.record()


def test_the_pace_is_one_of_two() -> None:
    """Anything else is told."""
    with pytest.raises(MisusedError, match="session-pace-unknown pace=slow"):
        Session(tiny(), SETUP, (PERSON,) * 3, pace="slow")
    assert Session(tiny(), SETUP, (PERSON,) * 3).pace == AT_ONCE


# ---- since the last turn


def test_the_others_points_are_summed_up() -> None:
    """By seat and source."""
    session = Session(tiny(), SETUP, (PERSON, "random", "random"))
    assert session.since_last_turn().events == ()
    session.choose(ONE)
    summary = session.since_last_turn()
    assert {event.seat for event in summary.events} == {1, 2}
    assert [(gain.seat, gain.source) for gain in summary.gains] == [(1, "stones"), (2, "stones")]
    assert sum(gain.points for gain in summary.gains) == sum(event.points for event in summary.events)
    assert summary.turns == 2


def test_the_summary_stays_while_the_own_turn_is_under_way() -> None:
    """A turn of several decisions still begins after the others' turns; the sums are those of the ledgers."""
    session = new_session("trajan", seats=2, seed=7)
    while session.game.begun(session.state) < 3:
        session.choose(session.game.notation(session.choices()[0]))
    summary = session.since_last_turn()
    assert 1 in {event.seat for event in summary.events}
    assert summary.turns == 1
    gained = sum(gain.points for gain in summary.gains if gain.seat == 1)
    before = next(step.before for step in session.steps if step.seat == 1)
    assert gained == session.game.ledger(session.state, 1).total - session.game.ledger(before, 1).total
    session.choose(session.game.notation(session.choices()[0]))
    assert session.game.begun(session.state) == 3
    assert session.since_last_turn() == summary


def test_the_summary_is_told_in_words() -> None:
    """What was hidden from the viewer stays so."""
    session = new_session("trajan", seats=2, seed=7)
    for _ in range(30):
        session.choose(session.game.notation(session.choices()[-1]))
        lines = seat_view.since(session, seat_view.words_for(session, "en"))
        assert all("⟦" not in line for line in lines)


# ---- the curtain


def test_secrets_are_shown_to_who_sits_here() -> None:
    """Until the person sits down, everything is as a spectator sees it and nothing can be chosen."""
    session = hot_seat_hides()
    assert session.hidden == 0
    assert opened(session.observation().state).secrets == [-1, -1]
    assert (session.choices(), session.spots()) == ((), frozenset())
    refused = session.pick("left")
    assert str(refused.message) == "session-hot-seat seat=0"
    assert session.choose(ONE).result is Result.REFUSED
    assert session.sit_down().result is Result.NOTED
    assert session.eyes == 0
    assert opened(session.observation().state).secrets == [5, -1]


def test_the_hot_seat_falls_when_another_person_is_to_decide() -> None:
    """And again when the first is."""
    session = hot_seat_hides()
    session.sit_down()
    session.choose(ONE)
    assert session.hidden == 1
    assert session.eyes == -1
    session.sit_down()
    session.choose(ONE)
    assert session.hidden == 0


def test_the_hot_seat_falls_when_going_back_to_anothers_turn() -> None:
    """Undo is another person's decision here."""
    session = hot_seat_hides()
    session.sit_down()
    session.choose(ONE)
    session.sit_down()
    session.undo()
    assert session.hidden == 0


def test_what_one_person_saw_is_not_told_to_the_other_before_the_hot_seat() -> None:
    """The log is a spectator's until somebody sits down."""
    session = hot_seat_hides()
    session.sit_down()
    session.choose(ONE)
    words = seat_view.words_for(session, "en")
    assert [line.text for line in seat_view.log(session, words)] == ["⟦tiny-took⟧", "⟦tiny-saw⟧"]
    session.sit_down()
    session.choose(ONE)
    assert "⟦tiny-secret⟧" not in [line.text for line in seat_view.log(session, words)]


def test_one_person_needs_no_hot_seat() -> None:
    """Nor does anybody when curtains are not asked for."""
    session = Session(tiny(), SETUP, (PERSON, "random", "random"), hot_seat=True)
    assert session.hidden is None
    assert str(session.sit_down().message) == "session-hot-seat-none"
    assert Session(tiny(), SETUP, (PERSON,) * 3).hidden is None
