"""A lesson of the toy game that has a step of every kind, and what tests need around it."""

from pathlib import Path
from typing import Any

from engine.toy_game import TOY

from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.reader import parse_lesson

FILE = Path(__file__).parent / "03-market.toml"

# With seed 1 the first merchant holds a 3 and draws a 1; the second holds a 5 and keeps it.
TEXT = """
teaches = ["toy.card.draw", "toy.stall.alone"]
needs = []
minutes = 3

[begin]
seats = 2
seed = 1
seat = 0

[[step]]
kind = "tell"
words = "welcome"

[[step]]
kind = "show"
words = "places"
spots = ["deck", "lot"]
arrows = [["deck", "hand.0.0"]]
rules = ["toy.card.draw"]

[[step]]
kind = "ask"
words = "how-many"
form = "number"
answer = 10
hints = ["count"]

[[step.mistake]]
words = "all-cards"
answer = 12

[[step]]
kind = "do"
words = "exchange"
spots = ["deck"]
goal = { event = { kind = "discarded" } }
solutions = [["draw", "discard 3"], ["draw", "discard 1"]]
hints = ["look-at-the-deck"]
ladder = true
keeps = true

[[step.mistake]]
words = "kept"
when = { moved = ["keep"] }
moves = ["keep"]
reply = ["keep", "stall left"]

[[step.mistake]]
words = "not-yet"
when = { refused = { rule = "toy.turn.steps" } }
moves = ["pick stall.left"]

[[step]]
kind = "watch"
words = "rival"
moves = ["keep"]
says = ["rival-keeps"]

[[step]]
kind = "do"
words = "stall"
goal = { turn_over = true }
solutions = [["stall left"]]

[[step]]
kind = "explore"
words = "free"
"""


def toy() -> Any:
    """Return the toy game; of any type, since its state is."""
    return TOY


def lesson_of(text: str = TEXT) -> Lesson:
    """Return the lesson of a text."""
    return parse_lesson(text, FILE, "toy")


def one_step(step: str, begin: str = "seats = 2\nseed = 1\nseat = 0") -> Lesson:
    """Return a lesson of one step."""
    return lesson_of(f"teaches = []\nneeds = []\nminutes = 1\n[begin]\n{begin}\n[[step]]\n{step}\n")


def player_of(lesson: Lesson | None = None, **given: Any) -> Player:
    """Return a player of a lesson of the toy game."""
    return Player(lesson or lesson_of(), toy(), **given)


def says(lesson: Lesson, name: str) -> Message:
    """Return what a lesson says under a name."""
    return lesson.says(name)
