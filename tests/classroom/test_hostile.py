"""Somebody who wants to hinder a class: they wait for themselves alone."""

import asyncio
import json
from pathlib import Path

import pytest
from classroom.test_class_server import give
from classroom.visitor import LESSON, Classroom, Line, board_of, played

from trajan_tutor.classroom.flow import A_SECOND, BURST, Flow

WHOLE = 300


async def ask_for_all(line: Line, board: int, times: int) -> None:
    """Ask for the whole board again and again, as fast as the network takes it."""
    for _ in range(times):
        await line.connection.write_message(json.dumps({"type": "desk", "board": board, "message": {"type": "whole"}}))


def test_who_causes_much_work_waits_and_who_clicks_does_not() -> None:
    """By the work, not by the number of messages; it passes."""
    flow = Flow()
    for second in range(60):
        assert flow.wait(float(second)) == 0
        flow.spend(0.015)
    flow = Flow()
    flow.wait(100.0)
    flow.spend(BURST + A_SECOND)
    assert flow.wait(100.0) == pytest.approx(1.0)
    assert flow.wait(101.5) == 0


def test_hostile_messages_hurt_nobody_else(tmp_path: Path) -> None:
    """On several lines of one pupil, and on new ones: others are answered while they wait for each other."""

    async def story(classroom: Classroom) -> None:
        teacher = await classroom.teach()
        _, ada = await classroom.pupil("Ada")
        browser, eve = await classroom.pupil("Eve")
        await give(teacher, "lesson", LESSON)
        board = await board_of(ada)
        await board_of(eve)
        await eve.do(board, "go", action="next")
        lines = [eve, await browser.line("pupil")]
        asked = [asyncio.ensure_future(ask_for_all(line, board, WHOLE)) for line in lines]
        room = classroom.server.served.host.room
        (name,) = (one for one in room.learners if room.names.of(one) == "Eve")
        flow = classroom.server.served.host.pupils.flow_of(name)
        for click in range(WHOLE):
            assert (await ada.do(board, "go", action="back" if click % 2 else "next"))["lesson"]["address"] == LESSON
            if flow.turn.locked():
                break
        assert flow.turn.locked()
        for line in lines:
            line.close()
        await asyncio.gather(*asked, return_exceptions=True)
        # Whoever comes back on a new line has caused no less for that.
        again = await browser.line("pupil")
        assert (await ada.do(board, "go", action="next"))["lesson"]["address"] == LESSON
        assert {one.flow is flow for one in classroom.server.served.lines} == {True, False}
        again.close()

    played(tmp_path, story)
