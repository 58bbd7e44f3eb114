"""A hint as blocks: as much of it as was asked for, from where to look to why."""

from trajan_tutor.coach.hint_blocks import statements_up_to
from trajan_tutor.coach.ladder import HintLevel
from trajan_tutor.coach.statements import Sentence, StepByStep
from trajan_tutor.desk.coach.block_words import ask, blocks_of
from trajan_tutor.desk.coach.findings import HINT, Findings
from trajan_tutor.desk.coach.hint_followed import steps_followed
from trajan_tutor.i18n import Words
from trajan_tutor.session.session import Session
from trajan_tutor.shown.hint import HINT_LEVELS, HintShown
from trajan_tutor.viewmodel.coach_model import CoachBlock, CoachItem


def hint_blocks(session: Session, hint: HintShown, node: int, words: Words) -> list[CoachBlock]:
    """Return as much of a hint as was asked for; of one that is followed, the steps that are left."""
    if session.tree.here.number != node:
        advice = hint.hint.play()
        followed = (Sentence(advice.message), StepByStep(advice.steps))
        return blocks_of(followed, session.game, words, done=steps_followed(session, hint, node) or 0)
    return blocks_of(statements_up_to(hint.hint, hint.hint_level), session.game, words)


def next_ask(session: Session, findings: Findings, words: Words) -> list[CoachItem]:
    """Return what asks for a hint, or for its next level; nothing where all is told, or while its turn is played."""
    hint = findings.hint
    if hint is None:
        return [ask(words, HINT, "board-coach-hint")]
    if session.tree.here.number != findings.node or hint.hint_level == HintLevel.BECAUSE:
        return []
    following = f"board-coach-{HINT_LEVELS[hint.hint_level]}"
    return [ask(words, "hint-level", following, number=hint.hint_level + 1)]
