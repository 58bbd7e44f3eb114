"""Records of Caesar!: what was saved before rulings changed is played on as it was."""

import json
from pathlib import Path

import pytest
from the_games import CAESAR as GAME
from the_games import opened

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.record import VERSION, loads, replay
from trajan_tutor.journals.game_extras import save_text
from trajan_tutor.journals.saved_records import load, load_text

SAVES = Path(__file__).parent / "saves"
THEN = {"C1": "one-by-one", "C12": "must", "C55": "up-to"}


@pytest.mark.parametrize(
    ("name", "then"),
    [
        pytest.param("might-counts-in-the-second", THEN, marks=pytest.mark.rule("caesar.might.closed")),
        pytest.param("must-draw-from-the-bank", THEN, marks=pytest.mark.rule("caesar.checkpoints.bank")),
        pytest.param("fewer-markers-in-the-senate", {"C55": "up-to"}, marks=pytest.mark.rule("caesar.senate.exactly")),
    ],
)
def test_a_saved_game_of_before_keeps_its_rulings(name: str, then: dict[str, str]) -> None:
    """It comes to the same end as when it was saved, which now names them; read as one of today it does not."""
    session = load(SAVES / f"{name}.json")
    position = json.loads((SAVES / f"{name}-position.json").read_text(encoding="utf-8"))
    assert GAME.dump(session.state) == {**position, "options": then}
    assert GAME.dump(load_text(save_text(session)).state) == GAME.dump(session.state)
    today = json.loads((SAVES / f"{name}.json").read_text(encoding="utf-8")) | {"version": VERSION}
    try:
        other = replay(GAME, loads(json.dumps(today)))
    except UnreadableError:
        return
    assert GAME.dump(other) != position


def test_a_record_of_before_may_choose_what_is_the_default_now() -> None:
    """Or the position that it begins from does."""
    position = GAME.dump(GAME.new_game(loads((SAVES / "might-counts-in-the-second.json").read_text("utf-8")).setup))
    for chosen, given, rulings in (
        ({}, {}, THEN),
        ({"C1": "together"}, {}, {"C12": "must", "C55": "up-to"}),
        ({"C55": "exactly"}, {"C12": "may"}, {"C1": "one-by-one"}),
    ):
        setup = {"seats": 2, "seed": 1, "quick": True, "options": chosen, "position": {**position, "options": given}}
        text = json.dumps({"game": "caesar", "version": 1, "setup": setup, "moves": []})
        assert opened(replay(GAME, loads(text))).figures.options == rulings
