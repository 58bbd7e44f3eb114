"""A lesson on a desk: what the page is shown, what it may send, what is kept."""

import json
from pathlib import Path
from typing import Any

import pytest
from desk.page import Page, go_on, page_of_exercise, page_of_game, page_of_lesson, play_turn

from trajan_tutor.journals import progress_journal
from trajan_tutor.lessons.lesson import Lesson

FIRST = "mat.0.tray.I"


@pytest.fixture
def page() -> Page:
    """Begin the lesson on sowing."""
    return page_of_lesson()


def learn(page: Page, kind: str, **content: Any) -> Any:
    """Ask for one thing and return what is shown of the lesson."""
    page.send(kind, **content)
    return page.model["lesson"]


def go(page: Page, action: str) -> Any:
    """Press a button of the lesson."""
    return learn(page, "go", action=action)


def lesson_of(page: Page) -> Lesson:
    """Return the lesson that is played."""
    assert page.desk.table.lesson is not None
    return page.desk.table.lesson.player.lesson


@pytest.mark.parametrize(
    "name", ["trajan/02-sowing", "trajan/sowing", "02-sowing", "sowing", "02", "trajan/02", " 02 "]
)
def test_a_lesson_has_several_names(name: str) -> None:
    """As long as they mean one lesson."""
    assert page_of_lesson(name).model["lesson"]["address"] == "trajan/02-sowing"


def test_everything_of_a_step_is_shown(page: Page) -> None:
    """Title, place, words, task, rules, what may be done; and it is plain JSON."""
    lesson = page.model["lesson"]
    assert (lesson["title"], lesson["phase"]) == ("Sowing", "doing")
    assert lesson["dots"][0]["standing"] == "present"
    assert {dot["standing"] for dot in lesson["dots"][1:]} == {"open"}
    assert all(lesson[name] for name in ("words", "goal", "rules", "dial", "contents"))
    assert [entry["address"] for entry in lesson["contents"] if entry["here"]] == ["trajan/02-sowing"]
    assert lesson["looks"] == [FIRST]
    assert page.model["marks"]["looks"] == [FIRST]
    assert lesson["may"] == ["explore", "hint", "show-me"]
    assert "⟦" not in json.dumps(lesson, ensure_ascii=False)


def test_an_action_is_praised_and_the_next_step_is_read_aloud(page: Page) -> None:
    """By the live region, that says the step once."""
    lesson = learn(page, "pick", spot=FIRST)
    assert [answer["tone"] for answer in lesson["answers"]] == ["praise"]
    assert page.model["live"] == lesson["answers"][0]["text"]
    go(page, "next")
    assert page.model["live"].startswith("Step 2 of")
    assert page.model["lesson"]["words"][0] in page.model["live"]


def test_a_refusal_comes_with_its_rule_and_the_foreseen_answer(page: Page) -> None:
    """And at its place on the board."""
    page.send("pick", spot=FIRST)
    go(page, "next")
    lesson = learn(page, "pick", spot="mat.0.tray.IV")
    assert [answer["tone"] for answer in lesson["answers"]] == ["refused", "mistake"]
    assert lesson["refused"]["rule"] in page.session.game.rules.rules
    assert page.notice["tone"] == "refused"
    assert page.notice["spot"] == "mat.0.tray.IV"


def test_the_answer_of_a_question_is_not_told_by_the_board(page: Page) -> None:
    """Neither by the list of choices nor by what is told about a place."""
    assert page.ask("tell", spot=FIRST)["lines"]
    for act in ({"spot": FIRST}, {}, {"spot": "mat.0.held.yellow"}, {}):
        page.send("pick", **act) if act else go(page, "next")
    assert page.model["lesson"]["question"]["form"] == "spot"
    assert page.model["choices"] == []
    assert page.ask("tell", spot="mat.0.tray.II")["lines"] == []
    assert not page.ask("preview", move="sow II")
    assert learn(page, "pick", spot="mat.0.tray.II")["answers"][0]["tone"] == "mistake"
    assert learn(page, "pick", spot="mat.0.tray.III")["answers"][0]["tone"] == "praise"


def test_the_script_says_when_the_others_move() -> None:
    """No bot waits to be told to decide, at whatever step."""
    page = page_of_lesson("01", "show-me")
    for _ in range(60):
        assert not page.model["others"]["waits"]
        assert page.model["since"] == []
        if go(page, "next")["end"]:
            break
    assert page.model["lesson"]["end"]


def test_exploring_is_a_game_of_its_own(page: Page) -> None:
    """The lesson waits at the same place; late messages of the other board are recognised."""
    before = page.drawn
    at = page.model["at"]
    assert go(page, "explore")["phase"] == "away"
    assert page.model["at"] > at
    page.send("pick", spot=FIRST)
    assert page.session.record().moves
    assert go(page, "come-back")["phase"] == "doing"
    assert page.drawn == before
    assert page.session.record().moves == []


def test_the_whole_lesson_is_shown_by_next(page: Page) -> None:
    """With the dial at show me; the end tells what was learned, and begins the next lesson."""
    page.send("dial", value="show-me")
    for _ in range(60):
        if go(page, "next")["end"]:
            break
    end = page.model["lesson"]["end"]
    assert [card["rule"] for card in end["cards"]] == list(lesson_of(page).teaches)
    assert {dot["standing"] for dot in page.model["lesson"]["dots"]} == {"done"}
    assert learn(page, "lesson", address=end["next"]["address"])["address"] == end["next"]["address"]
    standing = {one["address"]: one["standing"] for one in page.model["lesson"]["contents"]}
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
        {"type": "jump", "node": 0},
        {"type": "coach", "page": "hint"},
        {"type": "show", "page": "history-of-rome"},
    ],
)
def test_what_makes_no_sense_gets_a_sentence_and_changes_nothing(page: Page, message: dict[str, Any]) -> None:
    """Whatever a page sends."""
    before = page.model["lesson"]
    page.desk.hear(message | {"at": page.model["at"], "id": "odd"})
    assert page.notice["tone"] == "problem"
    assert "⟦" not in page.notice["text"]
    assert page.model["lesson"]["place"] == before["place"]


def test_a_game_is_no_lesson() -> None:
    """A board that plays a game does not understand what is asked of lessons."""
    assert page_of_game().said("go", action="next")["tone"] == "problem"


def test_progress_is_taken_up(page: Page) -> None:
    """The board stands where the learner left it."""
    page.send("pick", spot=FIRST)
    go(page, "next")
    assert page_of_lesson().model["lesson"]["place"].startswith("Step 2 of")


def test_a_lesson_goes_on_where_progress_cannot_be_written(page: Page, saved_games_home: Path) -> None:
    """What is lost is told once, and kept as soon as that is possible."""
    (saved_games_home / "progress").write_text("", encoding="utf-8")
    assert "not saved now" in go(page, "hint")["problem"]
    lesson = learn(page, "pick", spot=FIRST)
    assert lesson["phase"] == "done"
    assert lesson["problem"] == ""
    (saved_games_home / "progress").unlink()
    go(page, "next")
    notes = progress_journal.read(saved_games_home).progress.of("trajan/02-sowing")
    assert (notes.hints, sum(step.done for step in notes.steps.values())) == (1, 1)


def test_an_exercise_does_not_give_itself_away(saved_games_home: Path) -> None:
    """Hints of the author, no way to be shown, nothing marked; kept under a name of its own."""
    page = page_of_exercise("02", "reach-forum")
    lesson = page.model["lesson"]
    assert (lesson["may"], lesson["looks"], lesson["dial"], lesson["contents"]) == (["hint"], [], [], [])
    assert go(page, "hint")["answers"][0]["tone"] == "hint"
    for action in ("hint", "show-me", "explore", "back"):
        assert "no more help" in go(page, action)["answers"][0]["text"]
    assert learn(page, "dial", value="show-me")["autonomy"] == "guide-me"
    assert learn(page, "pick", spot=FIRST)["phase"] == "done"
    kept = progress_journal.read(saved_games_home).progress
    assert list(kept.lessons) == ["trajan/02-sowing#reach-forum"]
    assert kept.lessons["trajan/02-sowing#reach-forum"].hints == 1
    assert kept.lessons["trajan/02-sowing#reach-forum"].done, "solved is done, also without going on"


def test_a_step_that_lasts_shows_aims_what_the_others_did_and_a_review() -> None:
    """In a growing game: its third quarter, shown turn by turn, and the look back."""
    page = page_of_lesson("trajan/12-half-year")
    lesson = page.model["lesson"]
    assert lesson["kind"] == "play"
    assert lesson["goal"]
    assert [aim["met"] for aim in lesson["aims"]] == [False] * 2
    play_turn(page)
    assert page.model["since"]
    assert not page.model["others"]["waits"]
    while lesson["phase"] == "doing":
        lesson = play_turn(page)
    assert all(aim["met"] for aim in lesson["aims"])
    assert "again" in lesson["may"]
    review = go(page, "next")["review"]
    assert len(review["names"]) == len(review["looks"]) == len(review["totals"]) == 2
    assert review["totals"][0] == sum(row["points"][0] for row in review["rows"])
    assert page.model["since"] == []
    assert "⟦" not in json.dumps(page.model["lesson"], ensure_ascii=False)


def test_others_are_played_out_in_a_lesson_before_it_says_what_became_of_the_step() -> None:
    """One by one, each with its movement; a click meanwhile is answered and is no try; a program waits for nobody."""
    page = page_of_lesson("caesar/30-first-game")
    player = page.desk.table.lesson.player  # type: ignore[union-attr]
    while player.step.name != "rest":
        go_on(page)
    page.at_once = False
    while not page.model["others"]["waits"]:
        go_on(page)
    step, tries = player.at, player.notes.of(player.step.name).tries
    assert (page.model["lesson"]["phase"], page.model["choices"]) == ("doing", [])
    assert page.said("pick", spot="border.CY-CR")["text"].startswith("The others decide first")
    assert player.notes.of(player.step.name).tries == tries
    change = page.send("next")
    assert not change["motion"]["own"]
    while page.model["others"]["waits"]:
        page.send("next")
    assert player.at == step
    assert page.model["lesson"]["phase"] in ("doing", "done")
    while not page.model["others"]["waits"]:
        go_on(page)
    assert page.program.choices
    assert not page.model["others"]["waits"]


def test_that_there_is_no_hint_does_not_look_like_one() -> None:
    """After the last one."""
    page = page_of_lesson("trajan/02-sowing")
    answers = [go(page, "hint")["answers"][0] for _ in range(4)]
    last = answers[-1]
    assert "no more hints" in last["text"]
    assert last["tone"] == "note"
    assert answers[0]["tone"] == "hint"


def test_hints_of_a_game_come_from_the_coach() -> None:
    """After the lesson's own one, level by level."""
    page = page_of_lesson("trajan/12-half-year")
    said = [go(page, "hint")["answers"][0] for _ in range(5)]
    assert {one["tone"] for one in said} == {"hint"}
    assert len({one["text"] for one in said}) == 5


def test_beside_what_leads_on_nothing_else_is_asked(page: Page) -> None:
    """A step that is done has no line that asks for a move which nobody can make."""
    assert page.model["prompt"]
    learn(page, "pick", spot=FIRST)
    assert page.model["lesson"]["phase"] == "done"
    assert page.model["prompt"] == ""


def test_at_the_first_click_of_a_taught_turn_only_others_have_just_played() -> None:
    """What the learner did before would look like the way of what is to be done."""
    page = page_of_lesson("caesar/30-first-game")
    assert {one["seat"] for one in page.model["marks"]["last"]} == {1}
    page.send("pick", spot="mat.0.supply.1")
    page.send("pick", spot="border.MD-DM")
    assert 0 in {one["seat"] for one in page.model["marks"]["last"]}
