"""A hand at a stage: it clicks what somebody could hit there, and waits until the stage shows the answer."""

from typing import Any

from playwright.sync_api import Locator, expect

PATIENCE_SECONDS = 60
# So often, and so far apart, it is looked again for what cannot be hit yet.
LOOKS = 20
LOOK_MILLISECONDS = 100
LIT = "[data-mark=lit]"

# Hits a place that others may cover in part in its middle, else anywhere; where nobody can hit it, nothing is returned.
AIM = """async (stage, selector) => {
    // What comes into view or is laid out goes on for some frames.
    const stands = () => new Promise(done => setTimeout(() => requestAnimationFrame(() => done(
        JSON.stringify(stage.getBoundingClientRect()))), 10));
    let before = await stands();
    for (let now = await stands(); now !== before; now = await stands()) before = now;
    const target = stage.querySelector(selector);
    if (!target) return null;
    const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.04, 0.96];
    const box = target.getBoundingClientRect();
    for (const down of shares) for (const across of shares) {
        const point = [box.left + across * box.width, box.top + down * box.height];
        const hit = stage.getRootNode().elementFromPoint(...point);
        if (hit && target.contains(hit) && hit.closest('[data-spot], button, summary') === target) return point;
    }
    return null;
}"""
# Without the intervals of a test that looks again and again: a course has some hundred clicks.
AWAIT = """stage => {
    const before = stage.dataset.answered;
    window.lastAnswer = new Promise((resolve) => {
        new MutationObserver((_, observer) => {
            if (stage.dataset.answered === before) return;
            observer.disconnect();
            resolve();
        }).observe(stage, { attributeFilter: ['data-answered'] });
    });
}"""
ANSWERED = """async (stage, seconds) => {
    const late = new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), 1000 * seconds));
    await Promise.race([window.lastAnswer, late]);
}"""
# All of the stage comes into view, as it does by itself for whoever has run its cell.
NEAR = """stage => {
    stage.scrollIntoView({ block: 'start', behavior: 'instant' });
    return Math.round(stage.getBoundingClientRect().top);
}"""
TOP = "stage => Math.round(stage.getBoundingClientRect().top)"


class Hand:
    """Clicks on one stage with the mouse."""

    def __init__(self, stage: Locator) -> None:
        self.stage = stage
        self.top = 0

    def come_near(self) -> None:
        """Scroll to the stage; from here on nothing is to scroll."""
        self.top = int(self.stage.evaluate(NEAR))

    def stands(self) -> bool:
        """Whether the stage is where it was when somebody came near."""
        return bool(self.stage.evaluate(TOP) == self.top)

    def aim(self, selector: str) -> tuple[float, float] | None:
        """Return where something can be hit now."""
        point = self.stage.evaluate(AIM, selector)
        return None if point is None else (point[0], point[1])

    def send(self, selector: str) -> None:
        """Click something that tells the kernel, and wait until the stage shows the answer."""
        point = self.aim(selector)
        for _ in range(LOOKS):
            if point is not None:
                break
            # On a busy machine what was asked for before is still being drawn.
            self.stage.page.wait_for_timeout(LOOK_MILLISECONDS)
            point = self.aim(selector)
        assert point is not None, f"nobody can hit {selector}"
        self.stage.evaluate(AWAIT)
        self.stage.page.mouse.click(*point)
        self.stage.evaluate(ANSWERED, PATIENCE_SECONDS)

    def pick(self, spot: str) -> None:
        """Click a place of the table; where no pane near shows it, on the whole table."""
        place = f"[data-pane] [data-spot='{spot}']"
        if self.aim(place) is None:
            self.stage.locator(".whole-table").click()
            self.send(place)
            self.stage.locator(".whole-table").click()
        else:
            self.send(place)

    def choose(self, move: str) -> None:
        """Choose a move by its button, or from the list of all where there are too many for buttons."""
        button = f"[data-move='{move}']"
        if self.aim(button) is None:
            self.stage.locator("[data-slot=instruction]").focus()
            self.stage.page.keyboard.press("l")
            self.stage.locator(f".list {button}").scroll_into_view_if_needed()
            button = f".list {button}"
        self.send(button)

    def lit(self) -> str:
        """Return the first place that can be clicked, or an empty text where there is none."""
        marks = self.stage.locator(LIT)
        return str(marks.first.get_attribute("data-of")) if marks.count() else ""

    def open_panel(self, name: str) -> Locator:
        """Open a panel by its name in the menu, and return its sheet."""
        self.stage.locator(".menu-place > button").click()
        self.stage.locator(".menu").get_by_role("button", name=name, exact=True).click()
        sheet = self.stage.locator(".panels, .dialog")
        expect(sheet).to_be_visible()
        return sheet

    def close_panel(self) -> None:
        """Close what lies over the stage."""
        self.stage.locator(".dialog-head button").click()
        expect(self.stage.locator(".dialog")).to_have_count(0)


def at(stage: Locator) -> int:
    """Return how often the game has changed, as the stage shows it."""
    found: Any = stage.get_attribute("data-at")
    return int(found)
