"""Plays at a desk until it is killed, and prints after each answer what was done: what is printed must not be lost.

    python tools/played_until_killed.py game|lesson NAME

A game prints its moves, a lesson the standing of its steps, each as a line of JSON.
"""

import json
import sys
from collections.abc import Iterator

from desk.page import page_of_game, page_of_lesson


def main() -> None:
    """Play what the command line asks for, without an end."""
    kind, name = sys.argv[1:]
    for told in game(name) if kind == "game" else lesson(name):
        print(json.dumps(told), flush=True)


def game(name: str) -> Iterator[list[str]]:
    """Play a game by the moves that are offered, and go on where it was left."""
    page = page_of_game(name)
    if page.model["offer"]:
        page.send("continue")
    while True:
        choices = page.model["choices"]
        if choices:
            page.send("choose", move=choices[len(page.session.steps) % len(choices)]["move"])
        else:
            page.send("next")
        yield list(page.session.record().moves)


def lesson(name: str) -> Iterator[list[str]]:
    """Let the steps of a lesson be shown one after the other, and begin it again where it ends."""
    page = page_of_lesson(name, "show-me")
    while True:
        page.send("go", action="next")
        yield [dot["standing"] for dot in page.model["lesson"]["dots"]]


if __name__ == "__main__":
    main()
