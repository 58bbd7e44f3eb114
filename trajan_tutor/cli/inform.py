"""The commands that inform: where figures come from, and whether everything fits together.

An author is told where to add the words that the files of a game ask for and do not have.
"""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from trajan_tutor.cli.language_command import check_one_language, language_notes
from trajan_tutor.cli.output import say, words_for
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.components import Components, Disagreement, Figure, Ruling, Status
from trajan_tutor.engine.conformance import check as check_game
from trajan_tutor.engine.derived_words import DerivedWord
from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.engine.message import Message
from trajan_tutor.exercise_making.exercise_plan import plan_of
from trajan_tutor.i18n import Words, name_of
from trajan_tutor.lessons.campaign import campaign_of
from trajan_tutor.lessons.files import lesson_files
from trajan_tutor.lessons.first_times import first_times_of
from trajan_tutor.lessons.listing import book_words
from trajan_tutor.lessons.puzzle_shelf import themes_of
from trajan_tutor.lessons.reader import read_lesson
from trajan_tutor.lessons.teaching_plan import teaching_plan_of
from trajan_tutor.proof.board_check import check_board
from trajan_tutor.proof.catalogue_check import check_catalogues, check_emitted_keys
from trajan_tutor.proof.catalogue_entries import file_for
from trajan_tutor.proof.glossary import TermSource, terms


def provenance(arguments: Namespace) -> int:
    """Print every figure that is not confirmed, every ruling, and every disagreement of the rulebooks."""
    game = find_game(arguments.game)
    data = game.components
    print(say(arguments.language, "cli-provenance-figures", game=game.name))
    for figure in data.figures.values():
        if figure.status is not Status.CONFIRMED:
            print_figure(arguments.language, game.name, data, figure)
    print()
    print(say(arguments.language, "cli-provenance-disagreements"))
    for disagreement in data.disagreements.values():
        print_disagreement(arguments.language, game.name, disagreement)
    print()
    print(say(arguments.language, "cli-provenance-rulings"))
    for ruling in data.rulings.values():
        print_ruling(arguments.language, game.name, ruling)
    print_own_terms(arguments.language, game.name)
    return 0


def print_own_terms(language: str, game: str) -> None:
    """Print the terms of a game that are ours in a language, since no rulebook has them; nothing where it has all."""
    own = [term for term in terms(language) if game in term.of and term.source is not TermSource.RULEBOOK]
    if own:
        print()
        print(say(language, "cli-terms-ours", language=name_of(language)))
        for term in own:
            print(f"  {term.word} ({term.english[0]})")


def print_ruling(language: str, game: str, ruling: Ruling) -> None:
    """Print one ruling: the question, how it is played, what the book says and where, why, and how else to play it."""
    question, answer = (say(language, ruling.key(game, part)) for part in ("question", "answer"))
    print(f"  {ruling.name}  {question}")
    print("      " + answer)
    print("      " + say(language, "cli-provenance-at", text=say(language, ruling.key(game, "place"))))
    for remark in book_words(ruling, find_game(game)):
        book, text = (words_for(language)(part) for part in (remark.label, remark.text))
        print("      " + say(language, "cli-provenance-words", book=book, text=text))
    for label, part in (("book", "says"), ("reason", "why")):
        print("      " + say(language, f"cli-provenance-{label}", text=say(language, ruling.key(game, part))))
    if ruling.has_against:
        key = "cli-provenance-doubt-books" if ruling.against else "cli-provenance-doubt"
        text = say(language, ruling.key(game, "against"))
        print("      " + say(language, key, books=tuple(ruling.against), text=text))
    if not ruling.choices:
        print("      " + say(language, ruling.key(game, "only")))
    for choice in ruling.offered:
        key = "cli-provenance-usual" if choice == ruling.usual else "cli-provenance-option"
        reading = say(language, ruling.reading(game, choice))
        print("      " + say(language, key, option=ruling.name, choice=str(choice), reading=reading))


def print_figure(language: str, game: str, data: Components, figure: Figure) -> None:
    """Print one figure: name, value, status, sources, and its note or ruling."""
    status = say(language, f"cli-status-{figure.status}")
    print(f"  {figure.name} = {json.dumps(figure.value)}")
    print(f"      {status}: " + "; ".join(source_text(language, game, data, source) for source in figure.sources))
    if figure.note:
        print("      " + say(language, f"{game}-note-{figure.note}"))
    if figure.ruling:
        print("      " + say(language, f"{game}-ruling-{figure.ruling.lower()}-answer"))


def source_text(language: str, game: str, data: Components, source: str) -> str:
    """Return where a figure comes from in a language; what the data say themselves where a game has no words for it."""
    key = f"{game}-evidence-{source.lower()}"
    return say(language, key) if words_for(language).has(key) else data.sources[source]


def print_disagreement(language: str, game: str, disagreement: Disagreement) -> None:
    """Print one place where the rulebooks disagree, and the ruling on it if there is one."""
    print("  " + say(language, f"{game}-disagreement-{disagreement.name}"))
    books = ", ".join(f"{book}: {text}" for book, text in disagreement.books.items())
    ruling = f" ({disagreement.ruling})" if disagreement.ruling else ""
    print(f"      {books}{ruling}")


def check(arguments: Namespace) -> int:
    """Check one language, or one game or all: words, the protocol, the board, and what its files ask for.

    Each problem is a sentence that says what is broken, and one that says how to mend it and where.
    """
    if arguments.checked:
        return check_one_language(arguments)
    games = [find_game(name) for name in ((arguments.game,) if arguments.game else game_names())]
    words = words_for(arguments.language)
    failed = False
    folders = [game.resources.words for game in games]
    for wrong in check_catalogues(folders):
        failed = True
        print(words(wrong))
    for game in games:
        problems = problems_of(game, words)
        failed = failed or bool(problems)
        key = "cli-check-failed" if problems else "cli-check-passed"
        print(say(arguments.language, key, game=game.name, count=len(problems)))
        for problem in problems:
            print("  " + words(problem))
            mend = mend_of(problem, game, words)
            if mend is not None:
                print("    " + words(mend))
    for line in language_notes(arguments.language, folders, whole=not arguments.game):
        print(line)
    return 1 if failed else 0


def problems_of(game: TutorGame, words: Words) -> list[Message]:
    """Return everything that is wrong with a game: its promises, its board, and files that lack something."""
    return [*check_game(game, words.has), *check_board(game, words), *check_files(game, words), *check_code(game)]


_LACKS_WORDS: Final = "engine-conformance-words"
# What the code says without words: the key has another name there.
_NO_WORDS: Final = "words-missing"


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
        yield from (Message(wrong.key, wrong.parameters) for wrong in check_emitted_keys(game.resources.words, source))


def _of_data(game: TutorGame) -> Iterator[DerivedWord]:
    yield from (DerivedWord(key, "campaign") for key in campaign_of(game).word_keys())
    yield from (DerivedWord(key, "teaching") for key in teaching_plan_of(game).word_keys())
    yield from (DerivedWord(first_time.says.key, "first-times") for first_time in first_times_of(game))
    asked = (ask.words for ask in plan_of(game).asks if ask.words)
    yield from (DerivedWord(f"{game.name}-exercise-{name}", "exercise") for name in asked)
    mistaken = dict.fromkeys(mistake.words for ask in plan_of(game).asks for mistake in ask.mistakes)
    yield from (DerivedWord(f"{game.name}-mistake-{name}", "exercise") for name in mistaken)
    yield from (DerivedWord(f"{game.name}-puzzle-{theme.name}", "puzzle") for theme in themes_of(game))


def mend_of(problem: Message, game: TutorGame, words: Words) -> Message | None:
    """Return how to mend what is wrong with a game: what to add, and in which file; None where nothing is said."""
    parameters = dict(problem.parameters)
    if problem.key in (_LACKS_WORDS, _NO_WORDS):
        name, _, form = str(parameters.get("key", parameters.get("name"))).partition(".")
        file = file_for(name, game.resources.words, f"{game.name}.ftl")
        return Message.of(f"{_LACKS_WORDS}.{'mend-form' if form else 'mend'}", name=name, form=form, file=str(file))
    mend = f"{problem.key}.mend"
    return Message.of(mend, **parameters, folder=str(game.resources.board)) if words.has(mend) else None
