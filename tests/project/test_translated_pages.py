"""The pages of learners in other languages: nothing lacks, nothing is of another English than today's."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from babel.messages import Catalog
from babel.messages.pofile import read_po

from trajan_tutor.i18n import FALLBACK, languages

CHECKOUT: Final = Path(__file__).parent.parent.parent
LOCALES: Final = CHECKOUT / "docs" / "locales"
PAGES: Final = (CHECKOUT / "docs" / "index.md", *sorted((CHECKOUT / "docs" / "learners").glob("*.md")))
CATALOGUES: Final = sorted(path.name for path in LOCALES.iterdir())
# What is on a page and said to nobody: fences, options of directives, keys of the head, tags, what styles.
SILENT: Final = re.compile(
    r"<style>.*?</style>|^(?:```|:::).*$|^:\w+:.*$|^\s*[\w.]+:(?: true)?$|^ *description: |<(?!/?a\b)[^>]*>",
    re.MULTILINE,
)
LINK: Final = re.compile(r"\]\(([^)]*)\)|href=\"([^\"]*)\"")
# An entry of a list of the site.
ENTRY: Final = re.compile(r"^[^<\n]+ <([\w./-]+)>$", re.MULTILINE)
UPDATE: Final = "python tools/build_site.py --messages"


@cache
def catalogue(language: str, name: str = "pages") -> Catalog:
    """Return what a language says for the messages of these pages."""
    with (LOCALES / language / "LC_MESSAGES" / f"{name}.po").open("rb") as read:
        return read_po(read, locale=language)


def messages(language: str) -> dict[str, str]:
    """Return the messages, each with what a language says."""
    return {str(one.id): str(one.string) for one in catalogue(language) if one.id}


def page(path: Path) -> str:
    """Return a page without the entries of its lists that lead to pages in English alone."""

    def entry(found: re.Match[str]) -> str:
        return found[0] if (path.parent / f"{found[1]}.md").resolve() in PAGES else ""

    return ENTRY.sub(entry, path.read_text(encoding="utf-8"))


def plain(text: str) -> str:
    """Return a text with its lines in one."""
    return " ".join(text.split())


def silent(text: str, said: dict[str, str]) -> str:
    """Return what is left of a page without its messages and without what is said to nobody."""
    whole = plain(SILENT.sub(" ", text))
    for message in sorted(said, key=len, reverse=True):
        whole = whole.replace(plain(message), " ")
    return whole


def test_every_language_that_is_offered_has_these_pages() -> None:
    """And its README; a catalogue may say the land, too."""
    offered = {*languages()} - {FALLBACK}
    assert offered <= {name.partition("_")[0] for name in CATALOGUES}
    assert not [one for one in offered if not (CHECKOUT / f"README.{one}.md").exists()]


@pytest.mark.parametrize("language", CATALOGUES)
@pytest.mark.parametrize("name", ["pages", "sphinx"])
def test_nothing_lacks_and_nothing_is_stale(language: str, name: str) -> None:
    """Every message has its translation, and none is a guess or left over."""
    found = catalogue(language, name)
    assert len(found) > 20
    assert not [one.id for one in found if one.id and (one.fuzzy or not one.string)], UPDATE
    assert not found.obsolete, UPDATE


@pytest.mark.parametrize("language", CATALOGUES)
def test_the_messages_are_those_of_the_pages_of_today(language: str) -> None:
    """Each of them is on a page, and no page says anything that is none of them."""
    said = messages(language)
    texts = {path.name: page(path) for path in PAGES}
    whole = " ".join(plain(text) for text in texts.values())
    assert not [one for one in said if plain(one) not in whole], UPDATE
    left = {name: re.findall(r"[^\W\d_]{2,}", silent(text, said)) for name, text in texts.items()}
    assert not {name: words for name, words in left.items() if words}, UPDATE


@pytest.mark.parametrize("language", CATALOGUES)
def test_a_translation_links_to_the_same_places(language: str) -> None:
    """Links, pictures and calls are those of the English."""
    other = {
        message: said
        for message, said in messages(language).items()
        if sorted(LINK.findall(message)) != sorted(LINK.findall(said))
        or sorted(re.findall("`[^`]*`", message)) != sorted(re.findall("`[^`]*`", said))
    }
    assert not other


def test_a_changed_sentence_is_seen() -> None:
    """A page that says something else leaves words that are no message."""
    said = messages(CATALOGUES[0])
    text = page(PAGES[0])
    assert "Rome" not in silent(text, said)
    assert "Rome" in silent(text.replace("a Roman board game by playing it", "a board game of Rome"), said)
