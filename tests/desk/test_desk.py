"""A desk tells its pages what has changed: one change a request, with a running number, and never a part of one."""

import json
from pathlib import Path
from threading import Thread, get_ident
from typing import Any

import pytest
from desk.fits import misfits
from desk.page import Page

from trajan_tutor.desk.coach.coach_news import Thought
from trajan_tutor.desk.coach.thinking import Driver
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.lesson.opened_lessons import lesson_activity
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.lessons.paging import page_of
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.session import STEP, Session
from trajan_tutor.viewmodel import answers_model, page_model

FIRST, NEXT, LAST = "mat.0.tray.I", "mat.0.tray.II", "mat.0.tray.III"


def begun(**more: Any) -> Session:
    """Return a game of three seats whose first tray holds two colours."""
    return new_session("trajan", seats=3, seed=7, people=[0], **more)


@pytest.fixture
def page() -> Page:
    """Return a page that shows a game."""
    return Page(Desk(begun()))


# ---- messages ------------------------------------------------------------------------------------------------------


def test_nothing_is_told_before_a_page_was_opened() -> None:
    """Neither while a desk is made, nor when programs play before anybody looks."""
    heard: list[Any] = []
    desk = Desk(begun())
    desk.listen(heard.append)
    desk.refresh()
    assert heard == []
    opened = desk.opened()
    assert heard == []
    assert (opened["n"], opened["protocol"], opened["model"]["kind"]) == (0, page_model.PROTOCOL, "table")


def test_a_click_is_answered_by_one_change_with_what_differs(page: Page) -> None:
    """The picture by places, the log by what is new."""
    change = page.send("pick", spot=FIRST)
    assert change["n"] == 1
    assert "picture" not in change["set"]
    assert "points" not in change["set"]
    assert f"{FIRST}" in change["places"]
    assert change["motion"]["seat"] == 0
    assert change["set"]["answered"] == "page-1"
    assert page.shows_what_is()
    page.send("choose", move="drop yellow")
    assert page.shows_what_is()


def test_a_whole_game_of_changes_comes_to_what_is_shown(page: Page) -> None:
    """A page that hears all changes has what a page has that comes only now."""
    for number in range(40):
        if not page.model["choices"]:
            break
        page.send("choose", move=page.model["choices"][number % len(page.model["choices"])]["move"])
        assert page.model["notice"]["tone"] in ("", "note")
        if number % 7 == 0:
            page.send("undo")
    assert page.shows_what_is()


def test_where_a_jump_leads_is_read_aloud(page: Page) -> None:
    """What was done, whose turn it is there, and what they owe."""
    page.send("choose", move=page.model["choices"][0]["move"])
    page.send("jump", node=0)
    said = page.model["live"]
    assert said == f"{page.notice['text']} {page.model['turn']} {page.model['prompt']}"


def test_who_has_everything_is_told_nothing(page: Page) -> None:
    """And who has not gets all of it."""
    page.send("pick", spot=FIRST)
    heard = len(page.heard)
    page.hello(page.number)
    assert len(page.heard) == heard
    page.hello(page.number - 1)
    assert page.heard[-1]["type"] == "opened"
    assert page.heard[-1]["n"] == page.number
    page.hello(-1)
    page.desk.hear({"type": "whole"})
    assert [one["type"] for one in page.heard[heard:]] == ["opened"] * 3


def test_another_protocol_is_told_that_nobody_understands_it(page: Page) -> None:
    """The page is of another version than the desk."""
    page.hello(0, page_model.PROTOCOL + 1)
    assert page.heard[-1] == {"type": "gone", "reason": "protocol"}


@pytest.mark.parametrize(
    "message",
    [None, 7, "pick", [], {}, {"type": "hello"}, {"type": "hello", "protocol": "1", "have": 0}, {"type": "do"}]
    + [{"type": "do", "request": one} for one in (3, {}, {"type": "pick"}, {"type": "pick", "spot": 4, "at": 0})],
)
def test_a_senseless_message_is_answered_with_a_sentence(page: Page, message: object) -> None:
    """And does nothing."""
    before = page.desk.table.at
    page.desk.hear(message)
    assert len(page.heard) == 1
    assert page.notice["tone"] == "problem"
    assert page.notice["text"]
    assert page.desk.table.at == before


def test_who_asked_something_senseless_does_not_wait_for_ever(page: Page) -> None:
    """The id that can be read is answered, whatever it was."""
    change = page.send("show", page=4)
    assert change["set"]["answered"] == "page-1"
    assert change["answers"] == {"page-1": None}


def test_what_comes_twice_is_done_once(page: Page) -> None:
    """A page that was not sure has sent it again."""
    page.send("pick", spot=FIRST)
    moves = page.desk.table.at
    page.send("pick", spot=NEXT, id="page-1")
    assert page.desk.table.at == moves
    assert page.notice["tone"] == "problem"
    assert page.model["answered"] == "page-1"


def test_a_late_click_does_nothing(page: Page) -> None:
    """It was aimed at a board that is no more."""
    page.desk.table.session.choose("sow I")  # type: ignore[union-attr]
    page.send("pick", spot="mat.0.tray.V")
    assert page.notice["tone"] == "problem"
    assert page.shows_what_is()
    assert [one["move"] for one in page.model["choices"]] == ["drop yellow", "drop orange"]


def test_our_own_error_is_told_and_the_board_stays(
    page: Page, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """With what it was, to be reported."""

    def broken(_session: Session, _spot: str) -> None:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr(Session, "pick", broken)
    page.send("pick", spot=FIRST)
    assert "by nothing" in page.notice["text"]
    assert "by nothing" in caplog.text
    caplog.clear()
    assert page.model["answered"] == "page-1"
    monkeypatch.undo()
    page.send("pick", spot=FIRST)
    assert page.notice["tone"] == ""


# ---- what is asked for ---------------------------------------------------------------------------------------------


def test_nothing_that_was_just_asked_for_is_refused(page: Page) -> None:
    """The tray that is asked for can be clicked; where several colours may fall, they are asked for at once."""
    page.send("pick", spot=FIRST)
    assert NEXT in page.model["marks"]["lit"]
    page.send("pick", spot=NEXT)
    assert page.notice["tone"] == "note"
    assert page.notice["spot"] == NEXT
    assert page.model["marks"]["chosen"] == [NEXT]
    assert [one["move"] for one in page.model["choices"]] == ["drop yellow", "drop orange"]
    page.send("pick", spot="mat.0.held.orange")
    assert page.desk.table.session is not None
    assert page.desk.table.session.record().moves[1] == "drop orange"


def test_a_refusal_comes_with_its_place_its_rule_and_few_words(page: Page) -> None:
    """The card of the rule stands first."""
    page.send("pick", spot=FIRST)
    before = page.model["marks"]
    page.send("pick", spot="mat.0.tray.V")
    notice = page.notice
    assert (notice["tone"], notice["spot"]) == ("refused", "mat.0.tray.V")
    assert all(notice[name] for name in ("title", "text", "callout"))
    assert len(notice["callout"]) < 30
    assert page.model["cards"][0]["rule"] == notice["rule"]
    assert page.model["marks"] == before


def test_panes_stay_on_a_refusal_and_while_a_choice_is_picked(page: Page) -> None:
    """They change with the step of the turn only."""
    page.send("pick", spot=FIRST)
    step = page.model["focus"]["step"]
    for spot in ("mat.0.tray.V", NEXT, NEXT):
        page.send("pick", spot=spot)
        assert page.model["focus"]["step"] == step
    page.send("pick", spot=LAST)
    assert page.model["focus"]["step"] != step


@pytest.mark.parametrize(
    ("kind", "content", "fits"),
    [
        ("tell", {"spot": FIRST}, dict[str, Any]),
        ("preview", {"move": "sow III"}, dict[str, Any]),
        ("show", {"page": "book"}, answers_model.BookPage),
        ("show", {"page": "symbols"}, answers_model.SymbolsPage),
        ("show", {"page": "form"}, answers_model.Offered),
        ("show", {"page": "history"}, answers_model.History),
        ("show", {"page": "saved-games"}, answers_model.SavedGames),
        ("show", {"page": "replay"}, answers_model.ReplayShown),
    ],
)
def test_a_question_is_answered_and_changes_nothing(page: Page, kind: str, content: dict[str, Any], fits: Any) -> None:
    """By the id of the request, as the contract says."""
    page.send("choose", move="sow I")
    page.send("undo")
    before = json.dumps(page.model)
    answer = page.ask(kind, **content)
    assert answer
    assert list(misfits(answer, fits)) == []
    assert json.dumps(page.model) == before


def test_frames_of_a_replay_and_a_comparison(page: Page) -> None:
    """Asked for one by one."""
    page.send("choose", move="sow I")
    first = page.desk.table.session.tree.here.number  # type: ignore[union-attr]
    page.send("choose", move="drop yellow")
    second = page.desk.table.session.tree.here.number  # type: ignore[union-attr]
    page.ask("show", page="replay")
    frame = page.ask("frame", number=1)
    assert frame["number"] == 1
    assert list(misfits(frame, answers_model.FrameShown)) == []
    compared = page.ask("compare", places=[first, second])
    assert len(compared["sides"]) == 2
    assert list(misfits(compared, answers_model.ComparisonShown)) == []


@pytest.mark.parametrize(
    ("kind", "content"),
    [("frame", {"number": 1}), ("compare", {"places": [1]}), ("show", {"page": "nothing"})],
)
def test_a_question_without_an_answer_is_told_why(page: Page, kind: str, content: dict[str, Any]) -> None:
    """Where it was asked, and where everything is told."""
    change = page.send(kind, **content)
    assert change["answers"] == {"page-1": {"problem": page.notice["text"]}}
    assert page.notice["tone"] == "problem"


def test_what_hovers_over_nothing_is_told_nothing(page: Page) -> None:
    """A page may ask late."""
    assert page.ask("tell", spot="nowhere") == {}
    assert page.ask("preview", move="nothing") == {}
    assert page.ask("preview", move="drop pink") == {}


def test_back_and_forth(page: Page) -> None:
    """Undo, redo, a name, a jump, and a branch that is removed."""
    root = page.desk.table.session.tree.root.number  # type: ignore[union-attr]
    page.send("choose", move="sow I")
    node = page.desk.table.session.tree.here.number  # type: ignore[union-attr]
    page.send("undo")
    assert page.notice["tone"] == "note"
    page.send("redo")
    page.send("rename", node=node, name="mine")
    page.send("jump", node=root)
    assert page.notice["tone"] == "note"
    page.send("prune", node=node)
    page.send("redo")
    assert page.notice["tone"] == "refused"
    page.send("jump", node=99999)
    assert page.notice["tone"] == "refused"


def test_what_a_person_did_is_shown_also_where_bots_answer_at_once(page: Page) -> None:
    """Their own decision is what they look at."""
    page.send("pick", spot=FIRST)
    change = page.send("pick", spot=LAST)
    while len({node.seat for node in page.desk.table.session.steps}) == 1:  # type: ignore[union-attr]
        change = page.send("choose", move=page.model["choices"][-1]["move"])
    assert change["motion"]["own"]
    assert change["motion"]["seat"] == 0


def test_bots_one_by_one() -> None:
    """Each decision is one change with its movement; then the rest at once."""
    page = Page(Desk(begun(pace=STEP)))
    page.send("pick", spot=FIRST)
    page.send("pick", spot=LAST)
    while not page.model["others"]["waits"]:
        page.send("choose", move=page.model["choices"][-1]["move"])
    assert page.model["others"]["bot"]
    change = page.send("next")
    assert change["motion"]["seat"] == 1
    assert not change["motion"]["own"]
    page.send("skip")
    assert not page.model["others"]["waits"]
    page.send("next")
    assert page.notice["tone"] == "refused"
    page.send("sit")
    assert page.notice["tone"] == "refused"
    assert page.shows_what_is()


# ---- games and people ----------------------------------------------------------------------------------------------


def form(**more: Any) -> dict[str, Any]:
    """Return the answers of a form for a new game."""
    return {
        "game": "trajan",
        "seats": 2,
        "players": ["person", "random"],
        "names": ["Ada", ""],
        "setup": "quick",
        "language": "en",
        "theme": "dark",
    } | more


def test_a_game_begins_at_an_empty_table() -> None:
    """And another one afterwards; the picture comes whole."""
    page = Page(Desk())
    assert page.model["picture"] is None
    page.send("pick", spot=FIRST)
    assert page.notice["tone"] == "problem"
    page.send("again")
    assert page.notice["tone"] == "problem"
    change = page.send("begin", answers=form())
    assert change["set"]["picture"]["places"]
    assert (page.model["began"], page.model["theme"]) == (1, "dark")
    page.send("begin", answers=form(game="caesar"))
    assert page.model["began"] == 2
    page.send("begin", answers=form(theme="loud"))
    assert page.notice["tone"] == "problem"
    page.send("again")
    assert page.model["began"] == 3
    assert page.shows_what_is()


def test_saved_games_are_continued_and_removed(tmp_path: Path) -> None:
    """In the folder that was given, and only there."""
    page = Page(Desk(begun(), HostServices(saves=tmp_path)))
    nothing = page.model["keeps"]
    page.send("choose", move="sow I")
    assert page.model["keeps"] != nothing
    later = Page(Desk(begun(), HostServices(saves=tmp_path), offers=True))
    assert later.model["offer"]
    later.send("continue")
    assert later.model["offer"] is None
    assert [one["move"] for one in later.model["choices"]] == ["drop yellow", "drop orange"]
    another = Page(Desk(begun(), HostServices(saves=tmp_path), offers=True))
    [row] = another.ask("show", page="saved-games")["rows"]
    another.send("decline")
    assert another.model["offer"] is None
    another.send("resume", file=row["file"])
    assert another.notice["tone"] == "note"
    another.send("remove", file="../../nothing")
    assert another.notice["tone"] == "problem"
    third = Page(Desk(begun(), HostServices(saves=tmp_path), offers=True))
    third.send("remove", file=row["file"])
    assert third.model["offer"] is None
    assert third.ask("show", page="saved-games")["rows"] == []


def test_two_people_share_nothing(tmp_path: Path) -> None:
    """Each has saved games and progress of their own, in one process."""
    one, two = tmp_path / "one", tmp_path / "two"
    first = Page(Desk(begun(), HostServices(saves=one)))
    first.send("choose", move="sow I")
    second = Page(Desk(begun(), HostServices(saves=two), offers=True))
    assert second.model["offer"] is None
    assert second.ask("show", page="saved-games")["rows"] == []
    learns = Page(Desk(lesson=lesson_activity("trajan/02-sowing", "guide-me", "en", one)))
    learns.send("pick", spot=FIRST)
    learns.send("go", action="next")
    other = Page(Desk(lesson=lesson_activity("trajan/02-sowing", "guide-me", "en", two)))
    assert other.model["lesson"]["dots"][0]["standing"] == "present"
    again = Page(Desk(lesson=lesson_activity("trajan/02-sowing", "guide-me", "en", one)))
    assert again.model["lesson"]["dots"][0]["standing"] == "done"


# ---- the coach -----------------------------------------------------------------------------------------------------


def test_a_hint_is_asked_for_and_marked() -> None:
    """What is thought at once is answered by one change; level by level."""
    page = Page(Desk(begun(), HostServices(driver=Driver.AT_ONCE)))
    page.send("coach", action="hint", number=-1)
    assert page.model["coach"]["answers"] == 1
    assert page.model["marks"]["hint"]
    page.send("coach", action="hint-level", number=2)
    page.send("coach", action="hint-level", number=3)
    assert page.model["marks"]["hint"][0]["text"] == "1"
    assert page.model["marks"]["hint_path"]["stops"]
    assert page.notice["tone"] == "hint"
    page.send("coach", action="nothing", number=1)
    assert page.notice["tone"] == "problem"


def test_a_turn_is_tried_on_the_board() -> None:
    """And left again; what would be done to the trial is refused meanwhile."""
    page = Page(Desk(begun(), HostServices(driver=Driver.AT_ONCE)))
    page.send("coach", action="try", number=-1)
    assert page.model["coach"]["trying"]
    page.send("redo")
    assert page.notice["tone"] == "problem"
    page.send("choose", move="sow I")
    page.send("coach", action="leave", number=-1)
    assert not page.model["coach"]["trying"]
    assert page.shows_what_is()


def test_nothing_is_sent_from_another_thread_where_the_host_asks_for_that() -> None:
    """What the coach has found is handed over; a host calls it where it likes."""
    waiting: list[Any] = []
    threads: list[int] = []
    desk = Desk(begun(), HostServices(hand_over=waiting.append))
    page = Page(desk)

    def sink(message: Any) -> None:
        threads.append(get_ident())
        page.hear(message)

    desk.listen(sink)

    def think() -> None:
        with desk.guard():
            desk.coach.state.post(Thought("hint", 0.5))

    other = Thread(target=think)
    other.start()
    other.join()
    assert page.heard == []
    for send in waiting:
        send()
    assert page.model["thinking"]["share"] == 0.5
    assert threads == [get_ident()]


def test_what_was_handed_over_comes_once() -> None:
    """A request that comes between takes it along."""
    waiting: list[Any] = []
    page = Page(Desk(begun(), HostServices(hand_over=waiting.append)))

    def think() -> None:
        with page.desk.guard():
            page.desk.coach.state.post(Thought("hint", 0.5))

    other = Thread(target=think)
    other.start()
    other.join()
    change = page.send("pick", spot=FIRST)
    assert change["set"]["thinking"]["share"] == 0.5
    for send in waiting:
        send()
    assert len(page.heard) == 1


# ---- lessons -------------------------------------------------------------------------------------------------------


@pytest.fixture
def learner(tmp_path: Path) -> Page:
    """Return a page that shows a lesson."""
    return Page(Desk(lesson=lesson_activity("trajan/02-sowing", "guide-me", "en", tmp_path)))


def test_a_lesson_is_played(learner: Page) -> None:
    """Praise and mistakes stand in the verdict, with their place."""
    assert learner.model["kind"] == "lesson"
    change = learner.send("pick", spot=FIRST)
    assert [one["tone"] for one in learner.model["lesson"]["answers"]] == ["praise"]
    assert learner.notice["tone"] == "praise"
    assert change["motion"]["path"] or change["motion"]["hub"]
    learner.send("go", action="next")
    learner.send("pick", spot="mat.0.tray.V")
    assert (learner.notice["tone"], learner.notice["spot"]) == ("refused", "mat.0.tray.V")
    assert learner.notice["rule"] == learner.model["cards"][0]["rule"] == learner.model["lesson"]["refused"]["rule"]
    learner.send("pick", spot=NEXT)
    assert learner.notice["tone"] == "note"
    learner.send("choose", move="drop pink")
    assert learner.model["lesson"]["phase"] == "done"
    assert learner.shows_what_is()


def test_a_page_of_a_lesson_is_made_once_for_each_click(learner: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was made five times."""
    made: list[int] = []

    def counted(player: Any) -> Any:
        made.append(1)
        return page_of(player)

    monkeypatch.setattr("trajan_tutor.lessons.player.page_of", counted)
    learner.send("pick", spot=FIRST)
    assert len(made) == 1
    learner.send("go", action="next")
    assert len(made) == 2
    learner.send("tell", spot=FIRST)
    learner.send("preview", move="drop pink")
    assert len(made) == 2


def test_the_panes_of_a_lesson_stay_on_an_answer(learner: Page) -> None:
    """And go with the step."""
    learner.send("pick", spot=FIRST)
    learner.send("go", action="next")
    step = learner.model["focus"]["step"]
    learner.send("pick", spot="mat.0.tray.V")
    learner.send("go", action="hint")
    learner.send("pick", spot=NEXT)
    assert learner.model["focus"]["step"] == step


def test_other_requests_of_a_lesson(learner: Page) -> None:
    """Hint, dial, another lesson by its address in the catalogue and never by a path."""
    learner.send("dial", value="show-me")
    assert learner.model["lesson"]["autonomy"] == "show-me"
    learner.send("dial", value="loud")
    assert learner.notice["tone"] == "problem"
    learner.send("go", action="hint")
    assert learner.notice["tone"] == "hint"
    learner.send("go", action="dance")
    assert learner.notice["tone"] == "problem"
    learner.send("answer", value="7")
    learner.send("lesson", address="trajan/03-time")
    assert learner.model["lesson"]["address"] == "trajan/03-time"
    for wrong in ("trajan/99-nothing", "/etc/passwd.toml", "../02-sowing.toml", "sowing"):
        learner.send("lesson", address=wrong)
        assert learner.notice["tone"] == "problem"
        assert learner.model["lesson"]["address"] == "trajan/03-time"
    learner.send("coach", action="hint", number=-1)
    assert learner.notice["tone"] == "problem"
    learner.send("undo")
    learner.send("jump", node=0)
    assert learner.notice["tone"] == "problem"


def test_a_lesson_request_at_a_table_without_a_lesson(page: Page) -> None:
    """It is not understood."""
    for kind, content in (("go", {"action": "next"}), ("lesson", {"address": "trajan/03-time"})):
        page.send(kind, **content)
        assert page.notice["tone"] == "problem"


def test_another_game_is_shown() -> None:
    """With panes of its own."""
    page = Page(Desk(new_session("caesar", seed=3)))
    assert page.model["picture"]["panes"]
    page.send("choose", move=page.model["choices"][0]["move"])
    assert page.shows_what_is()


def test_no_place_at_which_a_lesson_points_is_refused(tmp_path: Path) -> None:
    """Where its turn comes later, the lesson says what comes first; it is no wrong try."""
    desk = lesson_activity("trajan/03-time", "guide-me", "en", tmp_path)
    learner = Page(Desk(lesson=desk))
    assert "time.0" in learner.model["marks"]["looks"]
    assert "time.0" not in learner.model["marks"]["lit"]
    learner.send("pick", spot="time.0")
    assert learner.notice["tone"] == "note"
    assert learner.model["prompt"] in learner.notice["text"]
    assert desk.player.notes.of(desk.player.step.name).tries == 0
