"""Every kind of request has one row, and what the row says is what happens."""

import inspect
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest
from desk.page import page_of_game, page_of_lesson, page_of_table

from trajan_tutor.activities.accepted import (
    COACH,
    EMPTY_TABLE,
    GAME,
    JUDGED_TURN,
    LESSON,
    LESSON_WITH_COACH,
    SHARED_GAME,
    SHARED_WITHOUT_COACH,
    TRIED_TURN,
    Accepted,
)
from trajan_tutor.desk.coach.coach_requests import COACH_ROWS, is_asked_in_lesson
from trajan_tutor.desk.coach.coach_state import CoachState
from trajan_tutor.desk.coach.findings import UNASKED
from trajan_tutor.desk.desk_parts import DeskParts
from trajan_tutor.desk.editor.editor_actions import EditorActions
from trajan_tutor.desk.editor.editor_requests import EDITOR_ROWS
from trajan_tutor.desk.handlers.request_table import DONE_ROWS, QUESTION_ROWS, ROWS
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.desk.requests.request_rows import (
    EVERYBODY,
    LEARNER,
    PLAYERS,
    Cost,
    RequestField,
    RequestRow,
    Sender,
    Shape,
    Waits,
    read_values,
)
from trajan_tutor.lessons.draft import Draft
from trajan_tutor.session.editing_sources import first_position

ACTIONS = EditorActions(Draft(first_position("caesar")), None)
GOOD: dict[Shape, Any] = {
    Shape.NAME: "deck",
    Shape.TEXT: "",
    Shape.LONG_TEXT: "x" * 5000,
    Shape.NUMBER: -3,
    Shape.PLACES: [1, 2],
    Shape.ANSWERS: {"game": 1},
}
BAD: dict[Shape, tuple[Any, ...]] = {
    Shape.NAME: ("", 3, None, "x" * 201),
    Shape.TEXT: (3, None, "x" * 201, "\ud800"),
    Shape.LONG_TEXT: (3, None, "x" * 1_000_001),
    Shape.NUMBER: (True, "3", None, 1.5, 2**60),
    Shape.PLACES: ("12", [True], [1] * 9),
    Shape.ANSWERS: ([], "game"),
}


@pytest.mark.parametrize("rows", [ROWS, COACH_ROWS, EDITOR_ROWS])
def test_every_row_is_found_by_its_kind(rows: Mapping[str, RequestRow]) -> None:
    """And somebody may send it; whose table it is may send everything."""
    for kind, row in rows.items():
        assert row.kind == kind
        assert row.senders in (LEARNER, PLAYERS, EVERYBODY)


@pytest.mark.parametrize("row", [*ROWS.values(), *EDITOR_ROWS.values()], ids=lambda row: row.kind)
def test_each_field_is_checked(row: RequestRow) -> None:
    """What is of another shape, or missing where it may not be, makes the whole request senseless."""
    good = {one.name: GOOD[one.shape] for one in row.fields}
    assert read_values(row, good) == good
    for one in row.fields:
        for value in BAD[one.shape]:
            assert read_values(row, good | {one.name: value}) is None
        left = {name: value for name, value in good.items() if name != one.name}
        assert (read_values(row, left) is None) is (one.missing is None)


def test_a_field_that_may_be_missing_has_a_value_of_its_own() -> None:
    """Such as no answers of the form."""
    row = RequestRow("any", (RequestField("answers", Shape.ANSWERS, missing={}),))
    assert read_values(row, {}) == {"answers": {}}


@pytest.mark.parametrize("row", ROWS.values(), ids=lambda row: row.kind)
def test_a_request_holds_one_value_of_each_shape(row: RequestRow) -> None:
    """It is read by its shape: of two spots one would be lost."""
    assert max(Counter(one.shape for one in row.fields).values(), default=1) == 1


@pytest.mark.parametrize("row", EDITOR_ROWS.values(), ids=lambda row: row.kind)
def test_the_editor_is_given_what_its_rows_say(row: RequestRow) -> None:
    """The texts first, then the numbers."""
    taken = inspect.signature(ACTIONS.accepts[row.kind]).parameters.values()
    given = [int if one.shape is Shape.NUMBER else str for one in row.fields]
    assert [one.annotation for one in taken] == given
    assert given == sorted(given, key=lambda one: one is int)


def test_each_row_is_done_by_somebody_and_nothing_is_done_without_a_row() -> None:
    """What the game, a lesson, the coach, the editor and who answers questions accept are the rows of their tables."""
    parts = DeskParts(None, None, HostServices(), "en", "auto")
    assert parts.dispatcher.accepted == DONE_ROWS.keys()
    assert parts.questions.accepts.keys() == QUESTION_ROWS.keys()
    # What comes of an idea is a turn that is played, and no sentence.
    assert parts.coach.accepts.keys() | {"play-idea"} == COACH_ROWS.keys()
    assert ACTIONS.accepts.keys() == EDITOR_ROWS.keys()


def test_what_is_told_never_waits_and_what_is_done_always_does() -> None:
    """A page asks the one and does the other."""
    assert {row.waits for row in QUESTION_ROWS.values()} == {Waits.NEVER}
    assert Waits.NEVER not in {row.waits for row in (*DONE_ROWS.values(), *EDITOR_ROWS.values())}


# ---- when it comes too late ------------------------------------------------------------------------------------------


def test_what_is_done_is_done_to_the_position_that_a_page_shows() -> None:
    """But for the coach, whose actions say it one by one, and the language; what is told is told at any time."""
    assert {kind for kind, row in ROWS.items() if row.is_too_late(3, 2)} == DONE_ROWS.keys() - {"coach", "language"}
    assert not any(row.is_too_late(3, 3) for row in ROWS.values())


def test_the_coach_answers_late_requests_that_change_nothing() -> None:
    """A hint is for the position that there is; what puts another one on the board was meant for the one shown."""
    assert {action for action, row in COACH_ROWS.items() if row.is_too_late(3, 2)} == {
        *("try", "leave", "weigh", "keep", "retry", "again", "play-idea"),
        *("practise", "practise-kept", "practice-again", "practice-next", "practice-did", "practice-show"),
    }


ALL_ACCEPTED = (
    GAME,
    EMPTY_TABLE,
    SHARED_GAME,
    SHARED_WITHOUT_COACH,
    TRIED_TURN,
    JUDGED_TURN,
    LESSON,
    LESSON_WITH_COACH,
)


@pytest.mark.parametrize("accepted", ALL_ACCEPTED)
def test_every_request_that_is_accepted_has_its_row(accepted: Accepted) -> None:
    """And so has every one that is refused for a reason of its own."""
    rows = {*ROWS, *(f"{COACH}{action}" for action in COACH_ROWS)}
    assert accepted.accepts <= rows
    assert accepted.refuses.keys() <= rows - accepted.accepts


def test_beside_a_lesson_the_coach_helps_and_leads_nowhere() -> None:
    """Its buttons go by the same rows."""
    asked = {action for action in COACH_ROWS if is_asked_in_lesson(action)}
    assert asked == {"hint", "hint-level", "cancel", "tell", "better-verdict", "analyse", "play-idea"}


# ---- who may send it -------------------------------------------------------------------------------------------------


def test_whoever_only_watches_changes_nothing() -> None:
    """Whatever their page sends."""
    assert all(Sender.WATCHER not in row.senders for row in (*DONE_ROWS.values(), *COACH_ROWS.values()))
    page = page_of_game()
    before = page.desk.table.at
    move = page.model["choices"][0]["move"]
    page.desk.hear({"type": "do", "request": {"type": "choose", "move": move, "at": before, "id": "w"}}, Sender.WATCHER)
    assert page.desk.table.at == before
    assert page.notice["tone"] == "problem"
    assert "whoever leads this table" in page.notice["text"]
    assert page.model["answered"] == "w"


def test_whoever_only_watches_is_told_what_all_may_see() -> None:
    """The rule book, but not what a choice would bring."""
    page = page_of_game()
    request = {"type": "show", "page": "book", "at": 0, "id": "w-1"}
    page.desk.hear({"type": "do", "request": request}, Sender.WATCHER)
    assert page.heard[-1]["answers"]["w-1"]["book"]
    request = {"type": "preview", "move": "sow I", "at": 0, "id": "w-2"}
    page.desk.hear({"type": "do", "request": request}, Sender.WATCHER)
    assert "whoever leads this table" in page.heard[-1]["answers"]["w-2"]["problem"]


@pytest.mark.parametrize("kind", ["begin", "again", "continue", "decline", "prune", "practise"])
def test_a_pupil_plays_and_does_not_begin(kind: str) -> None:
    """Another game is begun by whoever leads the table."""
    page = page_of_game()
    request = {"type": kind, "node": 0, "at": page.model["at"], "id": "p-1"}
    page.desk.hear({"type": "do", "request": request}, Sender.PUPIL)
    assert "whoever leads this table" in page.notice["text"]
    move = page.model["choices"][0]["move"]
    request = {"type": "choose", "move": move, "at": page.model["at"], "id": "p-2"}
    page.desk.hear({"type": "do", "request": request}, Sender.PUPIL)
    assert len(page.session.steps) > 0


# ---- what it costs ---------------------------------------------------------------------------------------------------


def test_the_coach_thinks_only_about_what_is_said_to_need_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every action is asked for, wherever it makes sense."""
    begun: list[str] = []
    monkeypatch.setattr(CoachState, "think", lambda *asked: begun.append(asked[1]))
    thought: set[str] = set()
    page = page_of_game()
    page.send("choose", move=page.model["choices"][0]["move"])
    order = ["list", "explore", "hint", "try", "keep", *COACH_ROWS]
    for action in order:
        begun.clear()
        page.coach(action, 0)
        thought |= {action} if set(begun) - UNASKED else set()
        if action == "try":
            page.send("choose", move=page.model["choices"][0]["move"])
        if page.desk.table.top.is_tried and action != "try":
            page.coach("leave")
    assert {"hint", "list", "look-back"} <= thought
    assert all(COACH_ROWS[action].cost is Cost.SEARCH for action in thought)


def test_what_is_done_at_each_table_is_answered() -> None:
    """Every kind is sent to an empty table, to a game and to a lesson: a sentence or a change, never a failure."""
    for page in (page_of_table(), page_of_game(), page_of_lesson()):
        for kind, row in DONE_ROWS.items():
            content = {one.name: one.names[0] if one.names else GOOD[one.shape] for one in row.fields}
            page.send(kind, **content)
            assert page.model["answered"] == f"page-{page.sent}"
            assert "Error" not in page.notice["text"]
