"""Games that do not take turns: an auction, a sealed bid, a vote, and phases in which all act."""

import pickle
from itertools import product
from typing import Any

import pytest
from search.toys.auction import AUCTION, PASS, RAISE, Bidding, dealt_values
from search.toys.common import HIDDEN, NOT_CHOSEN
from search.toys.open_then_secret import OPEN_THEN_SECRET
from search.toys.phases import HARVEST, PHASES
from search.toys.sealed_bid import HIGHEST, SEALED_BID, SEALED_BID_BY_HALF, Bids, SealedBidByHalf
from search.toys.vote import OPEN_VOTE, VOTE

from trajan_tutor.engine.capabilities import SearchableGame
from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.playouts import PlainPlayouts, choose_move, has_ended, playouts_of
from trajan_tutor.search.lookahead import Lookahead, Settings, best_turn
from trajan_tutor.search.sampling import turns_after

TOYS: tuple[Any, ...] = (AUCTION, SEALED_BID, SEALED_BID_BY_HALF, OPEN_VOTE, VOTE, HARVEST, OPEN_THEN_SECRET)
USUAL = Settings()
CAREFUL = Settings(tries=16)

toys = pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.name)


# ---- the toys keep the promises of the capabilities that they have


@toys
def test_a_toy_keeps_what_a_search_is_promised(toy: Any) -> None:
    """Copies stand alone, states are pickled, and a seat's view stays the same when hidden things are dealt anew."""
    assert isinstance(toy, SearchableGame)
    for seats in toy.seat_counts:
        state = toy.new_game(Setup(seats=seats, seed=seats))
        rng = Rng(seats)
        while not toy.is_over(state):
            actor = toy.current_seat(state)
            before = toy.key(state)
            assert toy.key(pickle.loads(pickle.dumps(state))) == before  # noqa: S301 - it was pickled here
            for seat in range(seats):
                seen = toy.observe(state, seat)
                dealt = toy.determinize(seen, 7)
                assert toy.key(toy.observe(dealt, seat).state) == toy.key(seen.state)
                assert toy.current_seat(dealt) == actor
            assert toy.legal(toy.observe(state, actor).state) == toy.legal(state)
            assert all(0 <= move < toy.move_count for move in toy.legal(state))
            toy.apply(toy.copy(state), toy.legal(state)[-1])
            assert toy.key(state) == before
            toy.apply(state, choose_move(toy, state, rng))
        assert not toy.legal(state)
        assert toy.current_seat(state) == -1
        assert toy.winners(state)


@toys
def test_a_playout_changes_nothing_and_comes_out_the_same_again(toy: Any) -> None:
    """The state given stays, and the same stream gives the same scope."""
    state = toy.new_game(Setup(seats=2, seed=5))
    before = toy.key(state)
    ends: list[Any] = [best_turn(toy, state, Rng(3), USUAL.tries) for _ in range(2)]
    once, again = ends
    assert toy.key(state) == before
    assert (toy.key(once), once.shown) == (toy.key(again), again.shown)
    assert has_ended(toy, once)


# ---- the round auction


def sold(values: list[int], seed: int, settings: Settings) -> Bidding:
    """Return an auction that a playout has played to its end."""
    end = turns_after(AUCTION, AUCTION.of_values(values), Rng(seed), settings)
    assert isinstance(end, Bidding)
    assert end.is_over
    return end


def bought_by_who_values_it_most(settings: Settings) -> int:
    """Return in how many of 400 auctions of 2 to 5 seats the one who values the lot most gets it."""
    ends = [sold(dealt_values(seats, seed), seed, settings) for seats in (2, 3, 4, 5) for seed in range(100)]
    return sum(end.values[end.holder] == max(end.values) for end in ends)


def test_who_values_the_lot_most_buys_it_in_playouts() -> None:
    """Whoever begins and whoever bids last: every seat decides for itself, each by the best of sixteen tries."""
    assert bought_by_who_values_it_most(CAREFUL) == 400


def test_few_tries_rarely_sell_the_lot_to_another() -> None:
    """With the usual eight tries chance decides in few auctions; if the next bidder decided for all, it did in most."""
    assert bought_by_who_values_it_most(USUAL) >= 385


@pytest.mark.parametrize("buyer", range(4))
def test_the_order_of_bidding_does_not_choose_the_buyer(buyer: int) -> None:
    """The same lot is bought from every place at the table, and never for more than it is worth."""
    bought = 0
    for seed in range(20):
        values = [7, 9, 5, 11]
        values[buyer], values[3] = values[3], values[buyer]
        end = sold(values, seed, CAREFUL)
        bought += end.holder == buyer
        assert end.points[end.holder] == end.values[end.holder] - end.price > 0
    assert bought >= 19


def points_of_best_bidding(state: Bidding) -> list[int]:
    """Return what each seat gains when everybody bids as is best for itself, by trying everything."""
    if state.is_over:
        return state.points
    ends = []
    for move in state.legal():
        after = state.copy()
        after.play(move)
        ends.append(points_of_best_bidding(after))
    return max(ends, key=lambda points: points[state.actor])


@pytest.mark.parametrize(
    ("values", "bid", "best"),
    [([9, 5], 2, RAISE), ([9, 3], 2, RAISE), ([5, 9], 2, RAISE), ([9, 15], 8, RAISE), ([9, 15], 14, PASS)],
)
def test_the_search_finds_the_best_answer_to_a_bid(values: list[int], bid: int, best: int) -> None:
    """What is best for the margin: also to make the other one pay, but not to pay for the lot what nobody would."""
    state = AUCTION.of_values(values)
    state.price, state.holder, state.is_between = bid, 1, False
    margins = []
    for move in (PASS, RAISE):
        after = state.copy()
        after.play(move)
        mine, other = points_of_best_bidding(after)
        margins.append(mine - other)
    assert margins[best] > margins[1 - best]
    search = Lookahead(AUCTION, AUCTION.observe(state, 0), 3, CAREFUL)
    search.step(400)
    assert search.lines()[0].moves[0] == best


# ---- the sealed bid


def bid_in_playout(game: Any, state: Any, seat: int, seed: int) -> int:
    """Return what a seat bids in a playout of the rest of a sale."""
    end = best_turn(game, state, Rng(seed), USUAL.tries)
    assert isinstance(end, Bids)
    return end.shown[seat]


@pytest.mark.parametrize("game", [SEALED_BID, SEALED_BID_BY_HALF], ids=["uniform", "policy"])
@pytest.mark.parametrize("value", range(1, HIGHEST + 1))
def test_no_bid_depends_on_what_was_put_in_before(game: Any, value: int) -> None:
    """All deals: whatever the lot is worth to the other, and whatever he has bid, the bid is the same."""
    for seed in range(3):
        bids = set()
        for others, bid in product(range(1, HIGHEST + 1), range(HIGHEST + 1)):
            state = game.of_values([others, value])
            game.apply(state, bid)
            bids.add(bid_in_playout(game, state, 1, seed))
        assert len(bids) == 1


def test_no_bid_of_three_depends_on_what_was_put_in_before() -> None:
    """The second and the third of three seats."""
    last = set()
    for value in range(1, HIGHEST + 1):
        middle = set()
        for bid in range(HIGHEST + 1):
            state = SEALED_BID.of_values([value, 6, 5])
            SEALED_BID.apply(state, bid)
            middle.add(bid_in_playout(SEALED_BID, state, 1, 2))
            for second in range(HIGHEST + 1):
                after = state.copy()
                SEALED_BID.apply(after, second)
                last.add(bid_in_playout(SEALED_BID, after, 2, 2))
        assert len(middle) == 1
    assert len(last) == 1


def test_a_bid_in_a_playout_is_less_than_the_lot_is_worth() -> None:
    """Best in the mean of what others may have bid, not against one bid that was guessed; and more for a better lot."""
    bids = []
    for value in range(2, HIGHEST + 1):
        states = [SEALED_BID.of_values([4, value]) for _ in range(20)]
        for state in states:
            SEALED_BID.apply(state, 3)
        made = [bid_in_playout(SEALED_BID, state, 1, seed) for seed, state in enumerate(states)]
        assert max(made) <= value
        bids.append(sum(made))
    assert bids[-1] > bids[0]


def margins_of_bids(game: Any, seat: int, value: int, others: list[tuple[int, int]]) -> list[float]:
    """Return the exact mean margin of every bid of a seat against another one: all its values and bids, as likely."""
    margins = []
    for bid in range(HIGHEST + 1):
        total = 0
        for other_value, other_bid in others:
            mine, others_own = (value, bid), (other_value, other_bid)
            in_order = (mine, others_own) if seat == 0 else (others_own, mine)
            state = game.of_values([worth for worth, _ in in_order])
            for _, each in in_order:
                game.apply(state, each)
            total += state.points[seat] - state.points[1 - seat]
        margins.append(total / len(others))
    return margins


def is_best(margins: list[float], bid: int) -> bool:
    """Return whether a bid is the best, or less than a tenth of a point worse."""
    return margins[bid] > max(margins) - 0.1


def bid_found(game: Any, state: Bids, samples: int) -> int:
    """Return the bid that the search finds best."""
    search = Lookahead(game, game.observe(state, state.actor), 11, Settings(turns_drawn=80))
    while search.samples < samples:
        search.step(samples - search.samples)
    return search.lines()[0].moves[0]


@pytest.mark.parametrize("value", range(1, HIGHEST + 1))
def test_the_search_finds_the_best_last_bid(value: int) -> None:
    """The other has bid in secret, as likely one amount as another: the best answer is found by trying all."""
    state = SEALED_BID.of_values([5, value])
    SEALED_BID.apply(state, 7)
    others = list(product(range(1, HIGHEST + 1), range(HIGHEST + 1)))
    assert is_best(margins_of_bids(SEALED_BID, 1, value, others), bid_found(SEALED_BID, state, 3000))


@pytest.mark.parametrize("value", [2, 4, 6, 8])
def test_the_search_finds_the_best_first_bid_against_a_policy(value: int) -> None:
    """The other will bid half of what the lot is worth to him, which is as likely one amount as another."""
    state = SEALED_BID_BY_HALF.of_values([value, 5])
    others = [(other, other // 2) for other in range(1, HIGHEST + 1)]
    margins = margins_of_bids(SEALED_BID_BY_HALF, 0, value, others)
    assert is_best(margins, bid_found(SEALED_BID_BY_HALF, state, 3000))


def test_losing_bids_that_come_to_the_same_in_one_deal_are_candidates_of_their_own() -> None:
    """The last bid shows all: what is the same against the bid that was dealt first may differ against others."""
    state = SEALED_BID.of_values([5, 6])
    SEALED_BID.apply(state, 7)
    search = Lookahead(SEALED_BID, SEALED_BID.observe(state, 1), 11, Settings(turns_drawn=80))
    search.step(90)
    assert sorted(line.moves for line in search.lines()) == [(bid,) for bid in range(HIGHEST + 1)]


def test_the_lines_do_not_depend_on_what_was_put_in_before() -> None:
    """Nor on what the lot is worth to the other."""
    lines = []
    for value, bid in ((1, 8), (8, 0), (3, 3)):
        state = SEALED_BID.of_values([value, 6])
        SEALED_BID.apply(state, bid)
        search = Lookahead(SEALED_BID, SEALED_BID.observe(state, 1), 11, Settings(turns_drawn=40))
        search.step(100)
        lines.append(search.lines())
    assert lines[0] == lines[1] == lines[2]


# ---- the vote


def votes_in_playouts(game: Any, gains: list[int], seat: int, seed: int) -> set[int]:
    """Return how a seat votes after each way in which the seats before it can have voted."""
    found = set()
    for votes in product((0, 1), repeat=seat):
        state = game.of_gains(gains)
        for vote in votes:
            game.apply(state, vote)
        end: Any = best_turn(game, state, Rng(seed), USUAL.tries)
        found.add(end.shown[seat])
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_vote_depends_on_the_votes_before(seats: int) -> None:
    """All motions and all votes of three seats, and some motions of more."""
    motions = product(range(-2, 3), repeat=seats) if seats < 4 else [(0,) * seats, (2, -1, 1, -2, 1)[:seats]]
    for gains in motions:
        for seat in range(1, seats):
            assert len(votes_in_playouts(VOTE, list(gains), seat, 4)) == 1


def test_with_a_show_of_hands_votes_depend_on_those_before() -> None:
    """So the test above can fail: nobody votes against a majority that is seen."""
    assert votes_in_playouts(OPEN_VOTE, [0, 0, 0, 0, 0], 4, 4) == {0, 1}


def test_votes_follow_what_the_motion_brings() -> None:
    """In the mean of what others may vote: for what is good for the seat, against what is not."""
    for seed in range(20):
        assert votes_in_playouts(VOTE, [0, 0, 2], 2, seed) == {1}
        assert votes_in_playouts(VOTE, [0, 0, -2], 2, seed) == {0}


# ---- a policy


def test_a_game_with_a_policy_is_played_by_it() -> None:
    """Each seat bids half of what the lot is worth to it, to the end of the game, of the scope, and of a part."""
    for seed in range(20):
        state = SEALED_BID_BY_HALF.new_game(Setup(seats=3, seed=seed))
        halves = [value // 2 for value in state.values]
        for play in (PlainPlayouts(SEALED_BID_BY_HALF).play_out, PlainPlayouts(SEALED_BID_BY_HALF).finish_scope):
            after = state.copy()
            play(after, Rng(seed))
            assert after.shown == halves
        part = state.copy()
        PlainPlayouts(SEALED_BID_BY_HALF).finish_part(part, Rng(seed))
        assert part.bids == [halves[0], NOT_CHOSEN, NOT_CHOSEN]
        guided: Any = best_turn(SEALED_BID_BY_HALF, state, Rng(seed), USUAL.tries)
        assert guided.shown == halves


class WatchedPolicy(SealedBidByHalf):
    """Notes what its policy is given."""

    def __init__(self) -> None:
        self.given: list[Observation[Bids]] = []

    def choose(self, seen: Observation[Bids], rng: Rng) -> int:
        """Note what is seen, and bid half."""
        self.given.append(seen)
        return super().choose(seen, rng)


def test_a_policy_is_given_what_the_seat_may_know() -> None:
    """The observation of the seat to act, and nothing else."""
    game: Any = WatchedPolicy()
    PlainPlayouts(game).play_out(game.of_values([3, 6, 8]), Rng(1))
    assert [seen.seat for seen in game.given] == [0, 1, 2]
    unknown = HIDDEN
    assert [seen.state.values for seen in game.given] == [
        [3, unknown, unknown],
        [unknown, 6, unknown],
        [unknown, unknown, 8],
    ]
    assert [seen.state.bids for seen in game.given] == [
        [NOT_CHOSEN, NOT_CHOSEN, NOT_CHOSEN],
        [unknown, NOT_CHOSEN, NOT_CHOSEN],
        [unknown, unknown, NOT_CHOSEN],
    ]


def test_a_game_without_a_policy_is_played_uniformly() -> None:
    """Every bid about as often as any other."""
    counts = [0] * (HIGHEST + 1)
    rng = Rng(1)
    for _ in range(900):
        state = SEALED_BID.of_values([5, 5])
        PlainPlayouts(SEALED_BID).play_out(state, rng)
        for bid in state.shown:
            counts[bid] += 1
    assert all(150 < count < 250 for count in counts)


# ---- phases in which all act


@pytest.mark.parametrize("seats", HARVEST.seat_counts)
def test_every_seat_acts_once_in_a_phase(seats: int) -> None:
    """The scope ends after all, in random playouts and in guided ones."""
    state = HARVEST.new_game(Setup(seats=seats))
    for phase in range(1, PHASES + 1):
        assert HARVEST.begun(state) == phase
        assert state.actor == (phase - 1) % seats
        random = state.copy()
        playouts_of(HARVEST).finish_scope(random, Rng(phase))
        guided: Any = best_turn(HARVEST, state, Rng(phase), USUAL.tries)
        for after in (random, guided):
            assert sorted(after.shown) == list(range(seats))
            assert after.is_between
        state = guided
    assert HARVEST.is_over(state)


@pytest.mark.parametrize("seats", HARVEST.seat_counts)
def test_the_search_advises_every_seat_of_a_phase(seats: int) -> None:
    """Each takes all it can: what is left goes to others."""
    state = HARVEST.new_game(Setup(seats=seats))
    while HARVEST.begun(state) == 1:
        legal = list(HARVEST.legal(state))
        search = Lookahead(HARVEST, HARVEST.observe(state, state.actor), 2, Settings(turns_drawn=30, turns_ahead=1))
        search.step(120)
        assert search.lines()[0].moves == (legal[-1],)
        HARVEST.apply(state, legal[-1])


# ---- an open decision and a secret one of the same seat


def test_a_secret_decision_after_an_open_one_is_made_from_a_new_deal() -> None:
    """The same seat makes both, so they follow each other: but what was hidden decides neither the part nor its end."""
    for seed in range(30):
        guesses = set()
        for hidden in (0, 1):
            state = OPEN_THEN_SECRET.hiding(hidden)
            end: Any = best_turn(OPEN_THEN_SECRET, state, Rng(seed), USUAL.tries)
            guesses.add(end.shown[1])
        assert len(guesses) == 1


def test_a_part_ends_before_a_secret_decision() -> None:
    """So a playout asks for it by itself."""
    state = OPEN_THEN_SECRET.hiding(1)
    PlainPlayouts(OPEN_THEN_SECRET).finish_part(state, Rng(1))
    assert OPEN_THEN_SECRET.is_secret(state)
    assert state.actor == 1
