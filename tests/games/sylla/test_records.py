"""Records of Sylla: what was saved before screens were usual is played on as it was."""

import json
from pathlib import Path
from typing import Any

import pytest
from the_games import find_game

from trajan_tutor.engine.record import VERSION
from trajan_tutor.games.sylla.board.layout_mat import COVERED
from trajan_tutor.journals import saved_games
from trajan_tutor.journals.game_extras import save_text
from trajan_tutor.journals.saved_records import load_text
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.session import Session

GAME = find_game("sylla")
SAVES = Path(__file__).parent / "saves"


def saved(version: int) -> Session:
    """Return the saved game, which names no options, as one of a version of records."""
    data = json.loads((SAVES / "money-lay-open.json").read_text(encoding="utf-8"))
    assert "options" not in data["setup"]
    return load_text(json.dumps(data | {"version": version}))


def money_of_others(session: Session) -> set[str]:
    """Return what a seat is shown of the deniers of others."""
    seen: Any = GAME.observe(session.state, 0)
    return {one.text for one in GAME.placements(seen) if one.spot in ("mat.1.deniers", "mat.2.deniers")}


@pytest.mark.parametrize("version", range(1, VERSION))
def test_a_saved_game_of_before_s23_lies_open(version: int) -> None:
    """It comes to the position at which it was saved, and now names the reading; one of today has screens (S23)."""
    session = saved(version)
    assert GAME.dump(session.state) == json.loads((SAVES / "money-lay-open-position.json").read_text(encoding="utf-8"))
    assert COVERED not in money_of_others(session)
    again = load_text(save_text(session))
    assert again.readings == session.readings == {"S23": "open"}
    assert COVERED not in money_of_others(again)


def test_a_game_left_open_before_s23_is_offered_when_it_is_asked_for_again(tmp_path: Path) -> None:
    """Under the name that it had then; what is begun today lies in a place of its own (S23)."""
    text = (SAVES / "money-lay-open.json").read_text(encoding="utf-8")
    (tmp_path / "sylla-3-3962e65d96cc.json").write_text(text, encoding="utf-8")
    asked = new_session("sylla", seats=3, seed=5, people=range(3))
    offered = saved_games.offer(asked, tmp_path)
    assert isinstance(offered, saved_games.Saved)
    assert saved_games.take_up(offered).session.readings == {"S23": "open"}
    assert saved_games.place_of(asked, tmp_path).stem != offered.path.stem
    opened = new_session("sylla", seats=3, seed=5, people=range(3), options={"S23": "open"})
    assert saved_games.offer(opened, tmp_path) is None


def test_a_whole_game_is_played_with_screens_unless_it_is_asked_otherwise() -> None:
    """Its record names them; a position of it alone does too, and one that names nothing lies open (S23)."""
    session = new_session("sylla", seats=3, seed=5)
    assert dict(session.record().setup.options) == {"S23": "screens"}
    assert session.readings == {}
    assert money_of_others(session) == {COVERED}
    assert GAME.dump(session.state)["options"] == {"S23": "screens"}
    opened = new_session("sylla", seats=3, seed=5, options={"S23": "open"})
    assert opened.readings == {"S23": "open"}
    assert "options" not in GAME.dump(opened.state)
    assert COVERED not in money_of_others(new_session("sylla", position=GAME.dump(opened.state)))
