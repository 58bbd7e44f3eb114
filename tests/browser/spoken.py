"""What a page says in one of the languages: all of it is of that language, and nothing is left in English."""

from functools import cache
from typing import Final

from playwright.sync_api import Locator, expect

from trajan_tutor.engine.games import find_game
from trajan_tutor.i18n import FALLBACK, Words
from trajan_tutor.i18n.languages import OWN_FOLDER
from trajan_tutor.proof.catalogue_entries import PUT_IN, entries_of
from trajan_tutor.proof.translation_check import joining_words

# The languages beside English, each with what a browser of it asks for.
LOCALES: Final = {"cs": "cs-CZ", "pl": "pl-PL", "pt": "pt-BR"}
# A lesson of each game that is soon over.
SHORT_LESSONS: Final = {"trajan": "trajan/02-sowing", "caesar": "caesar/31-placing", "sylla": "sylla/51-people"}
# Shorter ones are the words of several languages.
_SHORTEST: Final = 4
# What is read and what is told to those who listen; languages are called by their own names.
_SAID: Final = """place => {
    const names = ["aria-label", "aria-valuetext", "aria-description", "title", "alt", "placeholder"];
    const found = new Set();
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node instanceof Element ? node : node.parentElement;
        if (element.closest("style, script, pre, code, select")) continue;
        const said = element === node ? names.map(name => element.getAttribute(name) ?? "") : [node.data];
        for (const text of said) found.add(text.replace(/\\s+/g, " ").trim());
    }
    return [...found];
}"""


@cache
def english_labels(language: str, game: str) -> frozenset[str]:
    """Return the English words and sentences in which nothing is put in, and that this language never says itself."""
    folders = (OWN_FOLDER, find_game(game).resources.words)
    english, own = (
        {phrase for entry in entries_of(folders, spoken)[0].values() for phrase in entry.phrases}
        for spoken in (FALLBACK, language)
    )
    return frozenset(one for one in english - own if PUT_IN not in one and len(one) >= _SHORTEST)


class Ear:
    """Hears what a board says, and finds what is not said in its language."""

    def __init__(self, board: Locator, game: str, language: str) -> None:
        self.board = board
        self.language = language
        self.words = Words(language, (find_game(game).resources.words,))
        self.labels = english_labels(language, game)

    def hear(self) -> None:
        """Hear all that is said now."""
        assert self.board.get_attribute("lang") == self.language
        said = said_in(self.board)
        assert {text for text in said if text in self.labels or joining_words([text]) or "⟦" in text} == set()

    def hear_the_end(self) -> None:
        """Hear the page on which a game ends: its headings are those of the language."""
        wanted = [self.words.say(f"board-end-{part}") for part in ("points", "turns", "lessons")]
        expect(self.board.locator(".game-end h3")).to_have_text(wanted)
        self.hear()


def said_in(place: Locator) -> list[str]:
    """Return all that is read in a place, and all that is told there to those who listen."""
    found: list[str] = place.evaluate(_SAID)
    return found
