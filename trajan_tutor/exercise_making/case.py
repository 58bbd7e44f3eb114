"""A moment looked at for one exercise, and the making of choices."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.event import Event
from trajan_tutor.engine.generator import Rng
from trajan_tutor.engine.message import Message
from trajan_tutor.exercise_making.bot_moments import BotMoment
from trajan_tutor.exercise_making.chance import shuffled
from trajan_tutor.exercise_making.deals import DEALS, MoveResult, results
from trajan_tutor.exercise_making.exercise import Difficulty, ExerciseTask, Misunderstanding, Wrong
from trajan_tutor.exercise_making.exercise_plan import Ask
from trajan_tutor.exercise_making.speech import name_of, opened_message, text_of
from trajan_tutor.lessons.goals import Answer
from trajan_tutor.lessons.lesson import AnswerForm, Question

# So many other moves of a moment are looked at for wrong answers.
_MOST_OTHERS: Final = 10
# These questions say themselves that the game ends.
_TELL_THE_END: Final = frozenset({"exercise-asks-winner", "exercise-asks-tie"})


@dataclass(slots=True)
class Case:
    """A moment of a game of bots, the way of asking, and whose eyes see it; `moments` are all of that game."""

    game: TutorGame
    ask: Ask
    moments: tuple[BotMoment, ...]
    moment: BotMoment
    eyes: int
    difficulty: Difficulty
    rng: Rng

    @property
    def event_rule(self) -> str:
        """The rule whose events show what the rule in question does."""
        return self.ask.by or self.ask.rule

    @property
    def move_text(self) -> str:
        """The move that was made, as it is written."""
        return self.game.notation(self.moment.move)

    def events(self) -> list[Event]:
        """Return what happened by the rule."""
        event_rule, kind = self.event_rule, self.ask.kind
        return [event for event in self.moment.events if event.rule == event_rule and kind in ("", event.kind)]

    def results(self, move: int, most: int = DEALS) -> tuple[MoveResult, ...]:
        """Return what a move comes to in each deal in which the question tells the truth; see `results`."""
        return results(self.game, self.moment.state, self.eyes, move, most, self.ask.opened)

    def rule_text(self) -> Message:
        """Return the text of the rule in question."""
        return text_of(self.game, self.ask.rule)

    def other_moves(self) -> list[int]:
        """Return some of the other moves that could have been made, in an order of chance."""
        legal = [move for move in self.game.legal(self.moment.state) if move != self.moment.move]
        return shuffled(legal, self.rng)[:_MOST_OTHERS]

    def asks(self, key: str, move: int | None = None, /, **parameters: object) -> Message:
        """Return the question of a form, or that of the game's own, about the move made or one that is only tried.

        What is opened of what was hidden is told before it, and that the game ends with the move where it does.
        """
        game, state = self.game, self.moment.state
        if self.ask.words:
            key = f"{game.name}-exercise-{self.ask.words}"
        asked_move, seat = (self.moment.move, self.moment.mover) if move is None else (move, self.eyes)
        says = Message.of(
            key, who=name_of(game, state, seat, self.eyes), move=game.describe(state, asked_move), **parameters
        )
        if move is None and game.is_over(self.moment.after) and key not in _TELL_THE_END:
            says = Message.of("exercise-ends", asks=says)
        opened = (
            opened_message(game, state, self.moment.events, self.eyes, self.ask.opened) if self.ask.opened else None
        )
        return Message.of("exercise-opened", told=opened, asks=says) if opened else says


def eyes_at(game: TutorGame, moment: BotMoment) -> int:
    """Return through whose eyes a moment is seen: those of who decides, unless the rules play that seat."""
    by_rules = game.played_by_rules(moment.state)
    people = [seat for seat in range(game.seats(moment.state)) if seat not in by_rules]
    return moment.mover if moment.mover in people else people[0]


@dataclass(frozen=True, slots=True)
class AnswerChoice:
    """One choice: its words, what is said to it where it is wrong and why, and the move that it stands for, if any."""

    text: Message
    says: Message | None = None
    taken: Misunderstanding = Misunderstanding.OWN
    move: str = ""
    amount: int = 0


def wrong(
    text: Message, taken: Misunderstanding, move: str = "", amount: int = 0, /, **parameters: object
) -> AnswerChoice:
    """Return a choice that somebody makes who misunderstands something, with the words that set it right."""
    return AnswerChoice(text, Message.of(f"exercise-wrong-{taken}", **parameters), taken, move, amount)


def chosen_from(
    says: Message, right: AnswerChoice, wrong: Iterable[AnswerChoice], most: int, rng: Rng
) -> ExerciseTask | None:
    """Return a question with one right choice and at most so many wrong ones in an order of chance; None without any.

    Choices with the same words are one.
    """
    distinct = list(_distinct(right, wrong))[:most]
    if not distinct:
        return None
    ordered = shuffled([right, *distinct], rng)
    names = {id(choice): f"choice-{letter}" for letter, choice in zip(ascii_lowercase, ordered, strict=False)}
    return ExerciseTask(
        says,
        Question(AnswerForm.CHOICE, (names[id(right)],), tuple(names.values())),
        choices=tuple((names[id(choice)], choice.text) for choice in ordered),
        wrong=tuple(
            Wrong(names[id(choice)], choice.says, choice.taken, choice.move)
            for choice in distinct
            if choice.says is not None
        ),
        moves=tuple(choice.move for choice in ordered if choice.move),
        amounts=tuple(choice.amount for choice in ordered),
        right_move=right.move,
    )


def _distinct(right: AnswerChoice, wrong: Iterable[AnswerChoice]) -> Iterator[AnswerChoice]:
    seen = {right.text}
    for choice in wrong:
        if choice.text not in seen:
            seen.add(choice.text)
            yield choice


def number_task(says: Message, right: int, foreseen: Iterable[Wrong]) -> ExerciseTask | None:
    """Return a question for a number, with the wrong numbers that were foreseen; None when there are none."""
    by_answer: dict[Answer, Wrong] = {}
    for mistake in foreseen:
        if mistake.answer != right:
            by_answer.setdefault(mistake.answer, mistake)
    if not by_answer:
        return None
    return ExerciseTask(says, Question(AnswerForm.NUMBER, (right,)), wrong=tuple(by_answer.values()))


def wrong_number(number: int, taken: Misunderstanding, **parameters: object) -> Wrong:
    """Return a wrong number that somebody comes to who misunderstands something, with the words that set it right."""
    return Wrong(number, Message.of(f"exercise-wrong-{taken}", **parameters), taken)
