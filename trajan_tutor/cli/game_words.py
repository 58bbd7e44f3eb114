"""The words that the files of a game ask for, and where an author adds what is missing."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.derived_words import DerivedWord
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.message import Message
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.campaign import campaign_of
from trajan_tutor.lessons.files import lesson_files
from trajan_tutor.lessons.first_times import first_times_of
from trajan_tutor.lessons.puzzle_shelf import themes_of
from trajan_tutor.lessons.reader import read_lesson
from trajan_tutor.lessons.teaching_plan import teaching_plan_of
from trajan_tutor.proof.catalogue_check import check_said
from trajan_tutor.proof.catalogue_entries import file_for

_LACKS_WORDS: Final = "engine-conformance-words"
# What the code says without words: the key has another name there.
_SAID_WITHOUT: Final = "words-missing"


def check_files(game: TutorGame, words: Words) -> Iterator[Message]:
    """Yield which files of a game cannot be read, and the words that they ask for in vain."""
    own: set[str] = set()
    needed: list[DerivedWord] = []
    for path in lesson_files(game):
        try:
            lesson = read_lesson(path, game.name)
        except TutorError as error:
            yield error.message
        else:
            own.update(dict(lesson.words))
            needed += [DerivedWord(key, "lesson") for key in lesson.word_keys()]
    try:
        needed += _of_data(game)
    except TutorError as error:
        yield error.message
    for word in needed:
        if word.key not in own and not words.has(word.key):
            yield Message.of(_LACKS_WORDS, game=game.name, key=word.key, purpose=word.purpose)


def check_code(game: TutorGame) -> Iterator[Message]:
    """Yield the keys that the package of a game says without words or without a parameter, played or not."""
    source = Path(sys.modules[type(game).__module__].__file__ or "").parent
    if (source / "__init__.py").is_file():
        yield from (Message(wrong.key, wrong.parameters) for wrong in check_said(game.resources.words, source))


def _of_data(game: TutorGame) -> Iterator[DerivedWord]:
    yield from (DerivedWord(key, "campaign") for key in campaign_of(game).word_keys())
    yield from (DerivedWord(key, "teaching") for key in teaching_plan_of(game).word_keys())
    yield from (DerivedWord(one.says.key, "first-times") for one in first_times_of(game))
    asked = (ask.words for ask in plan_of(game).asks if ask.words)
    yield from (DerivedWord(f"{game.name}-exercise-{name}", "exercise") for name in asked)
    mistaken = dict.fromkeys(mistake.words for ask in plan_of(game).asks for mistake in ask.mistakes)
    yield from (DerivedWord(f"{game.name}-mistake-{name}", "exercise") for name in mistaken)
    yield from (DerivedWord(f"{game.name}-puzzle-{theme.name}", "puzzle") for theme in themes_of(game))


def mend_of(problem: Message, game: TutorGame, words: Words) -> Message | None:
    """Return how to mend what is wrong with a game: what to add, and in which file; None where nothing is said."""
    given = dict(problem.parameters)
    if problem.key in (_LACKS_WORDS, _SAID_WITHOUT):
        name, _, form = str(given.get("key", given.get("name"))).partition(".")
        file = file_for(name, game.resources.words, f"{game.name}.ftl")
        return Message.of(f"{_LACKS_WORDS}.{'mend-form' if form else 'mend'}", name=name, form=form, file=str(file))
    mend = f"{problem.key}.mend"
    return Message.of(mend, **given, folder=str(game.resources.board)) if words.has(mend) else None
