"""Words over which a native speaker stumbles are said nowhere, and the check tells them."""

import json
from functools import cache
from pathlib import Path

import pytest

from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.i18n import Words
from trajan_tutor.i18n.languages import FALLBACK, OWN_FOLDER
from trajan_tutor.proof import catalogue_check
from trajan_tutor.proof.catalogue_check import ForbiddenWord, check_catalogues, forbidden_in, forbidden_words
from trajan_tutor.proof.catalogue_entries import entries_of

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
FORBIDDEN = forbidden_words(FALLBACK)
ALLOWED = [(word, allowed) for word in FORBIDDEN for allowed in word.allowed]


def said_about(tmp_path: Path, english: str) -> list[str]:
    """Return what the check says about some English words."""
    (tmp_path / FALLBACK).mkdir()
    (tmp_path / FALLBACK / "all.ftl").write_text(english, encoding="utf-8")
    words = Words()
    with pytest.MonkeyPatch.context() as patched:
        # Only what is said in English is forbidden.
        patched.setattr(catalogue_check, "begun", lambda _folders: frozenset())
        problems = check_catalogues((tmp_path,))
    return [words(problem) for problem in problems if problem.key == "words-forbidden"]


def test_the_list_has_the_words_of_the_house() -> None:
    """These were found by reading aloud what a learner reads in the first hour."""
    wanted = {"told", "set out", "stands", "hinder", "comes to", "shall", "whose place is"}
    assert wanted <= {word.word for word in FORBIDDEN}


@pytest.mark.parametrize("word", FORBIDDEN, ids=lambda word: word.word)
def test_each_word_is_found(tmp_path: Path, word: ForbiddenWord) -> None:
    """The check names the sentence, the word, and what to say instead."""
    [said] = said_about(tmp_path, f"zoo-lion = The lion {word.word} it.")
    assert "zoo-lion" in said
    assert f"“{word.word}”" in said
    assert word.say in said


@pytest.mark.parametrize(
    "english",
    [
        "zoo-key = Told so.",
        "zoo-key = { $n ->\n    [one] it is told\n   *[other] they are said\n  }",
        "zoo-key = said\n    .refused = told",
        "zoo-key =\n    What this lion comes\n    to is known.",
        'zoo-key = He { FORM($n, "the") } stands.',
    ],
)
def test_a_word_is_found_wherever_it_is_said(tmp_path: Path, english: str) -> None:
    """In capitals, in a variant, in an attribute, over the end of a line, beside a parameter."""
    assert len(said_about(tmp_path, english)) == 1


@pytest.mark.parametrize(
    "english",
    [
        "zoo-told = It is said.",
        "# What is told.\nzoo-key = { $told }",
        "zoo-key = The lion understands, and a shallow pond is near.",
        "zoo-key = The mane stands for the lion.",
    ],
)
def test_other_words_pass(tmp_path: Path, english: str) -> None:
    """Names, comments, parameters, parts of words and phrases that are allowed are no such sentences."""
    assert said_about(tmp_path, english) == []


@cache
def texts_of_english() -> list[str]:
    """Return all that is said in English, each on one line."""
    folders = (OWN_FOLDER, *(find_game(name).resources.words for name in game_names()))
    return [" ".join(text.split()) for entry in entries_of(folders, FALLBACK)[0].values() for text in entry.texts]


@pytest.mark.parametrize(("word", "allowed"), ALLOWED, ids=lambda value: getattr(value, "phrase", ""))
def test_what_is_allowed_has_a_reason_and_a_use(word: ForbiddenWord, allowed: object) -> None:
    """An exception is there because a sentence needs it."""
    [found] = [each for each in word.allowed if each is allowed]
    assert found.because.endswith(".")
    assert any(found.phrase in text for text in texts_of_english())


@pytest.mark.parametrize("notebook", sorted(NOTEBOOKS.rglob("*.ipynb")), ids=lambda path: path.stem)
def test_notebooks_say_none_of_them(notebook: Path) -> None:
    """The prose of a notebook stands outside the catalogues, and is read as well."""
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    prose = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown"]
    assert [word.word for word in forbidden_in(prose, FORBIDDEN)] == []
