"""What screens hide (S23): nothing by default; amounts that boards cover; tokens that are taken in secret."""

from typing import Any

import pytest
from games.sylla.build_table import GAME, at_random, begun, dumped, phase_is, play, position, table
from games.vectors import check_hidden_things_do_not_count

from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.game import Observation, Setup
from trajan_tutor.games.sylla.rules import codes

SCREENS: dict[str, Any] = {"options": {"S23": "screens"}}
SECRET: dict[str, Any] = {"options": {"S23": "secret"}}
SEATS: list[dict[str, Any]] = [
    {"deniers": 2, "tokens": {"civic": 1}},
    {"deniers": 7, "tokens": {"civic": 3, "health": 2}, "cards": ["senator"]},
    {},
]
NONE = {"civic": 0, "leisure": 0, "health": 0}


def on_mats(seen: Observation[Any]) -> dict[str, str]:
    """Return what is written on the mats beside deniers and tokens."""
    asked = ("deniers", "tokens", "prestige")
    return {
        piece.spot.removeprefix("mat."): piece.text
        for piece in GAME.placements(seen)
        if piece.spot.startswith("mat.") and piece.spot.split(".")[2] in asked
    }


def told(events: list[Event], kind: str, seat: int) -> list[str]:
    """Return what a seat is told of a kind of event."""
    return [f"{event.seat} {event.told_to(seat)}" for event in events if event.kind == kind]


# ---- screens: a board covers what others have --------------------------------------------------------------------


def test_a_board_covers_what_others_have_behind_their_screens() -> None:
    """Money and tokens, not prestige and Senators; one's own lies open, and to a spectator nothing does (S23)."""
    state = table("II", "recruit", SEATS, row=["slave", "vestal", "vestal"], **SCREENS)
    seen = on_mats(GAME.observe(state, 0))
    assert {name: seen[f"0.{name}"] for name in ("deniers", "tokens.civic", "prestige")} == {
        "deniers": "2",
        "tokens.civic": "1",
        "prestige": "10",
    }
    others = {name: text for name, text in seen.items() if name[0] != "0"}
    assert {text for name, text in others.items() if "prestige" not in name} == {"?"}
    assert others["1.prestige"] == "10"
    assert on_mats(GAME.observe(state, -1))["0.deniers"] == "?"
    # Whoever builds a position sees everything, and so does everybody where the reading was not chosen.
    assert on_mats(Observation(0, state))["1.deniers"] == "7"
    state = table("II", "recruit", SEATS, row=["slave", "vestal", "vestal"])
    assert on_mats(GAME.observe(state, 0))["1.tokens.civic"] == "3"


def test_labels_and_notes_tell_no_amount_of_others() -> None:
    """Nor does the log tell how much the others get; what is paid and bid is open (S23)."""
    state = table("II", "recruit", SEATS, row=["slave", "vestal", "vestal"], **SCREENS)
    seen = GAME.observe(state, 0)
    labels = {spot.name: str(spot.label) for spot in GAME.spots(seen)}
    assert labels["mat.1.deniers"] == "sylla-label-deniers-covered"
    assert labels["mat.1.tokens.civic"] == "sylla-label-tokens-covered colour=sylla-colour-civic"
    notes = [[str(count.says) for count in note.counts] for note in GAME.summary(seen, 0).seats]
    assert notes[:2] == [
        ["sylla-seat-deniers deniers=2", "sylla-seat-votes votes=0"],
        ["sylla-seat-covered", "sylla-seat-votes votes=1"],
    ]

    sale = table("III", "offer", SEATS, slots=["arch", "stall", *[None] * 4], pending={"offered": 3}, **SCREENS)
    events = play(sale, "offer 1", "pass")
    assert told(events, "income", 0) == [
        "0 sylla-event-income deniers=3",
        "1 sylla-event-income-hidden",
        "2 sylla-event-income-hidden",
    ]
    assert told(events, "income", 1)[:2] == ["0 sylla-event-income-hidden", "1 sylla-event-income deniers=3"]


def crisis(**more: Any) -> tuple[Any, list[Event]]:
    """Return the beginning of a round after a crisis of Civic spirit, and what happened."""
    piles = {**position("VI", "hand", [{}] * 3)["piles"], "characters": ["slave", "vestal", "senator"]}
    markers = {"civic": 0, "leisure": 1, "health": 2}
    hands = {"pending": {"hands": [None] * 3}, "markers": markers, "piles": piles}
    state = table("VI", "hand", more.pop("seats", SEATS), **hands, **more)
    return state, play(state, *["hand 0 down"] * 3)


@pytest.mark.rule("sylla.crisis.count")
def test_a_crisis_shows_the_tokens_of_its_colour() -> None:
    """To all, until the consul of the next round has his token; deniers and other colours stay covered (S23)."""
    state, events = crisis(**SCREENS)
    assert told(events, "crisis-shown", 2) == [
        f"{seat} sylla-event-crisis-shown colour=sylla-colour-civic tokens={tokens}"
        for seat, tokens in enumerate((1, 3, 0))
    ]
    seen = on_mats(GAME.observe(state, 2))
    assert [seen[f"{seat}.tokens.civic"] for seat in range(3)] == ["1", "3", "0"]
    assert (seen["1.tokens.health"], seen["1.deniers"]) == ("?", "?")
    play(state, "bid 0", "pass")
    assert (dumped(state)["decision"], on_mats(GAME.observe(state, 2))["1.tokens.civic"]) == ("token", "3")
    play(state, "token health")
    assert on_mats(GAME.observe(state, 2))["1.tokens.civic"] == "?"
    assert told(crisis()[1], "crisis-shown", 2) == []


def test_who_counts_knows_everything_behind_the_screens() -> None:
    """What a seat knows, and what is dealt, is as if nothing were covered; the position is the same (S23)."""
    covered, opened = begun(4, 3, S23="screens"), begun(4, 3)
    for _ in range(30):
        move = GAME.legal(opened)[0]
        GAME.apply(covered, move)
        GAME.apply(opened, move)
        assert GAME.observe(covered, 1).state.tokens == GAME.observe(opened, 1).state.tokens == opened.tokens
        if not covered.middle:
            assert dumped(covered) == {**dumped(opened), "options": {"S23": "screens"}}
        dealt = GAME.determinize(GAME.observe(covered, 1), 5)
        assert dealt.deniers == covered.deniers


# ---- secret: tokens of Temple and Insula -------------------------------------------------------------------------


def temple(colour: str) -> tuple[Any, list[Event]]:
    """Return the state after seat 0 has bought a token in its Temple, and what happened."""
    seats = [{**SEATS[0], "buildings": ["temple"]}, {**SEATS[1], "buildings": ["tavern"]}, {}]
    state = table("IV", "income", seats, pending={"moved": []}, **SECRET)
    return state, play(state, f"token {colour}")


@pytest.mark.rule("sylla.building.temple", "sylla.consul.token")
def test_which_token_a_temple_gives_only_its_owner_knows() -> None:
    """Others see that a token was paid for: their view of two games that differ in its colour is the same (S23)."""
    one, events = temple("leisure")
    other, _ = temple("health")
    assert told(events, "token", 1) == ["0 sylla-event-token-hidden"]
    assert told(events, "token", 0) == ["0 sylla-event-token colour=sylla-colour-leisure"]
    for seat in (-1, 1, 2):
        assert GAME.key(GAME.observe(one, seat).state) == GAME.key(GAME.observe(other, seat).state)
        assert GAME.placements(GAME.observe(one, seat)) == GAME.placements(GAME.observe(other, seat))
    assert GAME.observe(one, 0).state.tokens[:3] == [1, 1, 0]
    assert (GAME.observe(one, 1).state.tokens[:3], GAME.observe(one, 1).state.unseen) == ([1, 0, 0], [1, 0, 0, 0])
    dealt = [GAME.determinize(GAME.observe(one, 1), seed) for seed in range(60)]
    assert {tuple(state.tokens[:3]) for state in dealt} == {(2, 0, 0), (1, 1, 0), (1, 0, 1)}
    assert dumped(one)["players"][0]["secret"] == {**NONE, "leisure": 1}
    assert on_mats(GAME.observe(one, 1))["0.tokens.civic"] == "1+"
    assert on_mats(GAME.observe(one, 0))["0.tokens.leisure"] == "1"
    # By default nothing is kept of how a token was taken.
    usual = table("IV", "income", [{"deniers": 3, "buildings": ["temple"]}, {}, {}], pending={"moved": []})
    play(usual, "token leisure")
    assert "secret" not in str(dumped(usual)["players"])


@pytest.mark.rule("sylla.building.insula", "sylla.crisis.count")
def test_a_crisis_tells_what_was_secret_of_its_colour() -> None:
    """What was taken of another colour stays secret; the Insula's tokens are, the consul's is not (S23)."""
    seats = [
        {**SEATS[0], "secret": {**NONE, "civic": 1}},
        {**SEATS[1], "secret": {"civic": 1, "leisure": 0, "health": 2}},
        {},
    ]
    state, events = crisis(seats=seats, **SECRET)
    assert [line for line in told(events, "crisis-shown", 2) if line.startswith("1")] == [
        "1 sylla-event-crisis-shown colour=sylla-colour-civic tokens=3"
    ]
    seen = GAME.observe(state, 2).state
    assert (seen.tokens[:6], seen.unseen[:2]) == ([1, 0, 0, 3, 0, 0], [0, 2])
    assert [player.get("secret") for player in dumped(state)["players"]] == [None, {**NONE, "health": 2}, None]

    sale = table("III", "token", [{}, {}, {}], slots=["stall", "field", *[None] * 4], pending={"offered": 1}, **SECRET)
    events = play(sale, "token civic", "token health")
    assert told(events, "token", 1) == ["0 sylla-event-token-hidden"] * 2
    assert GAME.observe(sale, 1).state.unseen[0] == 2
    election = table("I", "token", [{}, {}, {}], row=["slave", "vestal", "vestal"], **SECRET)
    assert told(play(election, "token civic"), "token", 1) == ["0 sylla-event-token colour=sylla-colour-civic"]


def test_at_the_end_everything_is_open() -> None:
    """All tokens are counted before all (S23)."""
    seats = [{**SEATS[0], "secret": {**NONE, "civic": 1}}, *SEATS[1:]]
    state = table("VI", "hand", seats, round=5, pending={"hands": [None] * 3}, **SECRET)
    assert GAME.observe(state, -1).state.tokens[:3] == [0, 0, 0]
    play(state, *["hand 0 down"] * 3)
    assert GAME.observe(state, -1).state.tokens == state.tokens
    assert "secret" not in str(dumped(state)["players"])
    assert on_mats(GAME.observe(state, 2))["0.tokens.civic"] == "1"
    screens = table("VI", "hand", SEATS, round=5, pending={"hands": [None] * 3}, **SCREENS)
    play(screens, *["hand 0 down"] * 3)
    assert on_mats(GAME.observe(screens, 2))["1.deniers"] == "7"


@pytest.mark.parametrize("secret", [NONE, {**NONE, "civic": 2}, {"civic": 1}, [], {**NONE, "civic": -1}])
def test_no_more_is_secret_than_there_is(secret: object) -> None:
    """In a position; and only where the reading was chosen."""
    with pytest.raises(UnreadableError):
        table("II", "recruit", [{**SEATS[0], "secret": secret}, {}, {}], row=["slave", "vestal", "vestal"], **SECRET)
    seats: list[dict[str, Any]] = [{**SEATS[0], "secret": {**NONE, "civic": 1}}, {}, {}]
    with pytest.raises(UnreadableError):
        table("II", "recruit", seats, row=["slave", "vestal", "vestal"])


def run_out(colours: dict[str, int], others: dict[str, int], phase: str = "II", decision: str = "recruit") -> Any:
    """Return a table at which seats 0 and 2 took tokens in secret, and seat 1 has most of Health."""
    first, last = {**NONE, **colours}, {**NONE, **others}
    seats: list[dict[str, Any]] = [
        {"tokens": first, "secret": first},
        {"tokens": {"health": 30}, "deniers": 2},
        {"tokens": last, "secret": last},
    ]
    return table(phase, decision, seats, actor=1, row=["slave", "vestal", "vestal"], **SECRET)


@pytest.mark.parametrize("observer", [-1, 1])
def test_a_colour_that_has_run_out_shows_nothing_more_of_what_is_secret(observer: int) -> None:
    """Two worlds that differ in what others took are the same, also where one of them has no Health left (S11, S23)."""
    left, gone, shared = {"health": 5, "civic": 3}, {"health": 6, "civic": 2}, {"health": 2}
    worlds = [run_out(left, shared), run_out(gone, shared), run_out({"civic": 8}, {"leisure": 2})]
    seen = [GAME.observe(world, observer) for world in worlds]
    assert len({GAME.key(one.state) for one in seen}) == 1
    assert all(GAME.placements(one) == GAME.placements(seen[0]) for one in seen)
    assert all(GAME.spots(one) == GAME.spots(seen[0]) for one in seen)
    assert (seen[0].state.unseen[:3], seen[0].state.tokens[2]) == ([8, 0, 2], 0)


def test_what_is_dealt_fits_the_tokens_that_can_be_taken() -> None:
    """Who chooses a token and finds none of Health knows that others have all of it; the rest is dealt (S11, S23)."""
    state = run_out({"health": 6, "civic": 2}, {"health": 2}, "I", "token")
    assert [GAME.notation(move) for move in GAME.legal(state)] == ["token civic", "token leisure"]
    dealt = [GAME.determinize(GAME.observe(state, 1), seed) for seed in range(40)]
    assert all(GAME.legal(one) == GAME.legal(state) for one in dealt)
    assert {one.tokens[2] + one.tokens[8] for one in dealt} == {8}
    assert len({one.tokens[2] for one in dealt}) > 1
    assert all((sum(one.tokens[:3]), sum(one.tokens[6:9])) == (8, 2) for one in dealt)
    free = run_out({"health": 5, "civic": 3}, {"health": 2}, "I", "token")
    dealt = [GAME.determinize(GAME.observe(free, 1), seed) for seed in range(40)]
    assert all(GAME.legal(one) == GAME.legal(free) for one in dealt)


def test_the_supply_tells_nothing_of_the_tokens_behind_the_screens() -> None:
    """Two worlds in which others have more tokens look the same; one's own view of an open table tells it (S23)."""
    row = ["slave", "vestal", "vestal"]
    fewer = table("II", "recruit", SEATS, row=row, **SCREENS)
    more = table(
        "II", "recruit", [SEATS[0], {**SEATS[1], "tokens": {"civic": 9, "leisure": 4}}, {}], row=row, **SCREENS
    )
    for seat in (-1, 0, 2):
        views = [GAME.observe(world, seat) for world in (fewer, more)]
        assert GAME.placements(views[0]) == GAME.placements(views[1])
        assert GAME.spots(views[0]) == GAME.spots(views[1])
    supplies = {one.spot: one.text for one in GAME.placements(GAME.observe(more, 0)) if one.spot.startswith("supply")}
    assert set(supplies.values()) == {"?"}
    opened = table("II", "recruit", SEATS, row=row)
    shown = {one.spot: one.text for one in GAME.placements(GAME.observe(opened, 0)) if one.spot.startswith("supply")}
    assert shown == {"supply.civic": "34", "supply.leisure": "38", "supply.health": "36"}
    state, _ = crisis(**SCREENS)
    after = {one.spot: one.text for one in GAME.placements(GAME.observe(state, 2)) if one.spot.startswith("supply")}
    assert after == {"supply.civic": "34", "supply.leisure": "?", "supply.health": "?"}


@pytest.mark.parametrize("choice", ["screens", "secret"])
def test_a_vector_holds_what_a_seat_may_know(choice: str) -> None:
    """The same when hidden things are dealt anew, tokens in secret among them (S23)."""

    class Chosen(type(GAME)):  # type: ignore[misc]
        """The game with the reading chosen."""

        def new_game(self, start: Setup) -> Any:
            """Return the first state."""
            return super().new_game(Setup(start.seats, start.seed, (("S23", choice),)))

    check_hidden_things_do_not_count(Chosen(), Setup(3, 2))
    state = at_random(begun(3, 2, S23=choice), 2, phase_is(codes.PHASE_HAND))
    assert GAME.vector(GAME.observe(state, 1)) != GAME.vector(GAME.observe(state, 2))
