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
    looking_back = back.looking_back
    if looking_back is None:
        return None
    retrospect, session = looking_back.retrospect, looking_back.session
    is_done = retrospect.share >= 1
    turning = looking_back.costliest
    return {
        "at": back.count,
        "text": words(_text(looking_back, turning) if is_done else Message.of("board-review-goes-on")),
        "share": round(retrospect.share, 3),
        "first_turn": retrospect.first_turn,
        "last_turn": retrospect.first_turn + max(map(len, retrospect.points)) - 1,
        "grades": [_grade(grade, words) for grade in GRADES],
        "seats": _seats(looking_back, words),
        "decisions": [
            _decision(looking_back, number, words)
            for number, judged in enumerate(retrospect.judged)
            if judged.grade.grade is not Grade.OPEN
        ],
        "turning": [_turning(looking_back, judged, words) for judged in turning],
        "open": _left_out(looking_back, words) if is_done else "",
        "mistakes": len(back.mistakes()),
        "others": session.is_over and bool(session.people) and not back.has_others,
    }


def _grade(grade: Grade, words: Words) -> GradeShown:
    return {"grade": grade.value, "text": words(grade_name(grade))}


def _text(looking_back: LookingBack, turning: Sequence[Judged]) -> Message:
    """Return how many turns clearly cost something: those of people, or of all where no person plays."""
    return Message.of("board-review-turning", turns=len(turning), decisions=len(looking_back.retrospect.judged))


def _turning(looking_back: LookingBack, judged: Judged, words: Words) -> CostlyTurn:
    verdict = judged.verdict
    lost = loss_words(verdict.cost, verdict.chances, looking_back.session.game.decisive_loss)
    return {
        "number": looking_back.retrospect.judged.index(judged),
        "turn": words(Message.of("board-review-turn", turn=judged.moment.turn)),
        "title": title_words(judged.played, words),
        "lost": words(lost),
    }


def _left_out(looking_back: LookingBack, words: Words) -> str:
    unclear = len(looking_back.retrospect.judged) - len(looking_back.graded)
    return words(Message.of("board-review-open", decisions=unclear)) if unclear else ""


def _seats(looking_back: LookingBack, words: Words) -> list[SeatReviewed]:
    names = seat_view.seat_names(looking_back.session, words)
    return [
        {
            "seat": counts.seat,
            "name": names[counts.seat],
            "said": words(counts.message(names[counts.seat])),
            "counts": list(counts.counts),
        }
        for counts in counts_by_seat(looking_back.retrospect)
    ]


def _decision(looking_back: LookingBack, number: int, words: Words) -> DecisionShown:
    judged = looking_back.retrospect.judged[number]
    return {
        "number": number,
        "turn": judged.moment.turn,
        "seat": judged.moment.seat,
        "grade": judged.grade.grade.value,
        "text": words(grade_message(judged.grade)),
        "title": title_words(judged.played, words),
        "cost": cost_words(judged, words),
        "deep": judged.is_deep or judged.grade.grade is Grade.BEST,
        "own": judged.moment.seat in looking_back.session.people,
    }


def curve(back: GameReview, words: Words, prefix: str, theme: str) -> ReviewCurve:
    """Return the points from turn to turn as a drawing; raises MisusedError without a review."""
    looking_back = back.looking_back
    if looking_back is None:
        raise MisusedError("coach-hint-gone")
    drawing = draw_curve(
        looking_back.session.game,
        looking_back.retrospect.points,
        seat_view.seat_names(looking_back.session, words),
        words,
        marked=looking_back.marked(),
        playhead=0,
        first_turn=looking_back.retrospect.first_turn,
        prefix=f"{prefix}-back",
        theme=theme,
    )
    return {"curve": drawing.svg}


def moment(back: GameReview, number: int, words: Words, prefix: str, theme: str) -> MomentShown:
    """Return a decision looked at closely; raises MisusedError when there is none of that number."""
    judged, looking_back = back.decision(number), back.looking_back
    if looking_back is None:
        raise MisusedError("coach-hint-gone")
    names = seat_view.seat_names(looking_back.session, words)
    return {
        "number": number,
        "node": back.node_before(number),
        "title": words(Message.of("board-review-moment", turn=judged.moment.turn, name=names[judged.moment.seat])),
        "grade": words(grade_message(judged.grade)),
        "cost": _cost(judged, words),
        "depth": " ".join(filter(None, (_depth(judged, words), seen_from(looking_back.session, judged, words)))),
        "played": [words(step.message) for step in judged.played],
        "better": [words(step.message) for step in better_steps(judged)],
        "reasons": argument_items(reasons_for(reasons_for_better(judged)), looking_back.session.game, words),
        "answer": "".join(words(answer.message) for answer in likely(judged.answers)),
        "svg": draw_decision(looking_back, judged, prefix=f"{prefix}-moment", theme=theme).svg,
    }


def _depth(judged: Judged, words: Words) -> str:
    is_settled = judged.is_deep or judged.grade.grade is Grade.BEST
    return "" if is_settled else words(Message.of("board-review-quick"))


def _cost(judged: Judged, words: Words) -> str:
    cost = cost_message(judged)
    return words(Message.of("board-review-cost", what=cost)) if cost is not None else ""
