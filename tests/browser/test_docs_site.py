"""The site of the pages in a browser: readable for everybody, and nothing of it comes from elsewhere."""

import functools
import http.server
import re
import threading
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Final

import pytest
from browser.axe import violations
from browser.site_pages import built_site, pages_of
from playwright.sync_api import Browser, Page, Route, expect

pytestmark = pytest.mark.long

LAPTOP, PHONE = (1366, 768), (390, 844)
# Every kind of page.
KINDS: Final = (
    "index",
    "learners/try",
    "learners/learn",
    "learners/trajan",
    "learners/rules-caesar",
    "learners/teach",
    "class",
    "architecture",
    "claims",
    "explore",
    "reference/index",
    "reference/calls",
    "notebooks/trajan/00_first_game",
    "notebooks/teaching/93_programming",
    "search",
    "404",
    "cs/index",
    "cs/learners/learn",
    "cs/learners/rules-caesar",
)
# The board is a page of its own, and tested as such.
FRAME: Final = "iframe"
CUT_ON_PAPER: Final = """() => {
    const found = [];
    for (let one = document.querySelector(".rule").parentElement; one; one = one.parentElement) {
        const style = getComputedStyle(one);
        if (style.display !== "block" || style.overflowY !== "visible") found.push(`${one.tagName}.${one.className}`);
    }
    return found;
}"""


class Served(http.server.SimpleHTTPRequestHandler):
    """A server of plain files that shows the page for an address that does not exist, as GitHub Pages does."""

    def log_message(self, *_content: object) -> None:
        """Say nothing."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Send the page of the site."""
        if code != HTTPStatus.NOT_FOUND:
            super().send_error(code, message, explain)
            return
        content = Path(self.directory, "404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


@pytest.fixture(scope="module")
def site(checkout: Path) -> Path:
    """Return the folder of the built site, `docs-site`."""
    return built_site(checkout)


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """Serve it."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Served, directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


def opened(chromium: Browser, address: str, size: tuple[int, int], *, dark: bool = False) -> Page:
    """Open an empty page that stands still."""
    return chromium.new_page(
        base_url=address,
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_everybody_can_read_every_kind_of_page(
    chromium: Browser, address: str, size: tuple[int, int], dark: bool
) -> None:
    """Nothing that axe knows of is wrong, and nothing is asked of other machines."""
    page = opened(chromium, address, size, dark=dark)
    elsewhere: list[str] = []

    def answer(route: Route) -> None:
        if route.request.url.startswith(address):
            route.continue_()
        else:
            elsewhere.append(route.request.url)
            route.abort()

    page.route("**/*", answer)
    found = {}
    for kind in KINDS:
        page.goto(f"/{kind}.html")
        page.evaluate("selector => document.querySelectorAll(selector).forEach(one => one.remove())", FRAME)
        found[kind] = violations(page, "html")
    page.close()
    assert {kind: wrong for kind, wrong in found.items() if wrong} == {}
    assert not elsewhere


def test_no_page_is_wider_than_a_phone(chromium: Browser, site: Path, address: str) -> None:
    """All pages."""
    page = opened(chromium, address, PHONE)
    wide = []
    for path in pages_of(site):
        page.goto(f"/{path.relative_to(site).as_posix()}", wait_until="domcontentloaded")
        if page.evaluate("document.documentElement.scrollWidth") > PHONE[0]:
            wide.append(path.name)
    page.close()
    assert not wide


def test_the_board_is_on_the_page(chromium: Browser, address: str) -> None:
    """The light page lies in it, with its covers."""
    page = opened(chromium, address, LAPTOP)
    page.goto("/learners/try.html")
    expect(page.frame_locator(FRAME).get_by_role("heading", name="Trajan")).to_be_visible()
    page.close()


def test_a_page_is_there_in_other_languages(chromium: Browser, address: str) -> None:
    """The switch leads to the same page, and the board in it speaks that language."""
    page = opened(chromium, address, PHONE)
    page.goto("/learners/try.html")
    page.locator("summary:visible").filter(has_text="English").click()
    page.get_by_role("link", name="Čeština").click()
    expect(page).to_have_url(re.compile("/cs/learners/try.html$"))
    expect(page.frame_locator(FRAME).locator("html")).to_have_attribute("lang", "cs")
    page.close()


def test_without_scripts_there_are_words_and_a_picture(chromium: Browser, address: str) -> None:
    """The board is not there, and that is said."""
    context = chromium.new_context(base_url=address, java_script_enabled=False)
    page = context.new_page()
    page.goto("/learners/try.html")
    expect(page.locator(FRAME)).to_be_hidden()
    expect(page.locator("noscript .note-alone")).to_be_visible()
    expect(page.locator("article img").first).to_be_visible()
    page.goto("/learners/rules-trajan.html")
    expect(page.get_by_text("You drop your markers one by one")).to_be_visible()
    context.close()


def test_an_address_that_does_not_exist_is_a_friendly_page(chromium: Browser, address: str) -> None:
    """Also below folders that do not exist: it looks as all others, and leads on."""
    page = opened(chromium, address, LAPTOP)
    answer = page.goto("/learners/hannibal/rules.html")
    assert answer
    assert answer.status == HTTPStatus.NOT_FOUND
    expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--site-edge')")
    page.get_by_role("link", name="Try a game").click()
    expect(page).to_have_title(re.compile("Try it"))
    page.close()


@pytest.mark.parametrize("game", ["trajan", "caesar", "sylla"])
def test_rules_on_paper_are_whole(chromium: Browser, address: str, game: str) -> None:
    """Browsers cut at the end of a sheet what lies in something flexible, or in what hides what is too much."""
    page = opened(chromium, address, LAPTOP)
    page.goto(f"/learners/rules-{game}.html")
    page.emulate_media(media="print")
    assert page.evaluate(CUT_ON_PAPER) == []
    expect(page.locator(".bd-header, .bd-sidebar-primary").first).to_be_hidden()
    page.close()
