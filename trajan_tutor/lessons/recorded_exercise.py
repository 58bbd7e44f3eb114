"""An exercise that is recorded by playing its solution: what was played, the rules that it uses, and the file of it.

The file is one lesson of one step, with its position and its words in it, checked by playing. Its name holds a digest
of what is in it: the same exercise counts as the same one wherever its file was brought.
"""

import hashlib
import json
import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Final

from trajan_tutor.coach.needed_rules import rules_applied
from trajan_tutor.engine import record
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.positions import scope_of
from trajan_tutor.engine.record import Record
from trajan_tutor.i18n import Words
from trajan_tutor.lessons import scenarios
from trajan_tutor.lessons.files import ENDING
from trajan_tutor.lessons.judge import is_reached
from trajan_tutor.lessons.lesson import Lesson, Naming, Step, StepKind
from trajan_tutor.lessons.reader import VERSION, parse_lesson
from trajan_tutor.lessons.scenarios import scenario_at
from trajan_tutor.lessons.section import LessonError
from trajan_tutor.lessons.skeleton import data_text
from trajan_tutor.session.outcome import Result
from trajan_tutor.session.session import Session
from trajan_tutor.session.tree import Node

# The name of its step.
SOLVE: Final = "solve"
_HINT: Final = "solve-hint"
# So long may be what is said, in letters; a file with its position is at most so long.
LONGEST_TITLE: Final = 80
LONGEST_SENTENCE: Final = 240
LONGEST_FILE: Final = 48_000
# No file lies beside an exercise that was brought: there is no such folder, and nothing can be read from it.
_NO_FOLDER: Final = "\0"
_NAME_LETTERS: Final = 40
_DIGEST: Final = 6


# So many other moves of a decision are looked at.
_OTHERS: Final = 60
# A rule that more of the other moves use says nothing about the solution.
_COMMON: Final = 0.5


@dataclass(frozen=True, slots=True)
class ProposedRule:
    """A rule by which something happened in a solution; it `is_chosen` where few other moves there would use it."""

    rule: str
    is_chosen: bool


class Recording:
    """What is played in a session since the recording began: the decisions of whoever was to decide there.

    `begin` is the position as a record, and `seat` who decides.
    """

    def __init__(self, session: Session) -> None:
        """Begin with the position that a session is in; raises MisusedError where nobody decides there."""
        if session.is_over:
            raise MisusedError("coach-over")
        self.session = session
        self.seat = session.game.current_seat(session.state)
        if self.seat in session.game.played_by_rules(session.state):
            side = session.game.played_by_rules(session.state)[self.seat]
            raise MisusedError("skeleton-by-rules", side=side)
        self.begin: Record = scope_of(session.game, session.record())
        self._here = session.tree.here
        self._proposed: tuple[Node | None, tuple[ProposedRule, ...]] = (None, ())

    @property
    def game(self) -> TutorGame:
        """The game that is played."""
        return self.session.game

    @property
    def has_left(self) -> bool:
        """Whether the board shows another line of play than the one that was begun with."""
        return self._here is not self.session.tree.root and self._here not in self.session.steps

    def own_decisions(self) -> tuple[Node, ...]:
        """Return the decisions of the solution; raises MisusedError where others decided between two of them."""
        if self.has_left:
            raise MisusedError("recorded-left")
        since = [node for node in self.session.steps if node.depth > self._here.depth]
        own = tuple(node for node in since if node.seat == self.seat)
        for number, node in enumerate(own, start=1):
            if node is not since[number - 1]:
                raise MisusedError("recorded-others", number=number, move=self.game.notation(node.move))
        return own

    def solution(self) -> tuple[str, ...]:
        """Return the moves of the solution in notation; raises MisusedError where there is none."""
        own = self.own_decisions()
        if not own:
            raise MisusedError("recorded-nothing")
        return tuple(self.game.notation(node.move) for node in own)

    def proposed(self) -> tuple[ProposedRule, ...]:
        """Return the rules that the solution uses, those first that fewest other moves would use.

        Raises MisusedError as `own_decisions`.
        """
        own = self.own_decisions()
        last = own[-1] if own else None
        if last is None or self._proposed[0] is not last:
            self._proposed = (last, _proposed(self.game, own))
        return self._proposed[1]


def _proposed(game: TutorGame, own: tuple[Node, ...]) -> tuple[ProposedRule, ...]:
    shares: dict[str, float] = {}
    for node in own:
        for rule, share in _shares(game, node).items():
            shares[rule] = min(share, shares.get(rule, 1.0))
    ordered = sorted((share, rule) for rule, share in shares.items() if rule in game.rules.rules)
    least = ordered[0][0] if ordered else 0.0
    # Of a solution that is like all other moves something is proposed too.
    return tuple(ProposedRule(rule, share <= _COMMON or share == least) for share, rule in ordered)


def _shares(game: TutorGame, node: Node) -> dict[str, float]:
    """Return the rules by which something happens in a decision, each with the share of other moves that use it too."""
    if node.parent is None:
        return {}
    state = node.parent.state
    rules = rules_applied(game, state, (node.move,))
    others = [rules_applied(game, state, (move,)) for move in islice(game.legal(state), _OTHERS) if move != node.move]
    return {rule: sum(rule in other_rules for other_rules in others) / max(len(others), 1) for rule in rules}


@dataclass(frozen=True, slots=True)
class RecordedExercise:
    """A recorded exercise: the name of its file without the ending, and its text."""

    name: str
    text: str

    def lesson(self) -> tuple[Lesson, TutorGame]:
        """Return it as a lesson, with its game; raises LessonError."""
        return checked_exercise(self.text, f"{self.name}{ENDING}")


def recorded(
    recording: Recording, title: str, question: str, hint: str, rules: Sequence[str], words: Words
) -> RecordedExercise:
    """Return the exercise that was recorded, about some rules; a hint may be empty.

    Raises MisusedError for what is missing in it or cannot be kept, LessonError for one that cannot be solved.
    """
    solution = recording.solution()
    title, question, hint = (
        _one_line(title, LONGEST_TITLE),
        _one_line(question, LONGEST_SENTENCE),
        _one_line(hint, LONGEST_SENTENCE),
    )
    if not title:
        raise MisusedError("recorded-no-title")
    if not question:
        raise MisusedError("recorded-no-question")
    for rule in rules:
        if rule not in recording.game.rules.rules:
            raise MisusedError("recorded-rule", rule=rule[:LONGEST_TITLE])
    if not rules and recording.proposed():
        raise MisusedError("recorded-no-rule")
    about = list(dict.fromkeys(rules))
    texts = {
        "title": title,
        "idea": question,
        SOLVE: words.say("recorded-says"),
        f"{SOLVE}.goal": question,
        f"{SOLVE}.done": words.say("recorded-says-done"),
        **({_HINT: hint} if hint else {}),
    }
    text = "\n".join(_lines(recording.begin, recording.seat, solution, about, texts, words)) + "\n"
    exercise = RecordedExercise(_name(title, text), text)
    exercise.lesson()
    return exercise


def checked_exercise(text: str, file: str) -> tuple[Lesson, TutorGame]:
    """Return the lesson of an exercise with its game; raises LessonError, with its place, for one that cannot be given.

    Its rules are known, and its solution can be played and reaches the goal. Nothing beside it is read.
    """
    if len(text) > LONGEST_FILE:
        raise LessonError("recorded-too-long", file=file)
    lesson = parse_lesson(text, Path(_NO_FOLDER) / file)
    game = find_game(lesson.game)
    for mention in lesson.mentions:
        if mention.naming is Naming.RULE and mention.name not in game.rules.rules:
            raise LessonError("recorded-rule-unknown", file=file, line=mention.line, rule=mention.name)
    for number, step in enumerate(lesson.steps):
        if step.kind is StepKind.DO:
            _solve(lesson, number, step, game)
    if not any(step.kind in (StepKind.DO, StepKind.ASK) for step in lesson.steps):
        raise LessonError("recorded-no-step", file=file)
    return lesson, game


def _solve(lesson: Lesson, at: int, step: Step, game: TutorGame) -> None:
    """Play the first solution of a step; raises LessonError with the line of the step where it fails."""
    scenario = scenario_at(lesson, at, game)
    start = scenario.session.tree.here
    for number, entry in enumerate(step.solutions[0], start=1):
        outcome = scenarios.attempt(scenario.session, entry)
        if outcome.result is Result.REFUSED and not entry.startswith(scenarios.PICK):
            raise LessonError(
                "recorded-unplayable",
                file=lesson.file,
                line=step.line,
                number=number,
                move=entry,
                problem=outcome.message or "",
            )
        scenarios.let_others_play(scenario, step)
    if not is_reached(step, scenario.account_since(start)):
        raise LessonError("recorded-unsolved", file=lesson.file, line=step.line)


def _one_line(text: str, most: int) -> str:
    """Return a text on one line, without what cannot be seen."""
    plain = unicodedata.normalize("NFC", " ".join(text.split()))
    return "".join(letter for letter in plain if letter.isprintable())[:most].strip()


def _name(title: str, text: str) -> str:
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    short = re.sub(r"[^a-z0-9]+", "-", plain)[:_NAME_LETTERS].strip("-")
    digest = hashlib.sha256(text.encode()).hexdigest()[:_DIGEST]
    return "-".join(part for part in ("own", short, digest) if part)


def _lines(
    begin: Record, seat: int, solution: Sequence[str], rules: list[str], texts: dict[str, str], words: Words
) -> Iterator[str]:
    yield f"# {words.say('recorded-head')}"
    yield from _fields(version=VERSION, game=begin.game, teaches=rules, needs=[], minutes=1)
    yield "\n[begin]"
    yield f"record = {data_text(record.dumps(begin))}"
    yield from _fields(seat=seat)
    yield "\n[[step]]"
    yield from _fields(kind=StepKind.DO.value, words=SOLVE, about=rules)
    goals = ", ".join(f"{{ moved = {_text([move])} }}" for move in dict.fromkeys(solution))
    yield f"goal = {{ all = [{goals}] }}"
    yield from _fields(solutions=[list(solution)], **({"hints": [_HINT]} if _HINT in texts else {}))
    yield "\n[words]"
    for name, text in texts.items():
        yield f"{_text(name) if '.' in name else name} = {_text(text)}"


def _fields(**values: Any) -> Iterator[str]:
    for name, value in values.items():
        yield f"{name} = {_text(value)}"


def _text(value: Any) -> str:
    # TOML writes texts, numbers and lists as JSON does, but for one letter.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
