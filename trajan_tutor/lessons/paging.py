"""Makes the page of a lesson that is being played: what is told, marked, lit and offered at this moment."""

from typing import Protocol

from trajan_tutor.engine.message import Message
from trajan_tutor.lessons.lesson import HAPPENED, AnswerForm, Lesson, Step, StepKind
from trajan_tutor.lessons.listing import cards_of
from trajan_tutor.lessons.points_review import Review, review_of, won
from trajan_tutor.lessons.step_page import Action, AimShown, AskedQuestion, Autonomy, Page, Phase
from trajan_tutor.lessons.step_trial import StepTrial


class Presented(Protocol):
    """As much of a player as a page tells about."""

    lesson: Lesson
    at: int
    phase: Phase
    autonomy: Autonomy
    feedback: tuple[Message, ...]
    trial: StepTrial
    finished: bool

    @property
    def looks_back(self) -> bool:
        """Whether a step is looked at that was played before."""

    @property
    def others_wait(self) -> bool:
        """Whether others are to decide, whom a page shows one by one."""


def page_of(player: Presented) -> Page:
    """Return everything that is to be shown now."""
    step = player.trial.step
    alone = player.autonomy is Autonomy.LET_ME
    bare = alone and step.kind is StepKind.DO
    return Page(
        address=player.lesson.address,
        title=player.lesson.title,
        number=player.at + 1,
        steps=len(player.lesson.steps),
        name=step.name,
        kind=step.kind,
        phase=player.phase,
        autonomy=player.autonomy,
        words=() if bare else _words(player),
        goal=step_message(player, "goal") if step.goal is not None and not step.beats else None,
        feedback=player.feedback,
        rules=() if bare else step.rules,
        looks=frozenset() if bare else _looks(player),
        arrows=step.arrows if not bare and _is_untouched(player) else (),
        lit=_lit(player, bare=alone and step.goal is not None),
        question=_question(player),
        may=frozenset(_may(player)),
        finished=player.finished,
        aims=_aims(player),
        review=_review(player),
        cards=cards_of(step.lists, player.trial.scenario.session.game) if step.lists else (),
        about=_about(step),
        taught="" if alone else _taught(player),
    )


def step_message(player: Presented, part: str) -> Message:
    """Return a part of what the present step says."""
    return player.lesson.says(f"{player.trial.step.name}.{part}")


def aims_text(player: Presented) -> tuple[Message, ...]:
    """Return how many aims of a step were reached; nothing where none was."""
    aims = _aims(player)
    met = sum(aim.met for aim in aims)
    return (Message.of("lesson-aims-met", met=met, all=len(aims)),) if met else ()


def _aims(player: Presented) -> tuple[AimShown, ...]:
    aims = player.trial.step.aims
    account = player.trial.account() if aims else None
    return tuple(
        AimShown(player.lesson.says(aim.name), account is not None and aim.goal.holds(account)) for aim in aims
    )


def _review(player: Presented) -> Review | None:
    step, scenario = player.trial.step, player.trial.scenario
    if step.kind is not StepKind.REVIEW:
        return None
    before, now = scenario.node_of(step.since).state, scenario.session.state
    return review_of(scenario.session.game, before, now, scenario.seat, step.sources)


def _words(player: Presented) -> tuple[Message, ...]:
    step, watched = player.trial.step, player.trial.watched
    if step.beats:
        return _words_of_taught(player) if player.phase is Phase.DOING else ()
    messages = [player.lesson.says(step.name)]
    if step.kind is StepKind.REVIEW and not step.sources:
        session = player.trial.scenario.session
        winner = won(session.game, session.state, player.trial.scenario.seat)
        messages += [winner] if winner is not None else []
    if watched and step.says and step.says[watched - 1]:
        messages.append(player.lesson.says(step.says[watched - 1]))
    return tuple(messages)


def _words_of_taught(player: Presented) -> tuple[Message, ...]:
    """Return what has happened and what to do now; off the taught way, what can be done where the learner is."""
    trial, lesson = player.trial, player.lesson
    beat = trial.guide.beat
    if beat is not None:
        return lesson.says(f"{beat.name}.{HAPPENED}"), lesson.says(beat.name)
    if not trial.guide.can_search:
        return (lesson.says(trial.step.name),)
    session = trial.scenario.session
    # Who left the taught turn is told otherwise than who never came to where it can be played.
    key = "lesson-own-way" if trial.guide.teaches else "lesson-own-turn"
    return lesson.says(trial.step.name), Message.of(key, prompt=session.game.prompt(session.state))


def _looks(player: Presented) -> frozenset[str]:
    trial = player.trial
    if trial.pointed:
        return frozenset((trial.pointed,))
    if trial.answered and player.trial.step.question is not None:
        return frozenset(trial.answered)
    if player.autonomy is Autonomy.SHOW_ME and player.phase is Phase.DOING:
        return trial.next_spots()
    guides = trial.step.guides or trial.guide.leads_on
    if guides and player.phase is Phase.DOING and player.autonomy is not Autonomy.LET_ME:
        return trial.guide.spots() or frozenset(trial.step.spots if trial.is_fresh else ())
    return frozenset(trial.step.spots if _is_untouched(player) else ())


def _taught(player: Presented) -> str:
    """Return the next move of a taught turn where it is made at no place of the board, as a bid is."""
    guide = player.trial.guide
    beat = guide.beat if player.phase is Phase.DOING else None
    return beat.move if beat is not None and not guide.spots() else ""


def _about(step: Step) -> frozenset[str]:
    """Return the places among which a question asks for one: the right ones, and those that are foreseen as wrong."""
    question = step.question
    if question is None or question.form is not AnswerForm.SPOT:
        return frozenset()
    foreseen = [answer for mistake in step.mistakes for answer in mistake.answers]
    return frozenset(map(str, (*question.right, *foreseen)))


def _is_untouched(player: Presented) -> bool:
    """Return whether what the author shows still fits: before the first decision, and in any other step."""
    return player.trial.is_fresh or player.trial.step.goal is None


def _lit(player: Presented, *, bare: bool) -> frozenset[str]:
    return player.trial.scenario.session.spots() if player.phase is Phase.DOING and not bare else frozenset()


def _question(player: Presented) -> AskedQuestion | None:
    question = player.trial.step.question
    if question is None or player.phase is not Phase.ASKED:
        return None
    return AskedQuestion(question.form, tuple((name, player.lesson.says(name)) for name in question.choices))


def _may(player: Presented) -> set[Action]:
    # Who is taught a turn has not needed yet to leave the game.
    may = set() if player.others_wait or player.trial.step.beats else {Action.EXPLORE}
    if player.at:
        may.add(Action.BACK)
    if not player.others_wait:
        may |= _may_go_on(player)
    if player.phase in (Phase.DOING, Phase.LOST) and player.trial.can_undo:
        may |= {Action.UNDO, Action.AGAIN}
    played = player.phase is Phase.DONE and player.trial.step.kind is StepKind.PLAY
    if player.phase is Phase.MISTAKEN or (played and not player.looks_back):
        may.add(Action.AGAIN)
    return may


def _may_go_on(player: Presented) -> set[Action]:
    if player.phase is Phase.DOING and player.trial.step.asks_nothing:
        has_next = player.trial.others_begin or player.at + 1 < len(player.lesson.steps)
        return {Action.NEXT} if has_next else set()
    if player.phase in (Phase.DOING, Phase.ASKED):
        helps = {Action.HINT, Action.SHOW_ME}
        return helps | {Action.NEXT} if player.autonomy is Autonomy.SHOW_ME else helps
    return set() if player.finished else {Action.NEXT}
