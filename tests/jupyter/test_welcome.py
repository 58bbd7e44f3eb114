"""The front door in a notebook: covers that lead to the notebooks of the courses."""

import re
from pathlib import Path

import pytest

import trajan_tutor as tt
from trajan_tutor.desk.front_door import cover_drawing
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.journals import progress_journal
from trajan_tutor.lessons.find import lesson_names
from trajan_tutor.view.static_output import picture_of_address

LINK = re.compile(r'<a href="([^"]+)"[^>]*>([^<]*)</a>')


def test_every_game_has_a_cover_and_every_lesson_a_link(monkeypatch: pytest.MonkeyPatch, checkout: Path) -> None:
    """Beside the notebooks: the first link of a cover begins its first game, and all lead somewhere."""
    monkeypatch.chdir(checkout / "notebooks")
    html = tt.welcome()._repr_mimebundle_()["text/html"]
    pictures = [picture_of_address(found) for found in re.findall(r'src="data:image/svg\+xml,([^"]*)"', html)]
    assert sorted(pictures) == sorted(cover_drawing(find_game(name)) for name in game_names())
    links = LINK.findall(html)
    assert [text for _, text in links if text.startswith("Start: ")] == [f"Start: {n} minutes" for n in (10, 15, 10)]
    assert len(links) == len(lesson_names()) + len(game_names())
    assert all(Path(target).exists() for target, _ in links)
    assert "<script" not in html
    assert "<style" not in html.replace("".join(pictures), "")


def test_without_its_notebooks_it_says_what_to_call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the page, and as text to who asks for all of it."""
    monkeypatch.chdir(tmp_path)
    shown = tt.welcome()._repr_mimebundle_()
    assert not LINK.search(shown["text/html"])
    assert "tt.lesson(&quot;trajan/00-first-game&quot;)" in shown["text/html"]
    assert 'Start: 10 minutes: tt.lesson("trajan/00-first-game")' in str(tt.welcome())
    assert shown["text/plain"] == "Trajan, Caesar!, Sylla"


def test_it_goes_on_where_somebody_was(saved_games_home: Path) -> None:
    """As it stands when it is shown."""
    shown = tt.welcome()
    assert "Go on" not in str(shown)
    notes, keeper = progress_journal.read(saved_games_home).begin("trajan/02-sowing")
    notes.of("take").tries = 1
    keeper(notes)
    assert 'Go on: Sowing: tt.lesson("trajan/02-sowing")' in str(shown)
