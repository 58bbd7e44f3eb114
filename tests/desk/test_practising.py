"""Practice aside: from a game, a lesson or an empty table, and back to what lay there as it was."""

from pathlib import Path

import pytest
from desk.page import Page, page_of_game, page_of_lesson

from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.journals.saved_games import HOME_VARIABLE
from trajan_tutor.learning import practice
from trajan_tutor.learning.learner import Learner
from trajan_tutor.learning.practice_parts import step_part


@pytest.fixture(autouse=True)
def little_is_due(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep everything in a folder of its own, and let a practice ask one step of a lesson."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))

    def first_step(learner: Learner, *_: object) -> list[object]:
        lesson, step = next(found for rule in learner.to_come for found in learner.steps_about(rule))
        return [step_part(lesson, learner.game, step)]

    monkeypatch.setattr(practice, "_due_and_more", first_step)


def test_a_game_waits_while_its_learner_practises() -> None:
    """And goes on where it stood: nothing of the practice stays."""
    page = page_of_game(people=(0,))
    page.send("choose", move=page.model["choices"][0]["move"])
    before = dict(page.model)
    assert before["may_practise"]
    page.send("practise")
    lesson = page.model["lesson"]
    assert lesson["address"] == "trajan/practice"
    assert lesson["back_to"] == "Back to the game"
    assert "to-game" in lesson["may"]
    assert not page.model["may_practise"]
    page.send("go", action="to-game")
    for name in ("lesson", "turn", "prompt", "choices", "log", "points", "may_practise", "can_undo"):
        assert page.model[name] == before[name], name
    page.send("choose", move=page.model["choices"][0]["move"])
    assert page.model["lesson"] is None


def test_a_lesson_waits_too() -> None:
    """At the step at which it was left."""
    page = page_of_lesson("trajan/02-sowing")
    page.send("go", action="next")
    place = page.model["lesson"]["place"]
    page.send("practise")
    assert page.model["lesson"]["back_to"] == "Back to the lesson"
    page.send("go", action="to-game")
    assert page.model["lesson"]["place"] == place
    assert page.model["lesson"]["back_to"] == ""


def test_at_an_empty_table_the_game_is_chosen_in_which_most_is_due(tmp_path: Path) -> None:
    """Afterwards the table is empty again."""
    page = Page(Desk(None, HostServices(prefix="b-", saves=tmp_path)))
    page.send("practise")
    assert page.model["lesson"]["address"].endswith("/practice")
    assert page.model["picture"] is not None
    page.send("go", action="to-game")
    assert page.model["picture"] is None
    assert page.model["lesson"] is None


def test_nobody_practises_within_a_trial_or_a_practice() -> None:
    """There the button is missing, and a request is answered with a sentence."""
    page = page_of_game(people=(0,))
    page.send("practise")
    page.send("practise")
    assert page.model["notice"]["tone"] == "problem"
    page.send("go", action="to-game")
    page.send("coach", action="try", number=-1)
    assert not page.model["may_practise"]


def test_who_keeps_nothing_does_not_practise() -> None:
    """Attempts have to be kept somewhere."""
    page = Page(Desk(None, HostServices(prefix="b-")))
    assert not page.model["may_practise"]


def test_a_step_solved_at_the_first_try_has_a_star() -> None:
    """One with a wrong try has none."""
    page = page_of_lesson("trajan/02-sowing")
    while page.model["lesson"]["kind"] not in ("do", "ask"):
        page.send("go", action="next")
    at = next(number for number, dot in enumerate(page.model["lesson"]["dots"]) if dot["standing"] == "present")
    assert not page.model["lesson"]["dots"][at]["star"]
    page.send("go", action="show-me")
    assert not page.model["lesson"]["dots"][at]["star"]
