"""The history of a game as plain values in words: its turns to go along, its lines, and two or three of them compared.

Nothing of this is made before a page asks for it: a click on the board must not wait for it.
"""

from collections.abc import Sequence

from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.branches import Branch, Turn
from trajan_tutor.session.session import Session
from trajan_tutor.session.text_tables import signed_on_page
from trajan_tutor.shown.comparison import Comparison, compare
from trajan_tutor.viewmodel.answers_model import (
    BranchShown,
    CellsRow,
    ComparisonShown,
    History,
    SeatCompared,
    SideShown,
    TurnShown,
)


def history(session: Session, words: Words) -> History:
    """Return the turns of the present line, all lines that were played, and where the game stands."""
    names = seat_view.seat_names(session, words)
    turns = session.turns()
    end = session.tree.line()[-1]
    return {
        "here": session.tree.here.number,
        "end": end.number,
        "can_redo": session.can_redo,
        "turns": [_turn(turn, names, words) for turn in turns],
        "last": words(Message.of("board-history-end")),
        "branches": [
            _branch(session, branch, number, words) for number, branch in enumerate(session.branches(), start=1)
        ],
    }


def comparison(session: Session, words: Words, places: Sequence[int], prefix: str, theme: str) -> ComparisonShown:
    """Return two or three places of a game compared: a picture of all, tables of points, what was revealed.

    Raises MisusedError for too few, too many, or places that are not there.
    """
    compared = compare(session, places, words.language)
    return {
        "picture": compared.draw_all(prefix=prefix, theme=theme).svg,
        "verdict": compared.verdict,
        "sides": [_side(compared, at, words) for at in range(len(compared.sides))],
        "seats": [_seat(compared, seat) for seat in range(len(compared.seats))],
        "total": words(Message.of("session-total")),
        "heads": [*_letters(compared), *(f"{letter} \N{MINUS SIGN} A" for letter in _letters(compared)[1:])],
    }


def _turn(turn: Turn, names: Sequence[str], words: Words) -> TurnShown:
    name = names[turn.seat] if turn.seat >= 0 else ""
    points = tuple(str(points) for points in turn.points)
    key = "board-history-turn" if turn.number else "board-history-setup"
    text = words(Message.of(key, turn=turn.number, name=name, points=" : ".join(points)))
    called = words(Message.of("board-history-called", text=text, name=turn.name)) if turn.name else text
    return {"node": turn.node, "text": called, "here": turn.here, "ahead": turn.ahead}


def _branch(session: Session, branch: Branch, number: int, words: Words) -> BranchShown:
    key = "board-history-first" if branch.head == branch.start else "board-history-line"
    start = session.tree.find(branch.start)
    turn = session.game.begun(start.state) if start else 0
    text = Message.of(
        key,
        number=number,
        turn=turn,
        decisions=branch.decisions,
        points=" : ".join(str(points) for points in branch.points),
    )
    marks = [
        name
        for name, holds in (
            ("here", branch.current),
            ("over", branch.over),
            ("revealed", branch.revealed),
            ("informed", branch.informed),
        )
        if holds
    ]
    return {
        "head": branch.head,
        "tip": branch.tip,
        "name": branch.name,
        "title": branch.name or words(Message.of("board-history-number", number=number)),
        "text": words(text),
        "current": branch.current,
        "marks": [{"kind": mark, "text": words(Message.of(f"board-history-mark-{mark}"))} for mark in marks],
        "removable": branch.head != branch.start,
        "removing": words(Message.of("board-history-removing", decisions=branch.decisions)),
    }


def _letters(compared: Comparison) -> list[str]:
    return [chr(ord("A") + at) for at in range(len(compared.sides))]


def _side(compared: Comparison, at: int, words: Words) -> SideShown:
    side = compared.sides[at]
    revealed = compared.revealed_words(at)
    return {
        "node": side.node,
        "title": compared.title(at),
        "moves": words(Message.of("board-compare-moves", count=len(side.moves), moves=", ".join(compared.told(at)))),
        "revealed": revealed,
        "revealed_title": words(Message.of("board-compare-revealed", count=len(revealed))),
    }


def _seat(compared: Comparison, seat: int) -> SeatCompared:
    data, differing = compared.data()["seats"][seat], compared.differing(seat)
    totals = [side.ledgers[seat].total for side in compared.sides]
    rows: list[CellsRow] = [
        {"label": row["name"], "cells": _cells(row["points"])} for row in data["rows"] if row["source"] in differing
    ]
    return {"seat": seat, "name": compared.seats[seat], "rows": rows, "totals": _cells(totals)}


def _cells(points: Sequence[int]) -> list[str]:
    """Return points of all sides, then what each has more or less than the first."""
    differences = [signed_on_page(value - points[0]) for value in points[1:]]
    return [*map(str, points), *differences]
