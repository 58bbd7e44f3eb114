"""What the library of the command line says of arguments is said in the language that was chosen."""

import argparse
import re

import pytest
from cli.command_line import CommandLine

from trajan_tutor.cli.arguments import library_speaks

BAD = [
    ("plx",),
    ("play",),
    ("play", "trajan", "--seats", "two"),
    ("play", "trajan", "--setup", "no"),
    ("play", "trajan", "--seed"),
    ("play", "trajan", "--unknown"),
    ("play", "trajan", "--se", "1"),
    ("class", "--no-browser=yes"),
    ("bench", "trajan", "--seconds", "-1"),
    ("tournament", "trajan", "--processes", "0"),
    ("--language", "no language", "saves"),
]


@pytest.mark.parametrize("words", BAD, ids=" ".join)
def test_a_refusal_is_said_in_the_language(run: CommandLine, words: tuple[str, ...]) -> None:
    """No sentence of the library is left in English, and English is as it was."""
    plain = run(*words)
    told = run("--language", "pseudo", *words)
    assert plain.code == told.code == 2
    assert "[" in told.error
    sentence = plain.error.partition(": ")[2].partition(" (trajan")[0]
    for english in re.findall(r"[a-z]{4,} [a-z]{4,}", sentence):
        assert english not in told.error, english


def test_the_library_says_what_it_did_afterwards() -> None:
    """Several arguments are counted in the words of the language; what is for programmers stays English."""
    parser = argparse.ArgumentParser(prog="any", exit_on_error=False)
    parser.add_argument("--pair", nargs=2)
    for language, said in (("en", "argument --pair: expected 2 arguments"), ("pseudo", "[")):
        with library_speaks(language), pytest.raises(argparse.ArgumentError) as caught:
            parser.parse_args(["--pair", "1"])
        with library_speaks(language):
            assert str(caught.value).startswith(said)
    assert str(caught.value).startswith("argument --pair: ")
