"""What is said about the last thing that was asked for: in the verdict's slot, and in few words at its place."""

from collections.abc import Sequence
from typing import Final, Literal

from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.session import seat_view
from trajan_tutor.session.outcome import Outcome, Result
from trajan_tutor.session.session import Session
from trajan_tutor.viewmodel.lesson_model import Answer
from trajan_tutor.viewmodel.words_model import Notice

# What is said of an outcome in one line, by its result; what was played is told by the log.
_TITLES: Final = {
    Result.NARROWED: "board-notice-narrowed",
    Result.UNPICKED: "board-notice-undone",
    Result.UNDONE: "board-notice-undone",
    Result.MOVED: "board-notice-moved",
    Result.NOTED: "board-notice-noted",
}


Tone = Literal["", "note", "praise", "mistake", "refused", "problem", "hint"]

# What is said at a place in a lesson, by the tone of its answer.
_CALLOUTS: Final = {
    "refused": "board-notice-refused",
    "mistake": "board-notice-mistake",
    "praise": "board-notice-praise",
}
# Of several answers the one that matters most gives the tone.
_TONES: Final[tuple[Tone, ...]] = ("refused", "mistake", "praise", "hint", "note")


def plain_notice(tone: Tone, title: str = "", text: str = "", spot: str = "") -> Notice:
    """Return a notice without a rule; its number is given when it is shown."""
    return {"number": 0, "tone": tone, "title": title, "text": text, "spot": spot, "callout": "", "rule": ""}


def foreword(session: Session, words: Words) -> str:
    """Return what a game says once, as it begins, such as which of its figures are not certain; empty for most."""
    key = f"{session.game.name}-foreword"
    return words.say(key) if not session.steps and words.has(key) else ""


def problem_notice(words: Words, text: str) -> Notice:
    """Return the notice of something that could not be done."""
    return plain_notice("problem", words.say("board-notice-problem"), text)


def outcome_notice(words: Words, session: Session, outcome: Outcome, spot: str) -> Notice:
    """Return the notice of what became of an attempt, at its place if there is one."""
    text = seat_view.outcome_words(outcome, words)
    if outcome.result is Result.REFUSED:
        return refused_notice(words, session, text, outcome.rule, spot)
    if not text:
        return plain_notice("")
    notice = plain_notice("note", words.say(_TITLES[outcome.result]), text)
    if outcome.result is Result.NARROWED:
        # The choices ask the rest; at the place it is enough that it is picked.
        notice["spot"] = spot
    return notice


def refused_notice(words: Words, session: Session, text: str, rule: str, spot: str) -> Notice:
    """Return the notice of a refusal, with the rule that forbids it where one does."""
    known = rule in session.game.rules.rules
    title = words(Message.of(session.game.rules[rule].key)) if known else words.say("board-notice-refused")
    notice = plain_notice("refused", title, text, spot)
    notice["callout"] = words.say("board-notice-refused") if spot else ""
    notice["rule"] = rule if known else ""
    return notice


def lesson_notice(words: Words, answers: Sequence[Answer], rule: str, spot: str) -> Notice:
    """Return the notice of what a lesson answers: its words stand in the answers, this says how and where."""
    tone: Tone = next((possible for possible in _TONES if any(answer["tone"] == possible for answer in answers)), "")
    title = words.say(_CALLOUTS[tone]) if tone in _CALLOUTS else ""
    notice = plain_notice(tone, title, " ".join(answer["text"] for answer in answers), spot)
    notice["callout"] = title if spot else ""
    notice["rule"] = rule
    return notice
