"""What a page has after many changes is what is shown where everything is drawn and told from nothing."""

import json
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from desk.page import Page
from record_models import Lesson, Recording

from trajan_tutor.desk.coach import verdicts
from trajan_tutor.desk.coach.thinking import Driver
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.displays.display import Display
from trajan_tutor.desk.displays.save_watch import SaveWatch
from trajan_tutor.desk.lesson.opened_lessons import lesson_activity
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.desk.tables.new_games import NewGames
from trajan_tutor.desk.tables.practice_aside import PracticeAside
from trajan_tutor.i18n import Words, words
from trajan_tutor.session.logbook import Logbook
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.session import STEP

# What tells of what was done rather than of what there is; the focus stays as long as it can.
_OF_WHAT_WAS_DONE = {
    "answered",
    "notice",
    "live",
    "began",
    "offer",
    "by_itself",
    "keeps",
    "thinking",
    "focus",
    "reports",
}
_DECISIONS = 40


class Compared(Recording):
    """A desk whose page is compared after every message with a display that has shown nothing before."""

    def __init__(self, desk: Desk) -> None:
        self.page = Page(desk)
        self.compared = 0
        super().__init__(desk)

    def _write(self, message: Any) -> None:
        super()._write(message)
        if message["type"] == "change":
            self.page.hear(message)
            self._compare()

    def _compare(self) -> None:
        page, shown = self.page.model, json.loads(json.dumps(self._anew()))
        for name in shown.keys() - _OF_WHAT_WAS_DONE - {"cards"}:
            assert page[name] == shown[name], name
        # The card of a rule that refused something stands before the others.
        assert all(card in page["cards"] for card in shown["cards"])
        self.compared += 1

    def _anew(self) -> Any:
        desk, table = self.desk, self.desk.table
        words._sentences_in.cache_clear()
        said: Words = table.lesson.words if table.lesson else table.words
        fresh = Words(said.language, said.folders, said.names, said.own)
        anew = replace(table, logbook=Logbook(), words=fresh)
        display = Display(
            anew,
            desk.coach,
            NewGames(None, None),
            PracticeAside(anew, None, lambda _: None),
            SaveWatch(anew, desk.coach, NewGames(None, None), ()),
        )
        display.all()
        return display.model | {"may_practise": self.page.model["may_practise"]}


@pytest.mark.parametrize("game", ["trajan", "caesar", "sylla"])
def test_a_game_is_shown_as_if_from_nothing(game: str) -> None:
    """After every decision, a hint, what is taken back, and a turn that is tried."""
    session = new_session(game, seed=5, people=[0], pace=STEP)
    compared = Compared(Desk(session, HostServices("r", driver=Driver.AT_ONCE)))
    for number in range(_DECISIONS):
        if session.waits_for_bot:
            compared.send("next")
            continue
        if number % 7 == 3:
            compared.send("undo")
            compared.send("redo")
        choices = compared.desk.opened()["model"]["choices"]
        compared.send("choose", move=choices[number % len(choices)]["move"])
    assert compared.compared >= _DECISIONS


@pytest.mark.parametrize("address", ["trajan/02-sowing", "caesar/31-placing", "sylla/55-recruiting"])
def test_a_lesson_is_shown_as_if_from_nothing(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked, refused, hinted and done."""
    monkeypatch.setattr(verdicts.BoardVerdicts, "follow", lambda *_: None)
    with TemporaryDirectory() as folder:
        lesson = lesson_activity(address, "guide-me", "en", Path(folder))
        compared = Compared(Desk(outside=HostServices("r"), lesson=lesson))
        Lesson(compared, lesson.player).play()
    assert compared.compared
