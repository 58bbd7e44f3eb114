"""The log of one board, told again after every decision."""

from session.tiny import tiny

from trajan_tutor.engine.game import Setup
from trajan_tutor.session import scene
from trajan_tutor.session.logbook import Logbook
from trajan_tutor.session.play import Play
from trajan_tutor.session.players import PERSON

FIRST, SECOND = "take left 1", "take right 2"


def table(*moves: str, hot_seat: bool = False) -> Play:
    """Return a game of two people after some moves."""
    return Play(tiny(), Setup(2, 3), (PERSON, PERSON), moves=moves, hot_seat=hot_seat)


def test_a_logbook_tells_what_the_log_tells() -> None:
    """After every decision, through other eyes, back and forth, along another branch, in a hot seat."""
    play = table()
    words = scene.words_for(play, "en")
    book = Logbook()

    def both() -> None:
        for most in (80, 3):
            assert book.lines(play, words, most) == scene.plain(scene.log(play, words, most))

    both()
    for move in (FIRST, SECOND, FIRST):
        play.choose(move)
        both()
    play.undo()
    both()
    play.undo()
    play.choose(FIRST)
    both()
    play = table(FIRST, hot_seat=True)
    assert play.hidden is not None
    both()
    play.sit_down()
    both()


def test_what_was_told_is_not_told_anew() -> None:
    """The same line is the same object, so that comparing two logs costs nothing."""
    play = table(FIRST, FIRST)
    words = scene.words_for(play, "en")
    book = Logbook()
    # Afterwards the same person looks on.
    before = book.lines(play, words)
    again = book.lines(play, words)
    assert before
    assert all(one is other for one, other in zip(before, again, strict=True))
    # Other words are told anew.
    other = book.lines(play, scene.words_for(play, "en"))
    assert other == before
    assert other[0] is not before[0]
