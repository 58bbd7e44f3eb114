"""Whether what others do is played out: a reader's setting, which most tests are not about."""

from playwright.sync_api import BrowserContext, Page

# Where a page has no storage, one is lent to it.
_AT_ONCE = """(() => {
    const kept = "trajan-tutor";
    const setting = JSON.stringify({ at_once: true });
    try {
        if (!window.localStorage.getItem(kept)) window.localStorage.setItem(kept, setting);
    } catch {
        const lent = { getItem: () => setting, setItem: () => {}, removeItem: () => {} };
        Object.defineProperty(window, "localStorage", { value: lent });
    }
})()"""
_SET = "played => localStorage.setItem('trajan-tutor', JSON.stringify({ at_once: !played }))"


def at_once(opened: Page | BrowserContext) -> None:
    """Let what others do be there at once on the boards of all pages that are opened from now on."""
    opened.add_init_script(_AT_ONCE)


def set_played_out(page: Page, *, played: bool) -> None:
    """Let boards that are shown from now on play out what others do, or not."""
    page.evaluate(_SET, played)
