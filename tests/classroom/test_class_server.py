"""A class as its pages see it: coming in, a board for each, who teaches, and the projector."""

import json
import threading
from pathlib import Path
from typing import Any

import pytest
from classroom.visitor import LESSON, WAIT_SECONDS, Browser, Classroom, Line, board_of, played
from desk.page import LITTLE

from trajan_tutor.classroom import pupils, teacher_requests
from trajan_tutor.classroom.board_making import task_desk
from trajan_tutor.classroom.coming_in import Knock
from trajan_tutor.classroom.handlers import TEACHER_COOKIE
from trajan_tutor.desk.desk import Desk
from trajan_tutor.shown.hint import adviser_for
from trajan_tutor.viewmodel.page_model import PROTOCOL

FIRST_GAME = "trajan/00-first-game"
# Where its first turn begins.
FIRST_MARK = "mat.0.tray.II"


async def give(teacher: Line, kind: str, name: str = "", to: tuple[str, ...] = ()) -> None:
    """Give something to some pupils, or to all."""
    await teacher.send(type="give", kind=kind, name=name, to=list(to))


def first_of(live: dict[str, Any]) -> dict[str, str]:
    """Return what who teaches is told of the first pupil; nothing before somebody is there."""
    pupils: list[dict[str, str]] = live["pupils"]
    return pupils[0] if pupils else {"where": "", "standing": ""}


def test_from_a_code_to_a_board(tmp_path: Path) -> None:
    """A code and a name are enough, and who teaches sees where the pupil is."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        _, ada = await classroom.pupil("Ada")
        await give(teacher, "lesson", LESSON)
        board = await board_of(ada)
        model = await ada.do(board, "go", action="next")
        assert model["lesson"]["address"] == LESSON
        live = await teacher.until(lambda told: told["type"] == "live" and bool(first_of(told)["where"]))
        assert [one["name"] for one in live["pupils"]] == ["Ada"]
        assert live["task"]["kind"] == "lesson"

    played(tmp_path, story)


def test_the_first_click_goes_on_from_what_was_kept_as_text(tmp_path: Path) -> None:
    """All are shown the same text, and no desk is made before somebody clicks; then nothing is shown anew."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        lines = [(await classroom.pupil(name))[1] for name in ("Ada", "Bo", "Cy")]
        await give(teacher, "lesson", LESSON)
        boards = [await board_of(line) for line in lines]
        assert len({line.browser.texts[-1] for line in lines}) == 1
        host = classroom.server.served.host.pupils
        assert not any(board.has_desk for board in host._boards.values())
        told = len(lines[0].told)
        await lines[0].do(boards[0], "go", action="next")
        assert [one["message"]["type"] for one in lines[0].told[told:] if one["type"] == "desk"] == ["change"]
        assert sum(board.has_desk for board in host._boards.values()) == 1

    played(tmp_path, story)


def test_marks_lead_on_before_anybody_has_clicked(tmp_path: Path) -> None:
    """They are those of the lesson, for all; whoever clicks is not shown everything anew."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        lines = [(await classroom.pupil(name))[1] for name in ("Ada", "Bo")]
        await give(teacher, "lesson", FIRST_GAME)
        boards = [await board_of(line) for line in lines]
        for line, board in zip(lines, boards, strict=True):
            assert line.models[board]["marks"]["looks"] == [FIRST_MARK]
        host = classroom.server.served.host.pupils
        assert not any(board.has_desk for board in host._boards.values())
        told = len(lines[0].told)
        model = await lines[0].do(boards[0], "pick", spot=FIRST_MARK)
        assert [one["message"]["type"] for one in lines[0].told[told:] if one["type"] == "desk"] == ["change"]
        # The marks go on along the turn that was found.
        assert model["marks"]["looks"]
        assert model["marks"]["looks"] != [FIRST_MARK]

    played(tmp_path, story)


def test_nobody_waits_while_what_was_given_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop answers meanwhile; then everybody who waits for it is shown it once, also one who came again."""
    may_go_on = threading.Event()

    def slow(*of: Any) -> Desk:
        assert may_go_on.wait(WAIT_SECONDS)
        return task_desk(*of)

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        (browser, ada), (_, bo) = [await classroom.pupil(name) for name in ("Ada", "Bo")]
        await give(teacher, "lesson", LESSON)
        for line in (ada, bo):
            await board_of(line)
        monkeypatch.setattr(pupils, "task_desk", slow)
        live = await teacher.until(lambda told: told["type"] == "live" and len(told["pupils"]) == 2)
        await give(teacher, "lesson", "trajan/03-time", (live["pupils"][0]["id"],))
        number = (await ada.until(lambda told: told["type"] == "room" and told["board"] not in ada.models))["board"]
        tab = await browser.line("pupil")
        await tab.until_type("room")
        await ada.send(type="desk", board=number, message={"type": "hello", "protocol": PROTOCOL, "have": -1})
        (board,) = bo.models
        assert (await bo.do(board, "go", action="next"))["lesson"]["address"] == LESSON
        assert number not in ada.models
        may_go_on.set()
        for line in (ada, tab):
            assert await board_of(line) == number
            told = len(line.told)
            await line.do(number, "go", action="next")
            assert "opened" not in [one["message"]["type"] for one in line.told[told:] if one["type"] == "desk"]

    try:
        played(tmp_path, story)
    finally:
        may_go_on.set()


def test_what_cannot_be_opened_is_told_to_who_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a sentence; what is given next is shown."""

    def broken(*_: Any) -> Desk:
        raise ValueError

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        _, ada = await classroom.pupil("Ada")
        with monkeypatch.context() as patch:
            patch.setattr(pupils, "task_desk", broken)
            await give(teacher, "lesson", LESSON)
            assert (await ada.until_type("no"))["text"]
        await give(teacher, "lesson", LESSON)
        await board_of(ada)

    played(tmp_path, story)


@pytest.mark.parametrize(
    ("kind", "content"),
    [
        ("lesson", {"address": "trajan/03-time"}),
        ("begin", {"answers": {}}),
        ("again", {}),
        ("resume", {"file": "x"}),
        ("remove", {"file": "x"}),
        ("practise", {}),
        ("play-better", {"number": 0}),
        ("try-ruling", {"ruling": "x"}),
        ("copies", {}),
    ],
)
def test_what_a_pupil_may_not_is_answered_by_a_sentence(tmp_path: Path, kind: str, content: dict[str, Any]) -> None:
    """And the board stays as it is."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        _, ada = await classroom.pupil("Ada")
        await give(teacher, "lesson", LESSON)
        board = await board_of(ada)
        model = await ada.do(board, kind, **content)
        assert model["notice"]["tone"] == "problem"
        assert model["notice"]["text"]
        assert model["lesson"]["address"] == LESSON

    played(tmp_path, story)


def test_who_is_paused_can_do_nothing(tmp_path: Path) -> None:
    """One pupil or all, also before their first click; who comes later is paused too."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        _, ada = await classroom.pupil("Ada")
        await give(teacher, "lesson", LESSON)
        board = await board_of(ada)
        await teacher.send(type="pause", on=True, to=[])
        paused = await ada.until(lambda told: told["type"] == "room" and told["paused"])
        assert paused["sentence"]
        before = ada.models[board]["lesson"]["place"]
        model = await ada.do(board, "go", action="next")
        assert model["notice"]["tone"] == "problem"
        assert model["lesson"]["place"] == before
        browser = Browser(classroom.base)
        await browser.join(classroom.code, "Bo")
        late = await browser.line("pupil")
        assert (await late.until_type("room"))["paused"]
        await teacher.send(type="pause", on=False, to=[])
        await ada.until(lambda told: told["type"] == "room" and not told["paused"])
        assert (await ada.do(board, "go", action="next"))["notice"]["tone"] != "problem"

    played(tmp_path, story)


def test_a_third_wrong_try_is_seen_and_its_rule_named(tmp_path: Path) -> None:
    """Before the step is done, and its exercise can be given to those who need it."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        _, ada = await classroom.pupil("Ada")
        await give(teacher, "lesson", LESSON)
        board = await board_of(ada)
        await ada.do(board, "pick", spot="mat.0.tray.I")
        await ada.do(board, "go", action="next")
        for _ in range(3):
            await ada.do(board, "pick", spot="mat.0.tray.IV")
        live = await teacher.until(lambda told: told["type"] == "live" and first_of(told)["standing"] == "stuck")
        assert live["rules"]
        rule = next(one for one in live["rules"] if one["exercise"])
        assert rule["pupils"] == [live["pupils"][0]["id"]]
        await give(teacher, "practise", rule["rule"], tuple(rule["pupils"]))
        again = await board_of(ada)
        assert again != board
        assert ada.models[again]["lesson"]["exercise"]
        # Who practises is still seen.
        await ada.do(again, "go", action="hint")
        await teacher.until(lambda told: told["type"] == "live" and first_of(told)["where"] == "Step 1")

    played(tmp_path, story)


def test_what_would_you_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers come from the board of each pupil, without a coach; bars, then the coach with its reasons."""
    monkeypatch.setattr(
        teacher_requests,
        "adviser_for",
        lambda session, seed: adviser_for(session, seed=seed, effort=LITTLE),
    )

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        pupils = [(await classroom.pupil(name))[1] for name in ("Ada", "Bo")]
        await teacher.send(type="open", kind="game", name="trajan")
        await board_of(teacher)
        await teacher.send(type="vote", on=True)
        projector = await classroom.teacher.line("projector-live")
        for line in pupils:
            board = await board_of(line)
            refused = await line.do(board, "coach", action="hint", number=-1)
            assert refused["notice"]["tone"] == "problem"
            move = line.models[board]["choices"][0]["move"]
            await line.do(board, "choose", move=move)
            told = await line.until(lambda told: told["type"] == "room" and bool(told["answered"]))
            assert not told["may_answer"]
            # A finger that rests on the board asks something, which is no act.
            rested = await line.do(board, "tell", spot="mat.0.tray.II")
            rested = await line.do(board, "preview", move=rested["choices"][0]["move"]) if rested["choices"] else rested
            assert rested["notice"]["tone"] != "problem"
            # Until the answers are shown it can be taken back.
            await line.do(board, "undo")
            await line.until(lambda told: told["type"] == "room" and told["may_answer"])
            await line.do(board, "choose", move=move)
            await line.until(lambda told: told["type"] == "room" and bool(told["answered"]))
        live = await teacher.until(lambda told: told["type"] == "live" and told["vote"]["answers"] == 2)
        (bar,) = live["vote"]["bars"]
        assert (bar["count"], bar["share"], live["vote"]["of"]) == (2, 1.0, 2)
        assert bar["spot"]
        assert all(not told["vote"]["bars"] for told in projector.told if told["type"] == "shown")
        await teacher.send(type="show-votes")
        await projector.until(lambda told: told["type"] == "shown" and bool(told["vote"]["bars"]))
        late = await pupils[-1].do(board, "undo")
        assert late["notice"]["tone"] == "problem"
        await teacher.send(type="coach-answer")
        live = await teacher.until(
            lambda told: told["type"] == "live" and bool((told["vote"]["coach"] or {}).get("move"))
        )
        assert live["vote"]["coach"]["reasons"]
        await teacher.send(type="explore")
        for line in pupils:
            await line.until(lambda told: told["type"] == "room" and told["watching"])
            assert await board_of(line) == 0

    played(tmp_path, story)


def test_who_only_watches_changes_nothing_and_hears_alone_why(tmp_path: Path) -> None:
    """All see what who teaches does on the shared board."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        _, ada = await classroom.pupil("Ada")
        await teacher.send(type="open", kind="lesson", name=LESSON)
        await board_of(teacher)
        await give(teacher, "shared")
        assert await board_of(ada) == 0
        refused = await ada.do(0, "go", action="next")
        assert refused["notice"]["tone"] == "problem"
        assert teacher.models[0]["notice"]["tone"] != "problem"
        await teacher.do(0, "go", action="next")
        await ada.until(lambda told: told["type"] == "desk" and "lesson" in told["message"].get("set", {}))
        assert ada.models[0]["lesson"] == teacher.models[0]["lesson"]

    played(tmp_path, story)


def test_one_pupils_board_is_looked_at_and_projected_without_a_name(tmp_path: Path) -> None:
    """What the pupil does is seen at once."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        _, ada = await classroom.pupil("Ada Lovelace")
        await give(teacher, "lesson", LESSON)
        board = await board_of(ada)
        live = await teacher.until(lambda told: told["type"] == "live" and bool(told["pupils"]))
        projector = await classroom.teacher.line("projector-live")
        await teacher.send(type="look", pupil=live["pupils"][0]["id"])
        assert await board_of(teacher) == board
        await teacher.send(type="project", what="pupil")
        assert await board_of(projector) == board
        await ada.do(board, "go", action="next")
        for line in (teacher, projector):
            await line.until(lambda told: told["type"] == "desk" and "lesson" in told["message"].get("set", {}))
        written = json.dumps(projector.told)
        assert "Lovelace" not in written
        assert classroom.key not in written

    played(tmp_path, story)


def test_two_tabs_a_late_joiner_and_two_pages_of_who_teaches(tmp_path: Path) -> None:
    """Each is shown the same."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        other = await classroom.teacher.line("teacher-live")
        browser, ada = await classroom.pupil("Ada")
        await give(teacher, "lesson", LESSON)
        board = await board_of(ada)
        await ada.do(board, "go", action="next")
        tab = await browser.line("pupil")
        assert await board_of(tab) == board
        assert tab.models[board]["lesson"] == ada.models[board]["lesson"]
        await tab.do(board, "go", action="back")
        await ada.until(lambda told: told["type"] == "desk" and told["message"]["n"] == tab.numbers[board])
        assert tab.models[board]["lesson"] == ada.models[board]["lesson"]
        _, late = await classroom.pupil("Bo")
        assert await board_of(late) == board
        for line in (teacher, other):
            live = await line.until(lambda told: told["type"] == "live" and len(told["pupils"]) == 2)
            assert [one["name"] for one in live["pupils"]] == ["Ada", "Bo"]

    played(tmp_path, story)


def test_wi_fi_that_was_off_loses_nothing(tmp_path: Path) -> None:
    """The line is closed and opened again: the same board, as it was left."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        browser, ada = await classroom.pupil("Ada")
        await give(teacher, "lesson", LESSON)
        board = await board_of(ada)
        left = await ada.do(board, "go", action="next")
        ada.close()
        await teacher.until(lambda told: told["type"] == "live" and first_of(told)["standing"] == "away")
        back = await browser.line("pupil")
        assert await board_of(back) == board
        assert back.models[board]["lesson"] == left["lesson"]
        await teacher.until(lambda told: told["type"] == "live" and first_of(told)["standing"] == "fine")

    played(tmp_path, story)


def test_what_changes_back_is_told_after_what_can_be_given(tmp_path: Path) -> None:
    """Who teaches is told what can be given with how it goes then: whatever differs from that comes next."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        _, ada = await classroom.pupil("Ada")
        await teacher.until(lambda told: told["type"] == "live" and first_of(told)["standing"] == "fine")
        host = classroom.server.served.host
        host.show_now()
        (learner,) = host.room.learners
        host.pupils._lines[learner], lines = [], host.pupils._lines[learner]
        host.show_choices()
        await teacher.until(lambda told: told["type"] == "live" and first_of(told)["standing"] == "away")
        host.pupils._lines[learner] = lines
        host.pupils.is_changed = True
        await teacher.until(lambda told: told["type"] == "live" and first_of(told)["standing"] == "fine")
        ada.close()

    played(tmp_path, story)


def test_another_device_and_the_next_pupil_at_the_same_one(tmp_path: Path) -> None:
    """By a code that holds once; who is not me is somebody else."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        browser, _ = await classroom.pupil("Ada")
        live = await teacher.until(lambda told: told["type"] == "live" and bool(told["pupils"]))
        await teacher.send(type="rejoin", pupil=live["pupils"][0]["id"])
        shown = await teacher.until(lambda told: told["type"] == "live" and told["rejoin"] is not None)
        phone = Browser(classroom.base)
        assert (await phone.ask("rejoin", {"code": shown["rejoin"]["code"]})).code == 200
        assert (await (await phone.line("pupil")).until_type("room"))["name"] == "Ada"
        assert (await Browser(classroom.base).ask("rejoin", {"code": shown["rejoin"]["code"]})).code == 403
        await browser.ask("leave", {})
        assert (await browser.join(classroom.code, "Bo")).code == 200
        assert (await (await browser.line("pupil")).until_type("room"))["name"] == "Bo"

    played(tmp_path, story)


def test_who_is_removed_is_told_and_leaves_nothing(tmp_path: Path) -> None:
    """Neither a name nor what they did."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        browser, ada = await classroom.pupil("Ada Lovelace")
        await give(teacher, "lesson", LESSON)
        board = await board_of(ada)
        await ada.do(board, "go", action="next")
        live = await teacher.until(lambda told: told["type"] == "live" and bool(told["pupils"]))
        learner = live["pupils"][0]["id"]
        await teacher.send(type="rename", pupil=learner, name="Grace Hopper")
        await ada.until(lambda told: told["type"] == "room" and told["name"] == "Grace Hopper")
        await teacher.send(type="remove", pupil=learner)
        assert (await ada.until(lambda told: told["type"] == "room" and bool(told["ends"])))["board"] is None
        kept = everything_in(tmp_path)
        assert b"Lovelace" not in kept
        assert b"Hopper" not in kept
        assert not (tmp_path / "pupils" / learner).exists()
        assert await (await browser.line("pupil")).next() is None

    played(tmp_path, story)


def everything_in(folder: Path) -> bytes:
    """Return what all files of a folder hold."""
    return b"".join(one.read_bytes() for one in folder.rglob("*") if one.is_file())


def test_the_key_leaves_the_address_and_never_comes_back(tmp_path: Path) -> None:
    """It is exchanged for a cookie that no script reads; nobody else gets a page of who teaches."""

    async def story(classroom: Classroom) -> None:
        answer = await classroom.teacher.ask(classroom.server.address)
        assert (answer.code, answer.headers["Location"]) == (302, "/teacher")
        (cookie,) = answer.headers.get_list("Set-Cookie")
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        teacher = await classroom.teach()
        browser, ada = await classroom.pupil("Ada")
        assert (await browser.ask("")).code == 200
        for path in ("teacher", "teacher?key=x", "projector"):
            assert (await browser.ask(path)).code == 403
        for path in ("teacher-live", "projector-live"):
            assert await (await browser.line(path)).next() is None
        await classroom.teacher.ask("teacher")
        await classroom.teacher.ask("projector")
        key = classroom.key
        assert not [text for one in (browser, classroom.teacher) for text in one.texts if key in text]
        for line in (teacher, ada):
            assert key not in json.dumps(line.told)

    played(tmp_path, story)


def test_a_page_of_another_site_lets_nobody_in(tmp_path: Path) -> None:
    """What changes something needs a header that no form can send."""

    async def story(classroom: Classroom) -> None:
        await classroom.teach()
        answer = await Browser(classroom.base).ask(
            "join", {"code": classroom.code, "name": "Ada"}, **{"X-Trajan-Tutor": ""}
        )
        assert answer.code == 403
        assert not classroom.server.served.host.room.learners

    played(tmp_path, story)


def test_nobody_comes_in_before_the_door_is_open(tmp_path: Path) -> None:
    """It is said in a sentence."""

    async def story(classroom: Classroom) -> None:
        answer = await Browser(classroom.base).join(classroom.code, "Ada")
        assert answer.code == 403
        assert json.loads(answer.body)["text"]

    played(tmp_path, story)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("<b>Ada</b>", "<b>Ada</b>"),
        ("A\u202eda\x07", "Ada"),
        ("x" * 500, "x" * 24),
        ("\u200b \n", ""),
        ("", ""),
    ],
)
def test_names_are_text(tmp_path: Path, given: str, kept: str) -> None:
    """Cleaned and cut; of one of which nothing is left a sentence says so."""

    async def story(classroom: Classroom) -> None:
        await classroom.teach()
        browser = Browser(classroom.base)
        answer = await browser.join(classroom.code, given)
        if kept:
            assert (await (await browser.line("pupil")).until_type("room"))["name"] == kept
        else:
            assert (answer.code, bool(json.loads(answer.body)["text"])) == (403, True)

    played(tmp_path, story)


def test_what_is_no_message_is_dropped_or_answered_by_a_sentence(tmp_path: Path) -> None:
    """And changes nothing."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        _, ada = await classroom.pupil("Ada")
        _, eve = await classroom.pupil("Eve")
        await give(teacher, "lesson", LESSON)
        board = await board_of(ada)
        odd = ["", "[", "[]", "{}", "null", "9" * 4000, '{"type":"desk"}', '{"type":"desk","board":1e9,"message":{}}']
        odd += ['{"type":"give","kind":"nothing","name":"","to":[]}', '{"type":"door","open":false}', "x" * 20000]
        for text in odd * 4:
            await eve.connection.write_message(text)
        await board_of(eve)
        assert (await eve.do(board, "go", action="next"))["lesson"]["address"] == LESSON
        assert all(told["text"] for told in eve.told if told["type"] == "no")
        assert (await ada.do(board, "go", action="next"))["lesson"]["address"] == LESSON
        assert classroom.server.served.host.room.task is not None
        assert classroom.server.served.host.reachable.is_open

    played(tmp_path, story)


def test_who_tries_codes_stops_nobody(tmp_path: Path) -> None:
    """All come from one address: who is in clicks on, who has the code is seen at the door and let in by a click."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        _, ada = await classroom.pupil("Ada")
        await give(teacher, "lesson", LESSON)
        board = await board_of(ada)
        doorway = classroom.server.served.host.coming_in.doorway
        for number in range(doorway.budget.wrong):
            doorway.codes.note(f"x{number}", classroom.server.served.host.clockwork.now())
        bo, eve = Browser(classroom.base), Browser(classroom.base)
        for browser, code in ((eve, "000"), (bo, classroom.code)):
            assert json.loads((await browser.join(code, "Bo")).body)["type"] == "waits"
        assert (await ada.do(board, "go", action="next"))["lesson"]["address"] == LESSON
        live = await teacher.until(lambda told: told["type"] == "live" and told["waiting"] and told["waiting"]["count"])
        (newcomer,) = live["waiting"]["names"]
        assert newcomer["name"] == "Bo"
        await teacher.send(type="let-in", to=[newcomer["id"]])
        await teacher.until(lambda told: told["type"] == "live" and len(told["pupils"]) == 2)
        assert json.loads((await bo.join(classroom.code, "Bo")).body)["type"] == "joined"
        assert (await (await bo.line("pupil")).until_type("room"))["name"] == "Bo"
        assert await (await eve.line("pupil")).next() is None

    played(tmp_path, story)


def test_another_code_is_one_click_and_takes_a_flood_out(tmp_path: Path) -> None:
    """Who came in with it goes too; known devices come in without any code."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        browser, _ = await classroom.pupil("Ada")
        host = classroom.server.served.host
        host.coming_in.doorway.renew()
        before = classroom.code
        for number in range(host.coming_in.doorway.budget.of_address + 3):
            host.knock(Knock(before, f"Bot {number}", "en", "10.0.0.1"))
        live = await teacher.until(lambda told: told["type"] == "live" and told["waiting"])
        assert live["waiting"]["count"] == 3
        await teacher.send(type="new-code", out=True)
        live = await teacher.until(lambda told: told["type"] == "live" and told["code"] != before)
        assert [one["name"] for one in live["pupils"]] == ["Ada"]
        assert live["waiting"] is None
        assert (await Browser(classroom.base).join(before, "Bot")).code == 403
        assert json.loads((await browser.join("", "")).body)["type"] == "joined"
        await teacher.send(type="new-code", out=False)
        await teacher.until(lambda told: told["type"] == "live" and told["code"] != live["code"])
        await classroom.pupil("Bo")

    played(tmp_path, story)


def test_a_full_disk_is_told_to_who_teaches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The class goes on; what waits is written when there is room again."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        host = classroom.server.served.host

        def full(*_: object) -> None:
            raise OSError(28, "No space left on device")

        with monkeypatch.context() as patch:
            patch.setattr("trajan_tutor.journals.journal._write", full)
            await teacher.send(type="expect", count=12)
            live = await teacher.until(lambda told: told["type"] == "live" and bool(told["problems"]))
            assert "No space left" in live["problems"][0]
            assert live["expected"] == 12
        host.room.keep_again()
        await teacher.send(type="expect", count=13)
        await teacher.until(lambda told: told["type"] == "live" and not told["problems"])

    played(tmp_path, story)


def test_what_a_seat_may_not_know_reaches_no_pupil(tmp_path: Path) -> None:
    """Two pupils in one game each: what one is told does not depend on what is hidden from them, nor hold a record."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        browser, ada = await classroom.pupil("Ada")
        await teacher.send(type="open", kind="game", name="trajan")
        await board_of(teacher)
        await give(teacher, "position")
        board = await board_of(ada)
        await ada.do(board, "choose", move=ada.models[board]["choices"][0]["move"])
        task = classroom.server.served.host.room.task
        assert task is not None
        seed = json.loads(task.record)["setup"]["seed"]
        host = classroom.server.served.host
        for text in browser.texts:
            assert str(seed) not in text
            for secret in (classroom.key, host.room.code, classroom.teacher.cookies[TEACHER_COOKIE], str(tmp_path)):
                assert secret not in text

    played(tmp_path, story)
