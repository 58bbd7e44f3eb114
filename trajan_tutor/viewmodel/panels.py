"""What the panels around the board show, as plain values in words: steps, rule cards, rule book, points, the end."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.components import Status
from trajan_tutor.engine.game import Standing, TurnStep
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.session import Session
from trajan_tutor.shown.result import result
from trajan_tutor.view.legend import draw_legend
from trajan_tutor.viewmodel.answers_model import Area, BookPage, SymbolsPage
from trajan_tutor.viewmodel.ruling_cards import rulings_shown
from trajan_tutor.viewmodel.words_model import (
    Card,
    EndingShown,
    Points,
    PointsRow,
    Remark,
    ReportShown,
    SeatLookShown,
)

# A click shows the cards of one step: those of the click before, or of a few others.
_CARDS_KEPT: Final = 512


def steps(turn: Sequence[TurnStep], words: Words) -> list[dict[str, str]]:
    """Return the steps of the turn in progress with how far each is."""
    return [
        {
            "label": words(step.label),
            "standing": step.standing.value,
            "said": words(Message.of(f"board-step-{step.standing.value}")),
        }
        for step in turn
    ]


def step_cards(session: Session, words: Words, turn: Sequence[TurnStep] | None = None) -> list[Card]:
    """Return the rule cards of the present step; at the end those of the last thing that happened.

    `turn` are the steps of the turn, where they are known already.
    """
    for step in session.game.steps(session.state) if turn is None else turn:
        if step.standing is Standing.PRESENT:
            return [_step_card(session.game, words, rule) for rule in step.rules]  # type: ignore[arg-type]
    return ending_cards(session, words)


def rule_card(game: TutorGame, words: Words, rule_id: str) -> Card:
    """Return a rule: title, text, and how sure it is where that is not plain."""
    rule = game.rules[rule_id]
    return {
        "rule": rule.id,
        "title": words(Message.of(rule.key)),
        "text": words(Message.of(f"{rule.key}.rule")),
        "marks": _marks(game, words, rule_id),
    }


@lru_cache(maxsize=_CARDS_KEPT)
def _step_card(game: TutorGame, words: Words, rule_id: str) -> Card:
    return rule_card(game, words, rule_id)


def rule_book(game: TutorGame, words: Words) -> list[Area]:
    """Return all rules by area, in the order of the rulebook."""
    areas: dict[str, list[Card]] = {}
    for rule in game.rules.rules.values():
        areas.setdefault(rule.area, []).append(rule_card(game, words, rule.id))
    return [
        {"area": area, "title": words(Message.of(f"{game.name}-area-{area}")), "rules": cards}
        for area, cards in areas.items()
    ]


def book_page(game: TutorGame, words: Words, session: Session | None = None) -> BookPage:
    """Return the rules of a game, which game that is, and how it is read: in the one on the table, if there is one."""
    return {"game": game.name, "book": rule_book(game, words), "rulings": rulings_shown(game, words, session)}


def symbols_page(game: TutorGame, words: Words, prefix: str, theme: str) -> SymbolsPage:
    """Return what the symbols of a game mean, and which game that is."""
    return {"game": game.name, "symbols": draw_legend(game, words, prefix=prefix, theme=theme)}


def points(session: Session, words: Words) -> Points:
    """Return every seat's points by source; sources that brought nobody anything are left out."""
    game = session.game
    names = seat_view.seat_names(session, words)
    ledgers = [game.ledger(session.state, seat) for seat in range(len(names))]
    amounts = [dict(ledger) for ledger in ledgers]
    rows: list[PointsRow] = []
    for source in game.sources:
        row = [by_source.get(source, 0) for by_source in amounts]
        if any(row):
            rows.append({"label": words(Message.of(f"{game.name}-source-{source}")), "points": row})
    totals = [ledger.total for ledger in ledgers]
    return {"names": list(names), "looks": seat_looks(game, len(names)), "rows": rows, "totals": totals}


def seat_looks(game: TutorGame, seats: int) -> list[SeatLookShown]:
    """Return how the seats of a game are marked."""
    return [{"letter": look.letter, "colour": look.colour} for look in game.seat_looks[:seats]]


def ending(session: Session, words: Words, report: ReportShown | None) -> EndingShown | None:
    """Return who won and why, with the report of the final scoring; None while the game goes on."""
    end = result(session, words.language)
    if end is None:
        return None
    seats = sorted(end.data()["seats"], key=lambda seat: (-seat["points"], not seat["won"]))
    order = [
        words(Message.of("board-end-place", place=place, name=seat["name"], points=seat["points"]))
        for place, seat in enumerate(seats, start=1)
    ]
    return {
        "title": seat_view.turn_words(session, words),
        "why": words(end.why),
        "order": order,
        "report": report,
        "cards": [rule_card(session.game, words, end.rule)] if end.rule else ending_cards(session, words),
    }


def ending_cards(session: Session, words: Words) -> list[Card]:
    """Return the rule cards of how the last decision ended: of its last event that names a rule."""
    events = session.steps[-1].events if session.steps else ()
    last = next((event.rule for event in reversed(events) if event.rule in session.game.rules.rules), "")
    return [rule_card(session.game, words, last)] if last else []


def _marks(game: TutorGame, words: Words, rule_id: str) -> list[Remark]:
    rule, data = game.rules[rule_id], game.components
    remarks: list[Remark] = []
    if rule.status is Status.RECONSTRUCTED:
        remarks.append(_mark(words, "board-mark-reconstructed", "board-mark-reconstructed.text"))
    for name, disagreement in data.disagreements.items():
        if rule_id in disagreement.rules:
            remarks.append(_mark(words, "board-mark-disagree", f"{game.name}-disagreement-{name}"))
    # A rule that is ours altogether says so; one that a ruling only completes tells the question.
    mark = "board-mark-ruling" if rule.status is Status.RULING else "board-mark-question"
    for name in rule.rulings:
        key = f"{game.name}-ruling-{name.lower()}"
        text = " ".join(words(Message.of(f"{key}-{part}")) for part in ("question", "answer"))
        remarks.append({"label": words(Message.of(mark)), "text": text})
    return remarks


def _mark(words: Words, label: str, text: str) -> Remark:
    return {"label": words(Message.of(label)), "text": words(Message.of(text))}
