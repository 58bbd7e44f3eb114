"""What turns lead to, in the panel below the board."""

from dataclasses import dataclass, field

from trajan_tutor.coach.exploration import explored_turn_statements
from trajan_tutor.desk.coach.block_words import blocks_of, buttons_block, title_block
from trajan_tutor.desk.coach.board_coach import Coach
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.shown.consequences import Consequences
from trajan_tutor.viewmodel.coach_model import CoachBlock, CoachItem


@dataclass(slots=True)
class ConsequencesPanel:
    """The blocks of the panel below the board, cached until something changes: their pictures are slow to draw."""

    _key: tuple[object, ...] = ()
    _blocks: list[CoachBlock] = field(default_factory=list)

    def blocks(self, coach: Coach, words: Words, prefix: str, theme: str) -> list[CoachBlock]:
        """Return the blocks that the panel shows."""
        key = (id(coach.findings.consequences), words.language, theme)
        if key != self._key:
            self._key, self._blocks = key, consequences_blocks(coach, words, prefix, theme)
        return self._blocks


def consequences_blocks(coach: Coach, words: Words, prefix: str, theme: str) -> list[CoachBlock]:
    """Return what needs more room than a panel: what turns lead to."""
    consequences = coach.findings.consequences
    if consequences is None:
        return []
    closing = buttons_block([("close", -1, words(Message.of("board-coach-close")), "")])
    return [title_block(words, "board-coach-explored"), *_led_to(consequences, words, prefix, theme), closing]


def _led_to(consequences: Consequences, words: Words, prefix: str, theme: str) -> list[CoachBlock]:
    lists: list[list[CoachItem]] = [
        [
            {
                "text": consequences.title(number, deal),
                "svg": consequences.draw(number, deal=deal, prefix=f"{prefix}-led{number}-{deal}", theme=theme).svg,
            }
            for number, deal in consequences.boards()
            if bool(deal) is is_other
        ]
        for is_other in (False, True)
    ]
    first, others = lists
    spread = consequences.draw_spread(prefix=f"{prefix}-spread", theme=theme)
    points = consequences.draw_points(prefix=f"{prefix}-points", theme=theme)
    blocks: list[CoachBlock] = [
        {"kind": "boards", "items": first},
        {"kind": "picture", "svg": spread.svg},
        *blocks_of(explored_turn_statements(consequences.exploration), consequences.session.game, words),
        {"kind": "picture", "svg": points.svg},
    ]
    if others:
        blocks += [title_block(words, "board-coach-deals"), {"kind": "boards", "items": others}]
    return blocks
