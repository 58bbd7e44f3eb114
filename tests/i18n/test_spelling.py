"""Hunspell knows every word of the offered languages, or our own lists of words do: names, Latin, words of programs."""

import re
import subprocess
from pathlib import Path
from typing import Final

import pytest

from trajan_tutor.engine.games import plugins
from trajan_tutor.i18n.languages import FALLBACK, OWN_FOLDER, languages
from trajan_tutor.proof.catalogue_entries import PUT_IN, entries_of

OWN_WORDS: Final = Path(__file__).parent / "own_words"
DICTIONARIES: Final = {"cs": "cs_CZ", "pl": "pl_PL", "pt": "pt_BR"}
# What programs are told, and names of files, is no word of a language: it has signs in it.
_CODE: Final = re.compile(r"\S*[=_/\\<>{}@#]\S*|--?[a-z][\w-]*|\w+\([^)]*\)|\w+\.\w+\S*")
# A quoted example of what is typed stays as it is typed.
_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_ROMAN: Final = re.compile(r"[IVX]+")


def words_in(phrase: str) -> set[str]:
    """Return the words of a phrase that a dictionary may know; a part beside what is put in is none.

    >>> sorted(words_in("Napiš --resume nebo tt.play(3), řádek IV, { $n }krát"))
    ['Napiš', 'krát', 'nebo', 'řádek']
    """
    beside = re.compile(rf"\w*{PUT_IN}\w*")
    plain = _CODE.sub(" ", beside.sub(" ", phrase))
    return {word for word in _WORD.findall(plain) if not _ROMAN.fullmatch(word)}


def words_of(language: str) -> dict[str, str]:
    """Return the words that a language says, each with a message that says it."""
    folders = [OWN_FOLDER, *(plugin.resources.words for plugin in plugins())]
    found: dict[str, str] = {}
    for name, entry in entries_of(folders, language)[0].items():
        # The letters of gender and number are no words.
        if name.endswith((".gender", ".number")):
            continue
        for phrase in entry.phrases:
            for word in words_in(phrase):
                found.setdefault(word, name)
    return found


def own_words(language: str) -> set[str]:
    """Return our own words of a language, as they stand in its list, line by line, and those of all languages."""
    files = [OWN_WORDS / f"{one}.txt" for one in ("all", language)]
    return {line for file in files if file.exists() for line in file.read_text(encoding="utf-8").split()}


def unknown(language: str, words: set[str]) -> set[str]:
    """Return the words that neither Hunspell nor our own list knows."""
    asked = sorted(words - own_words(language))
    done = subprocess.run(
        ["hunspell", "-d", DICTIONARIES[language], "-i", "utf-8", "-l"],
        input="\n".join(asked),
        capture_output=True,
        text=True,
        check=True,
    )
    return set(done.stdout.split())


@pytest.mark.long
def test_every_word_is_spelled_as_the_dictionary_has_it() -> None:
    """In each offered language that has a dictionary; first that a wrong one is found."""
    assert unknown("cs", {"miska", "miskka"}) == {"miskka"}
    for language in languages():
        if language != FALLBACK:
            said = words_of(language)
            wrong = unknown(language, set(said))
            assert not wrong, "\n".join(f"{language}: {said[word]}: {word}" for word in sorted(wrong))


def test_what_is_asked_of_the_dictionary_are_words() -> None:
    """Numbers, examples of programs, Roman numbers and parts of words are none of them."""
    said = 'Pole „piles.demands“, tt.play("trajan"), volba --save SOUBOR, miska III a 3 kameny' + PUT_IN + "kový"
    assert words_in(said) == {"Pole", "volba", "SOUBOR", "miska", "kameny"} - {"kameny"}
