"""Writes the page for who explains a game at a table: `python tools/teaching_page.py` makes a part of it for each game.

A test compares what is stored with what this writes.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.rules import Rule
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.lessons.teaching_plan import TeachingPart, teaching_plan_of

TARGET: Final = Path(__file__).parent.parent / "docs" / "how-to-teach.md"
_HEAD: Final = """\
# How to teach it

For who explains a game at a table, with the real game on it: ten minutes each, then play. Say only what stands here.
What is in the last line of each game is explained when it happens, and remembered better for it. The sentences of the
rules are those that the tutor shows; whoever wants to see them on a board opens the first game with `make lab`.

This page is made by `python tools/teaching_page.py` from the data of the games.
"""


def written() -> str:
    """Return the text of the page."""
    return "\n".join([_HEAD, *(line for name in games_by_course() for line in _lines(find_game(name)))]) + "\n"


def _lines(game: TutorGame) -> Iterator[str]:
    plan = teaching_plan_of(game)
    if not plan.parts:
        return
    words = Words("en", (game.resources.words,))
    yield f"## {words(Message(f'{game.name}-title'))}\n"
    begun = 0
    for part in plan.parts:
        yield from _part_lines(part, begun, game, words)
        begun += part.minutes
    later = "; ".join(words(Message(game.rules[rule].key)) for rule in plan.later)
    yield f"*When it happens, not before:* {later}.\n"


def _part_lines(part: TeachingPart, begun: int, game: TutorGame, words: Words) -> Iterator[str]:
    yield f"### {words(part.title)} (minute {begun} to {begun + part.minutes})\n"
    yield f"{words(part.action)}\n"
    for rule in part.rules:
        yield _rule_line(game.rules[rule], words)
    yield f"\n*Ask:* {words(part.question)}\n"


def _rule_line(rule: Rule, words: Words) -> str:
    return f"- **{words(Message(rule.key))}.** {words(Message(f'{rule.key}.rule'))}"


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
    sys.stdout.write(f"{TARGET.name} is written.\n")
