"""The top bar, choices in few words and movement, made from a session: for games that say much, and that say little."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from trajan_tutor.engine.game import Setup
from trajan_tutor.engine.games import find_game
from trajan_tutor.games.trajan.rules.codes import ARCH_CENTRE
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.near_panes import focus
from trajan_tutor.session.session import STEP, Session
from trajan_tutor.view.paned import PanedRenderer
from trajan_tutor.view.templates import load_template
from trajan_tutor.viewmodel.board_drawing import geometry
from trajan_tutor.viewmodel.choices import choices, hub_text
from trajan_tutor.viewmodel.motion import motion
from trajan_tutor.viewmodel.top_bar import summary

THIRD = Path(__file__).parents[1] / "project" / "third_game"


def trajan(seed: int = 2, *, seats: int = 3, people: int = 3, hot_seat: bool = False) -> tuple[Session, Words]:
    """Return a game of Trajan at its first turn, with its words."""
    who = ["person"] * people + ["random"] * (seats - people)
    session = Session(find_game("trajan"), Setup(seats, seed), who, pace=STEP, hot_seat=hot_seat)
    return session, seat_view.words_for(session, "en")


def on(session: Session, *moves: str) -> None:
    """Make moves, one by one."""
    for move in moves:
        assert session.choose(move).result == "played", move


def sowing_of(session: Session, markers: int) -> str:
    """Return the move that sows so many markers."""
    state: Any = session.state
    return next(
        f"sow {['I', 'II', 'III', 'IV', 'V', 'VI'][move]}" for move in state.choices if state.tray_size[move] == markers
    )


@pytest.fixture
def lapilli(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return the game of somebody else, which says nothing of how it is shown."""
    monkeypatch.syspath_prepend(str(THIRD))
    yield import_module("lapilli.game").GAME
    for name in [name for name in sys.modules if name.partition(".")[0] == "lapilli"]:
        del sys.modules[name]


# ---- the top bar -----------------------------------------------------------------------------------------------------


def test_the_top_bar_tells_seats_time_and_demands() -> None:
    """Names come from the session, the rest from the game; every symbol is one of the picture."""
    session, words = trajan()
    told = summary(session, words)
    assert told["title"] == "Sowing"
    codes = {symbol.code for symbol in load_template(session.game.resources.board).symbols.values()}
    for seat, letter in zip(told["seats"], "ABC", strict=True):
        (votes,) = seat["counts"]
        assert (seat["letter"], seat["called"], votes["number"], votes["said"]) == (letter, "points", "0", "0 votes")
    assert [count["number"].partition("/")[0] for count in told["counts"]] == ["1", "1", "0"]
    assert [count["said"] for count in told["counts"]][:2] == ["Quarter 1 of 4", "Round 1 of 4"]
    assert {count["symbol"] for count in (*told["counts"], *told["seats"][0]["counts"])} <= codes
    assert [seat["own"] for seat in told["seats"]] == [True, False, False]
    assert told["clock"].startswith("Quarter 1/4 · round 1/4 · 0/")
    assert [token["standing"] for token in told["tokens"]].count("unknown") == 3
    on(session, sowing_of(session, 2))
    assert {token["symbol"] for token in told["tokens"]} <= codes | {""}


def test_the_forecast_adds_up() -> None:
    """Points so far, and what the end would bring by source."""
    session, words = trajan()
    told = summary(session, words)["forecast"]
    assert told is not None
    points = session.game.ledger(session.state, session.viewer).total
    more = sum(int(row["points"]) for row in told["rows"])
    assert told["title"] == f"If it ended now: {points} + {more} = {points + more}"
    assert {row["text"] for row in told["rows"]} >= {"cards in hand"}


def test_nothing_is_foretold_of_a_hand_that_nobody_may_see() -> None:
    """In a hot seat before somebody sits down, and where only bots play."""
    session, words = trajan(hot_seat=True)
    assert session.hidden is not None
    assert summary(session, words)["forecast"] is None
    watched, words = trajan(people=0)
    assert summary(watched, words)["forecast"] is None


def test_caesar_counts_the_markers_that_are_left() -> None:
    """Where others have points."""
    session = Session(find_game("caesar"), Setup(2, 3), ["person", "person"])
    told = summary(session, seat_view.words_for(session, "en"))
    state: Any = session.state
    assert [seat["points"] for seat in told["seats"]] == state.markers
    assert told["forecast"] is None


# ---- choices ---------------------------------------------------------------------------------------------------------


def test_a_choice_has_a_name_a_consequence_a_hue_and_a_symbol_of_the_picture() -> None:
    """A tray is called by its number, and leads to the area where its last marker falls."""
    session, words = trajan()
    found = choices(session, words)
    codes = {symbol.code for symbol in load_template(session.game.resources.board).symbols.values()}
    assert [choice["name"] for choice in found] == [f"Tray {slot}" for slot in ["I", "II", "III", "IV", "V", "VI"]]
    assert all("→" in choice["consequence"] and choice["hue"].startswith("hue-") for choice in found)
    assert all(choice["symbol"] in codes for choice in found)
    assert all(choice["leads"] and choice["spots"] for choice in found)


def test_choices_can_be_said_in_another_language() -> None:
    """Nothing in them is written by the program."""
    session, _ = trajan()
    words = seat_view.words_for(session, "pseudo")
    for choice in choices(session, words):
        assert choice["name"].startswith("[")
        assert choice["consequence"].startswith("[")


# ---- movement --------------------------------------------------------------------------------------------------------


def test_a_sowing_is_told_drop_by_drop() -> None:
    """The hub says what is left; the last drop lands at the action; the marked way is that of the whole sowing."""
    session, words = trajan()
    where = geometry(session)
    since = len(session.steps)
    on(session, sowing_of(session, 2))
    first = motion(session, since, words, geometry=where)
    assert first is not None
    state: Any = session.state
    if state.held_size:
        assert (first["pieces"], first["path_mark"]) == ([], None)
        assert first["hub"] is not None
        assert first["hub"]["left"] == ["2 left"]
        since = len(session.steps)
        on(session, session.game.notation(session.game.legal(session.state)[0]))
        first = motion(session, since, words, geometry=where)
        assert first is not None
    assert (first["seat"], first["own"]) == (0, True)
    assert len(first["pieces"]) == len(first["path"]) == 2
    assert first["hub"] is not None
    assert first["hub"]["left"] == ["2 left", "1 left", "none left"]
    assert first["landing"] is not None
    assert first["landing"]["spot"] == first["path"][-1]
    mark = first["path_mark"]
    assert mark is not None
    assert [stop["text"] for stop in mark["stops"]] == ["1", "2"]
    assert mark["end"] == first["path"][-1]


def test_a_sowing_that_is_finished_at_one_click_is_told_as_one() -> None:
    """Several decisions follow each other: all their markers, and the hub counts down without a gap."""
    session, words = trajan(5)
    state: Any = session.state
    markers = max(state.tray_size[:6])
    since = len(session.steps)
    on(session, sowing_of(session, markers))
    while session.goal:
        on(session, session.game.notation(session.game.legal(session.state)[0]))
    told = motion(session, since, words, geometry=geometry(session))
    assert told is not None
    assert len(told["pieces"]) == markers
    assert told["hub"] is not None
    assert told["hub"]["left"] == [*(f"{left} left" for left in range(markers, 0, -1)), "none left"]


def test_of_several_seats_one_is_shown() -> None:
    """A bot that went on by itself; a person whom bots answered at once."""
    session, words = trajan(people=1)
    since = len(session.steps)
    while not session.waits_for_bot:
        on(session, session.game.notation(session.game.legal(session.state)[0]))
    before = len(session.steps)
    session.step_bot()
    told = motion(session, before, words)
    assert told is not None
    assert (told["seat"], told["own"], told["hub"]) == (1, False, None)
    told = motion(session, since, words)
    assert told is not None
    assert (told["seat"], told["own"]) == (0, True)


def test_points_are_gained_where_the_event_before_them_happened() -> None:
    """With their sign, for the seat that gains or loses them."""
    session, words = trajan(3)
    gained = []
    for _ in range(120):
        since = len(session.steps)
        on(session, session.game.notation(session.game.legal(session.state)[0]))
        told = motion(session, since, words)
        assert told is not None
        gained += told["gains"]
        events = [event for step in session.steps[since:] for event in step.events if event.points]
        assert [gain["points"] for gain in told["gains"]] == [event.points for event in events]
    assert any(gain["spot"] for gain in gained)
    assert all(gain["text"] in (f"+{gain['points']}", f"\N{MINUS SIGN}{-gain['points']}") for gain in gained)


def test_nothing_moves_where_nothing_was_decided() -> None:
    """After going back there is nothing to show."""
    session, words = trajan()
    assert motion(session, len(session.steps), words) is None


# ---- a game that says nothing ----------------------------------------------------------------------------------------


def test_the_game_of_somebody_else_is_shown_by_what_every_game_says(lapilli: Any) -> None:
    """Its step, its sentences and its points; one pane is near, and nothing is foretold."""
    session = Session(lapilli, Setup(2, 1), ["person", "person"])
    words = seat_view.words_for(session, "en")
    told = summary(session, words)
    assert told["title"] == words(lapilli.steps(session.state)[0].label)
    assert [seat["points"] for seat in told["seats"]] == [0, 0]
    assert (told["clock"], told["tokens"], told["forecast"]) == ("", [], None)
    found = choices(session, words)
    assert all(choice["name"] == choice["text"] and choice["consequence"] == "" for choice in found)
    picture = PanedRenderer("b").draw(lapilli, session.observation(), words)
    near = focus(session, picture["panes"], session.spots())
    assert near["main"] in {pane["name"] for pane in picture["panes"]}
    assert near["places"][near["main"]] == "9"
    since = len(session.steps)
    for move in ("a1", "a2", "b1", "b2", "c1"):
        on(session, move)
    moved = motion(session, since, words)
    assert moved is not None
    assert (moved["path"], moved["hub"], moved["landing"]) == ([], None, None)
    assert [gain["text"] for gain in moved["gains"]] == ["+1"]
    # Nothing is in progress any more.
    assert summary(session, words)["title"]


def test_the_middle_of_the_circle_says_what_is_asked_and_where_each_tray_leads() -> None:
    """While a tray is chosen, and nothing lies there: markers in the hand and the arch are seen, not covered."""
    session, words = trajan()
    told = hub_text(session, session.observation(), choices(session, words), "Choose")
    assert told is not None
    assert told["text"] == "Choose"
    trays = {one["spots"][0]: one for one in choices(session, words)}
    assert {spot: end["text"] for spot, end in told["ends"].items()} == {
        spot: one["consequence"] for spot, one in trays.items()
    }
    on(session, sowing_of(session, 2))
    assert hub_text(session, session.observation(), choices(session, words), "Drop") is None
    centred, _ = trajan()
    state: Any = centred.state
    state.arch[0] = ARCH_CENTRE
    assert hub_text(centred, centred.observation(), choices(centred, words), "Choose") is None
