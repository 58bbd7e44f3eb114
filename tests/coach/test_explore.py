"""What turns lead to: the same deals for all of them, only what may be known, and sentences for what makes no sense."""

from dataclasses import replace

import pytest
from coach.situations import SMALL, TRAJAN, Situation, each_of, situation, situations

from trajan_tutor.coach.exploration import Exploration, Explorer, differing, pieces_by_spot
from trajan_tutor.coach.ladder import owner_of
from trajan_tutor.coach.paired_trials import FRESH, trial
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.search.sampling import margin_of


def explored(where: Situation, seeds: tuple[int, ...] = (1, 2, 3), deals: int = 12) -> tuple[Explorer, Exploration]:
    """Explore some legal turns."""
    turns = [where.turn(seed) for seed in seeds]
    explorer = Explorer(where.game, where.observation, turns, 5, deals, 3, SMALL)
    while not explorer.step(7):
        pass
    return explorer, explorer.exploration()


@pytest.mark.parametrize("where", each_of(situations(12), 4))
def test_margins_are_those_of_trials_in_the_same_deals(where: Situation) -> None:
    """For every turn; leads are taken deal by deal."""
    explorer, exploration = explored(where)
    for moves, outcome in zip(explorer.turns, exploration.outcomes, strict=True):
        ends = [trial(explorer.question, moves, FRESH + deal).end for deal in range(12)]
        expected = [margin_of(where.game, end, where.seat) / 100 for end in ends]
        assert list(outcome.margins) == expected
        assert min(expected) <= outcome.share(0.5) <= max(expected)
    lead, _ = exploration.lead(1)
    assert lead == pytest.approx(exploration.outcomes[1].mean - exploration.outcomes[0].mean)
    assert exploration.lead(0) == (0.0, 0.0)


@pytest.mark.parametrize("where", each_of(situations(12), 4))
def test_nothing_hidden_is_shown(where: Situation) -> None:
    """Hidden things dealt anew give the same boards, ledgers, margins and answers."""
    dealt = replace(where, state=where.game.determinize(where.observation, 4))
    turns = [where.turn(1)]
    found = []
    for position in (where, dealt):
        explorer = Explorer(where.game, position.observation, turns, 5, 6, 2, SMALL)
        while not explorer.step():
            pass
        outcome = explorer.exploration().outcomes[0]
        found.append((where.game.key(outcome.after.state), outcome.ledgers, outcome.margins, outcome.answers))
    assert found[0] == found[1]


def test_what_makes_no_sense_is_refused() -> None:
    """No turn, too many, no deal, too early, given up."""
    where = situation(TRAJAN, 2, 3, 12)
    seen, turn = where.observation, where.turn(1)
    for turns, deals, key in (
        ([], 5, "coach-explore-many"),
        ([turn] * 4, 5, "coach-explore-many"),
        ([turn], 0, "deals"),
    ):
        with pytest.raises(MisusedError, match=key):
            Explorer(TRAJAN, seen, turns, 1, deals)
    with pytest.raises(MisusedError, match="search-turn-empty"):
        Explorer(TRAJAN, seen, [()], 1, 5)
    explorer = Explorer(TRAJAN, seen, [turn], 1, 5)
    with pytest.raises(MisusedError, match="coach-not-done"):
        explorer.exploration()
    explorer.step()
    assert 0 < explorer.progress < 1
    explorer.cancel()
    with pytest.raises(MisusedError, match="coach-cancelled-twice"):
        explorer.cancel()
    with pytest.raises(MisusedError, match="coach-cancelled"):
        explorer.step()


@pytest.mark.parametrize("where", each_of(situations(12), 4))
def test_several_deals_are_drawn_where_they_change_the_table(where: Situation) -> None:
    """They differ from each other, at places that are told; what seats draw for themselves is no other board."""
    for outcome in explored(where)[1].outcomes:
        boards = [pieces_by_spot(where.game, board) for board in outcome.boards]
        for number, board in enumerate(boards):
            for other in boards[:number]:
                places = differing(board, other)
                assert any(not owner_of(spot) for spot in places)
        assert set().union(*(differing(boards[0], board) for board in boards)) <= set(outcome.dealt)
        assert not outcome.is_whole or len(boards) == 1
