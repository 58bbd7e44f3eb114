"""The first game of each course in a real JupyterLab, to its end: by mouse alone, and by keys alone."""

import pytest
from browser.hand import LIT, Hand
from browser.lab import Lab
from playwright.sync_api import Locator, expect

from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.jupyter.lesson_list import notebook_of
from trajan_tutor.lessons.campaign import campaign_of
from trajan_tutor.lessons.find import course
from trajan_tutor.lessons.lesson import Lesson

pytestmark = pytest.mark.browser

WIDTH, HEIGHT = 1366, 768
# More than any first game has decisions.
MOST = 250
# What the learner has to see at once: the words, the answer to the last action, what can be chosen, and a place of it.
UNSEEN = """(stage, selectors) => selectors.filter(selector => {
    const found = stage.querySelector(selector);
    const box = found?.getBoundingClientRect();
    return box && box.width && (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth);
})"""
CHOICE = "[data-slot=choices] :is([data-move], .confirm:not([aria-disabled=true]))"
NEXT_GAME = ".next-game"
NEXT = ".go-next:not([aria-disabled=true])"
TO_SEE = ["[data-slot=instruction]", "[data-slot=verdict]", "[data-slot=choices]", "[data-mark=lit]"]


def first_games() -> list[Lesson]:
    """Return the lesson of each game with which its campaign begins."""
    stages = [(find_game(name), campaign_of(find_game(name)).stages) for name in game_names()]
    firsts = [(game, own[0].lesson) for game, own in stages if own]
    return [lesson for game, first in firsts for lesson in course(game) if lesson.name == first]


FIRST_GAMES = first_games()
# Keys are the same in every game; what is played by keys is one of the lessons that are played by mouse anyway.
BY_KEYS = [
    pytest.param(lesson, id=lesson.address, marks=pytest.mark.long if lesson is not FIRST_GAMES[0] else ())
    for lesson in FIRST_GAMES
]
BY_MOUSE = [
    pytest.param(lesson, id=lesson.address, marks=pytest.mark.long if lesson is FIRST_GAMES[0] else ())
    for lesson in FIRST_GAMES
]


def opened(lab: Lab, lesson: Lesson) -> Locator:
    """Open the notebook of a lesson as it is given to learners, and run it."""
    lab.server.forget_games()
    lab.page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    lab.open(notebook_of(lesson))
    lab.run_all()
    stage = lab.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .trajan-tutor").first
    stage.locator("[data-slot=instruction] .lesson-words p").first.wait_for()
    return stage


def is_played(stage: Locator) -> bool:
    """Whether the page is reached on which the game ends; waits for the others' turns."""
    expect(stage).to_have_attribute("data-moving", "false")
    stage.locator(f"{LIT}, {CHOICE}, {NEXT}, {NEXT_GAME}").first.wait_for(state="attached")
    return stage.get_attribute("data-phase") not in ("doing", "done")


def keys_for(stage: Locator) -> tuple[str, ...]:
    """Return the keys that lead on from where the game stands."""
    if stage.get_attribute("data-phase") == "done":
        return ("n",)
    if stage.locator(".confirm").count():
        return ("1", "Enter", "Enter")
    return ("1",) if stage.locator(CHOICE).count() else ("ArrowRight", "Enter")


@pytest.mark.parametrize("lesson", BY_MOUSE)
def test_the_first_game_by_mouse(lab: Lab, lesson: Lesson) -> None:
    """Whatever is lit is clicked, to the end; words, answer, choices and target are always in the window."""
    stage = opened(lab, lesson)
    hand = Hand(stage)
    hand.come_near()
    for _ in range(MOST):
        assert stage.evaluate(UNSEEN, TO_SEE) == []
        if is_played(stage):
            break
        while stage.locator(".report").count():
            # What was settled, or has come up for the first time, lies over the table until it was read.
            stage.locator(".report .go-on").click()
        if stage.get_attribute("data-phase") == "done":
            hand.send(NEXT)
        elif spot := hand.lit():
            hand.pick(spot)
        else:
            hand.send(CHOICE)
    assert hand.stands()
    see_the_end(lab, stage)


@pytest.mark.parametrize("lesson", BY_KEYS)
def test_the_first_game_by_keys(lab: Lab, lesson: Lesson) -> None:
    """The first choice by its digit, or a place by arrows; what follows by the key that leads on."""
    stage = opened(lab, lesson)
    keyboard = lab.page.keyboard
    stage.locator("[data-slot=instruction]").focus()
    for _ in range(MOST):
        if is_played(stage):
            break
        while stage.locator(".report").count():
            keyboard.press("Enter")
        answered = str(stage.get_attribute("data-answered"))
        for key in keys_for(stage):
            keyboard.press(key)
        expect(stage).not_to_have_attribute("data-answered", answered)
    see_the_end(lab, stage)


def see_the_end(lab: Lab, stage: Locator) -> None:
    """See the points of all, source by source, what the game called for, and go on to the next game by its button."""
    assert stage.evaluate(UNSEEN, [".game-end", NEXT_GAME, ".end-turns", ".end-lessons"]) == []
    expect(stage.locator(".end-points .ledger")).to_be_visible()
    expect(stage.locator(".called-lesson").first).to_be_visible()
    following = stage.locator(f"{NEXT_GAME} b").inner_text().partition(": ")[2]
    stage.locator(NEXT_GAME).click()
    expect(stage.locator(".lesson-title span")).to_have_text(following)
    expect(stage.locator(".game-end")).to_have_count(0)
    assert not lab.errors
