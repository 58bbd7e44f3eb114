"""What the light page is built of."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from build_page import copy_covers, copy_tutor, index_page, posted, spoken

from trajan_tutor.desk.front_door import cover_drawing
from trajan_tutor.engine.games import find_game, game_names

KEY = re.compile(r"[\"']([a-z]+(?:-[a-z0-9]+)+)[\"']")
MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


def messages(files: Iterable[Path]) -> set[str]:
    """Return the names of all messages in files of words."""
    return {name for file in files for name in MESSAGE.findall(file.read_text(encoding="utf-8"))}


def test_what_is_shipped_has_its_words_and_no_room_that_is_not_shipped(tmp_path: Path, checkout: Path) -> None:
    """A message that shipped code names is there; the words of rooms that are left out are not."""
    copy_tutor(tmp_path / "tutor", spoken())
    package = tmp_path / "tutor" / "trajan_tutor"
    code = "\n".join(path.read_text(encoding="utf-8") for path in package.rglob("*.py"))
    assert not re.findall(r"^(?:from|import) trajan_tutor\.(?:cli|proof|rl)\b.*", code, re.MULTILINE)
    shipped = messages(package.rglob("en/*.ftl"))
    left_out = messages((checkout / "trajan_tutor").rglob("en/*.ftl")) - shipped
    assert {"cli-help-tutor", "notebook-00-welcome-keep", "rl-missing"} <= left_out
    assert left_out & {*KEY.findall(code)} == set()


@pytest.mark.parametrize("language", ["en", "cs"])
def test_covers_lie_there_in_a_language(tmp_path: Path, language: str) -> None:
    """Under the name of their game."""
    copy_covers(tmp_path / "cover", language)
    found = {path.stem: path.read_text(encoding="utf-8") for path in (tmp_path / "cover").iterdir()}
    assert found == {name: cover_drawing(find_game(name), language) for name in game_names()}


def test_a_posted_link_shows_the_card_where_there_is_a_site() -> None:
    """Without an address there is no picture that nobody could fetch."""
    shown = posted("A tutor", "https://some-body.github.io/a.course/")
    assert 'content="https://some-body.github.io/a.course/_static/social-card.png"' in shown
    assert "og:image" not in posted("A tutor", "")
    starts = {"en": {"labels": {"title": "A tutor", "no_script": "Alone"}, "games": []}}
    page = index_page(starts, "built", ())
    assert '<meta property="og:title" content="A tutor">' in page
    assert "POSTED" not in page
