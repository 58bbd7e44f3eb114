"""What the light page shows before its Python is there, as this machine's Python draws it."""

import json
from pathlib import Path
from typing import Any

import pytest
from page_beginnings import SEEDS, draw_first, nobody_thinks, played

from trajan_tutor.desk.coach.thinking import Thinking
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.lessons.find import lesson_names


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Draw all of it in one language."""
    folder = tmp_path_factory.mktemp("first")
    draw_first(folder, "cs")
    return folder


def read(path: Path) -> dict[str, Any]:
    """Return what a file shows."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def test_everything_an_address_opens_is_drawn(drawn: Path) -> None:
    """Each lesson, so many games of each kind, and the first page: in their language, each by its name."""
    boards = {f"lesson/{address}" for address in lesson_names()}
    boards |= {f"play/{game}/{seed}" for game in games_by_course() for seed in range(1, SEEDS + 1)}
    found = {path.relative_to(drawn).with_suffix("").as_posix(): read(path) for path in drawn.rglob("*.json")}
    assert found.keys() == boards | {"start"}
    assert {found[name]["type"] for name in boards} == {"opened"}
    assert {found[name]["model"]["language"] for name in boards} == {"cs"}
    assert (found["start"]["type"], found["start"]["language"]) == ("start", "cs")


@pytest.mark.parametrize("address", ["trajan/02-sowing", "sylla/50-first-game"])
def test_a_board_is_drawn_as_a_new_visitor_opens_it(drawn: Path, address: str) -> None:
    """Whatever was opened before it."""
    assert [read(drawn / "lesson" / f"{address}.json")] == played(address, [], "cs").said


def test_nobody_thinks_only_while_it_is_said() -> None:
    """Afterwards coaches begin as before."""
    before = Thinking.start
    with nobody_thinks():
        assert Thinking.start is not before
    assert Thinking.start is before
