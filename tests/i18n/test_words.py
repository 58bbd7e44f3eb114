"""Messages as sentences: plurals, forms, lists, seats, fallback, and plain text that stays plain text."""

import subprocess
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from trajan_tutor.engine.games import plugins
from trajan_tutor.i18n import FALLBACK, PSEUDO, Words, begun
from trajan_tutor.i18n.bundles import Catalogue
from trajan_tutor.i18n.entries import entry_of, message_of, texts_of
from trajan_tutor.i18n.languages import OWN_FOLDER

ENGLISH = """
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
in-province = A legion stands { FORM($province, "in") }.
rome = Rome
    .in = in the city of Rome
gaul = Gaul
told = { SEAT($seat) } says { $text }.
goods = You hold { $goods }.
only-english = English
refused = title
    .refused = No: { $text }.
"""
CZECH = """
points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
in-province = Legie stojí { FORM($province, "in") }.
rome = Řím
    .in = v Římě
"""


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the catalogue, as the engine has it: `i18n` knows it by its key alone."""

    key: str


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder of words in English and Czech."""
    for language, text in ((FALLBACK, ENGLISH), ("cs", CZECH)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "all.ftl").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("language", "points", "sentence"),
    [
        ("en", 1, "1 point"),
        ("en", 2, "2 points"),
        ("en", 0, "0 points"),
        ("en", -1, "-1 point"),
        ("en", 12345, "12345 points"),
        ("cs", 1, "1 bod"),
        ("cs", 3, "3 body"),
        ("cs", 5, "5 bodů"),
        ("cs", 22, "22 bodů"),
        ("cs", 12345, "12345 bodů"),
    ],
)
def test_plurals_follow_the_language(folder: Path, language: str, points: int, sentence: str) -> None:
    """The number decides the form of the word, and is written in plain digits."""
    assert Words(language, (folder,)).say("points", points=points) == sentence


def test_a_term_is_said_in_the_form_that_the_message_asks_for(folder: Path) -> None:
    """A word without the form is said as it is."""
    words = Words("en", (folder,))
    assert words.say("in-province", province=Term("rome")) == "A legion stands in the city of Rome."
    assert words.say("in-province", province=Term("gaul")) == "A legion stands Gaul."
    assert Words("cs", (folder,)).say("in-province", province=Term("rome")) == "Legie stojí v Římě."


@pytest.mark.parametrize(
    ("goods", "sentence"),
    [
        ((), "You hold nothing."),
        ((Term("rome"),), "You hold Rome."),
        ((Term("rome"), 2), "You hold Rome and 2."),
        (("wine", "oil", Term("gaul")), "You hold wine, oil and Gaul."),
        (("a", "b", "c", "d"), "You hold a, b, c and d."),
    ],
)
def test_lists_are_joined(folder: Path, goods: tuple[object, ...], sentence: str) -> None:
    """A tuple is said as the language lists things."""
    assert Words("en", (folder,)).say("goods", goods=goods) == sentence


def test_forms_reach_into_lists(folder: Path) -> None:
    """Every word of a list takes the form."""
    said = Words("en", (folder,)).say("in-province", province=(Term("rome"), Term("gaul")))
    assert said == "A legion stands in the city of Rome and Gaul."


def test_seats_have_names_or_letters(folder: Path) -> None:
    """Names that people gave are used; an empty one leaves the letter."""
    words = Words("en", (folder,))
    assert words.say("told", seat=1, text="ave") == "player B says ave."
    named = words.for_players(["Livia", ""])
    assert named.say("told", seat=0, text="ave") == "Livia says ave."
    assert named.say("told", seat=1, text="ave") == "player B says ave."
    assert words.say("told", seat=0, text="ave") == "player A says ave."


def test_the_word_for_a_seat_has_forms_and_a_given_name_has_none(folder: Path) -> None:
    """Nobody can inflect what people wrote."""
    text = 'tray = Miska { FORM(SEAT($seat), "gen") }.\ntold = Ave: { SEAT($seat) }.\n'
    text += "seat-0 = hráč A\n    .gen = hráče A\n"
    (folder / "cs" / "a.ftl").write_text(text, encoding="utf-8")
    words = Words("cs", (folder,))
    assert words.say("tray", seat=0) == "Miska hráče A."
    assert words.say("told", seat=0) == "Ave: hráč A."
    assert words.for_players(["Livia"]).say("tray", seat=0) == "Miska Livia."


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "0.80 on Nov 2, 2026, 14:05"), ("cs", "0,80 dne 2. 11. 2026 14:05")]
)
def test_decimals_and_times_are_written_by_the_language(folder: Path, language: str, sentence: str) -> None:
    """They are given as numbers and times."""
    share = "{ NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) }"
    (folder / "en" / "a.ftl").write_text(
        f'when = {share} on {{ DATETIME($when, dateStyle: "medium") }}, 14:05\n', encoding="utf-8"
    )
    (folder / "cs" / "a.ftl").write_text(
        f'when = {share} dne {{ DATETIME($when, dateStyle: "medium", timeStyle: "short") }}\n', encoding="utf-8"
    )
    when = datetime(2026, 11, 2, 14, 5, tzinfo=UTC)
    assert Words(language, (folder,)).say("when", share=0.8, when=when) == sentence


@pytest.mark.parametrize("text", ["{ $seat }", "<b>bold</b>", "⟦", 'say "x" & y', "{rome}", "a\nb", "-rome", "\\u0041"])
def test_text_from_people_stays_plain(folder: Path, text: str) -> None:
    """What people wrote is never read as markup."""
    words = Words("en", (folder,)).for_players([text])
    assert words.say("told", seat=0, text=text) == f"{text} says {text}."


def test_a_very_long_text_is_shortened(folder: Path) -> None:
    """A text of any length gives a sentence."""
    said = Words("en", (folder,)).say("told", seat=0, text="x" * 100_000)
    assert said.endswith("x….")
    assert len(said) < 3000


def test_missing_words_stand_in_brackets(folder: Path) -> None:
    """A missing key, and a sentence without one of its parameters, are marked."""
    words = Words("en", (folder,))
    assert words.say("no-such-key") == "⟦no-such-key⟧"
    assert words.say("refused.no-such-attribute") == "⟦refused.no-such-attribute⟧"
    assert words.say("told", seat=0).startswith("⟦")
    assert words.say("goods", goods=Term("no-such-term")) == "You hold ⟦no-such-term⟧."
    assert not words.has("no-such-key")
    assert words.has("refused.refused")
    assert words.say("refused.refused", text="so") == "No: so."


def test_english_stands_behind_every_language(folder: Path) -> None:
    """What a language lacks is said in English, and so is an unknown language."""
    czech = Words("cs", (folder,))
    assert czech.say("only-english") == "English"
    assert czech.has("only-english")
    assert Words("cs-CZ", (folder,)).language == "cs"
    assert Words("xx", (folder,)).language == FALLBACK
    assert Words("../en", (folder,)).language == FALLBACK


def test_languages_are_begun_with_their_first_words(folder: Path) -> None:
    """The pseudo-language is none of them."""
    assert "en" in begun()
    assert PSEUDO not in begun()
    assert "cs" in begun((folder,))


def test_equal_messages_are_put_into_words_once(folder: Path) -> None:
    """A sentence is kept, and different parameters give different sentences."""
    words = Words("en", (folder,))
    first = words.say("points", points=1)
    assert words.say("points", points=1) is first
    assert words.say("points", points=2) == "2 points"


def test_the_pseudo_language_keeps_parameters_and_shows_the_rest(folder: Path) -> None:
    """Letters carry accents, words are longer by half, every message stands in brackets, parameters stay."""
    words = Words(PSEUDO, (folder,))
    assert words.say("points", points=2) == "[2 þóíñťš~~~]"
    assert words.say("told", seat=0, text="ave").endswith("šáýš~~ ave.]")
    english = Words("en", (folder,)).say("in-province", province=Term("rome"))
    assert len(words.say("in-province", province=Term("rome"))) >= 1.4 * len(english)
    # The English resources that the pseudo-language is made from stay as they are.
    assert Words("en", (folder,)).say("points", points=2) == "2 points"
    assert message_of(folder, FALLBACK, "points") is message_of(folder, FALLBACK, "points")


def test_fluent_is_not_imported_before_the_first_sentence() -> None:
    """The package imports quickly: the library of words waits until it is needed."""
    program = (
        "import sys; from trajan_tutor.i18n import Words; words = Words(); "
        "assert 'fluent' not in sys.modules; words.say('list-empty'); assert 'fluent' in sys.modules"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr


def test_messages_are_made_of_messages_and_terms_of_other_files(folder: Path) -> None:
    """Each is read when it is asked for; those that it names are then read too, also where they name each other."""
    (folder / "en" / "a.ftl").write_text("whole = { part } of { -term }\nround = { again }\n", encoding="utf-8")
    (folder / "en" / "b.ftl").write_text("part = A part\n-term = a thing\nagain = { round }\n", encoding="utf-8")
    words = Words("en", (folder,))
    assert words.say("whole") == "A part of a thing"
    assert Catalogue("en", (folder,)).has("round")


def test_of_two_messages_with_one_name_the_first_counts(folder: Path) -> None:
    """In the order of the files' names; a message that cannot be read is missing."""
    (folder / "en" / "a.ftl").write_text("twice = First\nbroken = { $\n", encoding="utf-8")
    (folder / "en" / "b.ftl").write_text("twice = Second\n", encoding="utf-8")
    words = Words("en", (folder,))
    assert words.say("twice") == "First"
    assert words.say("broken") == "⟦broken⟧"


def test_a_message_of_words_alone_is_read_as_the_parser_reads_it() -> None:
    """Every message of the catalogues says the same, read the short way or by Fluent's own parser."""
    folders = [OWN_FOLDER, *(plugin.resources.words for plugin in plugins())]
    texts = [text for folder in folders for text in texts_of(folder, FALLBACK).values()]
    assert len(texts) > 1000
    assert [text for text in texts if not entry_of(text).equals(FluentParser(with_spans=False).parse_entry(text))] == []


@pytest.mark.parametrize(
    "text",
    [
        "key = words",
        "key=words",
        "key   =   words with  spaces   ",
        "key = words\t",
        "key = words\u00a0",
        "key = = a sign",
        'key = "quoted" [and] *more* .dots # no remark',
        "key = words\n\n## A heading\n\n",
        "key = words\n# A remark\n",
        "key = words\n    over two lines\n",
        "key = words\n    .the = the words\n",
        "key =\n    words below\n",
        "key = { $value } more",
        "key = words }",
        "key = ",
        "key =",
        "key = words\r\n",
        "-term = words",
        "kéy = words",
        "1key = words",
    ],
)
def test_odd_messages_are_read_as_the_parser_reads_them(text: str) -> None:
    """What is not plain goes to the parser."""
    assert entry_of(text).equals(FluentParser(with_spans=False).parse_entry(text))
