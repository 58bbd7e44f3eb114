"""Whose saved games, progress and language they are: those of whoever runs a notebook, or of one visitor of a page.

Under Voila every visitor has a kernel, and all kernels run in the same folder: what one visitor did must not be gone on
with by the next. The language is chosen by a call or on a board, kept beside the saved games, and taken up by a new
kernel.
"""

import os
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from trajan_tutor.engine.errors import TutorError
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.journals.saved_games import home
from trajan_tutor.journals.saved_language import keep, language_saved_in
from trajan_tutor.session.language_choice import choose, problem_of_environment, take_up

# Voila tells its kernels so.
_SERVER: Final = "SERVER_SOFTWARE"
_VOILA: Final = "voila"


def own_home() -> Path:
    """Return the folder of saved games and progress; under Voila one that lasts as long as the visitor's kernel."""
    return Path(_of_this_visit().name) if os.environ.get(_SERVER, "").startswith(_VOILA) else home()


@cache
def _of_this_visit() -> TemporaryDirectory[str]:
    return TemporaryDirectory(prefix="trajan-tutor-", ignore_cleanup_errors=True)


def choose_language(name: str) -> str:
    """Speak a language from now on, keep it, and return it; without a name nothing changes.

    Where it cannot be kept it is spoken all the same, and that is said. Raises TutorError for one that is not offered.
    """
    if name == "":
        return Words().language
    chosen = choose(name)
    try:
        keep(own_home(), chosen)
    except TutorError as error:
        words = Words()
        sys.stderr.write(f"{words(error.message)} {words.say('session-language-not-kept')}\n")
    return chosen


def speak(language: str) -> Message | None:
    """Speak a language that a person chose on a board; return what is to be said where it cannot be kept."""
    try:
        keep(own_home(), choose(language))
    except TutorError:
        return Message("session-language-not-kept")
    return None


@cache
def take_up_language() -> None:
    """Speak what an earlier session kept, and say once where the environment names what is not offered."""
    # Where there is no home nothing was kept; whoever needs one is told.
    with suppress(TutorError):
        take_up(language_saved_in(own_home()))
    problem = problem_of_environment()
    if problem is not None:
        sys.stderr.write(f"{Words()(problem)}\n")
