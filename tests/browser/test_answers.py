"""What the page does with an answer, without a kernel: the picture first, what stands beside it after the next frame.

The answers are those of a real board; the model is one that only holds what it was given.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from browser.kernelless import SlowKernel, open_board, recorded, whole
from playwright.sync_api import Browser, Page, expect

import trajan_tutor as tt
from trajan_tutor.coach.adviser import Effort
from trajan_tutor.desk.coach_found import Efforts
from trajan_tutor.desk.thinking import Driver
from trajan_tutor.jupyter.widget import BoardWidget

pytestmark = pytest.mark.browser

# What the page shows at once, and after the next frame.
ANSWER = """async messages => {
    const root = document.querySelector(".trajan-tutor");
    const seen = () => ({
        shown: root.dataset.shown,
        at: root.dataset.at,
        answered: root.dataset.answered,
        choices: [...root.querySelectorAll(".choice")].map(one => one.dataset.move),
        log: root.querySelectorAll(".log .text").length,
    });
    for (const values of messages) window.give(values);
    await Promise.resolve();
    const first = seen();
    await window.frames(2);
    return [first, seen()];
}"""

# The picture of the board, and how another page shows the same that had none of it before.
ALIKE = """() => {
    const told = picture => {
        const copy = picture.cloneNode(true);
        for (const one of copy.querySelectorAll(".travel")) one.remove();
        for (const one of [copy, ...copy.querySelectorAll("*")]) {
            one.removeAttribute("tabindex");
            const worn = (one.getAttribute("class") ?? "").split(" ").filter(word => word && word !== "arriving");
            const words = worn.sort().join(" ");
            if (words) one.setAttribute("class", words);
            else one.removeAttribute("class");
        }
        const names = [];
        for (const one of [copy, ...copy.querySelectorAll("*")]) {
            const worn = [...one.attributes].map(({ name, value }) => `${name}=${value}`).sort();
            names.push([one.localName, ...worn].join(" "));
            if (!one.firstElementChild) names.push(one.textContent);
        }
        return names;
    };
    const place = window.another();
    const [one, other] = [document.querySelector(".picture > svg"), place.querySelector(".picture > svg")].map(told);
    place.remove();
    const differs = one.findIndex((text, at) => text !== other[at]);
    return one.length === other.length && differs < 0 ? "" : `${one[differs]} is not ${other[differs]}`;
}"""

# Which things were sent after a click and two words of the kernel's state, with or without an answer.
NUDGED = """async answered => {
    const before = window.sent.length;
    document.querySelector(".choice").click();
    const { content, callbacks } = window.sent[before];
    callbacks.iopub.status();
    callbacks.iopub.status();
    if (answered) window.give({ answered: content.id });
    await new Promise(done => setTimeout(done, 100));
    if (!answered) window.give({ answered: content.id });
    await window.frames(2);
    return window.sent.slice(before).map(one => one.content.type);
}"""


@pytest.fixture(scope="module")
def answers() -> list[list[dict[str, Any]]]:
    """Return what a board has at first, and the messages that it sends after each of some clicks."""
    with recorded() as sent:
        board = tt.play("trajan", seats=3, seed=7)
        assert isinstance(board, BoardWidget)
        first = whole(board)
        found = [[first]]
        for number in range(40):
            sent.clear()
            move = board.choices[number * 7 % len(board.choices)]["move"]
            board._receive(board, {"type": "choose", "move": move, "at": board.at, "id": f"page-{number}"}, [])
            found.append(list(sent))
    return found


@pytest.fixture
def page(chromium: Browser, answers: list[list[dict[str, Any]]]) -> Iterator[Page]:
    """Open a page with the board as it is at first."""
    page = open_board(chromium, answers[0][0])
    yield page
    page.close()


def choices_of(message: dict[str, Any]) -> list[str]:
    """Return the choices that a message tells."""
    return [one["move"] for one in message["choices"]]


def test_the_picture_comes_before_what_stands_beside_it(page: Page, answers: list[list[dict[str, Any]]]) -> None:
    """The kernel sends it ahead; the page shows it at once, and its choices and its log once they have come."""
    choices, log = choices_of(answers[0][0]), 0
    for number, (picture, rest) in enumerate(answers[1:6]):
        assert "choices" not in picture
        first, then = page.evaluate(ANSWER, [picture])
        assert first == then
        assert (then["choices"], then["log"]) == (choices, log)
        assert then["at"] != then["shown"] == str(rest["at"])
        _, then = page.evaluate(ANSWER, [rest])
        assert then["at"] == then["shown"] == str(rest["at"])
        assert then["answered"] == f"page-{number}"
        choices, log = choices_of(rest) if "choices" in rest else choices, then["log"]
        assert then["choices"] == choices
    assert log > 0


def test_on_a_busy_page_the_picture_is_still_painted_first(page: Page, answers: list[list[dict[str, Any]]]) -> None:
    """Both messages come in one go: the rest waits for the next frame."""
    choices = choices_of(answers[0][0])
    for messages in answers[1:6]:
        first, then = page.evaluate(ANSWER, messages)
        assert first["shown"] == then["shown"] == then["at"] == str(messages[-1]["at"])
        assert first["at"] != first["shown"]
        assert first["choices"] == choices
        choices = then["choices"]


def test_what_changes_nothing_of_the_picture_is_shown_at_once(page: Page) -> None:
    """There is no frame to wait for."""
    notice = {"kind": "refused", "text": "No.", "spot": "", "number": 9}
    first, _ = page.evaluate(ANSWER, [{"notice": notice, "answered": "page-0"}])
    assert first["answered"] == "page-0"
    assert page.locator(".notice").inner_text() == "No."


def test_small_changes_make_the_same_picture(page: Page, answers: list[list[dict[str, Any]]]) -> None:
    """After every answer the page shows what a page shows that gets the whole picture then."""
    for number, state in enumerate(answers[1:], start=1):
        page.evaluate(ANSWER, state)
        if number % 3 == 0:
            assert page.evaluate(ALIKE) == "", number


def test_one_small_message_lets_a_late_answer_through(page: Page) -> None:
    """Only when the kernel has begun and the answer does not come; each of them costs as much as a click."""
    assert page.evaluate(NUDGED, False) == ["choose", "nudge"]
    assert page.evaluate(NUDGED, True) == ["choose"]


LITTLE = Effort(search=20, finalists=2, finals=4, pairs=4, most_pairs=8, answers=0, quiet=0)
ENDLESS = Efforts(hint=Effort(search=10**6))
NEWS = "[data-tab=coach].news"


def board_with_coach(driver: Driver = Driver.AT_ONCE, efforts: Efforts | None = None) -> BoardWidget:
    """Return a board whose coach looks at little."""
    board = tt.play("trajan", seats=2, seed=7)
    assert isinstance(board, BoardWidget)
    board._coach.mind.driver = driver
    board._coach.efforts = efforts or Efforts(hint=LITTLE)
    return board


def question(board: BoardWidget, action: str) -> dict[str, Any]:
    """Return what a page asks the coach."""
    return {"type": "coach", "action": action, "number": -1, "at": board.at, "id": f"coach-{action}"}


def move(kernel: SlowKernel) -> None:
    """Play a move, so that the coach has to think again."""
    with recorded() as sent:
        kernel.board.choose(kernel.board.choices[0]["move"])
    kernel.tell(*sent)


def test_an_answer_of_the_coach_is_news_though_nobody_saw_it_think(chromium: Browser) -> None:
    """To a page that was busy meanwhile both changes come together; whoever opens the tab has seen it."""
    board = board_with_coach()
    kernel = SlowKernel(chromium, board)
    page = kernel.page
    told = kernel.work(question(board, "hint"))
    assert not any(state.get("thinking") for state in told)
    expect(page.locator(NEWS)).to_have_count(0)
    kernel.tell(*told)
    expect(page.locator(NEWS)).to_contain_text("something new")
    page.click("[data-tab=coach]")
    expect(page.locator(NEWS)).to_have_count(0)
    # What comes while the tab is open has been seen.
    move(kernel)
    kernel.tell(*kernel.work(question(board, "list")))
    expect(page.locator(".coach-turns li").first).to_be_visible()
    page.click("[data-tab=log]")
    expect(page.locator(NEWS)).to_have_count(0)
    page.close()


def test_an_answer_that_was_there_before_the_page_is_not_news(chromium: Browser) -> None:
    """Also when the board is shown anew; the next one is."""
    board = board_with_coach()
    with recorded():
        board._receive(board, question(board, "hint"), [])
    assert board.coach["answers"] == 1
    kernel = SlowKernel(chromium, board)
    with recorded() as sent:
        board.refresh()
    kernel.tell(*sent, {"coach": board.coach | {"trying": False}})
    expect(kernel.page.locator(NEWS)).to_have_count(0)
    move(kernel)
    kernel.tell(*kernel.work(question(board, "list")))
    expect(kernel.page.locator(NEWS)).to_have_count(1)
    kernel.page.close()


def test_a_search_that_was_cancelled_is_not_news(chromium: Browser) -> None:
    """Whether the page saw it or not."""
    board = board_with_coach(Driver.THREAD, ENDLESS)
    kernel = SlowKernel(chromium, board)
    kernel.tell(*kernel.work(question(board, "hint")))
    expect(kernel.page.locator(".coach-busy")).to_have_count(1)
    kernel.tell(*kernel.work(question(board, "cancel")))
    kernel.tell(*kernel.work(question(board, "hint"), question(board, "cancel")))
    assert board.thinking == {}
    expect(kernel.page.locator(".notice")).to_contain_text("stopped thinking")
    expect(kernel.page.locator(NEWS)).to_have_count(0)
    kernel.page.close()
