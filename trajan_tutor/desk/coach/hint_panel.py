"""A hint as blocks: as much of it as was asked for, from where to look to why."""

from trajan_tutor.coach.hint_blocks import statements_up_to
from trajan_tutor.coach.ladder import HintLevel
from trajan_tutor.coach.statements import Sentence, StepByStep
from trajan_tutor.desk.coach.block_words import blocks_of, buttons_block
from trajan_tutor.desk.coach.hint_followed import steps_followed
from trajan_tutor.desk.view_model.coach_model import CoachBlock
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session.session import Session
from trajan_tutor.shown.hint import HINT_LEVELS, HintShown


def hint_blocks(session: Session, hint: HintShown, node: int, words: Words) -> list[CoachBlock]:
    """Return as much of a hint as was asked for; of one that is followed, the steps that are left."""
    if session.tree.here.number != node:
        advice = hint.hint.play()
        followed = (Sentence(advice.message), StepByStep(advice.steps))
        return blocks_of(followed, session.game, words, done=steps_followed(session, hint, node) or 0)
    told = statements_up_to(hint.hint, hint.hint_level)
    return [_levels(hint.hint_level, words), *blocks_of(told, session.game, words)]


def _levels(reached: int, words: Words) -> CoachBlock:
    """Return the buttons of the levels, of which the next can be asked for."""
    return buttons_block(
        [
            (
                "hint-level",
                level,
                words(Message.of(f"board-coach-{HINT_LEVELS[level - 1]}")),
                "done" if level <= reached else "" if level == reached + 1 else "off",
            )
            for level in HintLevel
        ]
    )
