"""What a page is shown of a lesson beside its board, of its end, and of the end of a game of the campaign."""

from typing import Literal, TypedDict

from trajan_tutor.viewmodel.words_model import (
    Card,
    Option,
    Points,
)


class Dot(TypedDict):
    """A step of the lesson in the row of dots; with a `star` it was solved at the first try, without help."""

    standing: Literal["done", "present", "open"]
    star: bool
    said: str


class Answer(TypedDict):
    """A sentence about what the learner did."""

    tone: Literal["note", "hint", "praise", "mistake", "refused"]
    text: str


class Aim(TypedDict):
    """One of several things to reach."""

    text: str
    met: bool


class NamedSymbol(TypedDict):
    """A name that stands in a text, and the id of the symbol that belongs beside it, after the prefix."""

    text: str
    symbol: str


class QuestionChoice(TypedDict):
    """One answer that can be chosen."""

    name: str
    text: str


class QuestionShown(TypedDict):
    """What is asked in words: by choice, or for a number or a text."""

    form: str
    choices: list[QuestionChoice]
    say: str


class NextLesson(TypedDict):
    """A game or a lesson to go on with."""

    address: str
    text: str


class LessonEnd(TypedDict):
    """What a finished lesson taught, and what to go on with: `other` is a second choice.

    After the last one `page` is a page of HTML to be printed.
    """

    title: str
    idea: str
    cards: list[Card]
    standing: str
    next: NextLesson | None
    other: NextLesson | None
    page: str


class EndTurn(TypedDict):
    """One of the turns of a game that cost most, by its number in the review: when, what was played, what it lost."""

    number: int
    turn: str
    title: str
    lost: str


class CalledLesson(TypedDict):
    """Something to look up that a game called for, by the name of its moment: what it shows, and why."""

    name: str
    title: str
    why: str


class GameEnd(TypedDict):
    """The page on which a growing game ends: who won and where points came from, turns, lessons, the next game.

    `why` tells by how much, or which rule broke a tie; `winners` are the seats that have won. `looking` is said, and
    `share` of the work done, as long as costly turns are looked for. `next` is None after the last game; `other` is a
    second choice. `page` is a page of HTML to be printed, after the last game.
    """

    title: str
    why: str
    winners: list[int]
    text: str
    points: Points
    looking: str
    share: float
    turns: list[EndTurn]
    about_turns: str
    lessons: list[CalledLesson]
    about_lessons: str
    next: NextLesson | None
    about_next: str
    other: NextLesson | None
    page: str


class Entry(TypedDict):
    """A growing game or a lesson in the list of the course."""

    address: str
    title: str
    number: str
    standing: Literal["done", "begun", "new"]
    said: str
    here: bool
    is_game: bool


class LessonMoment(TypedDict):
    """Something that can be looked up in a game: whether its situation has come up, and whether it was seen."""

    name: str
    title: str
    called: bool
    seen: bool


class LessonShown(TypedDict):
    """A lesson at this moment; `may` are the actions that are open, such as next, back, again, undo, hint.

    `named` are symbols that its words name. `moments` can be looked up in it; `back_to` are the words that lead back to
    what waits meanwhile, if anything does.
    """

    address: str
    title: str
    place: str
    dots: list[Dot]
    kind: str
    phase: str
    words: list[str]
    goal: str
    named: list[NamedSymbol]
    answers: list[Answer]
    refused: Card | None
    rules: list[Card]
    aims: list[Aim]
    review: Points | None
    question: QuestionShown | None
    may: list[str]
    autonomy: str
    dial: list[Option]
    looks: list[str]
    end: LessonEnd | None
    game_end: GameEnd | None
    problem: str
    exercise: bool
    contents: list[Entry]
    moments: list[LessonMoment]
    back_to: str
