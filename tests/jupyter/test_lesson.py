"""A lesson on a board: what the page is shown, what it may send, what is kept."""

import json
from pathlib import Path
from typing import Any

import pytest

import trajan_tutor as tt
from trajan_tutor import jupyter
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.games import find_game
from trajan_tutor.jupyter.lesson_list import LessonList
from trajan_tutor.jupyter.lesson_still import StillLesson
from trajan_tutor.jupyter.widget import BoardWidget
from trajan_tutor.lessons import progress_journal
from trajan_tutor.lessons.files import folder_of, lesson_files
from trajan_tutor.lessons.find import lesson_names
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.reader import read_lesson

WIDGET = "application/vnd.jupyter.widget-view+json"
FIRST = "mat.0.tray.I"


class Page:
    """A page that sends what it is told, numbered as the real one does."""

    def __init__(self, board: Any) -> None:
        self.board: BoardWidget = board
        self.sent = 0

    def send(self, kind: str, **content: Any) -> dict[str, Any]:
        """Send one thing and return what is shown of the lesson."""
        self.sent += 1
        message = {"type": kind, "at": self.board.at, "id": f"page-{self.sent}"} | content
        self.board._receive(self.board, message, [])
        return dict(self.board.lesson)

    def go(self, action: str) -> dict[str, Any]:
        """Press a button of the lesson."""
        return self.send("go", action=action)


@pytest.fixture
def page() -> Page:
    """Begin the lesson on sowing."""
    return Page(tt.lesson("trajan/02-sowing"))


@pytest.mark.parametrize(
    "name", ["trajan/02-sowing", "trajan/sowing", "02-sowing", "sowing", "02", "trajan/02", " 02 "]
)
def test_a_lesson_has_several_names(name: str) -> None:
    """As long as they mean one lesson."""
    lesson: Any = tt.lesson(name)
    assert lesson.lesson["address"] == "trajan/02-sowing"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("99", "tt.course"),
        ("sawing", "sowing"),
        ("05", "05-ships"),
        ("", "tt.course"),
        ("nowhere.toml", "no file nowhere.toml"),
    ],
)
def test_what_is_no_lesson_gets_a_sentence_with_a_way_out(name: str, told: str) -> None:
    """With the names that are near, or where all are listed."""
    with pytest.raises(TutorError, match=told) as caught:
        tt.lesson(name)
    assert "⟦" not in str(caught.value)


def test_an_autonomy_that_there_is_not_gets_the_list() -> None:
    """In one sentence."""
    with pytest.raises(TutorError, match="let-me"):
        tt.lesson("02", autonomy="leave-me")


def test_everything_of_a_step_is_shown(page: Page) -> None:
    """Title, place, words, task, rules, what may be done; and it is plain JSON."""
    lesson = page.board.lesson
    assert (lesson["title"], lesson["phase"]) == ("Sowing", "doing")
    assert lesson["dots"][0]["standing"] == "present"
    assert {dot["standing"] for dot in lesson["dots"][1:]} == {"open"}
    assert all(lesson[name] for name in ("words", "goal", "rules", "dial", "contents"))
    assert lesson["looks"] == [FIRST]
    assert "look" in page.board.svg
    assert lesson["may"] == ["explore", "hint", "show-me"]
    assert "⟦" not in json.dumps(lesson, ensure_ascii=False)


def test_an_action_is_praised_and_the_next_step_is_read_aloud(page: Page) -> None:
    """By the live region, that says the step once."""
    lesson = page.send("pick", spot=FIRST)
    assert [answer["tone"] for answer in lesson["answers"]] == ["praise"]
    assert page.board.live == lesson["answers"][0]["text"]
    page.go("next")
    assert page.board.live.startswith("Step 2 of")
    assert page.board.lesson["words"][0] in page.board.live


def test_a_refusal_comes_with_its_rule_and_the_foreseen_answer(page: Page) -> None:
    """And at its place on the board."""
    page.send("pick", spot=FIRST)
    page.go("next")
    lesson = page.send("pick", spot="mat.0.tray.IV")
    assert [answer["tone"] for answer in lesson["answers"]] == ["refused", "mistake"]
    assert lesson["refused"]["rule"] in page.board.session.game.rules.rules
    assert page.board.notice["kind"] == "refused"
    assert page.board.notice["spot"] == "mat.0.tray.IV"


def test_the_answer_of_a_question_is_not_told_by_the_board(page: Page) -> None:
    """Neither by the list of choices nor by what is told about a place."""
    told = page.send("tell", spot=FIRST) and page.board.tip
    assert told["lines"]
    for act in ({"spot": FIRST}, {}, {"spot": "mat.0.held.yellow"}, {}):
        page.send("pick", **act) if act else page.go("next")
    assert page.board.lesson["question"]["form"] == "spot"
    assert page.board.choices == []
    page.send("tell", spot="mat.0.tray.II")
    assert page.board.tip["lines"] == []
    assert page.send("pick", spot="mat.0.tray.II")["answers"][0]["tone"] == "mistake"
    assert page.send("pick", spot="mat.0.tray.III")["answers"][0]["tone"] == "praise"


def test_the_script_says_when_the_others_move() -> None:
    """No bot waits to be told to decide, at whatever step."""
    page = Page(tt.lesson("01", autonomy="show-me"))
    for _ in range(60):
        assert not page.board.table["waits"]
        assert page.board.since == []
        if page.go("next")["end"]:
            break
    assert page.board.lesson["end"]


def test_exploring_is_a_game_of_its_own(page: Page) -> None:
    """The lesson waits at the same place; late messages of the other board are recognised."""
    before = page.board.svg
    at = page.board.at
    assert page.go("explore")["phase"] == "away"
    assert page.board.at > at
    page.send("pick", spot=FIRST)
    assert page.board.session.record().moves
    assert page.go("come-back")["phase"] == "doing"
    assert page.board.svg == before
    assert page.board.session.record().moves == []


def test_the_whole_lesson_is_shown_by_next(page: Page) -> None:
    """With the dial at show me; the end tells what was learned, and begins the next lesson."""
    page.send("dial", value="show-me")
    for _ in range(60):
        if page.go("next")["end"]:
            break
    end = page.board.lesson["end"]
    assert [card["rule"] for card in end["cards"]] == list(page.board._desk.player.lesson.teaches)  # type: ignore[union-attr]
    assert {dot["standing"] for dot in page.board.lesson["dots"]} == {"done"}
    assert page.send("lesson", address=end["next"]["address"])["address"] == end["next"]["address"]
    standing = {one["address"]: one["standing"] for one in page.board.lesson["contents"]}
    assert standing["trajan/02-sowing"] == "done"


@pytest.mark.parametrize(
    "message",
    [
        {"type": "go", "action": "fly"},
        {"type": "go"},
        {"type": "go", "action": 7},
        {"type": "answer", "value": "x" * 300},
        {"type": "dial", "value": "let-it"},
        {"type": "lesson", "address": "no/where"},
        {"type": "begin", "answers": {}},
        {"type": "next"},
        {"type": "skip"},
        {"type": "jump", "node": 0},
        {"type": "coach", "page": "hint"},
        {"type": "show", "page": "history-of-rome"},
    ],
)
def test_what_makes_no_sense_gets_a_sentence_and_changes_nothing(page: Page, message: dict[str, Any]) -> None:
    """Whatever a page sends."""
    before = page.board.lesson
    page.board._receive(page.board, message | {"at": page.board.at, "id": "odd"}, [])
    assert page.board.notice["kind"] == "problem"
    assert "⟦" not in page.board.notice["text"]
    assert page.board.lesson["place"] == before["place"]


def test_a_game_is_no_lesson() -> None:
    """A board that plays a game does not understand what is asked of lessons."""
    board: Any = tt.play("trajan", seats=2, seed=7)
    board._receive(board, {"type": "go", "action": "next", "at": board.at, "id": "a"}, [])
    assert board.notice["kind"] == "problem"


def test_progress_is_taken_up_and_the_saved_output_is_alike(page: Page) -> None:
    """The board stands where the learner left it; picture, text and name are those of the first step."""
    first = page.board._repr_mimebundle_()[0]
    page.send("pick", spot=FIRST)
    page.go("next")
    again: Any = tt.lesson("02")
    assert again.lesson["place"].startswith("Step 2 of")
    later = again._repr_mimebundle_()[0]
    assert {**first, WIDGET: 0} == {**later, WIDGET: 0}
    assert repr(again) == "<lesson trajan/02-sowing>"
    assert again.lesson["words"][0] not in first["image/svg+xml"]
    assert "Your circle has six trays" in first["image/svg+xml"]
    assert "Goal: Take the markers of tray I." in first["text/plain"]


def test_a_lesson_goes_on_where_progress_cannot_be_written(page: Page, saved_games_home: Path) -> None:
    """What is lost is told once, and kept as soon as that is possible."""
    (saved_games_home / "progress").write_text("", encoding="utf-8")
    assert "not saved now" in page.go("hint")["problem"]
    lesson = page.send("pick", spot=FIRST)
    assert lesson["phase"] == "done"
    assert lesson["problem"] == ""
    (saved_games_home / "progress").unlink()
    page.go("next")
    notes = progress_journal.read(saved_games_home).progress.of("trajan/02-sowing")
    assert (notes.hints, sum(step.done for step in notes.steps.values())) == (1, 1)


def test_without_widgets_a_lesson_is_a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """And says how to get a board that can be clicked."""
    monkeypatch.setattr(jupyter, "find_spec", lambda _name: None)
    lessons: tuple[Any, ...] = (tt.lesson("02"), tt.exercise("02", "reach-forum"))
    for lesson in lessons:
        assert isinstance(lesson, StillLesson)
        data = lesson._repr_mimebundle_()
        assert data["image/svg+xml"].startswith("<svg")
        assert "trajan-tutor[jupyter]" in data["text/plain"]


def test_an_exercise_does_not_give_itself_away(saved_games_home: Path) -> None:
    """Hints of the author, no way to be shown, nothing marked; kept under a name of its own."""
    page = Page(tt.exercise("02", "reach-forum"))
    lesson = page.board.lesson
    assert (lesson["may"], lesson["looks"], lesson["dial"], lesson["contents"]) == (["hint"], [], [], [])
    assert page.go("hint")["answers"][0]["tone"] == "hint"
    for action in ("hint", "show-me", "explore", "back"):
        assert "no more help" in page.go(action)["answers"][0]["text"]
    assert page.send("dial", value="show-me")["autonomy"] == "guide-me"
    assert page.send("pick", spot=FIRST)["phase"] == "done"
    kept = progress_journal.read(saved_games_home).progress
    assert list(kept.lessons) == ["trajan/02-sowing#reach-forum"]
    assert kept.lessons["trajan/02-sowing#reach-forum"].hints == 1
    assert kept.lessons["trajan/02-sowing#reach-forum"].done, "solved is done, also without going on"


def test_an_exercise_that_there_is_not_gets_the_list() -> None:
    """Of the steps in which something is asked."""
    with pytest.raises(TutorError, match="reach-forum"):
        tt.exercise("02", "reach-senate")


def test_the_list_of_lessons_tells_progress(page: Page) -> None:
    """As a table and as text."""
    page.send("pick", spot="mat.0.tray.III")
    shown = tt.course()
    assert isinstance(shown, LessonList)
    assert [row.address for row in shown.rows()] == list(lesson_names())
    assert "1 wrong try" in str(shown)
    html = shown._repr_mimebundle_()["text/html"]
    assert html.count("<tr>") == len(lesson_names()) + 1
    with pytest.raises(TutorError, match="tric-trac"):
        tt.course("tric-trac")


def test_a_lesson_with_an_error_does_not_take_the_others_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The list tells what is wrong with it."""
    files = lesson_files(find_game("trajan"))
    broken = tmp_path / "97-broken.toml"
    broken.write_text("teaches = [", encoding="utf-8")
    monkeypatch.setattr("trajan_tutor.lessons.ask.lesson_files", lambda _game: (*files, broken))
    monkeypatch.setattr("trajan_tutor.lessons.find.lesson_files", lambda _game: (*files, broken))
    monkeypatch.setattr("trajan_tutor.lessons.find.folder_of", lambda _game: broken.parent)
    monkeypatch.setattr("trajan_tutor.lessons.find._read", read_or_fail)
    shown = tt.course("trajan")
    assert len(shown.rows()) == len(files)
    assert "97-broken.toml, line 1" in str(shown)
    assert "97-broken.toml" in shown._repr_mimebundle_()["text/html"]


def read_or_fail(path: Path, game: str) -> Lesson:
    """Read a lesson where it lies, or in the folder of its game."""
    return read_lesson(path if path.exists() else folder_of(find_game(game)) / path.name, game)


def test_a_class_is_read_from_what_was_handed_in(page: Page, tmp_path: Path) -> None:
    """Names are plain text; a broken file is told and the others are read."""
    page.send("pick", spot="mat.0.tray.III")
    tt.hand_in("Livia <b>", tmp_path)
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    shown = tt.classroom(tmp_path)
    bundle = shown._repr_mimebundle_()
    assert "Livia &lt;b&gt;" in bundle["text/html"]
    assert "<b>" not in bundle["text/html"]
    assert "broken.json" in bundle["text/html"]
    assert "Sowing | begun | 0 | 1 | 0 | 0" in bundle["text/plain"]
    assert "1 learner, 1 lesson or exercise" in bundle["image/svg+xml"]
    with pytest.raises(TutorError, match="nobody"):
        tt.classroom(tmp_path / "nobody")


def test_an_empty_class_is_no_error(tmp_path: Path) -> None:
    """It says that there is nobody."""
    assert "0 learners" in tt.classroom(tmp_path)._repr_mimebundle_()["image/svg+xml"]


def test_a_step_that_lasts_shows_aims_what_the_others_did_and_a_review() -> None:
    """In the whole game of the course: the first quarter, shown turn by turn, and the look back."""
    address = next(name for name in lesson_names() if name.endswith("-game"))
    page = Page(tt.lesson(address))
    lesson = page.board.lesson
    while lesson["kind"] != "play":
        assert lesson["aims"] == []
        lesson = page.go("show-me" if "show-me" in lesson["may"] else "next")
    assert lesson["goal"]
    assert [aim["met"] for aim in lesson["aims"]] == [False] * 3
    page.go("show-me")
    assert page.board.since
    assert not page.board.table["waits"]
    while lesson["phase"] == "doing":
        lesson = page.go("show-me")
    assert all(aim["met"] for aim in lesson["aims"])
    assert "again" in lesson["may"]
    review = page.go("next")["review"]
    assert len(review["names"]) == len(review["looks"]) == len(review["totals"]) == 2
    assert review["totals"][0] == sum(row["points"][0] for row in review["rows"])
    assert page.board.since == []
    assert "⟦" not in json.dumps(page.board.lesson, ensure_ascii=False)


def test_hints_of_a_game_come_from_the_coach() -> None:
    """After the lesson's own one, level by level."""
    address = next(name for name in lesson_names() if name.endswith("-game"))
    page = Page(tt.lesson(address))
    lesson = page.board.lesson
    while lesson["kind"] != "play":
        lesson = page.go("show-me" if "show-me" in lesson["may"] else "next")
    said = [page.go("hint")["answers"][0] for _ in range(5)]
    assert {one["tone"] for one in said} == {"hint"}
    assert len({one["text"] for one in said}) == 5
