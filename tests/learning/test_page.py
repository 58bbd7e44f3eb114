"""The page of a learner: what is mastered by area, what is due, games that were played."""

import re
import xml.etree.ElementTree as ET
from functools import partial
from pathlib import Path

import pytest
from ipywidgets import Button
from learning.conftest import BEGIN
from simulated_learner import DAY

import trajan_tutor as tt
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game
from trajan_tutor.journals import saved_games
from trajan_tutor.journals.attempts_journal import AttemptOutcome, Recorder
from trajan_tutor.journals.saved_games import HOME_VARIABLE
from trajan_tutor.jupyter.mastery_shown import MasteryShown
from trajan_tutor.jupyter.stage_widget import StageWidget
from trajan_tutor.jupyter.still import StillBoard
from trajan_tutor.learning.learner import learner_of
from trajan_tutor.learning.overview import GamesPlayed
from trajan_tutor.session.new_session import new_session

SOWING = ("trajan.sow.tray", "trajan.sow.empty")


def page_at(home: Path, day: float, name: str = "trajan") -> MasteryShown:
    """Return the page of a day."""
    return MasteryShown(learner_of(find_game(name), home), home, BEGIN + int(day * DAY))


def keep(home: Path, day: float, outcome: AttemptOutcome, *rules: str) -> None:
    """Keep an attempt at some rules on a day."""
    Recorder(home, lambda: BEGIN + int(day * DAY)).note(rules, outcome, "trajan/02-sowing#take")


@pytest.fixture
def practised(tmp_path: Path) -> Path:
    """Return the folder of somebody who has mastered two rules, and missed one."""
    for day in (0, 2, 10):
        keep(tmp_path, day, AttemptOutcome.FIRST_TRY, *SOWING)
    keep(tmp_path, 10, AttemptOutcome.WRONG_TRIES, "trajan.seaport.draw")
    return tmp_path


def test_rules_stand_in_the_areas_of_the_rulebook(practised: Path) -> None:
    """Each as new, missed, known or mastered; one is due at once, and the others after weeks."""
    page = page_at(practised, 11)
    areas = {area.name: area for area in page.overview.areas}
    assert list(areas)[:3] == ["game", "turn", "setup"]
    assert (areas["sow"].mastered, areas["seaport"].mastered, page.overview.mastered) == (2, 0, 2)
    assert [one.rule for one in page.overview.due] == ["trajan.seaport.draw"]
    assert page.overview.stars == 6
    assert repr(page) == f"<Trajan: you know 2 of {page.overview.rules} rules>"
    assert page.practice_title == "Five minutes of practice: Seaport"
    assert "Sowing: Take all markers of one tray: mastered" in str(page)
    assert "· Draw two, discard one" in str(page)


def test_who_has_nothing_due_reads_when_there_will_be(tmp_path: Path) -> None:
    """And who has not begun, how to begin."""
    assert "Begin with a lesson" in str(page_at(tmp_path, 0))
    keep(tmp_path, 0, AttemptOutcome.FIRST_TRY, *SOWING)
    assert re.search(r"due within (a day|\d days)", str(page_at(tmp_path, 0)))


@pytest.mark.parametrize("name", ["trajan", "caesar"])
def test_the_picture_can_be_read_on_a_small_screen(practised: Path, name: str) -> None:
    """No text is smaller than 11 units, none reaches over the border, each cell says in words what it is."""
    page = page_at(practised, 11, name)
    picture = ET.fromstring(page.plot().svg)  # noqa: S314 (our own text)
    space = "{http://www.w3.org/2000/svg}"
    _, _, width, height = map(float, picture.get("viewBox", "").split())
    texts = list(picture.iter(f"{space}text"))
    assert texts
    assert min(float(one.get("font-size", "0")) for one in texts) >= 11
    assert all(0 < float(one.get("y", "0")) < height for one in texts)
    cells = [group for group in picture.iter(f"{space}g") if group.find(f"{space}title") is not None]
    assert len(cells) == page.overview.rules
    boxes = [box for cell in cells for box in cell.iter(f"{space}rect")]
    assert max(float(box.get("x", "0")) + float(box.get("width", "0")) for box in boxes) < width - 60
    assert "⟦" not in page.plot().svg


def test_finished_games_are_counted_by_the_bots_that_were_met(tmp_path: Path) -> None:
    """A game that goes on does not count, nor does one between people."""
    for seed, people, ends in ((1, (0,), True), (2, (0,), True), (3, (0,), False), (4, (0, 1), True)):
        session = new_session("caesar", seats=2, seed=seed, people=people, bots="greedy")
        journal = saved_games.begin(session, tmp_path)
        while ends and not session.is_over:
            session.choose(session.game.notation(session.game.legal(session.state)[0]))
        journal.keep()
    (played,) = page_at(tmp_path, 0, "caesar").overview.games
    assert isinstance(played, GamesPlayed)
    assert (played.bot, played.games) == ("greedy", 2)
    assert 0 <= played.won <= 2


def test_practice_and_page_are_values_of_cells(practised: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A practice is a board to be clicked, the page a picture with words; what is no game gets a sentence."""
    monkeypatch.setenv(HOME_VARIABLE, str(practised))
    assert set(tt.mastery("trajan")._repr_mimebundle_()) == {"text/html", "text/plain"}
    practice = tt.practice("trajan", seed=1)
    assert isinstance(practice, StageWidget | StillBoard)
    assert repr(practice) == "<lesson trajan/practice>"
    for call in (tt.practice, tt.mastery):
        with pytest.raises(MisusedError, match="chess"):
            call("chess")


def test_a_button_begins_a_practice_above_the_picture(practised: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It stands in place of the button; the picture and the sentence are what a notebook keeps."""
    from trajan_tutor.jupyter.mastery_widget import MasteryWidget

    monkeypatch.setenv(HOME_VARIABLE, str(practised))
    page = page_at(practised, 11)
    practise = partial(tt.practice, "trajan", seed=1)
    shown = MasteryWidget(page.plot().svg, page.practice_title, practise, page.words, page.static_output())
    button, picture = shown.children
    assert page.title in picture.value
    assert isinstance(button, Button)
    assert button.description == page.practice_title
    button.click()
    assert repr(shown.children[0]) == "<lesson trajan/practice>"
    assert shown.children[1] is picture
    assert shown.static_output().sentence == page.title


def test_without_anything_met_there_is_no_button(tmp_path: Path) -> None:
    """Nor where no notebook runs: then it is the picture alone."""
    assert page_at(tmp_path, 0).practice_title == ""
    with pytest.raises(NotImplementedError):
        page_at(tmp_path, 0)._ipython_display_()
