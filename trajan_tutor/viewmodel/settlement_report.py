"""Settlements in words: the report of each that ended, as the viewer may know it, and the list of all."""

from collections.abc import Sequence

from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.settlement import SettledRow, Settlement
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.session import Session
from trajan_tutor.session.settled import SettlementEnded, SettlementsMet, settlement_seen
from trajan_tutor.session.text_tables import signed_on_page
from trajan_tutor.viewmodel.choices import text_of
from trajan_tutor.viewmodel.named_symbols import symbol_id
from trajan_tutor.viewmodel.panels import rule_card, seat_looks
from trajan_tutor.viewmodel.words_model import ReportListed, ReportRow, ReportShown


def reports(session: Session, met: SettlementsMet, since: int, words: Words) -> list[ReportShown]:
    """Return the reports of what was settled in the decisions after the first `since` ones."""
    return [report(session, ended, words) for ended in met.along(session, since)]


def listed(session: Session, met: SettlementsMet, words: Words) -> list[ReportListed]:
    """Return all reports of the present line up to where the game stands, the first one first."""
    return [
        {"number": number, "text": words(_settlement_of(session, ended).title)}
        for number, ended in enumerate(met.along(session))
    ]


def numbered(session: Session, met: SettlementsMet, number: int, words: Words) -> ReportShown:
    """Return a report by its number in the list; raises MisusedError for one that there is not."""
    ended = met.along(session)
    if not 0 <= number < len(ended):
        raise MisusedError("board-not-understood")
    return report(session, ended[number], words)


def last_of(session: Session, met: SettlementsMet, words: Words) -> ReportShown | None:
    """Return the report of how a finished game was counted; None where nothing was, but all was there before."""
    ended = met.along(session) if session.is_over else []
    if not ended or ended[-1].last is not session.tree.here:
        return None
    last_report = report(session, ended[-1], words)
    return last_report if any(last_report["before"]) else None


def report(session: Session, ended: SettlementEnded, words: Words) -> ReportShown:
    """Return the report of a settlement."""
    settlement = _settlement_of(session, ended)
    names = seat_view.seat_names(session, words)
    return {
        "name": f"{ended.begun.first.number}.{ended.begun.start}-{ended.last.number}.{ended.end}",
        "title": words(settlement.title),
        "names": list(names),
        "looks": seat_looks(session.game, len(names)),
        "before": list(settlement.before),
        "rows": [_row(session, row, names, words) for row in settlement.rows],
        "in_top": _is_in_top(session),
        "first_times": [],
    }


def _settlement_of(session: Session, ended: SettlementEnded) -> Settlement:
    return settlement_seen(session.game, ended, seat_view.log_viewer(session))


def _row(session: Session, row: SettledRow, names: Sequence[str], words: Words) -> ReportRow:
    cause, about = words(row.cause), " ".join(map(words, row.about))
    cells = [(name, cell.amount, text_of(words, cell.says)) for name, cell in zip(names, row.cells, strict=True)]
    known = row.rule in session.game.rules.rules
    return {
        "cause": cause,
        "symbol": symbol_id(session.game, row.symbol),
        "about": about,
        "cells": [{"amount": amount, "text": text} for _, amount, text in cells],
        "said": _aloud(cause, about, cells, words),
        "card": rule_card(session.game, words, row.rule) if known else None,
    }


def _aloud(cause: str, about: str, cells: Sequence[tuple[str, int, str]], words: Words) -> str:
    """Return a row as it is read aloud: its cause, then everybody whom it brought something."""
    causes = tuple(
        words(Message.of(f"board-report-{_kind(amount, text)}", name=name, amount=signed_on_page(amount), text=text))
        for name, amount, text in cells
        if amount or text
    )
    row = words(Message.of("board-report-row", cause=cause, told=causes)) if causes else f"{cause}."
    return f"{row} {about}".strip()


def _kind(amount: int, text: str) -> str:
    return "amount-and-text" if amount and text else "amount" if amount else "text"


def _is_in_top(session: Session) -> bool:
    """Return whether the top bar tells points, and not something else that the game counts there."""
    if session.showing is None:
        return True
    notes = session.showing.summary(session.observation(), max(session.viewer, 0)).seats
    return all(note.counted is None for note in notes)
