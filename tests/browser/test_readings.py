"""How a book is read, by mouse: chosen in the form, told in the menu, looked up on a card, and tried."""

import pytest
from browser.axe import violations
from browser.kernelless import SlowKernel
from playwright.sync_api import expect

from trajan_tutor.engine.trial_positions import can_be_tried

pytestmark = pytest.mark.browser

# A ruling of each game, and the choice that is not the usual one.
CHOSEN = [("trajan", "R5", "yes"), ("caesar", "C7", "both"), ("sylla", "S1", "4")]


@pytest.mark.parametrize(("game", "ruling", "choice"), CHOSEN)
def test_a_reading_is_chosen_in_the_form_and_found_again(
    kernel: SlowKernel, game: str, ruling: str, choice: str
) -> None:
    """Folded until somebody wants it; then in the menu of the game, and on a card that leads to a trial and back."""
    page = kernel.page
    page.select_option("select[name=game]", game)
    form = page.locator("form.form")
    asked = form.locator(f"[data-ruling={ruling}]")
    expect(asked).to_be_hidden()
    form.locator(".readings > summary").click()
    expect(asked).to_be_visible()
    assert violations(page, "form.form") == []
    asked.locator(f"input[value='{choice}']").click()
    sentence = asked.locator(f"label:has(input[value='{choice}'])").inner_text()
    expect(form.locator(".readings > summary")).to_contain_text(ruling)
    form.locator("button.begin").click()
    kernel.answer()
    page.locator(".menu-place > button").click()
    expect(page.locator(".menu .readings li")).to_have_text(f"{ruling}: {sentence}")
    page.locator(".menu .readings .item").click()
    kernel.answer()
    expect(page.locator(".chosen-readings li")).to_have_text(f"{ruling}: {sentence}")
    card = page.locator(f".rulings .card[data-rule={ruling}]")
    expect(card.locator(".sure")).to_have_text(f"{ruling}, otherwise in this game")
    card.locator("summary").click()
    for label in ("the place", "what it says", "why we read it so", "what speaks against it"):
        expect(card.locator(".sure-text b", has_text=label)).to_be_visible()
    assert violations(page, ".panels") == []
    begun = kernel.board.session
    tried = can_be_tried(begun.game.components.rulings[ruling], begun.game.resources.data)
    expect(card.locator(".try-both")).to_have_count(int(tried))
    if not tried:
        return
    card.locator(".try-both").click()
    kernel.answer()
    expect(page.locator(".panels")).to_have_count(0)
    expect(page.locator(".dots li")).to_have_count(2)
    page.locator(".go-to-game").click()
    kernel.answer()
    expect(page.locator(".dots li")).to_have_count(0)
    assert kernel.board.session is begun
