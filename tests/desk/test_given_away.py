"""While something is asked, nothing on the page answers it; once it is answered, the board shows where."""

import json
from functools import cache
from pathlib import Path

import pytest
from desk.page import Page

from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.lesson.lesson_activity import LessonActivity
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game
from trajan_tutor.exercise_making.as_lesson import explanation, lesson_of
from trajan_tutor.exercise_making.exercise import Exercise, QuestionForm
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.exercise_making.making import exercise
from trajan_tutor.exercise_making.speech import text_of
from trajan_tutor.lessons.lesson import AnswerForm

GAMES = ("trajan", "caesar", "sylla")
ASKED = [
    (game, form)
    for game in GAMES
    for form in QuestionForm
    if any(form in ask.forms for ask in plan_of(find_game(game)).asks)
]


@cache
def asked(name: str, form: QuestionForm) -> Exercise:
    """Return an exercise of a form, about the first rule for which a position is found."""
    game = find_game(name)
    for ask in plan_of(game).asks:
        if form in ask.forms:
            try:
                return exercise(game, ask.rule, form=form, seed=2)
            except MisusedError:
                continue
    raise LookupError(form)


def page_of(made: Exercise, home: Path) -> Page:
    """Return a page that asks it."""
    game = find_game(made.game)
    lesson = lesson_of([made], game)
    return Page(Desk(lesson=LessonActivity(lesson, game, home, exercise="one")))


@pytest.mark.parametrize(("name", "form"), ASKED)
def test_nothing_on_the_page_answers_a_question(name: str, form: QuestionForm, tmp_path: Path) -> None:
    """No forecast, no mark, no card of the rule, no steps of the turn, nothing of the coach."""
    made = asked(name, form)
    page = page_of(made, tmp_path)
    shown = page.model
    assert shown["lesson"]["phase"] == "asked"
    assert shown["summary"]["forecast"] is None
    assert not shown["bids"] or not (shown["bids"]["spots"] or shown["bids"]["most_said"])
    marks = shown["marks"]
    assert not any(marks[kind] for kind in ("lit", "soft", "chosen", "looks", "arrows", "hint", "hint_path", "plan"))
    assert not any(shown[kind] for kind in ("choices", "cards", "steps", "reports", "review", "practice", "ending"))
    assert shown["focus"]["places"] == {}
    assert (shown["coach"]["panel"], shown["coach"]["wide"], shown["analysis"]["may"]) == ([], [], False)
    assert not {"show-me", "explore", "back"} & set(shown["lesson"]["may"])
    words, told = page.desk.words, json.dumps(shown, ensure_ascii=False)
    game = find_game(name)
    for secret in (text_of(game, made.rule), explanation(made, game)):
        assert json.dumps(words(secret), ensure_ascii=False).strip('"') not in told
    # Once it is answered, the cards are there again.
    page.send("answer" if made.task.question.form is not AnswerForm.SPOT else "pick", **right_answer(page, made))
    assert page.model["lesson"]["phase"] == "done"


def right_answer(page: Page, made: Exercise) -> dict[str, str]:
    """Return the right answer as a page sends it."""
    step = page.desk.table.lesson.player.step if page.desk.table.lesson is not None else None
    assert step is not None
    assert step.question is not None
    name = "spot" if made.task.question.form is AnswerForm.SPOT else "value"
    return {name: str(step.question.right[0])}


@pytest.mark.parametrize(("name", "form"), ASKED)
def test_a_wrong_answer_gets_its_reason_and_its_place(name: str, form: QuestionForm, tmp_path: Path) -> None:
    """A sentence that tells what is misunderstood, and marks on the board, which were not there before."""
    made = asked(name, form)
    page = page_of(made, tmp_path)
    lesson = page.desk.table.lesson
    assert lesson is not None
    for mistake in lesson.player.step.mistakes[:3]:
        spot = made.task.question.form is AnswerForm.SPOT
        page.send("pick" if spot else "answer", **{"spot" if spot else "value": str(mistake.answers[0])})
        shown = page.model
        (answer,) = shown["lesson"]["answers"]
        # What a rule of the game refuses is told as in a game.
        assert answer["tone"] in ("mistake", "refused")
        assert answer["text"] == page.desk.words(lesson.player.lesson.says(mistake.name))
        places = shown["marks"]["looks"]
        if spot:
            assert places == [mistake.answers[0]]
        assert set(places) <= {one.name for one in lesson.session.game.spots(lesson.session.observation())}


@pytest.mark.parametrize("name", GAMES)
def test_answers_show_on_the_board(name: str) -> None:
    """All but few: what is chosen from the list alone, and what is asked when the game is over, has no place."""
    tasks = [asked(name, form).task for game, form in ASKED if game == name]
    places = [one.spots for task in tasks for one in task.wrong] + [task.shows for task in tasks]
    assert sum(map(bool, places)) >= 0.8 * len(places)
