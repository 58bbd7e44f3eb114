"""The language of a notebook: chosen by a call or on a board, kept beside the saved games, taken up by a new kernel."""

import sys
from contextlib import suppress
from functools import cache

from trajan_tutor.engine.errors import TutorError
from trajan_tutor.i18n import Words
from trajan_tutor.journals.kept_language import keep, kept_in
from trajan_tutor.jupyter.visitor import own_home
from trajan_tutor.session.language_choice import choose, problem_of_environment, take_up


def choose_language(name: str) -> str:
    """Speak a language from now on, keep it, and return it; without a name nothing changes. Raises TutorError."""
    if name == "":
        return Words().language
    chosen = choose(name)
    keep(own_home(), chosen)
    return chosen


def speak(language: str) -> None:
    """Speak a language that a person chose on a board, and keep it where that can be done."""
    with suppress(TutorError):
        choose_language(language)


@cache
def take_up_language() -> None:
    """Speak what an earlier session kept, and say once where the environment names what is not offered."""
    # Where there is no home nothing was kept; whoever needs one is told.
    with suppress(TutorError):
        take_up(kept_in(own_home()))
    problem = problem_of_environment()
    if problem is not None:
        sys.stderr.write(f"{Words()(problem)}\n")
