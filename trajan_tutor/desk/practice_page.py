"""What a page shows at the end of a practice: stars for first tries, and the rules that will come back."""

from typing import Any

from trajan_tutor.desk.panels import rule_card
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.learning.tried import Watch, rules_tried
from trajan_tutor.lessons.player import Player


def practice_end(watch: Watch, player: Player, words: Words) -> dict[str, Any]:
    """Return the end of a practice, in the form of that of a lesson; the cards are rules that were missed."""
    lesson, rules = player.lesson, player.game.rules.rules
    missed = [step for step in lesson.steps if step.name in watch.outcomes and watch.outcomes[step.name].is_missed]
    cards = dict.fromkeys(rule for step in missed for rule in rules_tried(lesson, step) if rule in rules)
    return {
        "title": words(Message("practice-end")),
        "idea": words(Message.of("practice-stars", stars=watch.stars, steps=len(lesson.steps))),
        "cards": [rule_card(player.game, words, rule) for rule in cards],
        "standing": words(Message("practice-comes-back" if cards else "practice-all-known")),
        "next": {},
    }
