"""What the books say where a ruling is needed: a few of their own words, marked as such wherever a ruling is shown."""

import re
from pathlib import Path

import pytest
from the_games import AnyGame, find_game

from trajan_tutor.cli.main import main
from trajan_tutor.engine.book_words import MOST_WORDS, BookWords, quoted_books_in
from trajan_tutor.engine.components import Ruling
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.games import game_names
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words, languages
from trajan_tutor.viewmodel.ruling_cards import readings_offered, rulings_shown

LANGUAGES = languages()
GAMES = [find_game(name) for name in game_names()]
RULINGS = [pytest.param(game, one, id=one.name) for game in GAMES for one in game.components.rulings.values()]
QUOTED = [
    pytest.param(game, one, id=f"{one.ruling}-{number}")
    for game in GAMES
    for number, one in enumerate(quoted_books_in(game.resources.data).words)
]
MARKS = re.compile('[„“”"«»]')
WHOLE = ("question", "answer", "place", "says", "why", "against", "only")


def said(game: AnyGame, language: str, key: str) -> str:
    """Return the words of a key in a language; none where there are none."""
    words = Words(language, (game.resources.words,))
    return words(Message(key)) if words.has(key) else ""


@pytest.mark.parametrize(("game", "ruling"), RULINGS)
def test_a_book_is_quoted_or_silent(game: AnyGame, ruling: Ruling) -> None:
    """One of the two, and never both."""
    quoted = quoted_books_in(game.resources.data)
    assert bool(quoted.about(ruling.name)) != (ruling.name in quoted.silent)


@pytest.mark.parametrize("game", GAMES)
def test_only_rulings_that_there_are_have_words(game: AnyGame) -> None:
    """Each of a book that is named in words, and whose text can be compared."""
    quoted = quoted_books_in(game.resources.data)
    assert {one.ruling for one in quoted.words} | quoted.silent <= set(game.components.rulings)
    assert {one.book for one in quoted.words} == set(quoted.files)


@pytest.mark.parametrize(("game", "quote"), QUOTED)
def test_a_few_words_of_a_book_stand_together(game: AnyGame, quote: BookWords) -> None:
    """At most eight of them, without marks of their own or what a reading machine left."""
    assert 2 <= len(re.findall(r"\w+", quote.text)) <= MOST_WORDS, game.name
    assert not MARKS.search(quote.text)
    assert not re.search(r"[*¢_<>{}]|\s\s|^\s|\s$", quote.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_else_of_a_ruling_stands_in_quotation_marks(language: str) -> None:
    """What is retold, inferred or translated is ours: the words of a book are the only ones in marks."""
    found = [
        key
        for game in GAMES
        for ruling in game.components.rulings.values()
        for key in (
            *(ruling.key(game.name, part) for part in WHOLE),
            *(ruling.reading(game.name, choice) for choice in ruling.choices),
        )
        if MARKS.search(said(game, language, key))
    ]
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_has_the_words_of_each_book_in_marks_and_in_its_language(language: str) -> None:
    """With the name of the book, between the place and what the words say; a book that is silent has none."""
    for game in GAMES:
        words = Words(language, (game.resources.words,))
        for card in rulings_shown(game, words, None)["cards"]:
            quoted = quoted_books_in(game.resources.data).about(card["rule"])
            shown = card["marks"][1 : 1 + len(quoted)]
            for (book, quotes), mark in zip(quoted.items(), shown, strict=True):
                assert mark["label"] == said(game, language, f"{game.name}-book-{book}")
                assert MARKS.split(mark["text"])[1::2] == [quote.text for quote in quotes]
                assert mark.get("language", language) == quotes[0].language
            assert not any(MARKS.search(mark["text"]) for mark in card["marks"][1 + len(quoted) :])


def test_the_form_of_a_new_game_quotes_the_books_too() -> None:
    """Beside what they say, for each ruling that can be chosen and on which a book is not silent."""
    for game in GAMES:
        for offered_reading in readings_offered(game, Words("en", (game.resources.words,))):
            about = quoted_books_in(game.resources.data).about(offered_reading["ruling"])
            assert len(offered_reading["words"]) == len(about)


def test_the_terminal_and_the_page_of_rulings_quote_them(capsys: pytest.CaptureFixture[str]) -> None:
    """Every one of them."""
    page = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")
    for game in GAMES:
        main(["provenance", game.name])
        told = capsys.readouterr().out
        for one in quoted_books_in(game.resources.data).words:
            assert f"“{one.text}”" in told
            assert f"“{one.text}”" in page


def test_words_without_their_book_are_refused(tmp_path: Path) -> None:
    """With the file, their number and what is missing."""
    (tmp_path / "book-words.toml").write_text('[[words]]\nruling = "R1"\ntext = "a b"\n', encoding="utf-8")
    with pytest.raises(UnreadableError) as caught:
        quoted_books_in(tmp_path)
    assert str(caught.value.message) == "engine-book-words-lack needed=book number=1 place=book-words.toml"
