"""What the library of the command line says of arguments, in the language that was chosen.

`argparse` asks gettext for each of its sentences by the English one; here the catalogue answers.
"""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from trajan_tutor.cli.output import say

# By the English sentence: the key of ours, and what stands in it in the places that the library fills.
_SAID: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "positional arguments": ("cli-library-arguments", {}),
    "options": ("cli-library-options", {}),
    "show this help message and exit": ("cli-library-help", {}),
    "argument %(argument_name)s: %(message)s": (
        "cli-library-argument",
        {"name": "%(argument_name)s", "message": "%(message)s"},
    ),
    "the following arguments are required: %s": ("cli-library-required", {"names": "%s"}),
    "one of the arguments %s is required": ("cli-library-one-required", {"names": "%s"}),
    "unrecognized arguments: %s": ("cli-library-unrecognized", {"names": "%s"}),
    "not allowed with argument %s": ("cli-library-not-with", {"name": "%s"}),
    "ignored explicit argument %r": ("cli-library-ignored", {"given": "%r"}),
    "expected one argument": ("cli-library-expected-one", {}),
    "expected at most one argument": ("cli-library-expected-at-most-one", {}),
    "expected at least one argument": ("cli-library-expected-at-least-one", {}),
    "ambiguous option: %(option)s could match %(matches)s": (
        "cli-library-ambiguous",
        {"option": "%(option)s", "matches": "%(matches)s"},
    ),
    "invalid %(type)s value: %(value)r": ("cli-library-invalid", {"given": "%(value)r"}),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "cli-library-choice",
        {"given": "%(value)r", "choices": "%(choices)s"},
    ),
}
_USAGE: Final = "usage: "


@contextmanager
def library_speaks(language: str) -> Iterator[None]:
    """Let the library speak a language meanwhile; what it says to programmers stays as it is."""

    def one(text: str) -> str:
        if text == _USAGE:
            return f"{say(language, 'cli-library-usage')} "
        if text not in _SAID:
            return text
        key, places = _SAID[text]
        return say(language, key, **places)

    def several(_one: str, _several: str, number: int) -> str:
        return say(language, "cli-library-expected", number=number, count="%s")

    spoken = {"_": one, "ngettext": several}
    before = {name: getattr(argparse, name) for name in spoken}
    try:
        for name, says in spoken.items():
            setattr(argparse, name, says)
        yield
    finally:
        for name, says in before.items():
            setattr(argparse, name, says)
