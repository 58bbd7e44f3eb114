"""A newcomer who does what words and marks say, and nothing else: whatever is marked is clicked where it is seen."""

from collections.abc import Callable
from typing import Final

from browser.first_games import MOST, NEXT, UNSEEN, is_played
from browser.hand import AWAIT, LOOK_MILLISECONDS, LOOKS, Hand
from playwright.sync_api import Locator

# What is read before each click: what has just happened and what to do now.
LINES: Final = "[data-slot=instruction] .lesson-words p"
MARKED: Final = "[data-mark=look]"
TAUGHT: Final = "[data-slot=choices] .taught"
REPORT: Final = ".report .go-on"
# A finger that meets something small first brings it nearer, and meets it then.
TAPS: Final = 2


class Newcomer:
    """Obeys on one stage; `lines` are what was read before each click, `missed` what was marked and not to be hit."""

    def __init__(self, stage: Locator, *, finger: bool = False) -> None:
        self.stage = stage
        self.hand = Hand(stage)
        self.finger = finger
        self.lines: list[list[str]] = []
        self.missed: list[str] = []

    def obey(self, look: Callable[[], None] = lambda: None) -> None:
        """Click what is marked, and what leads on, until nothing says any more what is to be done."""
        self.hand.come_near()
        for _ in range(MOST):
            is_played(self.stage)
            while self.stage.locator(REPORT).count():
                self.stage.locator(REPORT).click()
            target = self.wanted()
            if not target or self.missed:
                return
            look()
            self.tap(target)

    def wanted(self) -> str:
        """Return what is to be clicked now; empty where nothing is marked."""
        stage = self.stage
        if not stage.locator(f"{MARKED}, {TAUGHT}").count():
            return NEXT if stage.locator(NEXT).count() else ""
        self.lines.append(stage.locator(LINES).all_inner_texts())
        unseen = stage.evaluate(UNSEEN, ["[data-slot=instruction]", LINES])
        self.missed += [f"{one} is out of sight" for one in unseen]
        if stage.locator(TAUGHT).count():
            return TAUGHT
        return f"[data-pane] [data-spot='{stage.locator(MARKED).first.get_attribute('data-of')}']"

    def tap(self, target: str) -> None:
        """Click or tap something that can be hit where it stands, and wait for the answer."""
        mouse, touch = self.stage.page.mouse, self.stage.page.touchscreen
        for _ in range(TAPS if self.finger else 1):
            point = self.hand.aim(target)
            if point is None:
                break
            answered = self.stage.get_attribute("data-answered")
            self.stage.evaluate(AWAIT)
            if self.finger:
                touch.tap(*point)
            else:
                mouse.click(*point)
            for _ in range(LOOKS):
                if self.stage.get_attribute("data-answered") != answered:
                    return
                self.stage.page.wait_for_timeout(LOOK_MILLISECONDS)
        self.missed.append(f"{target} cannot be hit, beside {self.lines[-1:]}")
