"""What axe finds inside our elements: no known failing of the rules for everybody, and of good practice."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from browser.lab import Lab
from playwright.sync_api import Page

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


def in_both_themes(lab: Lab) -> list[str]:
    """Return what axe finds in the light and in the dark."""
    found = violations(lab.page)
    darken(lab)
    found += violations(lab.page)
    lab.page.emulate_media(color_scheme="light")
    lab.page.wait_for_selector("body[data-jp-theme-light='true']", state="attached")
    return found


def darken(lab: Lab) -> None:
    """Let the page follow a reader who likes it dark."""
    lab.page.emulate_media(color_scheme="dark")
    lab.page.wait_for_selector("body[data-jp-theme-light='false']", state="attached")
