"""What a turn brings at once is told only where it is so whatever is hidden."""

from games.sylla.build_table import GAME, player, position
from the_games import AnyGame

from trajan_tutor.coach.reasons import brought_now
from trajan_tutor.search.sampling import SearchQuestion
from trajan_tutor.search.settings import Settings


def test_a_place_that_hidden_hands_decide_is_not_told_as_brought_at_once() -> None:
    """In some deals the votes win a place, in others none: then nothing of it is certain."""
    players = [player(deniers=3), player(deniers=8), player(deniers=8), player(deniers=8)]
    pending = {"hands": [None, [1, "up"], [0, "up"], [1, "down"]]}
    game: AnyGame = GAME
    state = GAME.load(position("VI", "hand", players, consul=1, actor=0, pending=pending, work="granarii"))
    question = SearchQuestion(game, game.observe(state, 0), 1, Settings())
    move = GAME.parse("hand 3 up")
    ends = []
    for deal in range(12):
        after = GAME.determinize(GAME.observe(state, 0), deal)
        GAME.apply(after, move)
        ends.append(GAME.ledger(after, 0)["works"])
    assert len(set(ends)) > 1
    assert not [one for one in brought_now(question, (move,)) if one.theme.name == "works"]
