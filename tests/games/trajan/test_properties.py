"""What holds through every whole game: no piece is lost or doubled, points are accounted for, copies stand alone."""

from dataclasses import dataclass, field

import pytest
from games.trajan.random_games import TRAJAN, after_moves, begun, random_move, walk
from hypothesis import given, settings
from hypothesis import strategies as st

from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.trajan.rules import codes, names, turn
from trajan_tutor.games.trajan.rules.components import components
from trajan_tutor.games.trajan.rules.scoring import bits, legionaries_in_provinces
from trajan_tutor.games.trajan.rules.state import State, score_of

SEEDS = st.integers(0, 2**53 - 1)
SEATS = st.sampled_from((2, 3, 4))
OPTIONS = st.fixed_dictionaries(
    {},
    optional={name: st.sampled_from(ruling.choices) for name, ruling in components().rulings.items() if ruling.choices},
).map(lambda chosen: tuple(sorted(chosen.items())))

VOTES = range(codes.TILE_VOTES, codes.TILE_WILD_GOODS)


@dataclass
class Gone:
    """Pieces that have left the game, as the events tell."""

    forum_tiles: list[int] = field(default_factory=lambda: [0] * codes.TILE_KINDS)
    trajan_tiles: int = 0
    demand_tiles: int = 0
    bonus_tiles: int = 0

    def after(self, before: State, state: State, events: list[tuple[int, int, int, int, int]]) -> None:
        """Count what a move took out of the game."""
        for event, _, _, first, second in events:
            if event == codes.EVENT_LOADED and first == codes.GOODS:
                self.forum_tiles[codes.TILE_WILD_GOODS] += 1
            elif event == codes.EVENT_REPEATED:
                self.forum_tiles[second] += 1
            elif event == codes.EVENT_MET and second != codes.PAY_KEPT:
                self.forum_tiles[first if second == codes.PAY_TILE else codes.TILE_WILD_DEMAND] += 1
            elif event == codes.EVENT_ACCOMPLISHED:
                self.trajan_tiles += state.figures.tile_kind[second] < codes.TRAJAN_BREAD
            elif event == codes.EVENT_CLEANED:
                self.clean_up(before)

    def clean_up(self, before: State) -> None:
        """Count what the end of a quarter takes: the forum, the demands, votes that lie face up."""
        for kind in range(codes.TILE_KINDS):
            self.forum_tiles[kind] += before.forum[kind]
        for action in range(codes.TRAYS):
            self.forum_tiles[codes.TILE_EXTRA + action] += before.forum_extra[action]
        for kind in VOTES:
            self.forum_tiles[kind] += sum(before.tiles[kind :: codes.TILE_KINDS])
            if before.figures.province_votes_leave:
                self.forum_tiles[kind] += before.province_tile.count(kind + 1)
        self.demand_tiles += sum(before.demands)
        # Only where the vice-consul of two players receives none does a bonus tile leave.
        self.bonus_tiles += before.seats == 2 and not before.figures.vice_consul_of_two


def forum_tiles(state: State, kind: int) -> int:
    """Count the forum tiles and extra-action tiles of a kind that are in the game."""
    found = state.forum[kind] + state.province_tile.count(kind + 1) + state.forum_pile[: state.forum_left].count(kind)
    found += sum(state.tiles[kind :: codes.TILE_KINDS])
    if kind >= codes.TILE_EXTRA:
        action = kind - codes.TILE_EXTRA
        found += state.forum_extra[action] + state.extra_pile[: state.extra_left].count(action)
    return found


def check_shared_pieces(state: State, gone: Gone) -> None:
    """54 Trajan tiles, 70 forum and 12 extra-action tiles, 60 cards, 20 construction, 15 demand, 12 bonus tiles."""
    figures = state.figures
    in_stacks = sum(state.stack_size) if state.phase != codes.PHASE_PLACE else sum(map(len, state.stacks))
    in_slots = sum(1 for tile in state.slots if tile)
    assert in_stacks + in_slots + sum(state.kept) + gone.trajan_tiles == 54
    for kind in range(codes.TILE_KINDS):
        in_box = figures.forum_tiles[kind] + (figures.yellow_tiles if kind >= codes.TILE_EXTRA else 0)
        assert forum_tiles(state, kind) + gone.forum_tiles[kind] == in_box, names.TILES[kind]
    for kind in range(codes.GOODS):
        held = sum(state.hand[kind :: codes.GOODS]) + sum(state.display[kind :: codes.GOODS])
        lying = state.left.count(kind) + state.right.count(kind) + state.goods[: state.goods_left].count(kind)
        assert held + lying == 5, names.GOODS[kind]
    for tile in range(20):
        assert state.district_tile.count(tile + 1) + sum(mask >> tile & 1 for mask in state.built) == 1
    demands = state.demands_left + len(state.aside) + sum(state.demands)
    assert demands + gone.demand_tiles == 15
    bonus = state.bonus_left + len(state.senate_bonus) + sum(1 for side in state.bonus if side)
    assert bonus + gone.bonus_tiles == 12


def check_pieces_of_seats(state: State) -> None:
    """12 markers, 2 of each colour, and 15 figures for every seat."""
    for seat in range(state.seats):
        for colour in range(codes.COLOURS):
            found = sum(state.markers[(seat * 6 + tray) * 6 + colour] for tray in range(codes.TRAYS))
            if state.phase == codes.PHASE_PLACE:
                found += (
                    state.loose[colour]
                    if seat == state.actor
                    else state.figures.markers_per_colour * (seat > state.actor)
                )
            elif seat == state.turn_seat:
                found += state.held[colour]
            assert found == 2
        for tray in range(codes.TRAYS):
            start = (seat * 6 + tray) * 6
            assert state.tray_size[seat * 6 + tray] == sum(state.markers[start : start + 6])
        camps = state.supply[seat] + state.worker_camp[seat] + state.military_camp[seat]
        assert camps + legionaries_in_provinces(state, seat) + bits(state.workers[seat]) == 15
        assert 0 <= state.leader[seat] < codes.PROVINCES
        assert min(state.supply[seat], state.worker_camp[seat], state.military_camp[seat]) >= 0
        assert bits(state.plus_two[seat]) <= 6
        slots = state.slots[seat * 6 : seat * 6 + 6]
        assert (state.arch[seat] == codes.ARCH_CENTRE) == all(slots)
        assert state.arch[seat] == codes.ARCH_CENTRE or not slots[state.arch[seat]]


def check_table(state: State) -> None:
    """Tiles lie only where nobody has taken them, and the senate holds one disc of every seat."""
    assert sorted(state.senate_order) == list(range(state.seats))
    assert all(0 <= space <= codes.SENATE_END for space in state.senate)
    for place in range(1, codes.PROVINCES):
        assert not (state.province_tile[place] and (state.legions[place] or place in state.leader))
    for space in range(codes.DISTRICT_SPACES):
        assert not (state.district_tile[space] and any(mask >> space & 1 for mask in state.workers))
    assert 0 <= state.time < state.figures.time_length[state.seats]
    assert all(0 <= known <= held for known, held in zip(state.known, state.hand, strict=True))


@settings(max_examples=40)
@given(SEATS, SEEDS, st.booleans(), OPTIONS)
def test_every_piece_is_accounted_for(
    seats: int, seed: int, quick: bool, options: tuple[tuple[str, object], ...]
) -> None:
    """Through a whole game, under any options."""
    check_game(seats, seed, options, quick=quick)


def check_game(seats: int, seed: int, options: tuple[tuple[str, object], ...] = (), *, quick: bool = True) -> None:
    """Play a random game with every piece accounted for."""
    state = begun(seats, seed, quick=quick, options=options)
    rng = Rng(seed)
    gone = Gone()
    number = 0
    while state.phase != codes.PHASE_OVER:
        before = state.copy()
        state.recorder = []
        turn.apply(state, random_move(state, rng))
        gone.after(before, state, state.recorder)
        number += 1
        check_pieces_of_seats(state)
        if number % 3 == 0 or state.phase == codes.PHASE_OVER:
            check_shared_pieces(state, gone)
            check_table(state)


@settings(max_examples=25)
@given(SEATS, SEEDS, st.booleans(), OPTIONS)
def test_the_ledger_is_the_score(seats: int, seed: int, quick: bool, options: tuple[tuple[str, object], ...]) -> None:
    """Points come through events only, from the source that the event names."""
    state = begun(seats, seed, quick=quick, options=options)
    rng = Rng(seed)
    told = [[0] * codes.SOURCES for _ in range(seats)]
    while not TRAJAN.is_over(state):
        for event in TRAJAN.apply_and_tell(state, random_move(state, rng)):
            if event.points:
                told[event.seat][names.SOURCE_NAMES.index(event.source)] += event.points
        for seat in range(seats):
            ledger = TRAJAN.ledger(state, seat)
            assert list(ledger.points) == told[seat]
            assert ledger.total == score_of(state, seat)
    scores = [score_of(state, seat) for seat in range(seats)]
    assert [scores[seat] for seat in TRAJAN.winners(state)] == [max(scores)]


@settings(max_examples=25)
@given(SEATS, SEEDS, st.integers(0, 900))
def test_a_copy_stands_alone(seats: int, seed: int, moves: int) -> None:
    """What is played on a copy does not touch the original, nor the other way round."""
    state = after_moves(begun(seats, seed, quick=seed % 3 > 0), seed, moves)
    before = TRAJAN.key(state)
    choices = list(TRAJAN.legal(state))
    copied = TRAJAN.copy(state)
    assert TRAJAN.key(copied) == before
    assert (copied.turns, list(TRAJAN.legal(copied))) == (state.turns, choices)
    TRAJAN.play_out(copied, Rng(seed))
    assert TRAJAN.key(state) == before
    assert list(TRAJAN.legal(state)) == choices
    kept = TRAJAN.copy(state)
    TRAJAN.play_out(state, Rng(seed))
    assert TRAJAN.key(kept) == before
    # The original goes the way that the copy went.
    assert TRAJAN.key(state) == TRAJAN.key(copied)


@settings(max_examples=25)
@given(SEATS, SEEDS)
def test_playing_out_plays_as_one_would_by_hand(seats: int, seed: int) -> None:
    """The same draws, the same game, and forced steps do not count as decisions."""
    by_hand, at_once = begun(seats, seed), begun(seats, seed)
    rng = Rng(seed)
    decisions = 0
    while not TRAJAN.is_over(by_hand):
        choices = TRAJAN.legal(by_hand)
        decisions += len(choices) > 1
        TRAJAN.apply(by_hand, choices[rng.below(len(choices)) if len(choices) > 1 else 0])
    assert TRAJAN.play_out(at_once, Rng(seed)) == decisions
    assert TRAJAN.key(at_once) == TRAJAN.key(by_hand)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_setup_follows_the_rules(seats: int) -> None:
    """Chosen or quick: three cards, three tiles at II, IV and VI, two markers in every tray, a yellow bonus tile."""
    for seed in range(4):
        for quick in (True, False):
            state = begun(seats, seed, quick=quick)
            for at in walk(state, seed):
                if at.phase == codes.PHASE_SOW:
                    break
            assert [sum(state.hand[seat * 12 : seat * 12 + 12]) for seat in range(seats)] == [3] * seats
            assert state.tray_size == [2] * (6 * seats)
            for seat in range(seats):
                assert [bool(tile) for tile in state.slots[seat * 6 : seat * 6 + 6]] == [False, True] * 3
                assert [side for side in state.bonus[seat * 12 : seat * 12 + 12] if side] == [codes.YELLOW]
            assert sum(state.forum) == {2: 6, 3: 9, 4: 12}[seats]
            assert sum(state.forum_extra) == 3
            assert all(state.province_tile[1:])
            assert (len(state.left), len(state.right), len(state.senate_bonus)) == (1, 1, 2)
            assert (state.supply, state.worker_camp, state.military_camp) == ([13] * seats, [1] * seats, [1] * seats)
            assert (state.demands_left, len(state.aside)) == (12, 3)
            assert state.seed < 2**53
            assert (state.actor, state.turns) == (0, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_has_four_quarters_of_four_rounds(seats: int) -> None:
    """Quarters and rounds follow each other, and each quarter ends once."""
    state = begun(seats, 11)
    seen = [(state.quarter, state.round)]
    for at in walk(state, 11):
        if seen[-1] != (at.quarter, at.round):
            seen.append((at.quarter, at.round))
    assert seen == [(quarter, round_) for quarter in (1, 2, 3, 4) for round_ in (1, 2, 3, 4)]


def test_another_seed_is_another_game() -> None:
    """And the same seed is the same game."""
    keys = {TRAJAN.key(begun(3, seed)) for seed in range(50)}
    assert len(keys) == 50
    assert TRAJAN.key(begun(3, 7)) in keys
