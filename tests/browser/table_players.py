"""Pupils at a table of a class: whoever is to decide does it, by mouse or by touch, on a device of their own."""

from dataclasses import dataclass, field
from typing import Final

from browser.class_served import STAGE
from browser.hand import ANSWERED, AWAIT, PATIENCE_SECONDS, Hand
from playwright.sync_api import Page

# What can be done, in the order in which it is tried: a choice, an amount, a place of the board.
WAYS: Final = (
    "[data-slot=choices] [data-move]",
    ".amount .confirm",
    "[data-pane] .can-be-picked:not(.chosen)",
)
# Whether a pupil is to decide, and nothing is in the way.
TO_DECIDE: Final = """() => {
    const report = document.querySelector('.pupil .report .go-on');
    if (report) return 'report';
    return document.querySelector('.pupil-seat.you.waits') ? 'decides' : '';
}"""


@dataclass(slots=True)
class TablePlayer:
    """A pupil at a table."""

    page: Page
    touches: bool
    decisions: int = 0
    refused: list[str] = field(default_factory=list)

    @property
    def hand(self) -> Hand:
        """A hand at the stage."""
        return Hand(self.page.locator(STAGE))

    @property
    def needs(self) -> str:
        """What has to be done: to decide, to read a report, or nothing."""
        return str(self.page.evaluate(TO_DECIDE))

    def press(self, point: tuple[float, float]) -> None:
        """Tap a point, or click it."""
        if self.touches:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def read_report(self) -> None:
        """Read what is told between the rounds, and go on; what others do may have ended it."""
        point = self.hand.aim(".report .go-on")
        if point is not None:
            self.press(point)

    def decide(self) -> bool:
        """Do the first thing that somebody could hit; returns whether there was one."""
        for way in WAYS:
            point = self.hand.aim(way)
            if point is None:
                continue
            stage = self.page.locator(STAGE)
            stage.evaluate(AWAIT)
            self.press(point)
            stage.evaluate(ANSWERED, PATIENCE_SECONDS)
            self.decisions += 1
            return True
        return False


def play(players: list[TablePlayer], most: int) -> int:
    """Let all play for at most so many clicks, or until nobody is to decide; returns how many there were."""
    clicks = 0
    while clicks < most:
        waiting = [one for one in players if one.needs]
        if not waiting:
            # Bots decide after a while, and what was decided travels.
            players[0].page.wait_for_timeout(200)
            waiting = [one for one in players if one.needs]
        if not waiting:
            return clicks
        for one in waiting:
            if one.needs == "report":
                one.read_report()
            elif one.needs == "decides":
                clicks += one.decide()
    return clicks
