"""The log of one board, told again after every decision."""

from session.tiny import tiny

from trajan_tutor.engine.game import Setup
from trajan_tutor.session import seat_view
from trajan_tutor.session.logbook import Logbook
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.session import Session

FIRST, SECOND = "take left 1", "take right 2"


def table(*moves: str, hot_seat: bool = False) -> Session:
    """Return a game of two people after some moves."""
    return Session(tiny(), Setup(2, 3), (PERSON, PERSON), moves=moves, hot_seat=hot_seat)


def test_a_logbook_tells_what_the_log_tells() -> None:
    """After every decision, through other eyes, back and forth, along another branch, in a hot seat."""
    session = table()
    words = seat_view.words_for(session, "en")
    book = Logbook()

    def both() -> None:
        for most in (80, 3):
            assert book.lines(session, words, most) == seat_view.plain(seat_view.log(session, words, most))

    both()
    for move in (FIRST, SECOND, FIRST):
        session.choose(move)
        both()
    session.undo()
    both()
    session.undo()
    session.choose(FIRST)
    both()
    session = table(FIRST, hot_seat=True)
    assert session.hidden is not None
    both()
    session.sit_down()
    both()


def test_what_was_told_is_not_told_anew() -> None:
    """The same line is the same object, so that comparing two logs costs nothing."""
    session = table(FIRST, FIRST)
    words = seat_view.words_for(session, "en")
    book = Logbook()
    # Afterwards the same person looks on.
    before = book.lines(session, words)
    again = book.lines(session, words)
    assert before
    assert all(one is other for one, other in zip(before, again, strict=True))
    # Other words are told anew.
    other = book.lines(session, seat_view.words_for(session, "en"))
    assert other == before
    assert other[0] is not before[0]
