"""A hint as blocks: as much of it as was asked for, from where to look to why."""

from trajan_tutor.coach.answers import likely
from trajan_tutor.coach.reasons import Certainty
from trajan_tutor.desk.coach.block_words import buttons_block, certain_blocks, reasons_blocks, steps_block, text_block
from trajan_tutor.desk.coach.hint_followed import steps_followed
from trajan_tutor.desk.view_model.coach_model import Block
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session.session import Session
from trajan_tutor.shown.hint import HINT_LEVELS, PLANNED, SIGNS, HintShown, equals_words, merit_sign, steps_words


def hint_blocks(session: Session, hint: HintShown, node: int, words: Words) -> list[Block]:
    """Return as much of a hint as was asked for; of one that is followed, the steps that are left."""
    done = steps_followed(session, hint, node) or 0
    if session.tree.here.number != node:
        advice = hint.hint.play()
        return [text_block(words(advice.message)), steps_block(advice.steps, words, done)]
    states = [
        "done" if at < hint.hint_level else "" if at == hint.hint_level else "off" for at in range(len(HINT_LEVELS))
    ]
    hint_levels = [
        ("hint-level", at + 1, words(Message.of(f"board-coach-{name}")), state)
        for at, (name, state) in enumerate(zip(HINT_LEVELS, states, strict=True))
    ]
    blocks = [buttons_block(hint_levels)]
    if hint.hint_level >= HINT_LEVELS.index("look") + 1:
        blocks.append(text_block(words(hint.hint.look().message)))
    if hint.hint_level >= HINT_LEVELS.index("consider") + 1:
        blocks.append(text_block(words(hint.hint.consider().message)))
    if hint.hint_level >= HINT_LEVELS.index("play") + 1:
        advice = hint.hint.play()
        blocks += [text_block(words(advice.message)), steps_block(advice.steps, words)]
        if advice.ordered is not None:
            blocks.append(text_block(words(advice.ordered.message), faint=True))
    if hint.hint_level >= HINT_LEVELS.index("because") + 1:
        blocks += _because(session, hint, words)
    return blocks


def _because(session: Session, hint: HintShown, words: Words) -> list[Block]:
    because = hint.hint.because()
    blocks = []
    if because.brought or because.merits:
        blocks += [text_block(words(Message.of("coach-brought"))), *reasons_blocks(session, because.brought, words)]
        blocks += certain_blocks(session, [(merit_sign(one), one) for one in because.merits], words)
    if because.plans:
        blocks += [
            text_block(words(Message.of("coach-plans"))),
            *certain_blocks(session, [(PLANNED, plan) for plan in because.plans], words),
        ]
    if because.reasons or not because.compared:
        blocks += [text_block(words(because.message)), *reasons_blocks(session, because.reasons, words)]
    if because.against:
        blocks += [
            text_block(words(because.against_message)),
            *reasons_blocks(session, because.against, words, against=True),
        ]
    if because.compared and because.own is None:
        blocks.append(text_block(words(because.compared_message(steps_words(because.compared, words))), faint=True))
    if because.others_message is not None:
        blocks.append(text_block(words(because.others_message)))
    blocks += [text_block(text) for text in equals_words(because, words)]
    risks = [{"sign": SIGNS[Certainty.RISK], "text": words(one.message)} for one in likely(because.answers)]
    return [*blocks, {"kind": "reasons", "items": risks}] if risks else blocks
