"""The button that opens a class, in a real JupyterLab."""

import re

import pytest
from browser.lab import Lab
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

NOTEBOOK = "teaching/91_in_class.ipynb"
CELL = 0


def test_one_click_opens_the_class_of_the_server(lab: Lab) -> None:
    """In a tab of its own, as who teaches; no key is in its address. The next click lets pupils in.

    Where the server has no class, it says what to do instead, and no link leads nowhere.
    """
    lab.open(NOTEBOOK)
    lab.run_all()
    button = lab.output(CELL).locator("a.trajan-tutor-class")
    with lab.page.context.expect_page() as opened:
        button.click()
    page = opened.value
    expect(page.locator("main.teacher")).to_be_visible()
    assert page.url.endswith("/trajan-tutor/class/teacher")
    page.get_by_role("button", name="Let pupils in").click()
    expect(page.locator(".teacher-code b")).to_have_text(re.compile(r"^\d{6}$"))
    page.close()
    lab.page.route("**/trajan-tutor/class/begin", lambda route: route.fulfill(status=404))
    lab.run_all()
    expect(lab.output(CELL).locator("p.trajan-tutor-class")).to_contain_text("trajan-tutor class")
    expect(lab.output(CELL).locator("a")).to_have_count(0)
    lab.page.unroute("**/trajan-tutor/class/begin")
