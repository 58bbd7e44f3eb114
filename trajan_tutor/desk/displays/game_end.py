"""The page on which a growing game ends: its result, the turns that cost most, and the lessons that it called for."""

from collections.abc import Iterator
from typing import Final

from trajan_tutor.coach.grades import loss_words
from trajan_tutor.coach.retrospect import Judged
from trajan_tutor.coach.review_blocks import reasons_for_better
from trajan_tutor.desk.coach.game_review import GameReview
from trajan_tutor.desk.lesson.achievement_page import achieved
from trajan_tutor.desk.lesson.growing_game import GrowingGame, about_game, after_game, is_seen, proved_before
from trajan_tutor.desk.lesson.lesson_activity import LessonActivity
from trajan_tutor.desk.lesson.lesson_page import points_shown
from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.campaign import CampaignMoment, rules_shown
from trajan_tutor.lessons.files import lesson_files
from trajan_tutor.lessons.find import lesson_in
from trajan_tutor.lessons.points_review import Review, review_of, review_of_game, won
from trajan_tutor.session.turn_words import title_words
from trajan_tutor.shown.result import result
from trajan_tutor.viewmodel.lesson_model import CalledLesson, EndTurn, GameEnd

# Nobody plays more of them again, or looks more up, before the next game.
_TURNS: Final = 2
_LESSONS: Final = 3


def game_end(desk: LessonActivity, review: GameReview) -> GameEnd | None:
    """Return what a page shows of a growing game that has ended; None of any other lesson."""
    growing, player, words = desk.part.growing, desk.player, desk.words
    if growing is None or not desk.has_ended:
        return None
    scenario = player.scenario
    game, session, seat = player.game, scenario.session, scenario.seat
    looked = review.is_done_with(session)
    costly = costly_turns(review) if looked else ()
    lessons = list(_called(desk, growing, costly))[:_LESSONS]
    following, other = after_game(growing.order, player.lesson.address, desk.notes, words)
    points = review_of_game(game, session.state, seat)
    winner, ended = won(game, session.state, seat), result(session, words.language)
    return {
        "title": words(winner) if winner is not None else "",
        "why": words(ended.why) if ended is not None else "",
        "winners": list(ended.winners) if ended is not None else [],
        "text": " ".join(map(words, in_short(review_of(game, session.tree.root.state, session.state, seat), seat))),
        "points": points_shown(points, player, words),
        "looking": "" if looked else words(Message("lesson-end-looking")),
        "share": round(review.looking_back.retrospect.share, 3)
        if review.looking_back is not None and not looked
        else float(looked),
        "turns": [_turn(review, judged, desk) for judged in costly],
        "about_turns": words(Message("lesson-end-no-turns")) if looked and not costly else "",
        "lessons": lessons,
        "about_lessons": "" if lessons else words(Message("lesson-end-no-lessons")),
        "next": following,
        "about_next": about_game(game, following["address"], growing.order, words) if following else "",
        "other": other,
        "page": achieved(desk) if growing.order.is_last(player.lesson.address) else "",
    }


def in_short(points: Review, seat: int) -> Iterator[Message]:
    """Yield what brought a seat most, and what cost it most, where anything did."""
    own = sorted(((row.points[seat], row.name) for row in points.rows), key=lambda row: row[0])
    if own and own[-1][0] > 0:
        yield Message.of("lesson-end-brought", source=own[-1][1], points=own[-1][0])
    if own and own[0][0] < 0:
        yield Message.of("lesson-end-cost", source=own[0][1], points=-own[0][0])


def costly_turns(review: GameReview) -> tuple[Judged, ...]:
    """Return the few turns of the learner that clearly cost most."""
    return review.mistakes()[:_TURNS]


def _turn(review: GameReview, judged: Judged, desk: LessonActivity) -> EndTurn:
    all_judged = review.looking_back.retrospect.judged if review.looking_back is not None else ()
    verdict, words = judged.verdict, desk.words
    return {
        "number": all_judged.index(judged),
        "turn": words(Message.of("board-review-turn", turn=judged.moment.turn)),
        "title": title_words(judged.played, words),
        "lost": words(loss_words(verdict.cost, verdict.chances, desk.player.game.decisive_loss)),
    }


def _called(desk: LessonActivity, growing: GrowingGame, costly: tuple[Judged, ...]) -> Iterator[CalledLesson]:
    """Yield what the game called for and the learner has not looked up yet, what would have helped most first.

    A rule that made a costly turn costly comes before one that refused something, and both before what only came up: of
    that first what the games have proved least.
    """
    game, player, words = desk.player.game, desk.player, desk.words
    cost_by_rule = {
        reason.rule: judged.moment.turn for judged in reversed(costly) for reason in reasons_for_better(judged)
    }
    refused = {rule: turn for turn, rule in reversed(growing.refused)}
    came_up = growing.turns(player)
    # The folder is looked at once: the page is made anew at each step of looking back.
    files = {path.stem: path for path in lesson_files(game)}
    calls: list[tuple[float, str, CampaignMoment, Message]] = []
    for moment in growing.moments:
        if moment.lesson not in files or is_seen(moment, desk.notes, game):
            continue
        lesson = lesson_in(files[moment.lesson], game)
        rules = rules_shown(moment, lesson)
        better = next((cost_by_rule[rule] for rule in rules if rule in cost_by_rule), None)
        stopped = next((refused[rule] for rule in rules if rule in refused), None)
        if better is not None:
            calls.append((0, moment.lesson, moment, Message.of("lesson-end-better", turn=better)))
        elif stopped is not None:
            calls.append((1, moment.lesson, moment, Message.of("lesson-end-refused", turn=stopped)))
        elif moment.name in came_up:
            proved = len(proved_before(growing.order, lesson, desk.notes)) / len(lesson.steps)
            calls.append(
                (2 + proved, moment.lesson, moment, Message.of("lesson-end-came-up", turn=came_up[moment.name]))
            )
    yielded: set[str] = set()
    for _, name, moment, why in sorted(calls, key=lambda call: call[0]):
        if name not in yielded:
            yielded.add(name)
            yield {"name": moment.name, "title": words(moment.title), "why": words(why)}
