"""Exercises of somebody's own in a class: recorded on the shared board, brought as files, given, and counted."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from classroom.visitor import Browser, Classroom, Line, board_of, played

from trajan_tutor.classroom.class_words import class_words
from trajan_tutor.classroom.own_exercises import OwnExercises
from trajan_tutor.journals import attempts_journal
from trajan_tutor.journals.attempts_journal import AttemptOutcome
from trajan_tutor.journals.writing import SavingError
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.session import STEP


async def live(teacher: Line, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Return the next view of the room for which something holds."""
    return await teacher.until(lambda told: told["type"] == "live" and holds(told))


async def record(teacher: Line, classroom: Classroom) -> dict[str, Any]:
    """Record the first move of a game on the shared board, and return what can be given then."""
    await teacher.send(type="open", kind="game", name="trajan")
    await live(teacher, lambda told: told["board"] == 0)
    await teacher.send(type="record", act="begin")
    begun = await live(teacher, lambda told: told["recording"] is not None)
    assert begun["recording"]["moves"] == begun["recording"]["rules"] == []
    session = classroom.server.served.host.shared.session
    assert session is not None
    move = session.game.notation(session.choices()[-1])
    await teacher.do(0, "choose", move=move)
    now = await live(teacher, lambda told: bool(told["recording"]["moves"]))
    rules = [one["rule"] for one in now["recording"]["rules"] if one["chosen"]]
    assert rules
    await teacher.send(type="record", act="done", title="<i>Mine</i>", question="What now?", hint="", rules=rules)
    kept = await live(teacher, lambda told: any(one["name"].startswith("trajan/own-") for one in told.get("given", [])))
    assert kept["recording"] is None or (await live(teacher, lambda told: told["recording"] is None))
    found: dict[str, Any] = kept["given"][0] | {"rules": rules, "move": move}
    return found


def written_in(folder: Path) -> set[Path]:
    """Return the folders in which exercises lie."""
    return {path.parent for path in folder.rglob("*.toml")}


def test_it_is_recorded_given_missed_and_named_by_its_rule(tmp_path: Path) -> None:
    """From the shared board to the live page, and to what is kept of each pupil."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        pupils: list[tuple[Browser, Line]] = [await classroom.pupil(name) for name in ("Ada", "Bo")]
        own = await record(teacher, classroom)
        assert own["title"] == "<i>Mine</i>"
        await teacher.send(type="give", kind="exercise", name=own["name"], to=[])
        for _, line in pupils:
            board = await board_of(line)
            assert line.models[board]["lesson"]["title"] == "<i>Mine</i>"
            await line.do(board, "choose", move="sow I")
            await line.do(board, "go", action="again")
        told = await live(teacher, lambda told: any(one["rule"] in own["rules"] for one in told["rules"]))
        assert len(told["rules"][0]["pupils"]) == 2
        assert {one["where"] for one in told["pupils"]} == {"<i>Mine</i>"}
        host = classroom.server.served.host
        for _, line in pupils:
            await line.do(board, "choose", move=own["move"])
        for learner in host.room.learners:
            kept = attempts_journal.read(host.pupils.folder_of(learner)).attempts
            missed = [one for one in kept if one.outcome is AttemptOutcome.WRONG_TRIES]
            assert {one.rule for one in missed} == set(own["rules"])
            assert all(one.source.startswith(own["name"]) for one in missed)
        seen.append(own)

    async def tomorrow(classroom: Classroom) -> None:
        await classroom.teacher.ask(classroom.server.address)
        teacher = await classroom.teacher.line("teacher-live")
        told = await live(teacher, lambda told: told["opening"] is not None)
        opening, (own,) = told["opening"], seen
        assert opening["name"].split(",") == sorted(own["rules"])
        await teacher.send(type="door", open=True)
        await teacher.send(type="give", kind=opening["kind"], name=opening["name"], to=[])
        told = await live(teacher, lambda told: told["task"] is not None and told["task"]["kind"] == "practise")
        assert opening["title"].rpartition(": ")[2] in told["task"]["title"]
        _, cy = await classroom.pupil("Cy")
        board = await board_of(cy)
        assert len(cy.models[board]["lesson"]["dots"]) == 4
        assert cy.models[board]["lesson"]["goal"].endswith("What now?")
        await cy.do(board, "choose", move=own["move"])
        model = await cy.do(board, "go", action="next")
        assert model["lesson"]["kind"] == "ask"

    seen: list[dict[str, Any]] = []
    played(tmp_path, story)
    played(tmp_path, tomorrow)


def test_it_is_there_after_the_server_was_started_again(tmp_path: Path) -> None:
    """Also on the boards of those who were given it, when its file is gone."""

    async def before(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        own = await record(teacher, classroom)
        await teacher.send(type="give", kind="exercise", name=own["name"], to=[])
        await live(teacher, lambda told: told["task"] is not None)
        await teacher.send(type="open", kind="puzzle", name=own["name"])
        await teacher.until(lambda told: told["type"] == "desk" and bool(teacher.models[0].get("lesson")))

    async def after(classroom: Classroom) -> None:
        line = await classroom.teach()
        told = await live(line, lambda told: "given" in told)
        assert told["given"][0]["title"] == "<i>Mine</i>"
        assert told["board"] == 0
        _, ada = await classroom.pupil("Ada")
        assert ada.models[await board_of(ada)]["lesson"]["title"] == "<i>Mine</i>"

    async def without(classroom: Classroom) -> None:
        await classroom.teach()
        _, bo = await classroom.pupil("Bo")
        assert bo.models[await board_of(bo)]["lesson"]["title"] == "<i>Mine</i>"

    played(tmp_path, before)
    played(tmp_path, after)
    (file,) = (tmp_path / "exercises").iterdir()
    file.unlink()
    played(tmp_path, without)


def test_a_file_is_brought_or_refused_with_its_place(tmp_path: Path) -> None:
    """The same one twice is one; one that cannot be given changes nothing, and names no file of the machine."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        await record(teacher, classroom)
        (file,) = (tmp_path / "exercises").iterdir()
        text = file.read_text(encoding="utf-8")
        await teacher.send(type="bring", name=file.name, text=text)
        told = await live(teacher, lambda told: "given" in told)
        assert sum(one["name"].startswith("trajan/own-") for one in told["given"]) == 1
        await teacher.send(type="bring", name="../../Mine to keep.toml", text=text.replace("What now?", "Why?"))
        told = await live(teacher, lambda told: "given" in told)
        assert sum(one["name"].startswith("trajan/own-") for one in told["given"]) == 2
        assert written_in(tmp_path) == {tmp_path / "exercises"}
        for spoilt, says in (
            (text.replace("version = 1", "version = 9"), "mine.toml, line 2: this file is of version 9"),
            (text.replace('solutions = [["', 'solutions = [["x '), "mine.toml, line"),
            ("[", "mine.toml"),
            (text[: text.index("[begin]")] + '[begin]\nposition = "x.json"\n' + text[text.index("seat =") :], "beside"),
        ):
            await teacher.send(type="bring", name="mine.toml", text=spoilt)
            answer = await teacher.until_type("no")
            assert says in answer["text"], answer
        assert len(list((tmp_path / "exercises").iterdir())) == 2

    played(tmp_path, story)


def test_what_cannot_be_recorded_is_said(tmp_path: Path) -> None:
    """No board, nothing begun, another game laid on the board; and a drop ends it."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        for act in ("begin", "done"):
            await teacher.send(type="record", act=act, title="a", question="b", hint="", rules=[])
            assert (await teacher.until_type("no"))["text"]
        await teacher.send(type="open", kind="game", name="caesar")
        await teacher.send(type="record", act="begin")
        await live(teacher, lambda told: told["recording"] is not None)
        await teacher.send(type="open", kind="game", name="trajan")
        left = await live(teacher, lambda told: bool(told["recording"]["problem"]))
        assert "another game" in left["recording"]["problem"]
        await teacher.send(type="record", act="done", title="a", question="b", hint="", rules=[])
        assert "another game" in (await teacher.until_type("no"))["text"]
        await teacher.send(type="record", act="drop")
        await live(teacher, lambda told: told["recording"] is None)

    played(tmp_path, story)


def test_what_cannot_be_written_is_given_all_the_same(tmp_path: Path) -> None:
    """A sentence says that it is not kept; it is as soon as it can be written, whether recorded or brought."""
    own = OwnExercises(tmp_path / "room")
    (tmp_path / "room").write_text("", encoding="utf-8")
    session = new_session("trajan", seed=3, people=(0, 1), pace=STEP)
    own.begin(session)
    session.choose(session.game.notation(session.choices()[-1]))
    rules = [one.rule for one in own.recording.proposed() if one.is_chosen] if own.recording else []
    for _ in range(2):
        with pytest.raises(SavingError) as caught:
            own.keep(session, "Mine", "What now?", "", rules, "en")
        told = class_words("en")(caught.value.message)
        assert told.startswith("The exercise can be given now, but it is not kept for another day: ")
        (given,) = own.choices("en")
        text = own.text_of(given["name"])
        assert text
        assert own.recording is not None
    with pytest.raises(SavingError):
        own.bring("brought.toml", text)
    assert len(own.choices("en")) == 2
    (tmp_path / "room").unlink()
    own.keep(session, "Mine", "What now?", "", rules, "en")
    assert own.recording is None
    (file,) = (tmp_path / "room" / "exercises").iterdir()
    assert file.read_text(encoding="utf-8") == text
