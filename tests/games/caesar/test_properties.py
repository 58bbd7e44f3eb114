"""What holds in every state of every game: pieces are accounted for, sums are right, the ledger adds up."""

from games.caesar.build_table import CAESAR, GAMES, POMPEY, begun, random_move
from hypothesis import given, settings
from hypothesis import strategies as st

from trajan_tutor.engine.event import Event
from trajan_tutor.engine.generator import Rng
from trajan_tutor.games.caesar.game import GAME
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.components import components
from trajan_tutor.games.caesar.rules.placing import facing
from trajan_tutor.games.caesar.rules.setup import markers_on_board
from trajan_tutor.games.caesar.rules.state import State, markers_placed

SEEDS = st.integers(0, 2**32)
READINGS = st.fixed_dictionaries(
    {},
    optional={name: st.sampled_from(ruling.choices) for name, ruling in components().rulings.items() if ruling.choices},
)


def check_pieces(state: State) -> None:
    """16 tokens a side, three Centurion tokens, 24 markers, at most 24 bonus tokens."""
    for side in (CAESAR, POMPEY):
        held = [state.token[at] - 1 for at in range(codes.BORDERS) if state.token[at] and state.owner[at] == side]
        held += state.supply[side] + state.bag[side]
        centurions = [token for token in held if token in state.figures.centurion_tokens]
        assert len(held) - len(centurions) == 16
        if state.modules & codes.MODULE_CENTURIONS:
            left = len(state.pile) if side == state.crassus else state.centurions[side].bit_count()
            assert len(centurions) + left == 3
        else:
            assert not centurions
        lying = markers_on_board(state, side) + state.under[side]
        discarded = GAME.ledger(state, side)["discarded"]
        assert state.markers[side] + lying + discarded == 12
        assert markers_placed(state, side) == 12 - state.markers[side]
        assert state.under[side] == GAME.ledger(state, side)["senate"]
    assert sum(1 for bonus in state.bonus if bonus) + len(state.bank) + sum(state.senate) <= 24
    if state.crassus >= 0:
        assert len(state.deck) + sum(state.used) == 6


def check_board(state: State) -> None:
    """Sums, free spaces and masks are those of the tokens that lie there."""
    sums = [0] * (2 * codes.PROVINCES)
    spaces = [len(borders) for borders in state.figures.borders_of]
    for at in range(codes.BORDERS):
        ends = (state.figures.first[at], state.figures.second[at])
        mask = state.free[state.figures.border_symbol[at]] >> state.figures.bit_of[at] & 1
        assert bool(mask) == (state.token[at] == 0)
        if not state.token[at]:
            assert not state.cover[at]
            continue
        for end in ends:
            spaces[end] -= 1
            if not state.down[at]:
                number = facing(state.figures, state.token[at] - 1, at, state.way[at], end)
                sums[state.owner[at] * codes.PROVINCES + end] += number
        if state.cover[at]:
            side = (state.cover[at] - 1) % 2
            assert [state.control[end] for end in ends] == [side + 1, side + 1]
    assert state.influence == sums
    assert state.open_spaces == spaces
    for place in range(codes.PROVINCES):
        assert bool(state.control[place]) == bool(state.shown[place] + state.turned[place])


def check_end(state: State, last: Event) -> None:
    """Either the winner has placed the last marker, or the other side holds no token that fits a free space."""
    loser = 1 - state.winner
    assert last.kind == "won"
    assert last.seat == state.winner
    assert state.markers[loser] > 0
    assert (last.rule == "caesar.end.last-marker") == (state.markers[state.winner] == 0)
    if state.markers[state.winner]:
        free = {state.figures.border_symbol[at] for at in range(codes.BORDERS) if not state.token[at]}
        assert not any(state.figures.fits[token] >> symbol & 1 for token in state.supply[loser] for symbol in free)


@settings(max_examples=80)
@given(st.sampled_from(GAMES), SEEDS, READINGS)
def test_pieces_sums_and_ledger_are_right_in_every_state(
    options: dict[str, object], seed: int, readings: dict[str, object]
) -> None:
    """From setup to the end, under any readings."""
    check_game(seed, {**options, **readings})


def check_game(seed: int, options: dict[str, object]) -> None:
    """Play a random game with every state checked."""
    state = begun(seed, **options)
    rng = Rng(seed)
    check_pieces(state)
    while not GAME.is_over(state):
        before = [GAME.ledger(state, side).total for side in (CAESAR, POMPEY)]
        events = GAME.apply_and_tell(state, random_move(state, rng))
        for side in (CAESAR, POMPEY):
            gained = sum(event.points for event in events if event.seat == side)
            assert GAME.ledger(state, side).total == before[side] + gained
        check_pieces(state)
        check_board(state)
        for side in (CAESAR, POMPEY):
            features = GAME.features(GAME.observe(state, side), side)
            assert sum(feature.value for feature in features) == GAME.evaluate(state, side)
    check_end(state, events[-1])
    assert GAME.evaluate(state, state.winner) > GAME.evaluate(state, 1 - state.winner)


@settings(max_examples=30)
@given(st.sampled_from(GAMES), SEEDS)
def test_control_never_changes(options: dict[str, object], seed: int) -> None:
    """Nor does a tie, whatever is turned face down."""
    state = begun(seed, **options)
    rng = Rng(seed)
    resolved: dict[int, int] = {}
    while not GAME.is_over(state):
        GAME.apply(state, random_move(state, rng))
        if GAME.may_evaluate(state) and not GAME.is_over(state):
            for place in range(codes.PROVINCES):
                if state.open_spaces[place] == 0:
                    assert resolved.setdefault(place, state.control[place]) == state.control[place]
                    assert state.bonus[place] == 0


@settings(max_examples=20)
@given(SEEDS)
def test_border_markers_are_offered_to_whoever_may_place_them(seed: int) -> None:
    """Every border that lies between two provinces of that side, has no marker, and no face-down one beside it."""
    state = begun(seed)
    rng = Rng(seed)
    while not GAME.is_over(state):
        if state.phase == codes.PHASE_BORDERS:
            expected = []
            for name in names.BORDERS:
                at, ends = names.BORDERS.index(name), [names.PROVINCES.index(end) for end in name.split("-")]
                is_own = all(state.control[end] == state.border_side + 1 for end in ends)
                if is_own and not state.cover[at] and not any(state.turned[end] for end in ends):
                    expected.append(f"mark {name}")
            assert [GAME.notation(move) for move in GAME.legal(state)] == [*expected, "mark no-more"]
        GAME.apply(state, random_move(state, rng))
