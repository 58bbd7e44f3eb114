"""What turns lead to, in the wide place below the board."""

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
    """The blocks of the wide place, kept while nothing of them changes: their pictures take a while."""

    _key: tuple[object, ...] = ()
    _blocks: list[CoachBlock] = field(default_factory=list)

    def blocks(self, coach: Coach, words: Words, prefix: str, theme: str) -> list[CoachBlock]:
        """Return what the wide place shows."""
        key = (id(coach.found.consequences), words.language, theme)
        if key != self._key:
            self._key, self._blocks = key, wide(coach, words, prefix, theme)
        return self._blocks


def wide(coach: Coach, words: Words, prefix: str, theme: str) -> list[CoachBlock]:
    """Return what needs more room than a panel: what turns lead to."""
    consequences = coach.found.consequences
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
