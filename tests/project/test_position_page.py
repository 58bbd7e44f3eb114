"""The page of formats names every field that a position of a game can have, and no other."""

import re
from pathlib import Path

import pytest
from project.position_fields import GAMES, fields_of

from trajan_tutor.engine.games import game_names

_ROW = re.compile(r"^\| (`[^|]*`) \| (.+) \|$", re.MULTILINE)


def rows(checkout: Path, game: str) -> list[tuple[str, str]]:
    """Return the fields of a game that the page names, each with what it says of them."""
    page = (checkout / "docs" / "reference" / "formats.md").read_text(encoding="utf-8")
    part = page.split(f"\n#### Fields of {game}\n")[1].split("\n#")[0]
    return [(field, says) for names, says in _ROW.findall(part) for field in re.findall(r"`([^`]+)`", names)]


def test_no_game_is_left_out() -> None:
    """Each that comes with the tutor is read."""
    assert set(GAMES) == set(game_names())


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_page_names_every_field_of_a_position_once(
    checkout: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also those that only some readings of the rules, phases or answers of programs have."""
    named = [field for field, _ in rows(checkout, game)]
    assert sorted(named) == sorted(fields_of(game, monkeypatch))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_page_says_which_fields_may_be_missing(checkout: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that a reader does not ask for."""
    missing = {field for field, says in rows(checkout, game) if says.endswith("may be missing")}
    missing = {field for field in missing if not field.endswith(".*")}
    assert missing == fields_of(game, monkeypatch, may_be_missing=True)
