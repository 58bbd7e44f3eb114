"""Quotations are compared with texts of the books that somebody has: small made ones here."""

from pathlib import Path

import pytest
from book_words import MOST_IN_ALL, compared, is_said, letters_apart, main, plain_words

from trajan_tutor.engine.book_words import BookWords, quoted_books_in
from trajan_tutor.engine.games import find_game

QUOTE = BookWords("R1", "cz", "ale hráč získá pouze 2 VB")


def found(text: str) -> bool:
    """Return whether a text has the words of the quotation."""
    return is_said(plain_words(QUOTE.text), plain_words(text))


@pytest.mark.parametrize(
    "text",
    [
        "Jako nahoře, ale hráč získá pouze 2 VB.",
        "… ALE HRAC\nZISKA pouze (2) VB",
        "ale hra¢ ziska pouze 2 VB",
        "ale **hráč** zís-\nká pouze 2 VB",
    ],
)
def test_accents_marks_lines_and_a_few_letters_do_not_count(text: str) -> None:
    """Books are read by machine."""
    assert found(text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("ale hráč získá 2 VB", "a word is missing"),
        ("ale hráč získá pouze pouze 2 VB", "a word is there twice"),
        ("ale hrxyz získá pouze 2 VB", "three letters of one word"),
        ("axe hrxy zixy pouzx 2 VB", "six letters in all"),
        ("", "nothing"),
    ],
)
def test_other_words_do_not_pass(text: str, why: str) -> None:
    """At most two letters of a word, and five in all."""
    assert not found(text), why


def test_five_letters_in_all_pass() -> None:
    """One less than is refused above."""
    pairs = (("axe", "ale"), ("hraz", "hrac"), ("zisxy", "ziska"))
    assert sum(letters_apart(*pair) for pair in pairs) <= MOST_IN_ALL
    assert found("axe hraz zisxy pouze 2 VB")


def test_what_a_book_does_not_say_is_told_with_its_ruling(tmp_path: Path) -> None:
    """And a book that nobody has is named."""
    (tmp_path / "000.txt").write_text("ale hrac ziska pouze 2 VB", encoding="utf-8")
    other = BookWords("R2", "cz", "půl bodu")
    assert list(compared(tmp_path, [QUOTE, other], {"cz": "000", "pl": "001"})) == [
        "000 (cz) does not say, about R2: půl bodu",
        "001 (pl) is not there.",
    ]


def test_the_command_compares_the_books_that_are_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It fails where a book says something else, and where there is none at all."""
    assert main([str(tmp_path)]) == 1
    quoted = quoted_books_in(find_game("caesar").resources.data)
    book = tmp_path / f"{quoted.files['cz']}.txt"
    book.write_text("\n".join(one.text for one in quoted.words), encoding="utf-8")
    capsys.readouterr()
    assert main([str(tmp_path)]) == 0
    assert "1 of 5 books compared" in capsys.readouterr().out
    book.write_text("\n".join(one.text for one in quoted.words[1:]), encoding="utf-8")
    assert main([str(tmp_path)]) == 1
    assert quoted.words[0].text in capsys.readouterr().out
