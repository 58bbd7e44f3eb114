"""Sylla's screens at a desk: every byte that is sent to a seat is read, in games that differ in what it may not see."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from desk.page import Page, Program
from games.sylla.build_table import position

from trajan_tutor.desk.desk import Desk
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.session import STEP

SEAT = 1
NONE = {"civic": 0, "leisure": 0, "health": 0}
PIECES: list[dict[str, Any]] = [
    {"deniers": 6, "tokens": {"civic": 1}, "buildings": ["temple", "temple"], "cards": ["slave"]},
    {"deniers": 5, "tokens": {"civic": 3, "leisure": 2}, "buildings": ["tavern"], "cards": ["vestal", "senator"]},
    {"deniers": 4, "cards": ["legionary"]},
]


def begun(choice: str, phase: str, decision: str, *, seats: list[dict[str, Any]] | None = None, **about: Any) -> Page:
    """Return a page of seat 1 that shows a position with bots at the others, who wait until they are told to decide."""
    piles = {**position("VI", "hand", [{}] * 3)["piles"], "characters": ["slave", "vestal", "senator", "merchant"]}
    made = position(phase, decision, seats or PIECES, options={"S23": choice}, piles=piles, **about)
    return Page(Desk(new_session("sylla", position=made, people=[SEAT], pace=STEP)))


def bot(page: Page, *moves: str) -> None:
    """Let the bots decide as a script says, and show it."""
    page.session.follow(moves)
    program: Program = page.program
    program.refresh()


def asked(page: Page) -> list[Any]:
    """Ask the page everything that can be told of the game as it stands: places, moves, pages, replay, comparisons."""
    told: list[Any] = []
    spots = [spot.name for spot in page.session.game.spots(page.session.observation())]
    told += [page.ask("tell", spot=spot) for spot in spots]
    told += [page.ask("preview", move=choice["move"]) for choice in page.model["choices"]]
    told += [page.ask("show", page=name) for name in ("history", "replay", "book")]
    replay = told[-2]
    reports = page.ask("show", page="reports")["reports"]
    told += [page.ask("report", number=report["number"]) for report in reports]
    told += [page.ask("frame", number=number) for number in range(len(replay.get("frames", ())) or 1)]
    last = page.session.tree.here.number
    if last:
        told.append(page.ask("compare", places=[0, last]))
    return told


def everything(page: Page, told: list[Any]) -> str:
    """Return every byte that was sent to the page, and what the values say that a person at this seat may ask for."""
    session = page.session
    own = [str(session.position()), session.position().draw().svg, repr(session.branches()), repr(session.turns())]
    return json.dumps([page.opening, page.heard, told, own], ensure_ascii=False, sort_keys=True)


def journey(page: Page, *parts: tuple[str, ...] | Callable[[Page], None]) -> str:
    """Play a game to its end as a script says, asking everything on the way; return every byte."""
    told = asked(page)
    for part in parts:
        if callable(part):
            part(page)
        else:
            bot(page, *part)
        told += asked(page)
    return everything(page, told)


def chooses(move: str) -> Callable[[Page], None]:
    """Return that the person makes a move."""

    def choose(page: Page) -> None:
        page.send("choose", move=move)
        assert page.notice["tone"] != "problem", page.notice

    return choose


def a_round(colours: tuple[str, str], choice: str = "secret") -> str:
    """Return what is sent to seat 1 while seat 0 buys two tokens in secret, up to the next round."""
    events = ["eruption", "persecution", "cult", "decadence"]
    markers = {"civic": 0, "leisure": 2, "health": 2}
    page = begun(choice, "IV", "income", pending={"moved": []}, events=events, markers=markers)
    return journey(
        page,
        tuple(f"token {colour}" for colour in colours),
        chooses("move leisure right"),
        chooses("fight vestal eruption"),
        ("fight legionary persecution", "remove eruption", "hand 1 up"),
        chooses("hand 2 down"),
        ("hand 0 down", "bid 0"),
    )


def test_no_byte_tells_which_tokens_others_took_in_secret() -> None:
    """Two games that differ in their colours alone are the same to the seat, through a crisis of another colour."""
    one = a_round(("leisure", "leisure"))
    assert differing(one, a_round(("health", "leisure"))) == set()
    assert one == a_round(("health", "leisure"))
    assert "Took a token in secret" in one
    assert "two tokens" in one or "2 tokens" in one


def test_a_crisis_tells_it() -> None:
    """The token that was taken of the colour in crisis is shown; so the games differ from there on, and not before."""
    one, other = a_round(("civic", "leisure")), a_round(("health", "leisure"))
    assert "Showed two tokens of Civic spirit" in one or "Showed 2 tokens of Civic spirit" in one
    before = one.index("is in crisis")
    assert one[:before] == other[:before]
    assert one != other


def at_setup(character: str) -> str:
    """Return what is sent to seat 1 while seat 0 chooses its characters, and then itself begins to choose."""
    page = Page(Desk(new_session("sylla", seats=4, seed=3, people=[SEAT], pace=STEP)))
    taken = (f"take {character}", "take vestal", "take vestal", "take legionary")
    return journey(page, taken, chooses("take senator"))


def test_no_byte_tells_which_characters_others_have_chosen() -> None:
    """Nor hands: what is chosen in secret is marked at no place and stands in no list of decisions."""
    one = at_setup("slave")
    assert differing(one, at_setup("merchant")) == set()
    assert one == at_setup("merchant")


def covered(more: int, choice: str = "screens") -> str:
    """Return what is sent to seat 1 in a game in which the others have more deniers and more tokens."""
    seats = [
        {**PIECES[0], "deniers": 6 + more, "tokens": {"civic": 4 - more, "health": 2 * more}},
        PIECES[1],
        {**PIECES[2], "deniers": 4 + 2 * more, "tokens": {"civic": more, "health": 4, "leisure": more}},
    ]
    row = ["slave", "slave", "vestal", "senator", "merchant"]
    page = begun(choice, "II", "recruit", seats=seats, row=row, slots=["stall", "field", *[None] * 4])
    return journey(
        page,
        ("recruit slave",),
        chooses("recruit vestal"),
        ("recruit merchant", "offer 1"),
        chooses("pass"),
        ("pass", "bid 1"),
        chooses("bid 1"),
        ("token civic", "no-token"),
        chooses("move leisure right"),
    )


@pytest.mark.parametrize("more", [3])
def test_no_byte_tells_how_much_others_have_behind_their_screens(more: int) -> None:
    """Not on the board, in words, labels, log, report, history and replay, nor by what is left in the supply."""
    one = covered(0)
    assert differing(one, covered(more)) == set()
    assert one == covered(more)
    assert "Took the income" in one
    assert "behind the screen" in one


def test_where_all_lies_open_everything_is_told() -> None:
    """So the games that are compared do differ."""
    assert differing(covered(0, "open"), covered(1, "open"))
    assert differing(a_round(("leisure", "leisure"), "open"), a_round(("health", "leisure"), "open"))


def differing(one: str, other: str) -> set[str]:
    """Return the places of the board at which two games were told differently."""
    found: set[str] = set()
    compare(json.loads(one), json.loads(other), "", found)
    return found


def compare(one: Any, other: Any, way: str, found: set[str]) -> None:
    """Walk through two messages and note where they differ."""
    if type(one) is not type(other) or (isinstance(one, list) and len(one) != len(other)):
        found.add(way)
    elif isinstance(one, dict):
        for key in {*one, *other}:
            compare(one.get(key), other.get(key), f"{way}.{key}", found)
    elif isinstance(one, list):
        for number, (left, right) in enumerate(zip(one, other, strict=True)):
            compare(left, right, f"{way}[{number}]", found)
    elif one != other:
        found.add(f"{way}: {one!s:.200} | {other!s:.200}")
