"""A lesson that lasts keeps what a game has: what is asked, the steps of the turn, every choice, and its coach."""

from typing import Any

import pytest
from desk.page import Page, go_on, play_turn

from trajan_tutor.coach.adviser import Effort
from trajan_tutor.coach.reviewer import CloserLook
from trajan_tutor.desk.coach.coach_requests import is_asked_in_lesson
from trajan_tutor.desk.coach.findings import Efforts, VerdictsShown
from trajan_tutor.desk.coach.thinking import Driver
from trajan_tutor.desk.desk import Desk
from trajan_tutor.desk.lesson.opened_lessons import lesson_activity
from trajan_tutor.desk.pages.pages import HostServices
from trajan_tutor.journals import saved_games

FEW = Effort(search=10, finalists=2, finals=4, pairs=4, most_pairs=8, answers=0, second=0)
# A game in which no turn is taught.
GAME = "trajan/11-six-areas"
TAUGHT = "trajan/00-first-game"
SNIPPET = "trajan/02-sowing"


def begun(address: str = GAME) -> Page:
    """Return a page that shows a lesson whose coach looks at little."""
    home = saved_games.home()
    lesson = lesson_activity(address, "guide-me", "en", home)
    desk = Desk(None, HostServices(saves=home, driver=Driver.AT_ONCE), lesson=lesson)
    desk.coach.state.efforts = Efforts(FEW, FEW, FEW, 4, (CloserLook(FEW, 9, deep=True),), 2, FEW)
    return Page(desk)


def actions(page: Page) -> set[str]:
    """Return what the coach's panel offers to be done."""
    blocks = page.model["coach"]["panel"]
    listed = {item["action"] for block in blocks if block["kind"] in ("asks", "buttons") for item in block["items"]}
    return listed | {block["action"] for block in blocks if block["kind"] == "select"}


def test_a_game_in_a_lesson_keeps_prompt_steps_and_every_choice() -> None:
    """Nothing is left out of the list: what is legal can be chosen there too."""
    page = begun()
    assert page.model["prompt"]
    assert page.model["steps"]
    assert page.model["choices"]
    assert not any(choice["hidden"] for choice in page.model["choices"])


def test_the_coach_stands_beside_a_game_and_not_beside_a_snippet() -> None:
    """With what does not leave the script."""
    page = begun()
    assert actions(page) == {"hint", "analyse", "tell"}
    assert [block["kind"] for block in page.model["coach"]["panel"]] == ["asks", "select"]
    assert begun(SNIPPET).model["coach"]["panel"] == []
    page.send("lesson", address=SNIPPET)
    assert page.model["coach"]["panel"] == []


def test_a_hint_is_told_level_by_level_and_marked_on_the_board() -> None:
    """As in a game; what the lesson marks gives way to it."""
    page = begun()
    page.send("coach", action="hint", number=-1)
    for level in (1, 2, 3):
        page.send("coach", action="hint-level", number=level)
    assert page.model["marks"]["hint"]
    assert page.model["marks"]["looks"] == []
    play_turn(page)
    assert page.model["marks"]["hint"] == []


@pytest.mark.parametrize("when", [VerdictsShown.ALWAYS, VerdictsShown.NEVER])
def test_each_turn_is_judged_as_the_learner_wishes(when: VerdictsShown) -> None:
    """The verdict stands in the panel after the turn, also where others have answered it."""
    page = begun()
    page.send("coach", action="tell", number=list(VerdictsShown).index(when))
    play_turn(page)
    assert (page.desk.coach.verdicts.shown is not None) == (when is VerdictsShown.ALWAYS)


@pytest.mark.parametrize("action", ["try", "list", "retry", "look-back", "explore"])
def test_nothing_leads_out_of_a_lesson(action: str) -> None:
    """What a page asks for nevertheless is refused in a sentence."""
    page = begun()
    assert not is_asked_in_lesson(action)
    page.send("coach", action=action, number=-1)
    assert page.model["notice"]["tone"] == "problem"


# ---- moments ---------------------------------------------------------------------------------------------------------


def moments(page: Page) -> dict[str, Any]:
    """Return what can be looked up, by name."""
    return {moment["name"]: moment for moment in page.model["lesson"]["moments"]}


def walk(page: Page) -> None:
    """Let the lesson that is open show everything to its end."""
    for _ in range(60):
        lesson = page.model["lesson"]
        if lesson["end"]:
            return
        go_on(page)


def test_beside_a_taught_turn_stands_nothing_that_is_not_needed_yet() -> None:
    """No coach, no ideas, no look at the end, no way out of the game; after the turns that are taught all is there."""
    page = begun(TAUGHT)
    while page.model["lesson"]["place"].startswith(("Step 1", "Step 2", "Step 3")):
        model = page.model
        assert model["coach"]["panel"] == []
        assert not model["analysis"]["may"]
        assert model["summary"]["forecast"] is None
        assert "explore" not in model["lesson"]["may"]
        assert model["lesson"]["goal"] == ""
        go_on(page)
    assert page.model["coach"]["panel"]
    assert page.model["analysis"]["may"]
    assert page.model["summary"]["forecast"] is not None
    assert "explore" in page.model["lesson"]["may"]


def test_a_moment_comes_up_with_its_situation() -> None:
    """And is read aloud; before, it can be looked up all the same."""
    page = begun(TAUGHT)
    assert not any(moment["called"] for moment in moments(page).values())
    play_turn(page)
    assert moments(page)["senate"]["called"]
    assert moments(page)["senate"]["title"] in page.model["live"]
    assert not moments(page)["final"]["called"]


def test_a_moment_leads_back_to_the_game_where_it_stood() -> None:
    """What was done in it counts as done in its lesson, whose own place is left alone."""
    page = begun(TAUGHT)
    play_turn(page)
    before, picture = page.model["at"], page.model["choices"]
    page.send("look-up", name="granted")
    lesson = page.model["lesson"]
    assert lesson["address"] == "trajan/10-construction"
    assert lesson["back_to"]
    assert "to-game" in lesson["may"]
    assert page.model["coach"]["panel"] == []
    walk(page)
    assert page.model["lesson"]["end"]["next"] is None
    page.send("go", action="to-game")
    assert page.model["lesson"]["address"] == TAUGHT
    assert page.model["choices"] == picture
    assert page.model["at"] > before
    assert moments(page)["granted"]["seen"]
    assert not moments(page)["build"]["seen"]
    page.send("lesson", address="trajan/10-construction")
    assert page.model["lesson"]["dots"][1]["standing"] == "done"
    assert page.model["lesson"]["dots"][0]["standing"] == "present"


@pytest.mark.parametrize(("address", "name"), [(SNIPPET, "senate"), (GAME, "no-such-moment")])
def test_what_is_no_moment_here_is_refused(address: str, name: str) -> None:
    """In a sentence; and no game waits where none was left."""
    page = begun(address)
    page.send("look-up", name=name)
    assert page.model["notice"]["tone"] == "problem"
    page.send("go", action="to-game")
    assert page.model["notice"]["tone"] == "problem"
