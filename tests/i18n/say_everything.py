"""Says everything that people are shown in a language, and lists what is wrong with it.

That is what is said in English, in another language than the one that was asked for, in a word without the form that is
asked for, or in brackets for want of words; and English words in what is shown. Tests can be run meanwhile, in English:
whatever they let be said is said in the language as well.
"""

import re
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from html import unescape
from typing import Any, Final
from unittest.mock import patch

import pytest
from i18n.everything_shown import Part

from trajan_tutor.i18n.bundles import Catalogue, catalogue_of, keys_in_english, words_without_form
from trajan_tutor.i18n.languages import FALLBACK, is_ours
from trajan_tutor.proof.catalogue_check import optional_forms
from trajan_tutor.proof.translation_check import joining_words

# What stands in a page without being read, and what is read in a tag.
_UNREAD: Final = re.compile(r"<style.*?</style>|<script.*?</script>|<!--.*?-->|data:[^\"')\s]+", re.DOTALL)
_READ: Final = re.compile(r"\b(?:aria-label|title|alt|placeholder)=\"([^\"]*)\"")
_TAG: Final = re.compile(r"<[^>]*>")
_BRACKETS: Final = "⟦"
# Values of these names are read by programs: moves as they are written down, addresses, markup of positions.
_UNSHOWN: Final = frozenset(
    {"move", "moves", "address", "id", "style", "record", "request", "link", "code", "data", "rule"}
)

# What people wrote themselves, and values of options, as commands take them.
_WRITTEN: Final = re.compile(r"the other way|[RCS]\d+(?:: | = )must\b|\([a-z][^()]*\)$")
# What is written in English notebooks is found by what is said in English; a proof reads lines in every language.
_COMPARED: Final = ("notebooks", "proofs")


class Heard:
    """Remembers what was said in another language than the one that was asked for."""

    def __init__(self, language: str) -> None:
        """Begin with nothing."""
        self.language = language
        self.elsewhere: set[tuple[str, str]] = set()
        self._inside = threading.local()

    @contextmanager
    def listening(self, *, echo: bool = False) -> Iterator[None]:
        """Listen to everything that is said; with `echo`, say what is said in English in the language, too."""
        say = Catalogue.say

        def said(catalogue: Catalogue, key: str, parameters: Mapping[str, object]) -> str:
            if catalogue.language != self.language:
                self.elsewhere.add((catalogue.language, key))
            # A sentence of one language is made of words of that language.
            if echo and not getattr(self._inside, "on", False):
                self._inside.on = True
                try:
                    if catalogue.language == FALLBACK and all(map(is_ours, catalogue._folders)):
                        say(self._same(catalogue), key, parameters)
                    return say(catalogue, key, parameters)
                finally:
                    self._inside.on = False
            return say(catalogue, key, parameters)

        with patch.object(Catalogue, "say", said):
            yield

    def _same(self, catalogue: Catalogue) -> Catalogue:
        own = tuple(catalogue._own.items())
        return catalogue_of(self.language, catalogue._folders, catalogue._names, own)


def shown_texts(value: Any) -> Iterator[str]:
    """Give the texts that people read in a value: of a page without its markup, of a record without its names."""
    if isinstance(value, Mapping):
        for name, one in value.items():
            if name not in _UNSHOWN:
                yield from shown_texts(one)
    elif isinstance(value, (list, tuple)):
        for one in value:
            yield from shown_texts(one)
    elif isinstance(value, str):
        plain = _UNREAD.sub(" ", value)
        if "<" in plain:
            yield from map(unescape, _READ.findall(plain))
            plain = unescape(_TAG.sub("\n", plain))
        yield from filter(None, map(str.strip, plain.split("\n")))


def wrong_of(language: str, heard: Heard, texts: Sequence[str]) -> Iterator[str]:
    """Give what is wrong with what was said and shown in a language."""
    ours = set(keys_in_english(language))
    yield from (f"in English: {key}" for key in sorted(ours))
    for word in sorted(words_without_form(language)):
        if word.rpartition(".")[2] not in optional_forms() and not word.startswith(tuple(ours)):
            yield f"without form: {word}"
    yield from (f"in another language ({other}): {key}" for other, key in sorted(heard.elsewhere))
    for text in texts:
        if _BRACKETS in text:
            yield f"no words: {text[:200]}"
        elif found := _english(text):
            yield f"English words ({', '.join(sorted(set(found)))}): {text[:200]}"


def _english(text: str) -> list[str]:
    """Return the English words in a text; a word without a space is a name for programs, capitals are a sign."""
    plain = _WRITTEN.sub(" ", text)
    return [word for word in joining_words([plain]) if not word.isupper()] if " " in plain.strip() else []


def say_everything(language: str, parts: Mapping[str, Part], *, short: bool, say: Callable[[str], Any]) -> list[str]:
    """Say what parts show in a language; return what is wrong with it, and tell of each part how much it was."""
    wrong: dict[str, None] = {}
    for name, part in parts.items():
        heard = Heard(language)
        with heard.listening():
            texts = list(dict.fromkeys(text for value in part(language, short) for text in shown_texts(value)))
        if name in _COMPARED:
            heard.elsewhere.clear()
        found = list(wrong_of(language, heard, texts))
        wrong |= dict.fromkeys(f"{name}: {one}" for one in found)
        say(f"{name}: {len(texts)} texts, {len(found)} wrong")
    return list(wrong)


def echoed(spoken: Sequence[str], tests: Sequence[str]) -> list[str]:
    """Run tests once; return what is wrong in each of some languages with what they let be said."""
    ears = [Heard(language) for language in spoken]
    with ExitStack() as listening:
        for heard in ears:
            listening.enter_context(heard.listening(echo=True))
        # What another process says is not heard.
        pytest.main(["-q", "-p", "no:cacheprovider", "-m", "not long", "--ignore-glob", "*/test_interrupts.py", *tests])
    for heard in ears:
        heard.elsewhere.clear()
    return [f"{heard.language}: {wrong}" for heard in ears for wrong in wrong_of(heard.language, heard, ())]
