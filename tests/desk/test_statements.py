"""What the coach says is made once: a text, a page and a lesson say the same, in the same order."""

from typing import Any

from desk.page import Page
from desk.test_coach import LITTLE, begun, hint_of

from trajan_tutor.coach.ladder import HintLevel
from trajan_tutor.lessons.advice import CoachLadder
from trajan_tutor.session.turn_words import capital


def said_by(page: Page) -> list[Any]:
    """Return what the coach's panel says of a hint, line by line, with the signs of reasons."""
    panel = page.model["coach"]["panel"]
    first = next(at for at, block in enumerate(panel) if block["kind"] == "asks")
    last = next(at for at, block in enumerate(panel) if block["kind"] in ("title", "select"))
    blocks = [block for block in panel[first + 1 : last] if block["kind"] != "folded"]
    return [item for block in blocks for item in block.get("items", [block])]


def test_text_page_and_lesson_say_the_same_of_a_hint() -> None:
    """Level by level, line by line: a line of text has a number or a sign more, and the title of the rule."""
    page = begun()
    session = page.session
    page.coach("hint")
    hint = hint_of(page)
    assert hint is not None
    ladder = CoachLadder(LITTLE, session.setup.seed)
    for level in HintLevel:
        # The first level comes with the hint.
        before = len(said_by(page)) if level > HintLevel.LOOK else 0
        page.coach("hint-level", level)
        lines = hint.lines[: None if level is HintLevel.BECAUSE else -1]
        shown = said_by(page)
        assert len(lines) == len(shown) > before
        for line, item in zip(lines, shown, strict=True):
            assert item["text"] in line
            assert line.startswith(item.get("sign", ""))
            assert ("card" not in item) or item["card"]["title"] in line
        lesson = ladder(session.game, session.observation(), level - 1)
        assert lesson is not None
        if level < HintLevel.BECAUSE:
            assert hint.words(lesson).startswith(shown[before]["text"])
            continue
        head, *reasons = hint.words(lesson).split(": ", 1)
        assert any(item["text"].startswith(head) for item in shown)
        assert all(capital(part.split(";")[0]) in "\n".join(lines) for part in reasons)


def test_a_verdict_says_the_same_as_text_and_on_a_page() -> None:
    """The page puts the verdict before the turn; what is offered there is a button."""
    page = begun()
    page.coach("list")
    page.coach("weigh-turn", len(page.desk.coach.findings.turns) - 1)
    shown = page.desk.coach.findings.comparison
    assert shown is not None
    _, title, verdict, named, *_ = page.model["coach"]["panel"]
    assert title["kind"] == "title"
    assert shown.lines[:2] == [named["text"], verdict["text"]]
    assert (verdict["strong"], named["faint"]) == (True, True)
    page.coach("better")
    blocks = page.model["coach"]["panel"]
    steps = next(block for block in blocks if block["kind"] == "steps")
    assert [f"{at}. {item['text']}." for at, item in enumerate(steps["items"], 1)] == [
        line for line in shown.lines if line[:1].isdigit()
    ]
