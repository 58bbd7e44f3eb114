"""Checks what a translation says: terms, typography, and English that is left in it."""

from collections.abc import Iterator, Mapping

from trajan_tutor.i18n.languages import FALLBACK, OWN_FOLDER
from trajan_tutor.proof.catalogue_entries import CatalogueEntry, CatalogueProblem, problem
from trajan_tutor.proof.english_left import is_same, joining_words
from trajan_tutor.proof.exceptions import Kind, allowed, is_allowed
from trajan_tutor.proof.glossary import missed_terms
from trajan_tutor.proof.typography import slips


def check_wording(
    language: str, english: Mapping[str, CatalogueEntry], entries: Mapping[str, CatalogueEntry]
) -> Iterator[CatalogueProblem]:
    """Yield terms that a translation says otherwise, English in it, and what is not written as the language writes."""
    if language == FALLBACK:
        return
    yield from check_english(language, english, entries)
    may = allowed(language)
    for name, entry in entries.items():
        if not is_allowed(name, may[Kind.TYPOGRAPHY]):
            for phrase in entry.phrases:
                for slip, text in slips(language, phrase):
                    yield problem("words-typography", language=language, name=name, slip=slip, text=text)
        if name not in english or not entry.phrases:
            continue
        game = "" if entry.folder == OWN_FOLDER else entry.folder.parent.name
        for term in missed_terms(language, game, english[name].phrases, entry.phrases):
            if not is_allowed(name, may[Kind.TERM], term.english[0]):
                yield problem("words-term", language=language, name=name, term=term.english[0], word=term.word)


def check_english(
    language: str, english: Mapping[str, CatalogueEntry], entries: Mapping[str, CatalogueEntry]
) -> Iterator[CatalogueProblem]:
    """Yield texts of a language that are the English ones, or in which English words are left."""
    may = allowed(language)
    for name, entry in entries.items():
        same = name in english and is_same(english[name].phrases, entry.phrases)
        if same and not is_allowed(name, may[Kind.SAME]):
            yield problem("words-same", language=language, name=name, text=" ".join(" ".join(entry.texts).split()))
        left = joining_words(entry.texts)
        if left and not same and not is_allowed(name, may[Kind.ENGLISH]):
            yield problem("words-english", language=language, name=name, words=", ".join(dict.fromkeys(left)))
