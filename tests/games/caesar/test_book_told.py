"""What is told of turns, in full: what Crassus decides and leaves out, which borders are left, what sides have seen."""

import pytest
from games.caesar.build_table import (
    CAESAR,
    CRASSUS,
    POMPEY,
    bag,
    bonus,
    choices,
    duel,
    fill,
    hold,
    lay,
    play,
    province,
    ready,
    solo,
    supply,
    table,
)

from trajan_tutor.engine.event import Event
from trajan_tutor.games.caesar.rules import codes, names
from trajan_tutor.games.caesar.rules.placing import can_place
from trajan_tutor.games.caesar.rules.state import State


def heard(events: list[Event], *some: str) -> list[str]:
    """Return events of some kinds as `SEAT RULE MESSAGE`, without the prefixes that all have."""
    return [
        f"{event.seat} {event.rule.removeprefix('caesar.')} {str(event.message).replace('caesar-', '')}"
        for event in events
        if event.kind in some
    ]


def sums(state: State) -> list[int]:
    """Return the influence that faces each province, for both sides, as the board shows it."""
    figures = state.figures
    found = [0] * (codes.SIDES * codes.PROVINCES)
    for border in range(codes.BORDERS):
        if state.token[border] and not state.down[border]:
            held = state.token[border] - 1
            ends = (figures.first[border], figures.second[border])
            toward, away = ends[state.way[border]], ends[1 - state.way[border]]
            found[state.owner[border] * codes.PROVINCES + toward] += figures.high[held]
            found[state.owner[border] * codes.PROVINCES + away] += figures.low[held]
    return found


def check_board(state: State) -> None:
    """Check what the rules keep beside the board: sums, free spaces of provinces and of symbols, and who can place."""
    assert state.influence == sums(state)
    figures = state.figures
    for one in range(codes.PROVINCES):
        assert state.open_spaces[one] == sum(not state.token[border] for border in figures.borders_of[one])
    free = [border for border in range(codes.BORDERS) if not state.token[border]]
    for symbol in range(codes.SYMBOLS):
        assert bool(state.free[symbol]) == any(figures.border_symbol[border] == symbol for border in free)
    for side in range(codes.SIDES):
        fits = any(figures.fits[held] >> figures.border_symbol[at] & 1 for held in state.supply[side] for at in free)
        assert can_place(state, side) == fits or state.modules & codes.MODULE_CHECKPOINTS


@pytest.mark.rule("caesar.place.token", "caesar.might.influence")
@pytest.mark.parametrize("way", ["SY", "AS"])
def test_sums_are_those_of_the_tokens_that_lie_face_up(way: str) -> None:
    """After each placement, and after Might turned one of two enemy tokens beside a province face down."""
    state = duel()
    lay(state, POMPEY, "shield-4-2", "AS-SY", way)
    lay(state, POMPEY, "wild-4-0", "CR-AS", "AS")
    lay(state, CAESAR, "ship-4-2", "AF-AC", "AC")
    check_board(state)
    fill(state, "AF", but="AF-CY")
    bonus(state, AF="might")
    ready(state)
    move = next(move for move in choices(state) if move.startswith("place wild-4-0 AF-CY"))
    play(state, move)
    check_board(state)
    turned = next(move for move in choices(state) if "AS-SY" in move)
    play(state, turned)
    check_board(state)
    assert state.influence[POMPEY * codes.PROVINCES + province("AS")] == 4
    assert state.influence[POMPEY * codes.PROVINCES + province("SY")] == 0


@pytest.mark.rule("caesar.place.symbol", "caesar.end.no-placement")
@pytest.mark.parametrize("symbol", range(3))
def test_who_has_a_token_for_a_free_space_can_place(symbol: int) -> None:
    """Only spaces of one symbol are free: tokens with that symbol, or wild ones, have a place there."""
    state = table()
    for at in range(codes.BORDERS):
        if state.figures.border_symbol[at] != symbol:
            state.token[at] = 1
    state.free = [mask if at == symbol else 0 for at, mask in enumerate(state.free)]
    for held, name in enumerate(names.TOKENS):
        supply(state, CAESAR, name)
        assert can_place(state, CAESAR) == bool(state.figures.fits[held] >> symbol & 1), name


# ---- Crassus -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("caesar.crassus.tile", "caesar.crassus.no-placement")
def test_c29_a_placement_that_he_leaves_out_is_told() -> None:
    """With what he could not draw before it (C29)."""
    state = solo("sword-4-2", tile=codes.TILE_C)
    events = play(ready(state), "crassus")
    assert heard(events, "crassus-skipped", "row-short") == [
        f"{CRASSUS} crassus.discard event-row-short count=2",
        f"{CRASSUS} crassus.no-placement event-crassus-skipped",
    ]


@pytest.mark.rule("caesar.crassus.token")
@pytest.mark.parametrize(
    ("row", "token", "reason"),
    [
        (("wild-4-0", "sword-4-2"), "sword-4-2", "not-wild"),
        (("sword-4-2", "sword-4-2"), "sword-4-2", "leftmost"),
    ],
)
def test_he_tells_why_he_takes_one_of_several_tokens(row: tuple[str, ...], token: str, reason: str) -> None:
    """No wild one, else the highest sum, else the leftmost."""
    state = solo(*row)
    lay(state, CAESAR, "sword-6-0", "MD-DM", "MD")
    lay(state, CAESAR, "ship-5-1", "AF-AC", "AC")
    events = play(ready(state), "crassus")
    told = heard(events, "chose-token")
    assert told == [f"{CRASSUS} crassus.token event-chose-token-{reason} token=token-{token}"]


@pytest.mark.rule("caesar.poison.empty", "caesar.crassus.bonus")
@pytest.mark.parametrize(
    ("held", "told"),
    [
        ((), [f"{CRASSUS} poison.empty event-crassus-discarded-empty bonus=bonus-poison"]),
        (("wild-2-2",), []),
    ],
)
def test_his_poison_without_a_token_to_return_is_discarded(held: tuple[str, ...], told: list[str]) -> None:
    """The player has nothing in his supply."""
    state = solo("sword-4-2", modules="poison")
    supply(state, CAESAR, *held)
    bag(state, CAESAR, "ship-4-2")
    lay(state, CAESAR, "shield-4-2", "AS-SY", "AS")
    bonus(state, SY="poison")
    events = play(ready(state), "crassus")
    assert heard(events, "crassus-discarded") == told


# ---- borders -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("caesar.border.optional")
@pytest.mark.parametrize(("held", "left"), [((), 1), (("CY", "AF"), 2)])
def test_whoever_leaves_it_at_its_markers_is_told_how_many_borders_are_left(held: tuple[str, ...], left: int) -> None:
    """Of those that it may cover: the one between Asia and Syria, and the one between two others of its provinces."""
    state = duel()
    lay(state, POMPEY, "shield-3-3", "AS-SY", "AS")
    hold(state, CAESAR, "SY", *held)
    fill(state, "AS", but="CR-AS")
    play(ready(state), "place wild-4-0 CR-AS AS")
    assert len(choices(state)) == left + 1
    events = play(state, "mark no-more")
    assert heard(events, "borders-done") == [f"{CAESAR} border.optional event-borders-done count={left}"]


# ---- Centurions --------------------------------------------------------------------------------------------------


@pytest.mark.rule("caesar.centurions.take")
def test_both_sides_know_a_centurion_token_until_it_leaves_the_supply() -> None:
    """Each of the three by itself; placing another token changes nothing."""
    state = duel(modules="centurions")
    names_of = [names.TOKENS[held] for held in state.figures.centurion_tokens]
    state.known[CAESAR] = 0b111
    supply(state, CAESAR, *names_of, "wild-2-2")
    ready(state)
    for kind, name in enumerate(names_of):
        after = state.copy()
        move = next(move for move in choices(after) if move.startswith(f"place {name} "))
        play(after, move)
        assert after.known[CAESAR] == 0b111 & ~(1 << kind)
    after = state.copy()
    play(after, next(move for move in choices(after) if move.startswith("place wild-2-2 ")))
    assert after.known[CAESAR] == 0b111


# ---- Crassus on the other side -----------------------------------------------------------------------------------


def crassus_as_caesar(*row: str, **options: object) -> State:
    """Return a table on which Crassus, as Caesar, is to move with a row and two tiles B."""
    state = table(CAESAR, solo="low", side="pompey", **options)
    supply(state, CAESAR, *row)
    supply(state, POMPEY, "wild-2-2", "wild-4-0")
    state.deck = [codes.TILE_B, codes.TILE_B]
    return state


@pytest.mark.rule("caesar.crassus.turn", "caesar.poison.return", "caesar.crassus.tile")
def test_crassus_plays_caesars_side_as_he_plays_pompeys() -> None:
    """His Poison takes a token of Pompey, whose turn it is then; one of two tiles is used."""
    state = crassus_as_caesar("sword-4-2", modules="poison")
    bag(state, CAESAR, "ship-6-0")
    lay(state, POMPEY, "shield-4-2", "AS-SY", "AS")
    bonus(state, SY="poison")
    play(ready(state), "crassus")
    assert (state.actor, state.turn_side, state.deck) == (POMPEY, POMPEY, [codes.TILE_B])
    assert (len(state.supply[POMPEY]), state.limit[POMPEY]) == (1, 2)
    assert state.control[province("SY")] == CAESAR + 1
    check_board(state)


@pytest.mark.rule("caesar.crassus.no-placement")
def test_crassus_on_caesars_side_loses_to_pompey() -> None:
    """He cannot place his only token."""
    state = crassus_as_caesar("sword-4-2")
    for at in state.figures.spaces[codes.SWORD]:
        state.token[at] = 1
    state.free[codes.SWORD] = 0
    events = play(ready(state), "crassus")
    assert state.winner == POMPEY
    assert [one.partition(" ")[0] for one in heard(events, "won")] == [str(POMPEY)]
