"""Proves that nothing is said in English in a language: what lessons and games say, and what their files hold."""

from collections.abc import Iterator, Sequence

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.i18n.bundles import said_in_english, said_without_form
from trajan_tutor.i18n.languages import FALLBACK, OWN_FOLDER, PSEUDO
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.proof.catalogue_check import optional_forms
from trajan_tutor.proof.catalogue_entries import entries_of
from trajan_tutor.proof.said_in_play import say_games, say_lesson
from trajan_tutor.proof.translation_check import check_english


def no_english(game: TutorGame, lessons: Sequence[Lesson], words: Words, games: int = 1) -> Iterator[Message]:
    """Yield what lessons and games say in English, or in a word as it is for want of a form; nothing in English itself.

    So is every text of the game that is the English one, or has English words in it.
    """
    language = words.language
    if language in (FALLBACK, PSEUDO):
        return
    before, without = said_in_english(language), said_without_form(language)
    for lesson in lessons:
        say_lesson(lesson, game, words)
    say_games(game, games, words)
    for key in sorted(said_in_english(language) - before):
        yield Message.of("words-said-english", language=language, name=key)
    for word in sorted(said_without_form(language) - without):
        name, _, form = word.rpartition(".")
        if form not in optional_forms():
            yield Message.of("words-said-plain", language=language, name=name, form=form)
    folders = (OWN_FOLDER, game.resources.words)
    english, own = (entries_of(folders, spoken)[0] for spoken in (FALLBACK, language))
    for problem in check_english(language, english, own):
        yield Message(problem.key, problem.parameters)
