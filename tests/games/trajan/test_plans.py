"""One's own action circle, played ahead: nobody else changes it, so every plan can be carried out as it is told."""

import itertools
from dataclasses import replace

import pytest
from games.trajan.build_state import table, tray, trays
from the_games import find_game, opened

from trajan_tutor.coach.turn_steps import random_turn
from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.message import Message
from trajan_tutor.games.trajan.game import GAME
from trajan_tutor.games.trajan.knowledge.circle import ANY, Goal, Sowing, best_schedule, orders, sow_markers, trays_of
from trajan_tutor.games.trajan.knowledge.plans import goals_of
from trajan_tutor.games.trajan.rules import codes
from trajan_tutor.games.trajan.rules.components import trajan_tile_names
from trajan_tutor.games.trajan.rules.names import COLOURS, SLOTS
from trajan_tutor.games.trajan.rules.state import State
from trajan_tutor.i18n import Words

DROPS = range(codes.MOVE_DROP, codes.MOVE_DROP + codes.COLOURS)
WORDS = Words("en", (GAME.resources.words,))


def tile(state: State, slot: str, kind: str, first: str, second: str) -> None:
    """Lay the Trajan tile of a kind with two colours at a slot of seat 0."""
    figures = state.figures
    pair = {COLOURS.index(first), COLOURS.index(second)}
    found = next(
        number
        for number, name in enumerate(trajan_tile_names())
        if name and {figures.tile_first[number], figures.tile_second[number]} == pair and kind in name
    )
    state.slots[SLOTS.index(slot)] = found


def moves(*texts: str) -> tuple[int, ...]:
    """Return moves from their notation."""
    return tuple(GAME.parse(text) for text in texts)


def circle(*contents: str) -> State:
    """Return a table at which seat 0 has exactly these markers, I to VI."""
    state = table(2)
    trays(state, 0, (*contents, *[""] * (6 - len(contents))))
    return state


def said(message: Message) -> str:
    """Return a message in words, all of them."""
    text = WORDS(message)
    assert not set("⟦⟧{}") & set(text), text
    return text


def test_two_colours_meet_next_turn() -> None:
    """White is dropped into V now; yellow comes there from III, the last of two markers."""
    state = circle("", "", "yellow blue", "white", "", "blue")
    tile(state, "V", "points", "yellow", "white")
    (plan,) = GAME.plans(state, moves("sow IV"))
    assert said(plan.message).startswith("yellow and white meet in V next turn (Trajan tile: points only, 9 points)")
    assert said(plan.message).endswith("next from III to V (Trajan)")
    assert plan.points == 9
    assert plan.rule == "trajan.tile.match"
    (later,) = plan.turns
    assert later.start == "mat.0.tray.III"
    assert [spot for spot, _ in later.stops] == ["mat.0.tray.IV", "mat.0.tray.V"]
    assert later.stops[-1][1] == "marker-yellow"


def test_two_colours_meet_in_two_turns_by_way_of_another_tray() -> None:
    """Yellow goes from II to III first, and from there with its like to V."""
    state = circle("", "yellow", "blue", "", "white", "blue")
    tile(state, "V", "points", "yellow", "white")
    (plan,) = GAME.plans(state, moves("sow VI"))
    text = said(plan.message)
    assert "yellow and white meet in V in two turns" in text
    assert text.endswith("next from II to III (military) and then from III to V (Trajan)")
    assert [later.start for later in plan.turns] == ["mat.0.tray.II", "mat.0.tray.III"]


def test_colours_that_lie_together_are_told_as_such() -> None:
    """Then nothing has to meet, only a turn to end there."""
    state = circle("blue", "", "blue blue", "", "yellow white", "")
    tile(state, "V", "points", "yellow", "white")
    (plan,) = GAME.plans(state, moves("sow I"))
    assert "yellow and white lie in V and can be earned next turn" in said(plan.message)


def test_two_tiles_are_earned_one_after_the_other() -> None:
    """The best schedule of two turns, not the quickest single tile."""
    state = circle("blue", "", "yellow", "white", "pink", "orange")
    tile(state, "IV", "points", "yellow", "white")
    tile(state, "VI", "plus-two", "orange", "pink")
    (plan,) = GAME.plans(state, moves("sow I"))
    assert plan.points == 13
    assert len(plan.turns) == 2


def test_nothing_is_promised_where_nothing_can_meet() -> None:
    """A colour that is not there cannot come."""
    state = circle("blue", "blue", "blue", "blue", "blue", "blue")
    tile(state, "V", "points", "yellow", "white")
    assert GAME.plans(state, moves("sow I")) == ()


@pytest.mark.parametrize("seed", range(6))
def test_every_plan_can_be_carried_out(seed: int) -> None:
    """Whatever the others do: the sowings of a plan, played in the game, earn its points with Trajan tiles."""
    carried = 0
    for state, turn in positions(seed):
        seat = GAME.current_seat(state)
        for plan in GAME.plans(state, turn):
            after = GAME.copy(state)
            for move in turn:
                GAME.apply(after, move)
            rng = Rng(seed)
            before = -1
            for later in plan.turns:
                after = until_to_sow(after, seat, rng)
                if GAME.is_over(after):
                    break
                if before < 0:
                    before = GAME.ledger(after, seat)["trajan-tiles"]
                after = sow(after, later.start, later.stops)
            else:
                carried += 1
                assert GAME.ledger(after, seat)["trajan-tiles"] - before == plan.points
    assert carried > 3


def positions(seed: int) -> list[tuple[State, tuple[int, ...]]]:
    """Return positions of a random game before a turn, each with a turn that is whole and shows nothing hidden."""
    state = GAME.new_game(Setup(seats=2 + seed % 3, seed=seed))
    assert isinstance(state, State)
    rng = Rng(seed)
    found = []
    for _ in range(16):
        if GAME.is_over(state):
            break
        turn, after = random_turn(find_game("trajan"), opened(state), rng)
        if state.phase == 0 or GAME.notation(turn[0]).startswith("sow"):
            found.append((GAME.copy(state), turn))
        state = after  # type: ignore[assignment]
    return found


def until_to_sow(state: State, seat: int, rng: Rng) -> State:
    """Play at random until a seat is to choose a tray, or the game is over; it does nothing else by its own turn."""
    state = GAME.copy(state)
    while not GAME.is_over(state):
        choices = GAME.legal(state)
        if GAME.current_seat(state) == seat and GAME.notation(choices[0]).startswith("sow"):
            break
        passing = [move for move in choices if GAME.notation(move) in ("pass", "decline")]
        own = passing if GAME.current_seat(state) == seat and passing else choices
        GAME.apply(state, own[rng.below(len(own))])
    return state


def sow(state: State, start: str, stops: tuple[tuple[str, str], ...]) -> State:
    """Sow a tray with its markers in an order; where a stop has no colour any marker falls that no later one names."""
    state = GAME.copy(state)
    GAME.apply(state, GAME.parse(f"sow {start.rpartition('.')[2]}"))
    named = [symbol.removeprefix("marker-") for _, symbol in stops]
    for number, colour in enumerate(named):
        if not GAME.notation(GAME.legal(state)[0]).startswith("drop"):
            break
        kept = [COLOURS.index(one) for one in named[number + 1 :] if one]
        free = [one for one in range(len(COLOURS)) if state.held[one] > kept.count(one)]
        GAME.apply(state, GAME.parse(f"drop {colour or COLOURS[free[0]]}"))
    return state


def test_the_schedule_is_the_best_of_all_that_can_be_played() -> None:
    """Compared with every sowing in every order, two turns deep, by plain counting."""
    for seed in range(8):
        state = GAME.new_game(Setup(seats=2, seed=seed))
        assert isinstance(state, State)
        circle_now, goals = trays_of(state, 0), goals_of(state, 0)
        best = max(score for score in every_score(circle_now, tuple(goals), 2, 1))
        assert best_schedule(circle_now, goals, 2).score == best


def every_score(now: tuple[tuple[int, ...], ...], goals: tuple[Goal, ...], left: int, turn: int) -> list[int]:
    """Return what every way of sowing so many times earns."""
    if not left:
        return [0]
    found = [0]
    for start, hand in enumerate(now):
        for colours in orders(hand):
            if not colours:
                continue
            sowing = Sowing(start, colours)
            after = sow_markers(now, sowing)
            met = [goal for goal in goals if goal.slot == sowing.target and goal.is_met(after[goal.slot])]
            gain = sum(goal.value * (11 - turn) // 10 for goal in met)
            rest = tuple(goal for goal in goals if goal not in met)
            found += [gain + later for later in every_score(after, rest, left - 1, turn + 1)]
    return found


# ---- the order of the drops ------------------------------------------------------------------------------------------


def test_the_order_has_its_reason() -> None:
    """Only with white in V, not in IV, can the tile be earned next turn."""
    state = circle("", "", "white blue", "", "yellow", "")
    tile(state, "V", "points", "yellow", "white")
    ordered = GAME.ordered(state, moves("sow III", "drop blue"))
    assert ordered is not None
    assert said(ordered.message) == (
        "Mind the order: white into V. "
        "No other order earns the Trajan tile at V (yellow and white; points only, 9 points) now."
    )
    assert ordered.rule == "trajan.sow.clockwise"
    assert ordered.spots == ("mat.0.tray.V",)


def test_an_order_that_prepares_less_gives_way_to_the_better_one() -> None:
    """White has to go with pink from II to IV next turn; by way of III it would come a turn later."""
    state = circle("white blue", "pink", "green", "yellow", "", "")
    tile(state, "IV", "points", "yellow", "white")
    worse, better = moves("sow I", "drop blue"), moves("sow I", "drop white")
    assert GAME.ordered(state, worse) is None
    assert GAME.better_order(state, worse) == better
    assert GAME.better_order(state, better) == better
    ordered = GAME.ordered(state, better)
    assert ordered is not None
    assert said(ordered.message).startswith("Mind the order: white into II. No other order")
    assert said(ordered.message).endswith("as early as next turn.")


@pytest.mark.parametrize("seed", range(4))
def test_a_better_order_is_a_legal_turn_that_earns_the_same_at_once(seed: int) -> None:
    """The rest of the turn stays as it is."""
    changed = 0
    for state, turn in positions(seed):
        better = GAME.better_order(state, turn)
        if better == turn:
            continue
        changed += 1
        seat = GAME.current_seat(state)
        ends = []
        for order in (turn, better):
            after = GAME.copy(state)
            for move in order:
                assert move in GAME.legal(after)
                GAME.apply(after, move)
            ends.append(GAME.ledger(after, seat))
        assert ends[0] == ends[1]
        assert [move for move in better if move not in DROPS] == [move for move in turn if move not in DROPS]
    assert changed


def test_where_the_order_makes_no_difference_this_is_said() -> None:
    """The tile asks for white, but yellow is far away."""
    state = circle("white blue", "", "", "", "", "")
    tile(state, "V", "points", "yellow", "white")
    ordered = GAME.ordered(state, moves("sow I", "drop blue"))
    assert ordered is not None
    assert said(ordered.message).startswith("Drop the markers in any order")


def test_a_tray_of_one_colour_has_no_other_order() -> None:
    """So nothing is said about it."""
    state = circle("", "", "white white", "", "", "")
    tile(state, "V", "points", "yellow", "white")
    assert GAME.ordered(state, moves("sow III")) is None


# ---- ideas, and what is at stake -------------------------------------------------------------------------------------


def test_turns_that_differ_in_their_drops_have_one_idea() -> None:
    """What is done by the action is the idea; what is left undone is none."""
    state = circle("white blue", "", "", "pink", "yellow", "")
    one, other = moves("sow I", "drop white", "enlist"), moves("sow I", "drop blue", "enlist")
    assert GAME.idea(state, one) == GAME.idea(state, other)
    assert GAME.idea(state, one) != GAME.idea(state, moves("sow I", "drop white", "pass"))
    assert GAME.essence(state, one) == moves("sow I", "enlist")


def test_what_is_at_stake_names_the_tile_and_no_move() -> None:
    """The tile that the turn earns: its slot and its colours, but no tray to take."""
    state = circle("", "", "white blue", "", "yellow", "")
    tile(state, "V", "points", "yellow", "white")
    stake = GAME.stake(GAME.observe(state, 0), moves("sow III", "drop blue"))
    assert stake is not None
    text = said(stake.message)
    assert text == "your Trajan tile at V (points only, 9 points): it needs yellow and white in its tray"
    assert "III" not in text
    assert stake.spots == ("mat.0.slot.V", "mat.0.tray.V")


def test_prospects_are_the_actions_that_the_next_sowing_can_end_at() -> None:
    """Counted from the sizes of the trays, and nothing else."""
    state = circle("white blue", "", "pink", "", "", "")
    found = {feature.place: feature.spots for feature in GAME.prospects(state, 0)}
    assert found == {"military": ("mat.0.tray.I",), "senate": ("mat.0.tray.III",)}


def test_a_demand_tile_that_can_be_earned_is_what_brings_points_for_demands() -> None:
    """It meets a demand in every quarter: that is the cause of points which are expected later."""
    state = circle("", "", "", "blue", "orange green", "")
    tile(state, "V", "bread", "orange", "green")
    found = [feature for feature in GAME.prospects(state, 0) if feature.name == "tile-planned"]
    assert [(one.source, one.rule, one.spots) for one in found] == [
        ("demands", "trajan.tile.demand", ("mat.0.slot.V",))
    ]
    assert said(Message.of("trajan-reason-tile-planned", **dict(found[0].about))) == (
        "the Trajan tile at V (demand for bread) can be yours next turn and then meets a demand in every quarter"
    )


def test_equal_colours_are_dropped_in_one_order() -> None:
    """Orders are told apart by what lies where, not by the markers."""
    hand = (2, 0, 0, 0, 0, 0, 1)
    assert len(list(orders(hand))) == 3 == len(set(itertools.permutations((0, 0, ANY))))
    assert tray(table(2), 0, "I") == "yellow yellow"
    goal = Goal(0, 1, 0, 0, 900)
    assert not goal.is_met((1, 0, 0, 0, 0, 0, 5))
    assert replace(goal, second=1).missing((1, 0, 0, 0, 0, 0, 0)) == [1]
