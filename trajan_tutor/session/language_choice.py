"""Choosing the language once, for everything that is said where nobody names another one."""

import os

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import PSEUDO, languages, name_of
from trajan_tutor.i18n.languages import CHOICE, VARIABLE, nearest
from trajan_tutor.session.values import is_language, language_of


def offered_language(value: object) -> str:
    """Return a language that is offered by its letters; raises MisusedError, which names those that are."""
    given = language_of(value)
    offered = nearest(given, (*languages(), PSEUDO))
    if not offered:
        raise MisusedError("session-language-unknown", given=given, offered=_offered_in_words())
    return offered


def choose(value: object) -> str:
    """Speak a language from now on, and return it; raises MisusedError for one that is not offered."""
    CHOICE.asked = offered_language(value)
    return CHOICE.asked


def take_up(saved: str) -> None:
    """Speak the language that an earlier session saved, where nothing else was chosen."""
    CHOICE.saved = saved if is_language(saved) else ""


def problem_of_environment() -> Message | None:
    """Return what is to be said where the environment names a language that is not offered."""
    given = os.environ.get(VARIABLE, "")
    if not given or CHOICE.asked or nearest(given, (*languages(), PSEUDO)):
        return None
    return Message.of("session-language-variable", variable=VARIABLE, given=given, offered=_offered_in_words())


def _offered_in_words() -> tuple[str, ...]:
    return tuple(f"{language} ({name_of(language)})" for language in languages())
