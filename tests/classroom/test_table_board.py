"""The board of a seat at a table shows what others did, whatever its page asks for in between."""

from classroom.table_twins import Looked
from the_games import find_game

from trajan_tutor.engine.game import Setup
from trajan_tutor.session.players import PERSON
from trajan_tutor.session.seat_session import SeatSession
from trajan_tutor.session.shared_game import SharedGame


def test_what_another_decided_is_shown_though_the_page_asks_something_before_it_is_told() -> None:
    """Boards follow the game one after another: a question may come in between."""
    shared = SharedGame(find_game("trajan"), Setup(seats=2, seed=1), (PERSON, PERSON), ["Ada", "Ben"])
    seats = [SeatSession(shared, seat) for seat in range(2)]
    mover = shared.waited_for()[0]
    looked = Looked(shared, 1 - mover)
    before = looked.model["log"]
    seats[mover].choose(shared.game.notation(seats[mover].choices()[0]))
    looked.do("tell", spot="points-track")
    looked.board.follow()
    assert looked.model["log"] != before
