"""Lessons on a page: each kind of step is done by its solution, one by a foreseen mistake; by keys; and off the script.

The desk proves every lesson (`tests/desk/test_lessons_played.py`).
"""

import re
from collections.abc import Sequence

import pytest
from browser.axe import in_both_colours, violations
from browser.hand import Hand
from browser.kernelless import Quick, QuickKernel
from browser.lab import Lab, write_notebook
from browser.learner import Learner
from playwright.sync_api import Locator, expect

import trajan_tutor as tt
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.journals import progress_journal
from trajan_tutor.journals.saved_games import home
from trajan_tutor.jupyter.stage_widget import StageWidget
from trajan_tutor.lessons.course_order import course_order
from trajan_tutor.lessons.find import course
from trajan_tutor.lessons.lesson import Lesson

pytestmark = pytest.mark.browser

FOCUS_INSIDE = "stage => stage.contains(document.activeElement) && stage !== document.activeElement"
FOCUSED = "() => document.activeElement?.dataset?.spot ?? ''"


def kinds_in(lesson: Lesson) -> set[tuple[str, ...]]:
    """Return what a learner does in a lesson: its game, kinds of steps, forms of answers, and ways to be mistaken."""
    found: set[tuple[str, ...]] = {("game", lesson.game)}
    mistaken = next((step.mistakes[0] for step in lesson.steps if step.mistakes), None)
    if mistaken:
        found.add(("mistake", "answer" if mistaken.answers else "moves"))
    for step in lesson.steps:
        found.add((step.kind.value, step.question.form.value if step.question else ""))
    return found


def one_of_each_kind(lessons: Sequence[Lesson]) -> set[str]:
    """Return some lessons in which everything is done once: again and again the first that adds most."""
    missing = set().union(*map(kinds_in, lessons))
    found = set()
    while missing:
        most = max(lessons, key=lambda lesson: len(kinds_in(lesson) & missing))
        missing -= kinds_in(most)
        found.add(most.address)
    return found


def games_last(lessons: Sequence[Lesson]) -> list[Lesson]:
    """Return lessons in their order, but games after all others: a lesson passes over what was done in a game."""
    order = course_order(find_game(lessons[0].game))
    return sorted(lessons, key=lambda lesson: order.is_game(lesson.address))


def play(learner: Learner, lesson: Lesson) -> None:
    """Play a lesson; its end has the rules that it teaches, the page that is printed, and how a game went."""
    learner.begin(lesson)
    learner.play_lesson()
    board, order = learner.board, course_order(find_game(lesson.game))
    rules, is_game = find_game(lesson.game).rules, order.is_game(lesson.address)
    titles = [] if is_game else [learner.words.say(rules[rule].key) for rule in lesson.teaches]
    shown = board.locator("[data-slot=coach] .rule-card summary").all_inner_texts()
    assert [title for title, text in zip(titles, shown, strict=True) if not text.startswith(title)] == []
    assert "⟦" not in board.inner_text()
    expect(board.locator(".print-page")).to_have_count(1 if order.is_last(lesson.address) else 0)
    expect(board.locator(".game-end")).to_have_count(1 if is_game else 0)


@pytest.mark.parametrize("game", game_names())
def test_lessons_are_played(quick: Quick, game: str) -> None:
    """So many that everything is done once that lessons ask for; the end tells what was learned, and it is kept."""
    every = [lesson for name in game_names() for lesson in course(find_game(name))]
    of_each_kind = one_of_each_kind(every)
    chosen = games_last([lesson for lesson in every if lesson.game == game and lesson.address in of_each_kind])
    learner = Learner({game: begun(quick, chosen[0].address).stage})
    for lesson in chosen:
        play(learner, lesson)
        assert progress_journal.read(home()).progress.of(lesson.address).done


@pytest.mark.long
@pytest.mark.parametrize("game", game_names())
def test_every_lesson_is_played_in_a_notebook(lab: Lab, game: str) -> None:
    """In one page and one kernel, one after another."""
    lessons = games_last(course(find_game(game)))
    write_notebook(
        lab.server.folder / "lessons.ipynb", [f"import trajan_tutor as tt\ntt.lesson('{lessons[0].address}')"]
    )
    lab.page.set_viewport_size({"width": 1560, "height": 1000})
    lab.page.emulate_media(reduced_motion="reduce")
    lab.open("lessons.ipynb")
    lab.run_all()
    board = lab.output(0).locator(".trajan-tutor")
    board.locator("[data-slot=instruction] .lesson-words p").first.wait_for()
    learner = Learner({game: board})
    for lesson in lessons:
        play(learner, lesson)
        assert progress_journal.read(lab.server.home / "saves").progress.of(lesson.address).done
    assert not lab.errors


def begun(quick: Quick, lesson: str, exercise: str = "") -> QuickKernel:
    """Show a lesson, or one of its exercises, to a learner who has not played yet."""
    board = tt.exercise(lesson, exercise) if exercise else tt.lesson(lesson)
    assert isinstance(board, StageWidget)
    kernel: QuickKernel = quick(board.desk, 1560, 1000)
    kernel.stage.locator("[data-slot=instruction] .lesson-words p").first.wait_for()
    return kernel


def test_a_lesson_by_keys_alone(quick: Quick) -> None:
    """The live region says each step; the focus is never lost; progress is taken up again."""
    kernel = begun(quick, "02")
    board, keyboard = kernel.stage, kernel.page.keyboard
    live, verdict = board.locator("[aria-live]"), board.locator("[data-slot=verdict]")
    board.locator("[data-slot=instruction]").focus()
    keyboard.press("h")
    expect(verdict).to_have_class(re.compile("tone-hint"))
    go_to(board, "mat.0.tray.I")
    keyboard.press("Enter")
    expect(live).to_contain_text("Tray I is empty")
    keyboard.press("n")
    expect(live).to_contain_text("Step 2 of 10")
    assert board.evaluate(FOCUS_INSIDE)
    board.locator(".menu-place > button").focus()
    keyboard.press("Enter")
    expect(board.locator(".menu .item").first).to_be_focused()
    keyboard.press("Enter")
    expect(board.get_by_role("dialog")).to_be_focused()
    board.locator("input[value='guide-me']").focus()
    keyboard.press("ArrowRight")
    expect(board.locator("input[value='let-me']")).to_be_checked()
    keyboard.press("Escape")
    expect(board.get_by_role("dialog")).to_have_count(0)
    assert board.evaluate(FOCUS_INSIDE)
    expect(board.locator(".lesson-words > p")).to_have_count(0)
    again = tt.lesson("02")
    assert isinstance(again, StageWidget)
    expect(quick(again.desk).stage.locator(".progress .place")).to_have_text("Step 2 of 10")


def go_to(board: Locator, spot: str) -> None:
    """Go from place to place of the table by arrow keys until a place has the focus."""
    keyboard = board.page.keyboard
    while not board.evaluate(FOCUSED):
        keyboard.press("Tab")
    for arrow in ("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown") * 12:
        if board.evaluate(FOCUSED) == spot:
            return
        keyboard.press(f"Shift+{arrow}")
    raise AssertionError(f"no arrow leads to {spot}")


def test_exploring_and_coming_back(quick: Quick) -> None:
    """The script waits at the same place; no rule of accessibility is broken, in the dark neither."""
    kernel = begun(quick, "02")
    board, hand = kernel.stage, Hand(kernel.stage)
    hand.send(".go-explore")
    expect(board).to_have_attribute("data-phase", "away")
    before = board.locator("[data-pane] .pane-picture").first.inner_html()
    hand.pick(str(board.locator("[data-mark=lit]").first.get_attribute("data-of")))
    expect(board.locator(".undo")).to_have_attribute("aria-disabled", "false")
    assert board.locator("[data-pane] .pane-picture").first.inner_html() != before
    hand.send(".go-come-back")
    expect(board).to_have_attribute("data-phase", "doing")
    assert violations(kernel.page) == []
    hand.pick("senate.1")
    expect(board.locator("[data-slot=verdict]")).to_have_class(re.compile("tone-refused"))
    board.locator(".rule-link").click()
    expect(board.locator("[data-slot=coach] .rule-card[open]")).to_be_visible()
    assert in_both_colours(kernel.page) == []


def test_an_exercise_gives_a_hint_and_not_the_answer(quick: Quick) -> None:
    """And notes tries under a name of its own."""
    kernel = begun(quick, "02", "reach-forum")
    board = kernel.stage
    hand, verdict = Hand(board), board.locator("[data-slot=verdict]")
    expect(board.locator(".go-show-me")).to_have_count(0)
    expect(board.locator(".go-explore")).to_have_attribute("aria-disabled", "true")
    board.locator(".menu-place > button").click()
    expect(board.locator(".menu")).not_to_contain_text("All lessons")
    kernel.page.keyboard.press("Escape")
    hand.send(".go-hint")
    expect(verdict).to_have_class(re.compile("tone-hint"))
    hand.send(".go-hint")
    expect(verdict).to_contain_text("no more help")
    hand.pick("mat.0.tray.I")
    expect(verdict).to_have_class(re.compile("tone-praise"))
    assert progress_journal.read(home()).progress.of("trajan/02-sowing#reach-forum").done
