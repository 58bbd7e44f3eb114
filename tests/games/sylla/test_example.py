"""The worked example of the rulebook, played as one record: Blue, Red, White and Black are seats 0 to 3, round 2.

The record lies in `records/worked-example.json`. What belongs to the end of a game is in `test_closing`.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from games.sylla.build_table import GAME, area, dumped

from trajan_tutor.engine import record
from trajan_tutor.engine.positions import may_write
from trajan_tutor.games.sylla.rules import codes

RECORD = Path(__file__).parent / "records" / "worked-example.json"
BLUE, RED, WHITE, BLACK = range(4)


def states() -> list[Any]:
    """Return all states of the record."""
    kept = record.loads(RECORD.read_text(encoding="utf-8"))
    return [GAME.copy(state) for state in record.states(GAME, kept)]


def first(holds: Callable[[Any], bool]) -> Any:
    """Return the first state of the record for which something holds."""
    return next(state for state in states() if holds(state))


@pytest.mark.rule("sylla.consul.pays", "sylla.famine.icons")
def test_black_pays_three_and_famine_grows_by_two() -> None:
    """Blue with two Senators bids 3, Red and White pass, Black with one Senator bids 4 and is consul."""
    opening = states()[0]
    assert [area(opening, seat)["cards"].count("senator") for seat in (BLUE, BLACK)] == [2, 1]
    token = first(lambda state: state.phase == codes.PHASE_CONSUL)
    assert (token.consul, token.famine) == (BLACK, 0)
    assert area(opening, BLACK)["deniers"] - area(token, BLACK)["deniers"] == 3
    assert first(lambda state: state.phase == codes.PHASE_RECRUIT).famine == 2


@pytest.mark.rule("sylla.sale.bid", "sylla.pay.tilt")
def test_white_tilts_a_slave_and_two_merchants_for_a_field() -> None:
    """In a grey slot, seller Black: Blue 2, Red passes, White 3, Black passes; White sells next."""
    after = first(lambda state: state.phase == codes.PHASE_OFFER and state.offered == 1)
    assert after.actor == WHITE
    assert area(after, WHITE)["tilted"] == ["merchant", "merchant", "slave"]
    assert area(after, WHITE)["buildings"] == ["field", "stall"]


@pytest.mark.rule("sylla.income.revenue")
def test_income_of_all_four() -> None:
    """Black 5 by a Stall, Blue 5 by two upright Merchants, Red 3, White 5 by a Stall, his Merchants being tilted."""
    before = first(lambda state: state.phase == codes.PHASE_OFFER)
    after = first(lambda state: state.phase == codes.PHASE_FIGHT)
    gained = [after.deniers[seat] - before.deniers[seat] for seat in (BLACK, BLUE, RED, WHITE)]
    assert gained == [5, 5, 3, 5]


@pytest.mark.rule("sylla.fight.token", "sylla.column.prevent", "sylla.column.remove")
def test_the_consul_saves_the_slave_revolt() -> None:
    """Decadence has 3 cubes, Famine and revolt 1, the cult none; famine and cult happen, and the revolt leaves."""
    before = first(lambda state: state.phase == codes.PHASE_FIGHT)
    tie = first(lambda state: state.phase == codes.PHASE_PREVENT)
    cubes = dumped(tie)["pending"]["cubes"]
    assert {event: sum(by_seat) for event, by_seat in cubes.items()} == {
        "decadence": 3,
        "famine": 1,
        "revolt": 1,
        "cult": 0,
    }
    assert tie.actor == BLACK
    assert area(tie, RED)["tokens"]["health"] - area(before, RED)["tokens"]["health"] == 1
    assert area(tie, BLUE)["tokens"]["leisure"] - area(before, BLUE)["tokens"]["leisure"] == 1
    assert [tie.prestige[seat] - before.prestige[seat] for seat in range(4)] == [1, 1, 0, 1]
    after = first(lambda state: state.phase == codes.PHASE_HAND)
    assert (after.famine, after.markers[codes.CIVIC] - before.markers[codes.CIVIC]) == (3, -1)
    assert codes.REVOLT not in after.events


@pytest.mark.rule("sylla.work.places", "sylla.work.plebs", "sylla.work.together", "sylla.famine.loss")
def test_the_thermae_and_the_famine() -> None:
    """Blue 1 for the plebs, Red and White 5 each with 4 votes, Black 0; Health right; White loses 1, the others 3."""
    before = first(lambda state: state.phase == codes.PHASE_HAND)
    after = first(lambda state: state.round == 3)
    gained = [after.ledger[seat * codes.SOURCES + codes.SOURCE_WORKS] for seat in range(4)]
    assert gained == [0, 5, 5, 0]
    assert after.ledger[BLUE * codes.SOURCES + codes.SOURCE_PLEBS] == 1
    assert after.markers[codes.HEALTH] - before.markers[codes.HEALTH] == 1
    lost = [after.ledger[seat * codes.SOURCES + codes.SOURCE_FAMINE] for seat in range(4)]
    assert lost == [-3, -3, -1, -3]


def test_the_record_tells_every_choice_and_none_that_was_forced() -> None:
    """It is written and read as one text, and every turn in it has a position."""
    text = RECORD.read_text(encoding="utf-8")
    assert record.dumps(record.loads(text)) == text
    found = states()
    assert all(len(GAME.legal(state)) > 1 for state in found[:-1])
    assert all(json.loads(GAME.dumps(state)) for state in found if may_write(GAME, state))
