"""What the panels of the page show in a game: the values that a desk answers with, by the functions that make them."""

import tempfile
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Final

from trajan_tutor.coach.adviser import Effort
from trajan_tutor.coach.reviewer import CloserLook
from trajan_tutor.desk.coach import coach_panel, consequences_panel, review_panel
from trajan_tutor.desk.coach.board_coach import Coach
from trajan_tutor.desk.coach.coach_news import CoachNews
from trajan_tutor.desk.coach.findings import Efforts
from trajan_tutor.desk.coach.thinking import Driver
from trajan_tutor.desk.editor import editor_page
from trajan_tutor.desk.tables.table import Table
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.journals import saved_games
from trajan_tutor.session import seat_view
from trajan_tutor.session.error_sentences import words_of_every_game
from trajan_tutor.session.new_session import new_session
from trajan_tutor.session.session import Session
from trajan_tutor.session.settled import SettlementsMet
from trajan_tutor.viewmodel import history, new_game_form, panels, replay_fields, settlement_report
from trajan_tutor.viewmodel.answers_model import ComparisonShown, History, SavedGames
from trajan_tutor.viewmodel.coach_model import CoachBlock
from trajan_tutor.viewmodel.labels import page_labels
from trajan_tutor.viewmodel.saved_games_list import saved_games_list

_LITTLE: Final = Effort(search=40, finalists=3, finals=10, pairs=16, most_pairs=24, answers=3, second=16)
_QUICK: Final = Effort(search=10, finalists=2, finals=4, pairs=4, most_pairs=8, answers=0, second=0)
_EFFORTS: Final = Efforts(_LITTLE, _LITTLE, _QUICK, 12, (CloserLook(_QUICK, 9, deep=True),), 6)
_SLICES: Final = (Effort(search=30, finalists=3, finals=4), Effort(search=40, finalists=4, finals=6))
_THEME: Final = "auto"


class Host:
    """A table with a coach, without a page; it thinks at once."""

    def __init__(self, session: Session, language: str) -> None:
        """Put a game on the table, and speak a language."""
        self.session, self.words = session, seat_view.words_for(session, language)
        self.coach = Coach(Table.begun(session, None, language, "b", _THEME), _heard, nullcontext)
        self.coach.state.driver, self.coach.state.efforts = Driver.AT_ONCE, _EFFORTS

    def blocks(self) -> list[CoachBlock]:
        """Return what the panel shows."""
        return coach_panel.panel(self.coach, self.words)


def _heard(_news: CoachNews) -> None:
    """Hear what the coach tells of its thinking: nothing is recorded of that."""


def _ask(host: Host, action: str, number: int = -1) -> None:
    host.coach.accepts[action](number)


def _coach(language: str) -> dict[str, Any]:
    session = new_session("trajan", seats=2, people=[0], bots=["greedy"], seed=7)
    host = Host(session, language)
    found: dict[str, Any] = {"quiet": host.blocks()}
    _ask(host, "hint")
    for level in range(1, 5):
        _ask(host, "hint-level", level)
    found["hint"] = host.blocks()
    _ask(host, "list")
    for number in (0, 1):
        _ask(host, "choose", number)
    _ask(host, "weigh-turn", 3)
    found["turns"] = host.blocks()
    _ask(host, "explore")
    found["explored"] = consequences_panel.consequences_blocks(host.coach, host.words, "led", _THEME)
    _ask(host, "close")
    _ask(host, "try")
    found["trial"] = host.blocks()
    _ask(host, "leave")
    return found


def _review(language: str) -> dict[str, Any]:
    session = new_session("trajan", seats=2, people=[0], bots=["greedy"], seed=7)
    host = Host(session, language)
    found: dict[str, Any] = {}
    while session.game.begun(session.state) < 7:
        session.choose(session.game.notation(session.choices()[0]))
    _ask(host, "look-back")
    back = host.coach.back
    found["review"] = review_panel.review(back, host.words)
    found["curve"] = review_panel.curve(back, host.words, "back", _THEME)
    costly = back.looking_back.retrospect.judged.index(back.looking_back.costliest[0]) if back.looking_back else 0
    found["moment"] = review_panel.moment(back, costly, host.words, "back", _THEME)
    _ask(host, "practise")
    found["practice"] = host.coach.practice.shown(host.words)
    _ask(host, "practice-leave")
    host.coach.analysis.slices = _SLICES
    _ask(host, "analyse")
    host.coach.attend()
    found["analysis"] = host.coach.analysis.shown(session, host.words, may=True)
    return found


def _history(session: Session, words: Words) -> tuple[History, ComparisonShown]:
    while session.game.begun(session.state) < 4:
        session.choose(session.game.notation(session.choices()[0]))
    session.jump(0)
    session.choose(session.game.notation(session.choices()[4]))
    while session.game.begun(session.state) < 3:
        session.choose(session.game.notation(session.choices()[0]))
    session.rename(session.branches()[1].head, "<img src=x> the other way")
    told = history.history(session, words)
    places = [branch["tip"] for branch in told["branches"]]
    return told, history.comparison(session, words, places, "compared", _THEME)


def _saved(folder: Path, language: str) -> SavedGames:
    for name, seed in (("Ann", 3), ("Bea", 4)):
        session = new_session("caesar", people=[0], names=[name], seed=seed)
        for _ in range(3):
            session.choose(session.game.notation(session.choices()[0]))
        saved_games.begin(session, folder).keep()
    (folder / "broken.json").write_text("{", encoding="utf-8")
    return saved_games_list(language, folder, None)


def _lines(session: Session, words: Words) -> list[dict[str, Any]]:
    return seat_view.plain(seat_view.log(session, words))


def record(language: str) -> dict[str, Any]:
    """Return everything that the panels are told in a language, by what asks for it."""
    played = new_session("trajan", seats=3, people=[], seed=5)
    words, settled = seat_view.words_for(played, language), SettlementsMet()
    reel, opened = replay_fields.opened(played, words, "r", _THEME)
    own = new_session("trajan", seats=2, people=[0], names=["Ann"], bots=["greedy"], seed=7)
    told, compared = _history(own, seat_view.words_for(own, language))
    with tempfile.TemporaryDirectory() as folder:
        saved = _saved(Path(folder), language)
    seats = [
        {name: score[name] for name in ("seat", "letter", "colour", "name")}
        for score in seat_view.plain(seat_view.scores(played, words))
    ]
    return {
        "labels": page_labels(words),
        "editor-labels": editor_page.editor_labels(words),
        "seats": seats,
        "log": _lines(played, words),
        "earlier": words(Message.of("board-log-earlier", count=_lines(played, words)[0]["number"])),
        "points": panels.points(played, words),
        "ending": panels.ending(played, words, settlement_report.last_of(played, settled, words)),
        "reports": {"reports": settlement_report.listed(played, settled, words)},
        "report": settlement_report.numbered(played, settled, 0, words),
        "cards": panels.step_cards(own, words),
        "book": panels.book_page(played.game, words),
        "symbols": panels.symbols_page(played.game, words, "legend", _THEME),
        "form": new_game_form.offered(words_of_every_game(language)),
        "history": told,
        "comparison": compared,
        "saved-games": saved,
        "replay": opened,
        "frames": [replay_fields.picture(reel, number, "r", _THEME) for number in range(4)],
        "coach": _coach(language),
        "review": _review(language),
    }
