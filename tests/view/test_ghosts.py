"""What a move would bring about: ghosts for what would lie there, a shine for a place that changes its state."""

from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.placement import Placement
from trajan_tutor.games.caesar.game import GAME
from trajan_tutor.games.caesar.rules import names
from trajan_tutor.games.caesar.rules.turn import choices_of
from trajan_tutor.view import Ghost, Marks, preview_marks


def piece(spot: str, symbol: str, text: str = "", number: int = 1) -> Placement:
    """Return a placement."""
    return Placement(spot, symbol, Message.of("x"), f"{symbol}.{number}", text=text)


def test_only_what_is_new_on_the_places_in_question_is_a_ghost() -> None:
    """What lay there before, what leaves, and what happens elsewhere are no ghosts."""
    before = [piece("a", "disc"), piece("b", "card"), piece("c", "ring")]
    after = [piece("a", "disc"), piece("a", "disc", number=2), piece("c", "disc", number=3), piece("d", "ring")]
    assert preview_marks(before, after, {"a", "b", "c"}) == Marks(ghosts=(Ghost("a", "disc"), Ghost("c", "disc")))


def test_a_figure_that_changes_is_a_ghost_over_the_old_one() -> None:
    """A sum that would grow is shown as it would be."""
    found = preview_marks([piece("a", "sum", "3")], [piece("a", "sum", "9")], {"a"})
    assert found == Marks(ghosts=(Ghost("a", "sum", "9"),))


def test_a_place_that_would_change_hands_shines() -> None:
    """The colour of a place is no piece."""
    found = preview_marks([piece("a", "ground-near")], [piece("a", "ground-held")], {"a"})
    assert found == Marks(shining=frozenset({"a"}))


def test_a_placement_shows_its_token_and_the_sums_that_it_would_make() -> None:
    """A whole move of a game: the token on its border and both sums, as the side to act sees it."""
    state = GAME.new_game(Setup(2, 3, ()))
    seat = GAME.current_seat(state)
    state.supply[seat] = [names.TOKENS.index("sword-6-0")]
    state.choices = choices_of(state)
    move = GAME.legal(state)[0]
    before = GAME.placements(GAME.observe(state, seat))
    border = next(spot for spot in GAME.spots_of(state, move) if spot.startswith("border."))
    about = {border, *GAME.leads_to(state, move)}
    GAME.apply(state, move)
    found = preview_marks(before, GAME.placements(GAME.observe(state, seat)), about)
    shown = sorted((ghost.spot.partition(".")[0], ghost.symbol.partition("+")[0], ghost.text) for ghost in found.ghosts)
    sums = [("province", "sum-caesar", "0"), ("province", "sum-caesar-lead", "6")]
    nothing = [("province", "sum-pompey", "0")] * 2
    assert shown == [("border", "token", ""), *sums, *nothing]
