"""A pupil's progress goes from a class to the light page, to Jupyter, and back: by files alone."""

from collections import Counter
from pathlib import Path

import pytest
from browser.class_served import give, let_in, state, visited
from browser.page_visitor import PATIENCE_MILLISECONDS, Visitor
from browser.test_page import LESSON, Site, site, visit
from playwright.sync_api import Browser, Page, expect

import trajan_tutor as tt
from trajan_tutor.journals import attempts_journal, progress_journal
from trajan_tutor.journals.saved_games import HOME_VARIABLE

__all__ = ["site"]
_FILE = "[type=file]"


def told(home: Path) -> tuple[dict[str, tuple[bool, int]], Counter[tuple[str, str, int]]]:
    """Return what a folder tells of the lesson, and every attempt with how often it is there."""
    lessons = progress_journal.read(home).progress.lessons
    steps = {name: (step.done, step.tries) for name, step in lessons[LESSON].steps.items()}
    attempts = attempts_journal.read(home).attempts
    return steps, Counter((one.rule, one.source, one.at) for one in attempts)


def taken(page: Page, selector: str, file: Path) -> Path:
    """Take a file that a page offers."""
    with page.expect_download() as download:
        page.locator(selector).click()
    download.value.save_as(file)
    return file


def test_progress_is_carried_from_class_to_light_page_to_jupyter_and_back(
    chromium: Browser, site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lesson goes on everywhere, and at the end each place tells the same: nothing is lost or counted twice."""
    home = tmp_path / "home"
    monkeypatch.setenv(HOME_VARIABLE, str(home))
    with visited(chromium, tmp_path / "class") as visits, visit(chromium, site, "") as outside:
        teacher = visits.teach()
        let_in(teacher)
        pupil = visits.pupil("Ada")
        state(teacher, "live")
        give(teacher, "lesson", LESSON)
        in_class = Visitor(pupil, "")
        in_class.play_steps(LESSON, 2)
        pupil.locator(".take").click()
        from_class = taken(pupil, ".take-home a", tmp_path / "from-class.json")
        assert "Ada" not in from_class.read_text(encoding="utf-8")

        outside.wait_for_tutor()
        outside.page.locator(_FILE).set_input_files(from_class)
        expect(outside.page.locator("footer [role=status]")).not_to_be_empty(timeout=PATIENCE_MILLISECONDS)
        outside.go(f"?lesson={LESSON}")
        outside.wait_for_tutor()
        outside.player = in_class.player
        outside._step()
        outside.go()
        outside.wait_for_tutor()
        from_light_page = taken(outside.page, ".carry button", tmp_path / "from-light-page.json")

        assert tt.bring_progress(from_light_page)
        before = told(home)
        notes, keep = progress_journal.read(home).begin(LESSON)
        notes.of("at-home").tries += 1
        keep(notes)
        from_home = tt.take_progress(tmp_path)
        assert tt.bring_progress(from_class) == 0

        pupil.locator(_FILE).set_input_files(from_home)
        expect(pupil.locator(".take-home [role=status]")).not_to_be_empty()
        (learner,) = visits.served.server.served.host.room.learners
        there = told(visits.served.server.served.host.pupils.folder_of(learner))
        assert there == told(home)
        assert there[0] == before[0] | {"at-home": (False, 1)}
        assert len([done for done, _ in there[0].values() if done]) >= 3
        assert set(there[1].values()) <= {1}
