"""The proof of taught turns: each can be played, what is said of it is true, and nothing is said that no fact states.

A line is short enough to be read between two clicks. Numbers in it are figures, so that they can be compared.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from trajan_tutor.engine.message import Message, Term
from trajan_tutor.i18n import Words
from trajan_tutor.i18n.languages import FALLBACK, languages
from trajan_tutor.lessons.goals import Account
from trajan_tutor.lessons.lesson import HAPPENED, Beat, Lesson, Step
from trajan_tutor.lessons.scenarios import Scenario
from trajan_tutor.lessons.taught_turn import first_wrong, moves_of
from trajan_tutor.session.tree import Node

# So many words a line has at most, in English and in the other languages.
MOST_WORDS: Final = 12
MOST_WORDS_ELSEWHERE: Final = 16
# A word is a form of a name that begins with as many of the same letters; shorter names, such as IV, have one form.
_ALIKE: Final = 4
# To say something of a name more letters have to be the same.
_NAMED: Final = 5
_NUMBER: Final = re.compile(r"\d+")
_WORD: Final = re.compile(r"[^\W\d_]+")


def wrong_beats(lesson: Lesson, step: Step, scenario: Scenario, start: Node) -> Iterator[Message]:
    """Yield what is wrong with the turn that a step teaches, which was carried out in a scenario from a node on."""
    start = scenario.own_begin(start) or start
    begun = scenario.account_at(start, start)
    wrong = first_wrong(begun, step.beats)
    if wrong is not None:
        beat, fact = wrong
        if fact is None:
            yield _problem(lesson, beat, "lesson-beat-impossible", move=beat.move)
        else:
            stated = f"{fact.kind} {fact.parameter} {fact.value}"
            yield _problem(lesson, beat, "lesson-beat-untrue", fact=stated)
        return
    others = [node for node in scenario.session.steps[start.depth :] if node.seat != scenario.seat]
    answered = tuple(scenario.session.game.notation(node.move) for node in others)
    if answered[: len(step.replies)] != step.replies:
        yield _problem(lesson, step.beats[-1], "lesson-beat-reply", replies=", ".join(step.replies))
    if not lesson.words:
        yield from _wrong_words(lesson, step, begun)


def _wrong_words(lesson: Lesson, step: Step, begun: Account) -> Iterator[Message]:
    """Yield the lines that are too long, or say what no fact of the turn states, in every language."""
    could_be = _could_be(begun, step)
    # What is true of the turn may be said in each of its lines.
    stated = {fact.value for beat in step.beats for fact in beat.facts}
    for language in languages():
        words = Words(language, (begun.game.resources.words,))
        most = MOST_WORDS if language == FALLBACK else MOST_WORDS_ELSEWHERE
        names = frozenset(_names(words, could_be))
        facts = frozenset(_names(words, stated)) | stated
        for beat in step.beats:
            for name in (f"{beat.name}.{HAPPENED}", beat.name):
                text = words(lesson.says(name))
                if len(text.split()) > most:
                    yield _problem(lesson, beat, "lesson-beat-long", text=text, most=most)
                for said in unstated(text, names, facts):
                    yield _problem(lesson, beat, "lesson-beat-unstated", text=text, said=said)


def _names(words: Words, keys: Iterable[str]) -> Iterator[str]:
    """Yield the words of which names are made; articles and the like are short and not written in capitals."""
    for key in keys:
        if words.has(key):
            yield from (word for word in _WORD.findall(words(Message(key))) if len(word) >= _ALIKE or word.isupper())


def unstated(text: str, names: frozenset[str], facts: frozenset[str]) -> Iterator[str]:
    """Yield the numbers and the names of something in a text that no fact states; a name may be said in another form.

    >>> list(unstated("Its 2 markers lead to the senate", frozenset({"Senate", "Seaport"}), frozenset({"Seaport"})))
    ['2', 'senate']
    """
    for said in (*_NUMBER.findall(text), *_WORD.findall(text)):
        is_name = said.isdecimal() or any(_is_form(said, name, _NAMED) for name in names)
        if is_name and not any(_is_form(said, fact, _ALIKE) for fact in facts):
            yield said


def _is_form(said: str, name: str, letters: int) -> bool:
    """Return whether a word may be a form of another one, by its first letters; of short ones only the same one is.

    >>> _is_form("senatu", "Senat", 5), _is_form("in", "I", 5), _is_form("its", "it", 5)
    (True, False, False)
    """
    return said == name if len(name) < _ALIKE else said.casefold().startswith(name.casefold()[:letters])


def _could_be(here: Account, step: Step) -> set[str]:
    """Return the names of all that can be done on the way of a turn: areas, pieces, colours."""
    could_be: set[str] = set()
    for notation in moves_of(step.beats):
        for move in here.game.legal(here.state):
            parameters = here.game.describe(here.state, move).parameters
            could_be.update(value.key for _, value in parameters if isinstance(value, Term))
        here = here.after(here.game.parse(notation))
    return could_be


def _problem(lesson: Lesson, beat: Beat, key: str, **parameters: object) -> Message:
    return Message.of(key, file=lesson.file, line=beat.line, **parameters)
