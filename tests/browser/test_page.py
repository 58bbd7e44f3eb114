"""The light page: Python in a worker, nothing from elsewhere, and no network after the first visit."""

import functools
import gzip
import http.server
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

import pytest
from browser.axe import violations
from browser.first_games import first_games, play_by_mouse, see_the_end
from browser.learner import Learner
from browser.page_visitor import PATIENCE_MILLISECONDS, Visitor
from browser.played_out import at_once
from browser.site_pages import built_page
from browser.spoken import LOCALES, SHORT_LESSONS, Ear
from page_beginnings import RECORDED, played
from playwright.sync_api import Browser, Route, ViewportSize, expect

from trajan_tutor.i18n import languages
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.lessons.find import find_lesson, lesson_names
from trajan_tutor.lessons.lesson import Lesson

LESSON = "trajan/02-sowing"
FIRST_GAME = RECORDED[0]
WHERE = "some/where/"
# The game that is over sooner.
GAME = "caesar"
SOME_CLICKS = 8
MOST_CLICKS = 300


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A server of plain files that tells nobody about it."""

    def log_message(self, *_content: object) -> None:
        """Say nothing."""


class Site:
    """The page on a server that can be stopped."""

    def __init__(self, folder: Path) -> None:
        serve = functools.partial(Quiet, directory=str(folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), serve)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/{WHERE}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Answer nobody any more."""
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def site(checkout: Path, tmp_path: Path) -> Iterator[Site]:
    """Serve the built page somewhere below the first folder of a server."""
    place = tmp_path / WHERE
    place.parent.mkdir(parents=True)
    place.symlink_to(built_page(checkout), target_is_directory=True)
    served = Site(tmp_path)
    yield served
    served.stop()


BLOCKED = "Content Security Policy"
# A script, a handler, a picture and a file from elsewhere; tells what was blocked, and what has run.
TRY_TO_BREAK = """async () => {
    const blocked = new Set();
    document.addEventListener("securitypolicyviolation", event => blocked.add(event.effectiveDirective));
    const script = document.createElement("script");
    script.textContent = "window.broken = 1";
    document.body.append(script);
    const button = document.createElement("button");
    button.setAttribute("onclick", "window.broken = 1");
    document.body.append(button);
    button.click();
    document.body.append(Object.assign(new Image(), { src: "http://127.0.0.1:9/x" }));
    await fetch("http://127.0.0.1:9/").catch(() => {});
    await new Promise(done => setTimeout(done, 100));
    return [[...blocked].sort(), window.broken ?? null];
}"""


@contextmanager
def visit(chromium: Browser, site: Site, query: str, locale: str = "en") -> Iterator[Visitor]:
    """Let a new visitor open the page; nothing is asked of other machines, and no error is told to nobody."""
    size = ViewportSize(width=1366, height=768)
    context = chromium.new_context(viewport=size, locale=locale, reduced_motion="reduce")
    elsewhere: list[str] = []
    problems: list[str] = []
    context.on("request", lambda asked: None if _is_here(asked.url, site) else elsewhere.append(asked.url))
    context.on("weberror", lambda error: problems.append(str(error.error)))
    context.on("console", lambda said: problems.append(said.text) if BLOCKED in said.text else None)
    at_once(context)
    visitor = Visitor(context.new_page(), site.address)
    visitor.go(query)
    yield visitor
    context.close()
    assert elsewhere == []
    assert problems == []


def _is_here(url: str, site: Site) -> bool:
    return url.startswith((site.address, f"blob:{site.address.partition(WHERE)[0]}", "data:,"))


def _works_alone(site: Site, visitor: Visitor) -> None:
    """Stop the server as soon as the page can do without it."""
    visitor.wait_for_tutor()
    visitor.wait_for_network_to_be_needless()
    site.stop()


def _play_on(visitor: Visitor, clicks: int) -> None:
    """Make so many clicks at most; when the browser has lost the page, the game goes on where it was."""
    for number in range(clicks):
        if visitor.is_over:
            break
        visitor.do_something()
        if number == 3:
            before = visitor.stage.locator(".top").inner_text()
            visitor.page.close()
            visitor.page = visitor.context.new_page()
            visitor.go(f"?play={GAME}")
            visitor.wait_for_tutor()
            assert visitor.stage.locator(".top").inner_text() == before


def test_a_lesson_and_a_game_are_played_without_a_network(chromium: Browser, site: Site) -> None:
    """A link opens the first step; without a server it is loaded anew, played to its end, and the progress is kept.

    The second visit begins with the memory that the first one has kept. A game is begun there, and outlives its page.
    """
    with visit(chromium, site, f"?lesson={LESSON}") as visitor:
        expect(visitor.stage.locator("[data-slot=instruction]")).to_be_visible()
        _works_alone(site, visitor)
        assert not visitor.was_restored()
        visitor.wait_for_memory_to_be_kept()
        visitor.page.reload()
        visitor.wait_for_tutor()
        assert visitor.was_restored()
        visitor.play_lesson(LESSON)
        visitor.go()
        done = visitor.page.locator(f"li:has(a[href='?lesson={LESSON}'])")
        expect(done).to_have_attribute("data-standing", "done", timeout=PATIENCE_MILLISECONDS)
        visitor.go(f"?play={GAME}")
        visitor.wait_for_tutor()
        _play_on(visitor, SOME_CLICKS)


@pytest.mark.long
def test_a_whole_game_is_played_without_a_network(chromium: Browser, site: Site) -> None:
    """On the page alone; a whole game comes to its end."""
    with visit(chromium, site, f"?play={GAME}") as visitor:
        _works_alone(site, visitor)
        _play_on(visitor, MOST_CLICKS)
        assert visitor.is_over, "The game does not come to its end."


# Asks whether the covers of all games were fetched in a language.
COVERS_ARE_THERE = """([language, count]) => {
    const names = performance.getEntriesByType("resource").map(one => one.name);
    return names.filter(one => one.includes(`/first/${language}/cover/`)).length === count;
}"""


def _sees_covers(visitor: Visitor, language: str) -> None:
    visitor.page.wait_for_function(COVERS_ARE_THERE, arg=[language, len(games_by_course())])


def test_in_a_czech_browser_it_begins_in_czech(chromium: Browser, site: Site) -> None:
    """The first page at once with its covers, and a lesson before Python is there; English is fetched by nobody.

    Another language is chosen there: the covers speak it too.
    """
    with visit(chromium, site, "", "cs-CZ") as visitor:
        fetched: list[str] = []
        visitor.context.on("request", lambda asked: fetched.append(asked.url))
        expect(visitor.page.locator("html")).to_have_attribute("lang", "cs")
        _sees_covers(visitor, "cs")
        visitor.go(f"?lesson={FIRST_GAME}")
        expect(visitor.page.locator(".trajan-tutor[lang=cs]")).to_be_visible()
        assert not [url for url in fetched if "/first/en/" in url or "language-en" in url]
        # What is kept of a visit answers the next one, which speaks Czech still, when Python is there.
        visitor.wait_for_tutor()
        visitor.wait_for_network_to_be_needless()
        visitor.go(f"?play={GAME}")
        visitor.wait_for_tutor()
        visitor.do_something()
        expect(visitor.page.locator(".trajan-tutor[lang=cs]")).to_be_visible()
        visitor.go()
        visitor.page.locator(".language-choice select").select_option("en")
        expect(visitor.page.locator("html")).to_have_attribute("lang", "en")
        _sees_covers(visitor, "en")


@pytest.mark.long
@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", SHORT_LESSONS)
def test_a_lesson_is_played_in_every_language(chromium: Browser, site: Site, language: str, game: str) -> None:
    """In a browser of the language: a foreseen mistake and every step, to the end, and nothing is said in English."""
    lesson, _ = find_lesson(SHORT_LESSONS[game])
    with visit(chromium, site, f"?lesson={lesson.address}", LOCALES[language]) as visitor:
        visitor.wait_for_tutor()
        learner = Learner({game: visitor.stage}, language, Ear(visitor.stage, game, language).hear)
        learner.begin(lesson)
        learner.play_lesson()


@pytest.mark.long
@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("lesson", first_games(), ids=lambda lesson: lesson.address)
def test_the_first_game_is_played_in_every_language(
    chromium: Browser, site: Site, language: str, lesson: Lesson
) -> None:
    """By mouse, to its end, with every choice in the window; the page on which it ends is of the language too."""
    with visit(chromium, site, f"?lesson={lesson.address}", LOCALES[language]) as visitor:
        visitor.wait_for_tutor()
        ear = Ear(visitor.stage, lesson.game, language)
        play_by_mouse(visitor.stage, ear.hear)
        ear.hear_the_end()
        see_the_end(visitor.stage)


def test_what_is_clicked_before_python_is_there_counts(chromium: Browser, site: Site) -> None:
    """The board that came with the page is drawn at once, and a click on it is answered when Python has started."""
    with visit(chromium, site, f"?play={games_by_course()[0]}") as visitor:
        visitor.stage.locator("[data-move]").first.wait_for()
        assert visitor.page.locator("html").get_attribute("data-tutor") != "ready"
        drawn = visitor.stage.evaluate("stage => { stage.same = true; return stage.dataset.at; }")
        visitor.send("[data-move]")
        assert visitor.stage.evaluate("stage => stage.same"), "the board was drawn anew"
        assert visitor.stage.get_attribute("data-at") != drawn


def test_a_first_game_is_played_before_python_is_there(chromium: Browser, site: Site) -> None:
    """A tray is sown from without Python; what comes next waits under a sign, and Python does both in one picture."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    with visit(chromium, site, "") as visitor:
        visitor.context.route("**/tutor.pack.gzip", hold)
        visitor.go(f"?lesson={FIRST_GAME}")
        visitor.stage.locator("[data-move='sow I']").wait_for()
        visitor.stage.evaluate("stage => { stage.same = true; }")
        visitor.send("[data-move='sow I']")
        expect(visitor.stage).to_have_attribute("data-at", "1")
        expect(visitor.stage).to_have_attribute("data-connection", "starting")
        visitor.stage.locator("[data-move]").first.click()
        expect(visitor.stage).to_have_attribute("data-connection", "taken")
        expect(visitor.stage.locator(".bar")).to_contain_text("Taken")
        held[-1].continue_()
        visitor.wait_for_tutor()
        expect(visitor.stage).not_to_have_attribute("data-at", "1", timeout=PATIENCE_MILLISECONDS)
        assert visitor.stage.evaluate("stage => stage.same"), "the board was drawn anew"


# One game in English and one in another language; Caesar! begins with many choices.
SHORT = {(RECORDED[0], "cs"), (RECORDED[2], "en")}


@pytest.mark.parametrize(
    ("address", "language"),
    [pytest.param(*one, marks=() if one in SHORT else pytest.mark.long) for one in product(RECORDED, languages())],
)
def test_what_was_recorded_is_what_python_says(checkout: Path, address: str, language: str) -> None:
    """Every recorded beginning, asked of Python as the page asks it."""
    (file,) = built_page(checkout).glob(f"*/first/{language}/recorded/lesson/{address}.json.gzip")
    moments = json.loads(gzip.decompress(file.read_bytes()))
    assert len(moments) > 1
    for key, number in moments[0]["then"].items():
        kind, _, what = key.partition(" ")
        request = {"type": kind, "move" if kind == "choose" else "spot": what}
        assert played(address, [request], language).said == moments[number]["says"], key


@pytest.mark.long
def test_every_visitor_has_progress_of_their_own(chromium: Browser, site: Site) -> None:
    """A second visitor begins at the first step, and the first one goes on."""
    with visit(chromium, site, f"?lesson={LESSON}") as one, visit(chromium, site, f"?lesson={LESSON}") as other:
        one.wait_for_tutor()
        one.send("text=/show me/i")
        one.send(".onward")
        step = one.stage.locator("[data-slot=instruction]").inner_text()
        other.wait_for_tutor()
        other.page.reload()
        other.wait_for_tutor()
        assert other.stage.locator("[data-slot=instruction]").inner_text() != step
        one.page.reload()
        one.wait_for_tutor()
        expect(one.stage.locator("[data-slot=instruction]")).to_have_text(step, use_inner_text=True)


def test_the_first_page_is_for_everybody_and_leads_everywhere(chromium: Browser, site: Site) -> None:
    """Every lesson and every game has a link, with names, order and contrast, light and dark.

    Going there and back keeps Python running.
    """
    with visit(chromium, site, "") as visitor:
        visitor.page.locator("main a").first.wait_for()
        links = visitor.page.locator("main a").evaluate_all("links => links.map(link => link.getAttribute('href'))")
        assert {f"?lesson={name}" for name in lesson_names()} <= set(links)
        assert {f"?play={name}" for name in games_by_course()} <= set(links)
        visitor.wait_for_tutor()
        assert violations(visitor.page, "html") == []
        visitor.page.emulate_media(color_scheme="dark")
        assert violations(visitor.page, "html") == []
        visitor.page.evaluate("window.same = true")
        visitor.page.locator("summary").first.click()
        visitor.page.locator(f"a[href='?lesson={LESSON}']").last.click()
        expect(visitor.stage.locator("[data-slot=instruction]")).to_be_visible()
        visitor.page.locator("a[href='?']").click()
        expect(visitor.stage).to_have_count(0)
        visitor.page.go_back()
        expect(visitor.stage.locator("[data-slot=instruction]")).to_be_visible()
        assert visitor.page.evaluate("window.same")


def test_no_script_gets_onto_the_page(chromium: Browser, site: Site) -> None:
    """What is put there does not run, nor is anything fetched from elsewhere: the page's own policy says so."""
    page = chromium.new_page()
    page.goto(site.address)
    page.locator("main a").first.wait_for()
    assert page.evaluate(TRY_TO_BREAK) == [["connect-src", "img-src", "script-src-attr", "script-src-elem"], None]
    page.close()


def test_a_link_that_leads_nowhere_is_a_friendly_page(chromium: Browser, site: Site, tmp_path: Path) -> None:
    """Whoever follows an old link reads at once that there is nothing of that name, and finds all that there is.

    Nor is a file fetched that lies where a name leads.
    """
    evil = tmp_path / "some" / "evil" / "x.json.gzip"
    evil.parent.mkdir()
    evil.write_bytes(gzip.compress(b'{"type": "opened"}'))
    with visit(chromium, site, "?lesson=nowhere/99-nothing") as visitor:
        expect(visitor.page.locator(".missing")).to_contain_text("nowhere/99-nothing")
        assert visitor.page.locator("html").get_attribute("data-tutor") != "ready"
        expect(visitor.page.locator(".cover")).to_have_count(len(games_by_course()))
        expect(visitor.page.locator("a[href='?']")).to_be_visible()
        asked: list[str] = []
        visitor.context.on("request", lambda request: asked.append(request.url))
        visitor.go("?lesson=../../../../evil/x")
        expect(visitor.page.locator(".missing")).to_contain_text("evil/x", timeout=PATIENCE_MILLISECONDS)
        (opened,) = [url for url in asked if "evil" in url]
        assert opened.endswith("?lesson=../../../../evil/x")
        visitor.go("?play=nothing")
        expect(visitor.page.locator(".missing")).to_contain_text("nothing")
        expect(visitor.page.locator(".missing")).not_to_contain_text("nowhere")
        visitor.page.locator(f".cover a[href='?play={GAME}']").first.click()
        expect(visitor.stage).to_be_visible()
        expect(visitor.page.locator(".missing")).to_have_count(0)
