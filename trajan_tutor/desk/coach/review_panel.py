"""A review of a game as a page shows it: the turns that cost most, every decision, one of them closely."""

from collections.abc import Sequence

from trajan_tutor.coach.answers import likely
from trajan_tutor.coach.grades import GRADES, Grade, loss_words
from trajan_tutor.coach.retrospect import Judged
from trajan_tutor.coach.review_blocks import (
    better_steps,
    cost_message,
    counts_by_seat,
    grade_message,
    grade_name,
    reasons_for_better,
)
from trajan_tutor.coach.statements import reasons_for
from trajan_tutor.desk.coach.block_words import argument_items
from trajan_tutor.desk.coach.game_review import GameReview
from trajan_tutor.engine.errors import MisusedError
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.turn_words import title_words
from trajan_tutor.shown.looking_back import LookingBack, cost_words, draw_decision, seen_from
from trajan_tutor.view import draw_curve
from trajan_tutor.viewmodel.review_model import (
    CostlyTurn,
    DecisionShown,
    GradeShown,
    MomentShown,
    ReviewCurve,
    ReviewShown,
    SeatReviewed,
)


def review(back: GameReview, words: Words) -> ReviewShown | None:
    """Return what a page shows of a review, as far as it has come; None without one."""
    found = back.found
    if found is None:
        return None
    retrospect, session = found.retrospect, found.session
    is_done = retrospect.share >= 1
    turning = found.costliest
    return {
        "at": back.count,
        "text": words(_text(found, turning) if is_done else Message.of("board-review-goes-on")),
        "share": round(retrospect.share, 3),
        "first_turn": retrospect.first_turn,
        "last_turn": retrospect.first_turn + max(map(len, retrospect.points)) - 1,
        "grades": [_grade(grade, words) for grade in GRADES],
        "seats": _seats(found, words),
        "decisions": [
            _decision(found, number, words)
            for number, one in enumerate(retrospect.judged)
            if one.grade.grade is not Grade.OPEN
        ],
        "turning": [_turning(found, one, words) for one in turning],
        "open": _left_out(found, words) if is_done else "",
        "mistakes": len(back.mistakes()),
        "others": session.is_over and bool(session.people) and not back.has_others,
    }


def _grade(grade: Grade, words: Words) -> GradeShown:
    return {"grade": grade.value, "text": words(grade_name(grade))}


def _text(found: LookingBack, turning: Sequence[Judged]) -> Message:
    """Return how many turns clearly cost something: those of people, or of all where no person plays."""
    return Message.of("board-review-turning", turns=len(turning), decisions=len(found.retrospect.judged))


def _turning(found: LookingBack, one: Judged, words: Words) -> CostlyTurn:
    verdict = one.verdict
    lost = loss_words(verdict.cost, verdict.chances, found.session.game.decisive_loss)
    return {
        "number": found.retrospect.judged.index(one),
        "turn": words(Message.of("board-review-turn", turn=one.moment.turn)),
        "title": title_words(one.played, words),
        "lost": words(lost),
    }


def _left_out(found: LookingBack, words: Words) -> str:
    unclear = len(found.retrospect.judged) - len(found.graded)
    return words(Message.of("board-review-open", decisions=unclear)) if unclear else ""


def _seats(found: LookingBack, words: Words) -> list[SeatReviewed]:
    names = seat_view.seat_names(found.session, words)
    return [
        {
            "seat": one.seat,
            "name": names[one.seat],
            "said": words(one.message(names[one.seat])),
            "counts": list(one.counts),
        }
        for one in counts_by_seat(found.retrospect)
    ]


def _decision(found: LookingBack, number: int, words: Words) -> DecisionShown:
    one = found.retrospect.judged[number]
    return {
        "number": number,
        "turn": one.moment.turn,
        "seat": one.moment.seat,
        "grade": one.grade.grade.value,
        "text": words(grade_message(one.grade)),
        "title": title_words(one.played, words),
        "cost": cost_words(one, words),
        "deep": one.is_deep or one.grade.grade is Grade.BEST,
        "own": one.moment.seat in found.session.people,
    }


def curve(back: GameReview, words: Words, prefix: str, theme: str) -> ReviewCurve:
    """Return the points from turn to turn as a drawing; raises MisusedError without a review."""
    found = back.found
    if found is None:
        raise MisusedError("coach-hint-gone")
    drawing = draw_curve(
        found.session.game,
        found.retrospect.points,
        seat_view.seat_names(found.session, words),
        words,
        marked=found.marked(),
        playhead=0,
        first_turn=found.retrospect.first_turn,
        prefix=f"{prefix}-back",
        theme=theme,
    )
    return {"curve": drawing.svg}


def moment(back: GameReview, number: int, words: Words, prefix: str, theme: str) -> MomentShown:
    """Return a decision looked at closely; raises MisusedError when there is none of that number."""
    one, found = back.one(number), back.found
    if found is None:
        raise MisusedError("coach-hint-gone")
    names = seat_view.seat_names(found.session, words)
    return {
        "number": number,
        "node": back.node_before(number),
        "title": words(Message.of("board-review-moment", turn=one.moment.turn, name=names[one.moment.seat])),
        "grade": words(grade_message(one.grade)),
        "cost": _cost(one, words),
        "depth": " ".join(filter(None, (_depth(one, words), seen_from(found.session, one, words)))),
        "played": [words(step.message) for step in one.played],
        "better": [words(step.message) for step in better_steps(one)],
        "reasons": argument_items(reasons_for(reasons_for_better(one)), found.session.game, words),
        "answer": "".join(words(answer.message) for answer in likely(one.answers)),
        "svg": draw_decision(found, one, prefix=f"{prefix}-moment", theme=theme).svg,
    }


def _depth(one: Judged, words: Words) -> str:
    is_settled = one.is_deep or one.grade.grade is Grade.BEST
    return "" if is_settled else words(Message.of("board-review-quick"))


def _cost(one: Judged, words: Words) -> str:
    cost = cost_message(one)
    return words(Message.of("board-review-cost", what=cost)) if cost is not None else ""
