"""What axe finds inside our elements: no known failing of the rules for everybody, and of good practice."""

from typing import Any, Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

AROUND = {"light": "#fff", "dark": "#111"}
OPTIONS: dict[str, Any] = {"resultTypes": ["violations"]}


def violations(page: Page, within: str = ".trajan-tutor") -> list[str]:
    """Return what axe finds on all stages of a page, or within something else on it."""
    answer = Axe().run(page, context=within, options=OPTIONS).response
    assert answer["passes"], "nothing was looked at"
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in answer["violations"]]


def contrasts(page: Page, within: str = ".trajan-tutor") -> list[str]:
    """Return where axe finds too little contrast: all that another theme can change."""
    answer = Axe().run(page, context=within, options=OPTIONS | {"runOnly": ["color-contrast"]}).response
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in answer["violations"]]


def in_both_colours(page: Page) -> list[str]:
    """Return what axe finds on a page without a notebook, for a reader who likes it light and one who likes it dark."""
    found: list[str] = []
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        # As notebooks are around it.
        page.evaluate("colour => document.body.style.background = colour", AROUND[scheme])
        page.wait_for_selector(f".trajan-tutor[data-theme={scheme}]")
        found += violations(page)
    page.emulate_media(color_scheme="light")
    page.evaluate("document.body.style.background = ''")
    return found
