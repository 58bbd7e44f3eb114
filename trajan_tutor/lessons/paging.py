"""Makes the page of a lesson that is being played: what is told, marked, lit and offered at this moment."""

from typing import Protocol

from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.lesson import Kind, Lesson
from trajan_tutor.lessons.page import Asked, Autonomy, Deed, Page, Phase
from trajan_tutor.lessons.trial import Trial
from trajan_tutor.session.play import Play


class Presented(Protocol):
    """As much of a player as a page tells about."""

    lesson: Lesson
    at: int
    phase: Phase
    autonomy: Autonomy
    feedback: tuple[Message, ...]
    trial: Trial
    away: Play | None
    finished: bool


def page_of(player: Presented) -> Page:
    """Return everything that is to be shown now."""
    step = player.trial.step
    bare = player.autonomy is Autonomy.LET_ME and step.kind is Kind.DO
    return Page(
        address=player.lesson.address,
        title=player.lesson.title,
        number=player.at + 1,
        steps=len(player.lesson.steps),
        name=step.name,
        kind=step.kind,
        phase=Phase.AWAY if player.away else player.phase,
        autonomy=player.autonomy,
        words=() if bare else _words(player),
        goal=said(player, "goal") if step.kind is Kind.DO else None,
        feedback=player.feedback,
        rules=() if bare else step.rules,
        looks=frozenset() if bare or player.away else _looks(player),
        arrows=() if bare or player.away else step.arrows,
        lit=_lit(player, bare=bare),
        question=_asked(player),
        may=frozenset(_may(player)),
        finished=player.finished,
    )


def said(player: Presented, part: str) -> Message:
    """Return a part of what the present step says."""
    return Message(f"{player.lesson.says(player.trial.step.name).key}.{part}")


def _words(player: Presented) -> tuple[Message, ...]:
    step, watched = player.trial.step, player.trial.watched
    told = [player.lesson.says(step.name)]
    if watched and step.says and step.says[watched - 1]:
        told.append(player.lesson.says(step.says[watched - 1]))
    return tuple(told)


def _looks(player: Presented) -> frozenset[str]:
    trial = player.trial
    if trial.pointed:
        return frozenset((trial.pointed,))
    if player.autonomy is Autonomy.SHOW_ME and player.phase is Phase.DOING:
        return trial.next_spots()
    return frozenset(trial.step.spots if trial.is_fresh or trial.step.kind is not Kind.DO else ())


def _lit(player: Presented, *, bare: bool) -> frozenset[str]:
    if player.away is not None:
        return player.away.spots()
    return player.trial.scene.play.spots() if player.phase is Phase.DOING and not bare else frozenset()


def _asked(player: Presented) -> Asked | None:
    question = player.trial.step.question
    if question is None or player.phase is not Phase.ASKED or player.away:
        return None
    return Asked(question.form, tuple((name, player.lesson.says(name)) for name in question.choices))


def _may(player: Presented) -> set[Deed]:
    if player.away is not None:
        return {Deed.COME_BACK, Deed.UNDO} if player.away.can_undo else {Deed.COME_BACK}
    may = {Deed.EXPLORE}
    if player.at:
        may.add(Deed.BACK)
    if player.phase in (Phase.DOING, Phase.ASKED):
        may |= {Deed.HINT, Deed.SHOW_ME}
        if player.autonomy is Autonomy.SHOW_ME:
            may.add(Deed.NEXT)
    elif not player.finished:
        may.add(Deed.NEXT)
    if player.phase in (Phase.DOING, Phase.LOST) and player.trial.can_undo:
        may |= {Deed.UNDO, Deed.AGAIN}
    if player.phase is Phase.MISTAKEN:
        may.add(Deed.AGAIN)
    return may
