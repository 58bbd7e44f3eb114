"""Everything that a page is shown of a table, in words: the fields of the view model."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, cast

from trajan_tutor.desk.coach import coach_panel
from trajan_tutor.desk.coach.analysis_panel import NO_ANALYSIS
from trajan_tutor.desk.coach.board_coach import Coach
from trajan_tutor.desk.coach.coach_requests import is_asked_in_lesson
from trajan_tutor.desk.coach.consequences_panel import ConsequencesPanel
from trajan_tutor.desk.coach.review_panel import review
from trajan_tutor.desk.displays.game_end import game_end
from trajan_tutor.desk.displays.marked_places import NO_MARKS, marks_in_lesson, marks_in_play
from trajan_tutor.desk.lesson.lesson_view import course_contents, lesson_values, others_since
from trajan_tutor.desk.tables.table import Table
from trajan_tutor.engine.game import Observation
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.step_page import focus_of_page
from trajan_tutor.session import seat_view
from trajan_tutor.session.near_panes import focus
from trajan_tutor.session.session import Session
from trajan_tutor.view.picture import FocusShown, PanePlaces
from trajan_tutor.viewmodel import others_at_table, panels
from trajan_tutor.viewmodel.bids_shown import bids_shown
from trajan_tutor.viewmodel.choices import choices, hub_text
from trajan_tutor.viewmodel.coach_model import CoachBlock, CoachShown
from trajan_tutor.viewmodel.labels import languages_shown, page_labels
from trajan_tutor.viewmodel.last_moves import LastLines, last_moves
from trajan_tutor.viewmodel.lesson_model import LessonShown
from trajan_tutor.viewmodel.others_at_table import rival_turns
from trajan_tutor.viewmodel.page_model import ViewModel
from trajan_tutor.viewmodel.review_model import AnalysisShown
from trajan_tutor.viewmodel.ruling_cards import chosen_readings
from trajan_tutor.viewmodel.settlement_report import last_of
from trajan_tutor.viewmodel.top_bar import summary
from trajan_tutor.viewmodel.words_model import Choice, Notice, Others, Points, SummaryShown

NO_NOTICE: Final[Notice] = {
    "number": 0,
    "tone": "",
    "title": "",
    "text": "",
    "spot": "",
    "callout": "",
    "rule": "",
}
NO_FOCUS: Final[FocusShown] = {"step": "", "main": "", "companion": "", "wide": "", "whole": False, "places": {}}
NO_SUMMARY: Final[SummaryShown] = {
    "title": "",
    "seats": [],
    "clock": "",
    "counts": [],
    "tokens": [],
    "warning": "",
    "warning_said": "",
    "forecast": None,
}
NO_POINTS: Final[Points] = {"names": [], "looks": [], "rows": [], "totals": []}
NOBODY: Final[Others] = {"waits": False, "bot": "", "hot_seat": "", "sit": ""}
NO_COACH: Final[CoachShown] = {"trying": False, "answers": 0, "panel": [], "wide": []}


def empty_view(table: Table) -> ViewModel:
    """Return what a page is shown of a table without a game."""
    return {
        "kind": "lesson" if table.lesson else "table",
        "prefix": table.prefix,
        "language": table.words.language,
        "languages": languages_shown(),
        "theme": table.theme,
        "labels": page_labels(table.words),
        "at": table.at,
        "answered": "",
        "began": 0,
        "by_itself": False,
        "at_table": table.session is not None and table.session.is_shared,
        "picture": None,
        "focus": NO_FOCUS,
        "marks": NO_MARKS,
        "summary": NO_SUMMARY,
        "turn": table.say("board-table-empty"),
        "prompt": "",
        "steps": [],
        "choices": [],
        "picked": False,
        "can_undo": False,
        "notice": NO_NOTICE,
        "live": "",
        "log": [],
        "earlier": "",
        "since": [],
        "cards": [],
        "points": NO_POINTS,
        "ending": None,
        "reports": [],
        "others": NOBODY,
        "offer": None,
        "lesson": None,
        "coach": NO_COACH,
        "thinking": {"text": "", "share": 0.0},
        "analysis": NO_ANALYSIS,
        "review": None,
        "practice": None,
        "may_practise": False,
        "rivals": [],
        "bids": None,
        "hub": None,
        "readings": [],
        "keeps": "",
        "unsaved": None,
    }


@dataclass(frozen=True, slots=True)
class ViewContext:
    """What is known once a board was drawn: what its viewer sees, its panes and the near ones, lines of moves."""

    seen: Observation
    panes: PanePlaces
    near: FocusShown
    lines: LastLines


def view_of(
    table: Table, session: Session, looked: ViewContext, coach: Coach, panel: ConsequencesPanel
) -> dict[str, object]:
    """Return the fields that tell of a game and change with it, the picture left out."""
    words, lesson = table.words, table.lesson
    last = last_moves(session, table.way, looked.lines)
    if lesson is not None and lesson.begins_taught_turn:
        # What the learner did before would look like the way of what is to be done.
        last = [one for one in last if one["seat"] != session.viewer]
    lines = table.logbook.lines(session, words)
    turn = session.game.steps(session.state)
    waits = not table.top.is_over
    asked, chosen_from = seat_view.prompt_words(session, words), _choices(table, session) if waits else []
    if lesson is not None and not lesson.asks_for_move:
        # Beside what leads on, or a question, nothing else is asked.
        asked = ""
    at_a_glance, bids = summary(session, words, seen=looked.seen), bids_shown(session, words, looked.seen)
    if lesson is not None and lesson.is_quiet:
        at_a_glance["forecast"] = None
        if bids:
            bids.update({"most": 0, "most_said": "", "spots": []})
    is_asked = lesson is not None and lesson.is_asked
    view = {
        "language": words.language,
        "at": table.at,
        "turn": _trying(table, coach) if table.top.is_tried else seat_view.turn_words(session, words),
        "prompt": asked if waits else table.say("board-practice-over"),
        "summary": at_a_glance,
        # In an exercise the steps of the turn and the cards of their rules would answer what is asked.
        "steps": [] if is_asked else panels.steps(turn, words),
        "choices": chosen_from,
        "bids": bids,
        "hub": hub_text(session, looked.seen, chosen_from, asked) if waits else None,
        "picked": bool(session.candidates),
        "can_undo": session.can_undo,
        "log": lines,
        "earlier": table.say("board-log-earlier", count=lines[0]["number"]) if lines and lines[0]["number"] else "",
        "cards": [] if is_asked else panels.step_cards(session, words, turn),
        "points": panels.points(session, words),
        "readings": chosen_readings(session, words),
    }
    if lesson is not None:
        page = lesson_values(lesson)
        return view | {
            "marks": marks_in_lesson(session, lesson.now, last, coach if lesson.is_coached else None, table.prefix),
            "coach": shown_in_lesson(coach, words) if lesson.is_coached else NO_COACH,
            "focus": focus_of_page(session, looked.panes, lesson.now, before=looked.near, seen=looked.seen)
            | ({"places": {}} if is_asked else {}),
            "lesson": lesson_shown(table, coach, page),
            "analysis": analysis_shown(table, coach),
            "can_undo": "undo" in page["may"],
            "since": others_since(lesson),
            "others": others(session, table) if lesson.others_wait else NOBODY,
            # Before a step has come to its end, a line for each click tells what there is to do.
            "rivals": rival_turns(session, words) if page["phase"] == "done" else [],
        }
    marks = marks_in_play(session, coach, last, table.prefix)
    if not waits:
        marks |= {"lit": [], "soft": []}
    if bids and chosen_from:
        # What one would pay with is looked at while one bids.
        marks = {**marks, "looks": [*marks["looks"], *bids["spots"]]}
    return view | {
        "marks": marks,
        "focus": focus(session, looked.panes, marks["lit"], before=looked.near, seen=looked.seen),
        "ending": panels.ending(session, words, last_of(session, table.settled, words)),
        "others": NOBODY if table.top.is_tried else others(session, table),
        **coach_fields(table, coach, panel),
        "since": table.meanwhile.lines(session, words),
        "rivals": [] if table.top.is_tried else rival_turns(session, words),
    }


def coach_fields(table: Table, coach: Coach, panel: ConsequencesPanel) -> dict[str, object]:
    """Return the fields that tell of the coach: what it says, its analysis, a review, a mistake that is tried again."""
    session = table.session
    if session is not None and not session.may_be_helped:
        return {"coach": NO_COACH, "analysis": NO_ANALYSIS, "review": None, "practice": None}
    return {
        "coach": coach_shown(table, coach, panel),
        "analysis": analysis_shown(table, coach),
        "review": review(coach.back, table.words),
        "practice": coach.practice.shown(table.words),
    }


def analysis_shown(table: Table, coach: Coach) -> AnalysisShown:
    """Return what a page shows of the analysis beside the board."""
    return coach.analysis.shown(table.play, table.words, may=coach.may_analyse, prefix=table.prefix)


def coach_shown(table: Table, coach: Coach, panel: ConsequencesPanel) -> CoachShown:
    """Return what the coach has to show."""
    return {
        "trying": table.top.is_tried,
        "answers": coach.state.answers,
        "panel": coach_panel.panel(coach, table.words),
        "wide": panel.blocks(coach, table.words, table.prefix, table.theme),
    }


def _trying(table: Table, coach: Coach) -> str:
    practised = coach.practice.shown(table.words)
    return practised["goal"] if practised else table.say("board-coach-trying")


def others(session: Session, table: Table) -> Others:
    """Return which bot is to decide, if any, and who is to sit down, if anybody."""
    return others_at_table.table(session, table.words)


def lesson_shown(table: Table, coach: Coach, page: dict[str, Any] | None = None) -> LessonShown | None:
    """Return what a page shows of the lesson on the table, or None; `page` is its page where it was made already."""
    lesson = table.lesson
    if lesson is None:
        return None
    ended = game_end(lesson, coach.ended) if lesson.has_ended else None
    return cast(
        "LessonShown", (page or lesson_values(lesson)) | {"contents": course_contents(lesson), "game_end": ended}
    )


def _choices(table: Table, session: Session) -> list[Choice]:
    lesson = table.lesson
    if lesson is not None and not lesson.asks_for_move:
        return []
    shown = choices(session, table.words, table.prefix)
    if lesson is not None:
        # A lesson asks to point at the board: the list has only what has no place there.
        for choice in shown:
            choice["hidden"] = lesson.hides(choice["spots"])
    return shown


_BUTTONS: Final = ("asks", "buttons")
_TITLE: Final = "title"
_TICKS: Final = "ticks"
_TEXT: Final = "text"


def shown_in_lesson(coach: Coach, words: Words) -> CoachShown:
    """Return what the coach shows beside a lesson."""
    return {
        "trying": False,
        "answers": coach.state.answers,
        "panel": _for_lesson(coach_panel.panel(coach, words)),
        "wide": [],
    }


def _for_lesson(blocks: Iterable[CoachBlock]) -> list[CoachBlock]:
    """Return the blocks with what can be asked for in a lesson; where nothing is left to be asked, no words are."""
    remaining: list[CoachBlock] = []
    is_left_out = False
    for block in blocks:
        if block["kind"] not in _BUTTONS:
            # What stands below a title that is left out explains its buttons.
            is_left_out = is_left_out and block["kind"] in (_TICKS, _TEXT)
            if not is_left_out and block["kind"] != _TICKS:
                remaining.append(block)
            continue
        items = [item for item in block["items"] if is_asked_in_lesson(item["action"])]
        if items:
            remaining.append({**block, "items": items})
        elif remaining and remaining[-1]["kind"] == _TITLE:
            remaining.pop()
            is_left_out = True
    return remaining
