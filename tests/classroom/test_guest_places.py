"""The same class in Jupyter's server and as a service of a hub: a pupil gets a board there, and nothing else."""

import asyncio
import json
import os
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest
from classroom.places import Place, hub_is_missing, in_hub, in_jupyter
from classroom.visitor import LESSON, Browser, Line, close_all


@pytest.fixture(scope="module", params=["jupyter", "hub"])
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """Serve a class at one of the places."""
    folder: Path = tmp_path_factory.mktemp(request.param)
    if request.param == "hub" and hub_is_missing():
        assert "CI" not in os.environ, hub_is_missing()
        pytest.skip(hub_is_missing())
    with (in_jupyter if request.param == "jupyter" else in_hub)(folder) as served:
        yield served


async def begun(place: Place) -> tuple[Line, Browser, Line]:
    """Open the page of who teaches, let pupils in, and let one come."""
    teacher = Browser(place.base)
    teacher.cookies = dict(place.cookies)
    assert (await teacher.ask("teacher")).code == 200
    line = await teacher.line("teacher-live")
    live = await line.until_type("live")
    await line.send(type="door", open=True)
    if live["door"] == "closed":
        live = await line.until(lambda told: told["type"] == "live" and told["door"] != "closed")
    assert live["link"] == place.base
    pupil = Browser(place.base)
    assert (await pupil.join(live["code"], "Ada")).code == 200
    page = await pupil.line("pupil")
    await page.until_type("room")
    return line, pupil, page


def test_a_pupil_gets_a_board(place: Place) -> None:
    """With a code and a name, without any account."""

    async def story() -> None:
        teacher, _, page = await begun(place)
        await teacher.send(type="give", kind="lesson", name=LESSON, to=[])
        shown = await page.until(
            lambda told: (
                told["type"] == "desk"
                and told["message"]["type"] == "opened"
                and told["message"]["model"]["lesson"]["address"] == LESSON
            )
        )
        model = await page.do(shown["board"], "go", action="next")
        assert model["lesson"]["address"] == LESSON
        await teacher.until(lambda told: told["type"] == "live" and bool(told["pupils"]))
        await close_all()

    asyncio.run(story())


async def is_closed(browser: Browser, url: str) -> bool:
    """Return whether an address says no, or leads to a login."""
    for _ in range(4):
        answer = await browser.ask(url)
        if answer.code not in (301, 302):
            return answer.code in (401, 403, 404, 405)
        url = urljoin(url, answer.headers["Location"])
        if "login" in url:
            return True
    return False


def test_the_cookie_of_a_pupil_opens_nothing_else(place: Place) -> None:
    """Every other address says no, or asks for a login."""

    async def story() -> None:
        _, pupil, _ = await begun(place)
        opened = [path for path in place.others if not await is_closed(pupil, place.server + path)]
        await close_all()
        assert not opened

    asyncio.run(story())


def test_the_cookies_of_the_class_go_nowhere_else(place: Place) -> None:
    """They belong to its path, and no script reads them."""

    async def story() -> None:
        teacher, _, _ = await begun(place)
        live = next(told for told in teacher.told if told["type"] == "live")
        browser = Browser(place.base)
        answer = await browser.join(live["code"], "Bo")
        (cookie,) = answer.headers.get_list("Set-Cookie")
        path = "/" + place.base.split("/", 3)[3]
        assert f"Path={path};" in f"{cookie};"
        assert "HttpOnly" in cookie
        assert json.loads(answer.body)["type"] == "joined"
        for closed in ("teacher", "projector"):
            assert (await browser.ask(closed)).code == 403
        await close_all()

    asyncio.run(story())


def test_a_page_sends_to_the_address_that_its_browser_asked(place: Place) -> None:
    """Behind the proxy of a hub too: a line anywhere else is refused by the browser."""

    async def story() -> None:
        answer = await Browser(place.base).ask("")
        host = place.base.split("/")[2]
        assert f"connect-src 'self' ws://{host} wss://{host};" in answer.headers["Content-Security-Policy"]

    asyncio.run(story())
