"""Files of a class: what a pupil takes home and brings back, and the table of who teaches."""

import csv
import io
import json
import re
from pathlib import Path

import pytest
from classroom.visitor import LESSON, Classroom, board_of, played

from trajan_tutor.desk.light_page import LIGHT_PAGE
from trajan_tutor.journals import progress_journal
from trajan_tutor.journals.progress_file import brought, taken


def steps_in(home: Path) -> int:
    """Return how many steps of the lesson were done by whose progress lies in a folder."""
    lessons = progress_journal.read(home).progress.lessons
    return sum(step.done for step in lessons[LESSON].steps.values()) if LESSON in lessons else 0


def test_progress_goes_home_and_comes_back(tmp_path: Path) -> None:
    """From the class to a folder of the pupil's own, where the lesson goes on, and back: nothing counts twice."""
    home = tmp_path / "home"

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        ada, line = await classroom.pupil("Ada Lovelace")
        await teacher.send(type="give", kind="lesson", name=LESSON, to=[])
        board = await board_of(line)
        for action in ("show-me", "next", "show-me", "next"):
            await line.do(board, "go", action=action)
        answer = await ada.ask("progress")
        assert answer.code == 200
        assert "attachment" in answer.headers["Content-Disposition"]
        text = answer.body.decode()
        assert "Lovelace" not in text
        assert ada.cookies["trajan_tutor_learner"] not in text
        brought(home, text)
        done = steps_in(home)
        notes, keep = progress_journal.read(home).begin(LESSON)
        assert notes.at == 2
        notes.of("at-home").done = True
        keep(notes)
        for is_new in (True, False):
            back = await ada.ask("progress", json.loads(taken(home)))
            told = json.loads(back.body)
            assert told["type"] == "brought"
            assert ("already" in told["text"]) is not is_new
        learner = next(iter(classroom.server.served.host.room.learners))
        assert steps_in(classroom.server.served.host.pupils.folder_of(learner)) == done + 1

    played(tmp_path / "class", story)


def test_nobody_takes_the_progress_of_others(tmp_path: Path) -> None:
    """Without a cookie there is none; a file that is none, or a form of another site, changes nothing."""

    async def story(classroom: Classroom) -> None:
        await classroom.teach()
        assert (await classroom.teacher.ask("progress")).code == 403
        assert (await classroom.teacher.ask("progress", {})).code == 403
        ada, _ = await classroom.pupil("Ada")
        refused = await ada.ask("progress", {"kind": "something"})
        assert (refused.code, json.loads(refused.body)["type"]) == (400, "no")
        assert (await ada.ask("progress", {}, **{"X-Trajan-Tutor": ""})).code == 403
        assert (await ada.ask("class.csv")).code == 403

    played(tmp_path, story)


def test_the_table_of_the_class_is_for_who_teaches(tmp_path: Path) -> None:
    """Pupils by name, lessons and rules; no name is a formula of a spreadsheet."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        _, line = await classroom.pupil("=Ada")
        await teacher.send(type="give", kind="lesson", name=LESSON, to=[])
        board = await board_of(line)
        await line.do(board, "go", action="show-me")
        answer = await classroom.teacher.ask("class.csv")
        rows = list(csv.DictReader(io.StringIO(answer.body.decode("utf-8-sig"))))
        lesson = next(row for row in rows if row["about"] == "lesson")
        assert (lesson["name"], lesson["id"], lesson["done"]) == ("'=Ada", LESSON, "0")
        assert lesson["title"] != LESSON

    played(tmp_path, story)


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("", ""),
        ("https://tutor.example/page/", "https://tutor.example/page/"),
        ("javascript:alert(1)", ""),
        ("page", ""),
    ],
)
def test_a_light_page_is_linked_where_its_address_is_set(
    address: str, shown: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a pupil's page alone, and with nothing added to it."""
    monkeypatch.setenv(LIGHT_PAGE, address)

    async def story(classroom: Classroom) -> None:
        await classroom.teach()
        ada, _ = await classroom.pupil("Ada")
        for browser, path, link in ((ada, "", shown), (classroom.teacher, "teacher", "")):
            page = (await browser.ask(path)).body.decode()
            start = re.search(r'id="start">(.*?)</script>', page)
            assert start is not None
            assert json.loads(start[1])["light_page"] == link

    played(tmp_path, story)
