"""The first game of each course at a real stage: played to its end with the mouse, by whatever is lit."""

from collections.abc import Callable
from typing import Final

from browser.hand import LIT, Hand
from playwright.sync_api import Locator, expect

from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.lessons.campaign import campaign_of
from trajan_tutor.lessons.find import course
from trajan_tutor.lessons.lesson import Lesson

# More than any first game has decisions.
MOST: Final = 250
# What the learner has to see at once: the words, the answer to the last action, what can be chosen, and a place of it.
TO_SEE: Final = ["[data-slot=instruction]", "[data-slot=verdict]", "[data-slot=choices]", "[data-mark=lit]"]
UNSEEN: Final = """(stage, selectors) => selectors.filter(selector => {
    const found = stage.querySelector(selector);
    const box = found?.getBoundingClientRect();
    return box && box.width && (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth);
})"""
CHOICE: Final = "[data-slot=choices] :is([data-move], .confirm:not([aria-disabled=true]))"
NEXT_GAME: Final = ".next-game"
NEXT: Final = ".go-next:not([aria-disabled=true])"


def first_game(name: str) -> Lesson:
    """Return the lesson with which the campaign of a game begins."""
    game = find_game(name)
    [first] = [lesson for lesson in course(game) if lesson.name == campaign_of(game).stages[0].lesson]
    return first


def first_games() -> list[Lesson]:
    """Return the lesson of each game with which its campaign begins."""
    return [first_game(name) for name in game_names() if campaign_of(find_game(name)).stages]


def is_played(stage: Locator) -> bool:
    """Whether the page is reached on which the game ends; waits for the others' turns."""
    expect(stage).to_have_attribute("data-moving", "false")
    stage.locator(f"{LIT}, {CHOICE}, {NEXT}, {NEXT_GAME}").first.wait_for(state="attached")
    return stage.get_attribute("data-phase") not in ("doing", "done")


def play_by_mouse(stage: Locator, look: Callable[[], None] = lambda: None) -> None:
    """Click whatever is lit, to the end, and look before each click; what is needed is always in the window."""
    hand = Hand(stage)
    hand.come_near()
    for _ in range(MOST):
        assert stage.evaluate(UNSEEN, TO_SEE) == []
        look()
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


def see_the_end(stage: Locator) -> None:
    """See the points of all, source by source, what the game called for, and go on to the next game by its button."""
    assert stage.evaluate(UNSEEN, [".game-end", NEXT_GAME, ".end-turns", ".end-lessons"]) == []
    expect(stage.locator(".end-points .ledger")).to_be_visible()
    expect(stage.locator(".called-lesson").first).to_be_visible()
    following = stage.locator(f"{NEXT_GAME} b").inner_text().partition(": ")[2]
    stage.locator(NEXT_GAME).click()
    expect(stage.locator(".lesson-title span")).to_have_text(following)
    expect(stage.locator(".game-end")).to_have_count(0)
