"""What is marked on a board, by the names of its places: what can be clicked, what was done, what a hint points at."""

from typing import Final

from trajan_tutor.coach.ladder import HintLevel
from trajan_tutor.desk.coach.board_coach import Coach
from trajan_tutor.desk.coach.findings import steps_followed
from trajan_tutor.lessons.step_page import Page
from trajan_tutor.session.asked_spots import later_spots
from trajan_tutor.session.session import Session
from trajan_tutor.view.picture import GhostShown, PathMark
from trajan_tutor.viewmodel.board_drawing import geometry
from trajan_tutor.viewmodel.board_model import LastMove, MarksShown, Tag

NO_MARKS: Final[MarksShown] = {
    "lit": [],
    "soft": [],
    "chosen": [],
    "last": [],
    "looks": [],
    "arrows": [],
    "hint": [],
    "hint_path": None,
    "plan": [],
}


def marks_in_play(session: Session, coach: Coach, last: list[LastMove], prefix: str = "") -> MarksShown:
    """Return what is marked in a game; `last` is what each seat did last. Ids of the picture begin with the prefix."""
    tags, path = hint_tags(session, coach)
    plan: list[PathMark] = []
    planned = planned_paths(session, coach)
    if planned:
        path, *plan = planned
    return {
        **NO_MARKS,
        "lit": sorted(session.spots()),
        "soft": sorted(later_spots(session)),
        "chosen": list(session.picked),
        "last": last,
        "hint": tags,
        "hint_path": path,
        "plan": plan,
        "hint_ghosts": hint_ghosts(session, coach, prefix),
    }


def marks_in_lesson(
    session: Session, page: Page, last: list[LastMove], coach: Coach | None = None, prefix: str = ""
) -> MarksShown:
    """Return what is marked in a lesson: what its author shows, what leads on, and what its coach tells, if it has one.

    `last` is what each seat did last.
    """
    tags, path = hint_tags(session, coach) if coach else ([], None)
    marks: MarksShown = {
        **NO_MARKS,
        "lit": sorted(page.lit),
        "soft": sorted(later_spots(session) & page.lit),
        "chosen": list(session.picked),
        "last": last,
        # Where the coach shows a turn, nothing else leads elsewhere.
        "looks": [] if tags else sorted(page.looks),
        "arrows": list(page.arrows),
        "hint": tags,
        "hint_path": path,
        "hint_ghosts": hint_ghosts(session, coach, prefix) if coach else [],
    }
    if page.taught:
        marks["taught"] = page.taught
    return marks


def planned_paths(session: Session, coach: Coach) -> list[PathMark]:
    """Return the way of the turn that a hint told, with what falls where, then the turns that it prepares.

    The later turns are shown when the hint was asked why, and nothing before its turn was told or after it was begun.
    """
    hint = coach.findings.hint
    if hint is None or coach.trial is not None or hint.hint_level < HintLevel.PLAY:
        return []
    way = hint.hint.play().way
    if way is None or steps_followed(session, hint, coach.findings.node) != 0:
        return []
    plans = hint.hint.because().plans if hint.hint_level >= HintLevel.BECAUSE else ()
    return geometry(session).plan([way, *(turn for plan in plans[:1] for turn in plan.turns)])


def hint_tags(session: Session, coach: Coach) -> tuple[list[Tag], PathMark | None]:
    """Return what the hint levels that were asked for mark: an area, or what is left of a turn, numbered."""
    hint, look = coach.findings.hint, coach.position_coach.look
    if coach.trial is not None:
        return [], None
    if hint is None:
        return [{"spot": spot, "text": ""} for spot in sorted(look.spots)] if look is not None else [], None
    done = steps_followed(session, hint, coach.findings.node)
    if done is None:
        return [], None
    if hint.hint_level < HintLevel.PLAY:
        shining = hint.hint.highlighted(hint.hint_level)
        return [{"spot": spot, "text": ""} for spot in sorted(shining)] if not done else [], None
    left = list(enumerate(hint.hint.play().steps, start=1))[done:]
    ways = (geometry(session).way(step.spots, step.leads_to) for _, step in left)
    return [{"spot": spot, "text": str(number)} for number, step in left for spot in step.spots], next(ways, None)


def hint_ghosts(session: Session, coach: Coach, prefix: str) -> list[GhostShown]:
    """Return the pieces that the turn of a hint would lay, as they would lie, once the hint has told it."""
    hint = coach.findings.hint
    if hint is None or coach.trial is not None or hint.hint_level < HintLevel.PLAY:
        return []
    done = steps_followed(session, hint, coach.findings.node)
    if done is None:
        return []
    pieces = [step.lays for step in hint.hint.play().steps[done:] if step.lays is not None]
    return [ghost for piece in pieces if (ghost := geometry(session).ghost(piece, prefix)) is not None]
