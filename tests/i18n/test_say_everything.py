"""Everything that people are shown is said in every language that is offered; what is not is found."""

from collections.abc import Iterator, Mapping
from itertools import product

import pytest
from i18n.everything_shown import PARTS, printed_by
from i18n.say_everything import echoed, say_everything, shown_texts

from trajan_tutor.classroom import class_words, table_words, task_words
from trajan_tutor.cli import output
from trajan_tutor.i18n import bundles, words
from trajan_tutor.i18n.bundles import Catalogue
from trajan_tutor.i18n.languages import FALLBACK, languages

OTHERS = [one for one in languages() if one != FALLBACK]
# Those that take seconds in their short form are said in `make test-long`, whole.
QUICK = ("classes", "notebooks")
# These take more than a minute in each language when they are said whole: before a release.
GREAT = ("exercises", "lessons", "calls")
BEFORE_RELEASE = [pytest.mark.long, pytest.mark.before_release]


def marks_of(part: str, language: str) -> list[pytest.MarkDecorator]:
    """Return how what is said whole is marked: each part takes its time in one of the languages, in turn."""
    is_its_turn = [*PARTS].index(part) % len(OTHERS) == OTHERS.index(language)
    return [pytest.mark.long] if is_its_turn and part not in GREAT else BEFORE_RELEASE


# A little of each part in every language, and all of it in one.
SAID = [
    *(pytest.param(part, one, True, marks=pytest.mark.long) for part, one in product(PARTS, OTHERS)),
    *(pytest.param(part, one, False, marks=marks_of(part, one)) for part, one in product(PARTS, OTHERS)),
]
# What is refused to a command, a program, a class; all that is said to whoever plays or learns takes many minutes.
ECHOED = [
    pytest.param(("tests/cli", "tests/session", "tests/classroom"), marks=pytest.mark.long),
    pytest.param(("tests/desk", "tests/lessons"), marks=BEFORE_RELEASE),
]


@pytest.fixture(autouse=True)
def _nothing_said_yet(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Forget what other tests said, and afterwards what was planted here."""
    for name in ("_in_english", "_without_form"):
        monkeypatch.setattr(bundles, name, {})
    forget()
    yield
    forget()


def forget() -> None:
    """Make all catalogues anew: whoever keeps words keeps what was said in them, and that is not said again."""
    for keeper in (bundles, words, output, class_words, task_words, table_words):
        for kept in vars(keeper).values():
            if hasattr(kept, "cache_clear") and kept.__module__ == keeper.__name__:
                kept.cache_clear()


def wrong(language: str, *names: str, short: bool = True) -> list[str]:
    """Return what is wrong with some parts."""
    return say_everything(language, {name: PARTS[name] for name in names}, short=short, say=print)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_said_in_english(language: str) -> None:
    """A class with its pages, votes and tables, and prose of notebooks."""
    assert wrong(language, *QUICK) == []


@pytest.mark.parametrize(("part", "language", "short"), SAID)
def test_nothing_at_all_is_said_in_english(part: str, language: str, short: bool) -> None:
    """Games, exercises, lessons, panels, pictures, papers, calls, classes, commands and notebooks."""
    assert wrong(language, part, short=short) == []


@pytest.mark.parametrize("rooms", ECHOED)
def test_whatever_tests_let_be_said_can_be_said(rooms: tuple[str, ...]) -> None:
    """Errors, odd values and hostile requests have their words in all languages, too."""
    assert echoed(OTHERS, rooms) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_gap_is_found(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that the language lacks, and one that is asked for in English where it should not be."""
    # As another test of the same process may have asked for it.
    assert printed_by(language, "lesson", "--help")
    forget()
    put = Catalogue._put

    def lacking(catalogue: Catalogue, spoken: str, name: str, learned: set[tuple[str, str]]) -> bool:
        return (spoken, name) != (language, "cli-help-lesson") and put(catalogue, spoken, name, learned)

    monkeypatch.setattr(Catalogue, "_put", lacking)
    found = say_everything(
        language, {"commands": lambda spoken, _: iter([printed_by(spoken, "lesson", "--help")])}, short=True, say=print
    )
    assert "commands: in English: cli-help-lesson" in found


@pytest.mark.parametrize("language", OTHERS)
def test_english_that_no_catalogue_says_is_found(language: str) -> None:
    """In a picture, in brackets, and in words of another language."""
    shown: Mapping[str, object] = {"label": '<text aria-label="the camp">⟦gone⟧</text>', "move": "take the camp"}
    assert list(shown_texts(shown)) == ["the camp", "⟦gone⟧"]

    def part(_: str, __: bool) -> Iterator[object]:
        yield shown
        yield words.Words("en").say("language-name")

    assert say_everything(language, {"part": part}, short=True, say=print) == [
        "part: in another language (en): language-name",
        "part: English words (the): the camp",
        "part: no words: ⟦gone⟧",
    ]
