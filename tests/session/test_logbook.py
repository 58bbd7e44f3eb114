"""The log of one board, told again after every decision."""

from session.tiny import tiny

from trajan_tutor.engine.game import Setup
from trajan_tutor.session import scene
from trajan_tutor.session.logbook import Logbook
from trajan_tutor.session.play import Play
from trajan_tutor.session.players import PERSON

FIRST, SECOND = "take left 1", "take right 2"


def table(*moves: str, curtains: bool = False) -> Play:
    """Return a game of two people after some moves."""
    return Play(tiny(), Setup(2, 3), (PERSON, PERSON), moves=moves, curtains=curtains)


def test_a_logbook_tells_what_the_log_tells() -> None:
    """After every decision, through other eyes, back and forth, along another branch, behind a curtain."""
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
    play = table(FIRST, curtains=True)
    assert play.curtain is not None
    both()
    play.lift_curtain()
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
