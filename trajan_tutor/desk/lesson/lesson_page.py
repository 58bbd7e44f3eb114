"""What a page shows of a lesson, as plain values in words."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any, Final, Literal

from trajan_tutor.activities.lesson_forms import COURSE, LessonForm
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.errors import UnreadableError
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.journals.attempts_journal import AttemptOutcome
from trajan_tutor.journals.lesson_notes import LessonNotes
from trajan_tutor.learning.step_watch import KINDS, outcome_of
from trajan_tutor.lessons.campaign import campaign_of, result_message
from trajan_tutor.lessons.course_order import CourseOrder
from trajan_tutor.lessons.files import ENDING, lesson_files
from trajan_tutor.lessons.find import find_lesson
from trajan_tutor.lessons.lesson import Lesson
from trajan_tutor.lessons.player import Player
from trajan_tutor.lessons.points_review import Review
from trajan_tutor.lessons.step_page import AskedQuestion, Autonomy, Page, Phase
from trajan_tutor.session import seat_view
from trajan_tutor.viewmodel.lesson_model import Dot, Entry, LessonEnd, QuestionChoice, QuestionShown
from trajan_tutor.viewmodel.named_symbols import named_symbols
from trajan_tutor.viewmodel.panels import rule_card, seat_looks
from trajan_tutor.viewmodel.ruling_cards import listed_card
from trajan_tutor.viewmodel.words_model import Card, LaterLesson, Option, Points, PointsRow

# The end of the keys that tell why a rule forbids something.
REFUSED: Final = ".refused"
# How far a learner is in a lesson of the list.
Standing = Literal["done", "begun", "new"]
# What is said to a wrong answer that nobody foresaw.
WRONG: Final = "lesson-answer-wrong"
# What is said where a hint is asked for and there is none, or none yet.
_NO_HINTS: Final = frozenset({"lesson-no-hint", "lesson-no-more-hints", "lesson-hint-soon"})


class LearnerAct(StrEnum):
    """What the learner did last, as far as it matters for how the answer looks."""

    NOTHING = "nothing"
    ACTION = "action"
    HINT = "hint"


class Tone(StrEnum):
    """How an answer looks."""

    NOTE = "note"
    HINT = "hint"
    PRAISE = "praise"
    MISTAKE = "mistake"
    REFUSED = "refused"


def page_values(
    player: Player, words: Words, done: LearnerAct, form: LessonForm = COURSE, *, page: Page | None = None
) -> dict[str, Any]:
    """Return everything that is shown of a lesson at this moment; an exercise shows nothing that gives it away.

    `page` is that of the player, where it was made already.
    """
    page, game, lesson = page or player.page(), player.game, player.lesson
    refused = refused_rule(page.feedback, game)
    step = {rule: lesson_card(lesson, game, words, rule) for rule in (refused, *page.rules) if rule}
    sentences = [words(message) for message in page.words]
    return {
        "address": page.address,
        "title": words(page.title),
        "place": words(Message.of("lesson-place", number=page.number, steps=page.steps)),
        "dots": _dots(player, words),
        "kind": page.kind.value,
        "phase": page.phase.value,
        "words": sentences,
        "goal": words(page.goal) if page.goal is not None else "",
        "named": named_symbols(game, sentences, words),
        "answers": [{"tone": tone.value, "text": words(message)} for tone, message in _answers(page, player, done)],
        "refused": step.get(refused),
        "rules": [
            *(card for rule, card in step.items() if rule != refused),
            *(listed_card(card, game, words) for card in page.cards),
        ],
        "aims": [{"text": words(aim.words), "met": aim.met} for aim in page.aims],
        "review": points_shown(page.review, player, words) if page.review is not None else None,
        "question": _question(page.question, words),
        "may": sorted(action.value for action in page.may),
        "autonomy": page.autonomy.value,
        "dial": _dial(words) if form.guides else [],
        "looks": sorted(page.looks),
        "end": _ending(lesson, player, words) if page.finished and form.guides else None,
        "game_end": None,
    }


def read_aloud(page: Page, words: Words, *, whole: bool) -> str:
    """Return what is read aloud: what became of the last action, and with `whole` the step."""
    sentences = [words(message) for message in page.feedback]
    if whole and page.review is not None:
        sentences += [f"{words(line)}." for line in page.review.lines]
    if whole:
        sentences += [words(Message.of("lesson-place", number=page.number, steps=page.steps))]
        sentences += [words(message) for message in page.words]
        if page.goal is not None:
            sentences.append(words(Message.of("lesson-goal", goal=page.goal)))
    return " ".join(sentences)


def refused_rule(feedback: Iterable[Message], game: TutorGame) -> str:
    """Return the id of the rule that is told to forbid the last action, or an empty text."""
    keys = {message.key for message in feedback if message.key.endswith(REFUSED)}
    return next((rule.id for rule in game.rules.rules.values() if f"{rule.key}{REFUSED}" in keys), "") if keys else ""


def contents(order: CourseOrder, here: str, notes: Mapping[str, LessonNotes], words: Words) -> list[Entry]:
    """Return the games and then the lessons of a course with what the learner did in each, for choosing one."""
    listed: list[Entry] = []
    numbers = order.numbers()
    for at, lesson in enumerate((*order.games, *order.lessons)):
        address = lesson.address
        own = notes.get(address)
        standing: Standing = "done" if own and own.done else "begun" if own and own.steps else "new"
        listed.append(
            {
                "address": address,
                "title": words(lesson.title),
                "number": numbers[address],
                "standing": standing,
                "said": standing_words(own, words),
                "here": address == here,
                "is_game": at < len(order.games),
            }
        )
    return listed


def standing_words(notes: LessonNotes | None, words: Words) -> str:
    """Return in words how far a learner is in a lesson, of which there may be no notes yet."""
    if notes is None or not (notes.done or notes.steps):
        return words(Message.of("lesson-standing-new"))
    if notes.result is not None:
        return words(result_message(notes.result))
    key = "lesson-standing-done" if notes.done else "lesson-standing-begun"
    return words(Message.of(key, tries=notes.tries, hints=notes.hints))


def _answers(page: Page, player: Player, done: LearnerAct) -> Iterable[tuple[Tone, Message]]:
    game, lesson, step = player.game, player.lesson, player.step
    # An exercise that the engine made says what is right and what is wrong in words that are not the lesson's own.
    right, wrong = lesson.says(f"{step.name}.done"), {lesson.says(mistake.name) for mistake in step.mistakes}
    own = (f"{game.name}-lesson-", WRONG)
    refusals = [message for message in page.feedback if message.key.endswith(REFUSED)]
    for message in page.feedback:
        if message in refusals:
            tone = Tone.REFUSED
        elif done is LearnerAct.HINT:
            tone = Tone.NOTE if message.key in _NO_HINTS else Tone.HINT
        elif page.phase is Phase.DONE and (message == right or message.key.endswith(".done")):
            tone = Tone.PRAISE
        elif message in wrong or page.phase in (Phase.MISTAKEN, Phase.LOST) or message.key.startswith(own):
            tone = Tone.MISTAKE
        else:
            tone = Tone.NOTE
        yield tone, message


def _dots(player: Player, words: Words) -> list[Dot]:
    dots: list[Dot] = []
    for number, step in enumerate(player.lesson.steps):
        notes = player.notes.steps.get(step.name)
        is_done = number < player.at or player.finished or bool(notes and notes.done)
        standing: Literal["done", "present", "open"] = "done" if is_done else "open"
        if number == player.at and not player.finished:
            standing = "present"
        star = step.kind in KINDS and notes is not None and notes.done and outcome_of(notes) is AttemptOutcome.FIRST_TRY
        sentence = words(Message.of("board-step-star" if star else f"board-step-{standing}"))
        dots.append({"standing": standing, "star": star, "said": sentence})
    return dots


def points_shown(review: Review, player: Player, words: Words) -> Points:
    """Return a review as the page shows points by source."""
    names = seat_view.seat_names(player.session, words)
    rows: list[PointsRow] = [{"label": words(row.name), "points": list(row.points)} for row in review.rows]
    return {
        "names": list(names),
        "looks": seat_looks(player.game, len(names)),
        "rows": rows,
        "totals": list(review.total.points),
    }


def _question(asked: AskedQuestion | None, words: Words) -> QuestionShown | None:
    if asked is None:
        return None
    choices: list[QuestionChoice] = [{"name": name, "text": words(text)} for name, text in asked.choices]
    return {"form": asked.form.value, "choices": choices, "say": words(Message.of(f"lesson-ask-{asked.form}"))}


def _dial(words: Words) -> list[Option]:
    return [
        {
            "value": autonomy.value,
            "text": words(Message.of(f"lesson-dial-{autonomy}")),
            "about": words(Message.of(f"lesson-dial-{autonomy}.about")),
        }
        for autonomy in Autonomy
    ]


def _ending(lesson: Lesson, player: Player, words: Words) -> LessonEnd:
    return {
        "title": words(Message.of("lesson-learned")),
        "idea": words(lesson.can if words.has(lesson.can.key) and not lesson.messages else lesson.idea),
        "cards": [
            lesson_card(lesson, player.game, words, rule) for rule in lesson.teaches if rule in player.game.rules.rules
        ],
        "standing": standing_words(player.notes, words),
        "next": None,
        "other": None,
        "page": "",
    }


def lesson_card(lesson: Lesson, game: TutorGame, words: Words, rule: str) -> Card:
    """Return the card of a rule as a lesson shows it.

    Rulings, disagreements and reconstructed figures are told from the lesson about them on; before, one mark leads
    there.
    """
    card = rule_card(game, words, rule)
    later = cards_for_later(lesson, game) if card["marks"] else ""
    if not later:
        return card
    title = words(find_lesson(later)[0].title)
    later_lesson: LaterLesson = {"address": later, "text": words(Message.of("lesson-told-later", title=title))}
    return {**card, "marks": [], "later": later_lesson}


def cards_for_later(lesson: Lesson, game: TutorGame) -> str:
    """Return the address of the lesson about open questions where it comes later in the course, else an empty text."""
    try:
        later = campaign_of(game).scholarship
    except UnreadableError:
        return ""
    names = [path.name.removesuffix(ENDING) for path in lesson_files(game)]
    if lesson.name not in names or later not in names or names.index(lesson.name) >= names.index(later):
        return ""
    return f"{game.name}/{later}"
