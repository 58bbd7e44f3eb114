"""Settlements of all games: row by row they lead from what the seats had before to what they have then."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from the_games import find_game

from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.settlement import Settlement
from trajan_tutor.i18n import Words
from trajan_tutor.session.session import Session
from trajan_tutor.session.settled import SettlementEnded, SettlementsMet, settlement_seen, span_of
from trajan_tutor.view.templates import load_template

FEW, MANY = 4, 200
SECRETS: tuple[dict[str, str], ...] = ({}, {"S23": "screens"}, {"S23": "secret"})
MODULES = ("centurions", "poison", "checkpoints")
# What is settled in every game, and how often.
EXPECTED = {
    "trajan": {"quarter": 4, "final": 1},
    "sylla": {"round": 5, "final": 1},
}


def options_of(name: str, number: int) -> dict[str, Any]:
    """Return options for a game of a number: with several numbers all that matter are met."""
    if name == "caesar":
        crassus = {"solo": "high", "harder": True} if number % 2 else {}
        chosen = MODULES[: number % 4]
        return ({"modules": ",".join(chosen)} if chosen else {}) | crassus
    return dict(SECRETS[number % 3]) if name == "sylla" else {}


def games(name: str, count: int) -> Iterator[tuple[Session, list[SettlementEnded]]]:
    """Yield random games to their end, each with what was settled in it."""
    game = find_game(name)
    for number in range(count):
        chance = random.Random(number)
        seats = game.seat_counts[number % len(game.seat_counts)]
        setup = Setup(seats=seats, seed=number, options=tuple(sorted(options_of(name, number).items())))
        state = game.new_game(setup)
        by_rules = game.played_by_rules(state)
        session = Session(game, setup, ["rules" if seat in by_rules else "person" for seat in range(seats)])
        while not session.is_over:
            session.follow([game.notation(chance.choice(list(game.legal(session.state))))])
        yield session, SettlementsMet().along(session)


def points(events: Any, seats: int) -> list[int]:
    """Return the points in some events by seat."""
    sums = Counter(dict.fromkeys(range(seats), 0))
    for event in events:
        if event.points:
            sums[event.seat] += event.points
    return [sums[seat] for seat in range(seats)]


def check_sums(session: Session, ended: SettlementEnded, told: Settlement) -> None:
    """Check that a settlement leads, row by row, from the ledgers before it to the ledgers after it."""
    game, first, last = session.game, ended.begun.first, ended.last
    seats = game.seats(session.state)
    earlier = points(first.events[: ended.begun.start], seats)
    later = points(last.events[ended.end :], seats)
    before = [game.ledger(first.before, seat).total + earlier[seat] for seat in range(seats)]
    after = [game.ledger(last.state, seat).total - later[seat] for seat in range(seats)]
    is_race = game.name == "caesar" and ended.begun.kind == "final"
    drawn = [0] * seats if is_race else before
    assert list(told.before) == drawn
    for row in told.rows:
        assert len(row.cells) == seats
        drawn = [had + cell.amount for had, cell in zip(drawn, row.cells, strict=True)]
    assert drawn == after == list(told.after)


def check_words(session: Session, told: Settlement, words: Words) -> None:
    """Check that every row has words, a sign of the picture and a rule of the book."""
    symbols = load_template(session.game.resources.board).symbols
    for row in told.rows:
        assert row.symbol in symbols, row
        assert row.rule in session.game.rules.rules, row
        said: list[Message] = [row.cause, *row.about, *(cell.says for cell in row.cells if cell.says is not None)]
        assert not set("⟦⟧") & set("".join(map(words, said))), row
    assert "⟦" not in words(told.title)


def check_game(session: Session, settled: list[SettlementEnded], words: Words) -> None:
    """Check everything that was settled in a game, for a seat and for somebody who looks on."""
    for number, ended in enumerate(settled):
        for seat in (number % len(session.players), -1, None):
            told = settlement_seen(session.game, ended, seat)
            check_sums(session, ended, told)
        check_words(session, told, words)
    kinds = Counter(ended.begun.kind for ended in settled)
    closed = sum(event.kind == "closed" for step in session.steps for event in step.events)
    assert kinds == EXPECTED.get(session.game.name, {"closing": closed, "final": 1})


def check(name: str, count: int) -> None:
    """Check the settlements of so many random games."""
    words = Words("en", (find_game(name).resources.words,))
    for session, settled in games(name, count):
        check_game(session, settled, words)


@pytest.mark.parametrize("name", ["trajan", "caesar", "sylla"])
def test_rows_lead_from_the_state_before_to_the_state_after(name: str) -> None:
    """Whoever adds them up has what everybody has."""
    check(name, FEW)


@pytest.mark.long
@pytest.mark.parametrize("name", ["trajan", "caesar", "sylla"])
def test_rows_add_up_in_many_games(name: str) -> None:
    """Two hundred of each game, with all numbers of seats, all modules, Crassus and covered amounts."""
    check(name, MANY)


def test_a_settlement_does_not_depend_on_what_is_hidden() -> None:
    """What a seat may not know can be dealt anew: it is told the same (S23)."""
    for session, settled in games("sylla", len(SECRETS)):
        for ended in settled:
            for seat in range(len(session.players)):
                span = span_of(session.game, ended, seat)
                assert all(event.hidden is None for event in span.events)
                dealt = session.game.determinize(Observation(seat, span.after), 5)
                told = session.game.settlement(span)  # type: ignore[attr-defined]
                assert told == session.game.settlement(replace(span, after=dealt))  # type: ignore[attr-defined]


def test_a_settlement_tells_a_seat_only_what_the_log_tells_it() -> None:
    """Every event that it is made of is the one that the seat was told."""
    [(session, settled)] = games("sylla", 1)
    hidden = 0
    for ended in settled:
        events: list[Event] = [event for step in session.steps for event in step.events]
        for event in span_of(session.game, ended, 1).events:
            assert any(event.message == one.told_to(1) for one in events)
            hidden += event.message.key.endswith("-hidden")
    assert hidden


def test_what_is_in_progress_is_not_told_yet() -> None:
    """A quarter's end over several decisions is one settlement, complete after the last of them."""
    [(session, settled)] = games("trajan", 1)
    [first, *_] = settled
    steps = session.steps
    begun, ended = steps.index(first.begun.first), steps.index(first.last)
    assert ended - begun > 1
    for number in (begun, ended - 1):
        session.jump(steps[number].number)
        assert SettlementsMet().along(session) == []
    session.jump(first.last.number)
    assert SettlementsMet().along(session) == [first]
    assert SettlementsMet().along(session, ended + 1) == []
