"""An empty table in a page: what there is to read is about the game that is chosen in the form."""

import pytest
from browser.kernelless import SlowKernel
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


def test_the_rule_book_is_that_of_the_chosen_game(kernel: SlowKernel) -> None:
    """Also when another one is chosen while it is open, and before the kernel has answered."""
    page, book, game = kernel.page, kernel.page.locator(".areas"), kernel.page.locator("select[name=game]")
    trajan, caesar = "[data-rule^='trajan.']", "[data-rule^='caesar.']"
    game.select_option("trajan")
    page.click("[data-tab=book]")
    expect(book.locator("details")).to_have_count(0)
    kernel.answer()
    expect(book.locator(trajan)).not_to_have_count(0)
    page.click("[data-tab=new]")
    game.select_option("caesar")
    page.click("[data-tab=book]")
    kernel.answer()
    expect(book.locator(caesar)).not_to_have_count(0)
    expect(book.locator(trajan)).to_have_count(0)
    page.click("[data-tab=new]")
    assert game.input_value() == "caesar"
    assert page.locator("select[name=seats]").input_value() == "2"


def test_so_are_the_symbols(kernel: SlowKernel) -> None:
    """Asked for when their tab is opened, and anew when it is opened for another game; then they are known."""
    page, symbols = kernel.page, kernel.page.locator(".panel-symbols svg")
    page.click("[data-tab=symbols]")
    kernel.tell()
    kernel.answer()
    expect(symbols.first).to_be_attached()
    before = symbols.first.text_content()
    page.click("[data-tab=new]")
    page.select_option("select[name=game]", "caesar")
    kernel.answer()
    page.click("[data-tab=symbols]")
    kernel.tell()
    assert kernel.answer() == ["show"]
    assert symbols.first.text_content() != before
    page.click("[data-tab=new]")
    kernel.tell()
    kernel.answer()
    page.click("[data-tab=symbols]")
    kernel.tell()
    assert kernel.answer() == []
