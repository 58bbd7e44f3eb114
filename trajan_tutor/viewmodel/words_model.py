"""The words beside the board in the view model: what seats have, what can be chosen, log, cards of rules, points."""

from typing import Literal, NotRequired, TypedDict

from trajan_tutor.view.picture import GhostShown, PathMark


class CountShown(TypedDict):
    """A number with its sign; `said` is what both say."""

    symbol: str
    number: str
    said: str


class SeatSummary(TypedDict):
    """A seat in the top bar; `called` says what its points are."""

    seat: int
    name: str
    letter: str
    colour: int
    points: int
    called: str
    counts: list[CountShown]
    to_move: bool
    own: bool
    won: bool


class TokenShown(TypedDict):
    """Something that stands open: a demand; `symbol` as in the picture, an empty one while it is unknown."""

    symbol: str
    standing: Literal["open", "met", "unknown"]
    said: str


class PartShown(TypedDict):
    """One line of a sum."""

    text: str
    points: str


class Forecast(TypedDict):
    """What a seat would have if the game ended now."""

    title: str
    rows: list[PartShown]


class SummaryShown(TypedDict):
    """The top bar, and what stands beside the circle."""

    title: str
    seats: list[SeatSummary]
    clock: str
    counts: list[CountShown]
    tokens: list[TokenShown]
    warning: str
    warning_said: str
    forecast: Forecast | None


class StepShown(TypedDict):
    """A step of the turn."""

    label: str
    standing: Literal["done", "present", "open"]
    said: str


class Choice(TypedDict):
    """Something that can be chosen: its notation, a sentence, and in few words a name and what it leads to.

    `spots` mean it, `leads` are the places that it leads to. A `hidden` one is to be found on the board. `group` names
    what choices have in common where there are many. Choices that have an `amount` differ by this number, and those of
    one number by their `side`: they are one control, a number and where there are sides one of them. `path` is the way
    over `leads`, and `ghost` the piece as it would lie, where these tell more than words.
    """

    move: str
    text: str
    name: str
    consequence: str
    hue: str
    symbol: str
    group: str
    spots: list[str]
    leads: list[str]
    hidden: bool
    amount: NotRequired[int]
    side: NotRequired[str]
    path: NotRequired[PathMark]
    ghost: NotRequired[GhostShown]


class Notice(TypedDict):
    """What became of the last thing that was asked for; the number tells two equal ones apart.

    `tone` says how it looks, `title` is one line, `spot` where it belongs, `callout` the few words shown there.
    """

    number: int
    tone: Literal["", "note", "praise", "mistake", "refused", "problem", "hint"]
    title: str
    text: str
    spot: str
    callout: str
    rule: str


class LineShown(TypedDict):
    """A line of the log."""

    number: int
    seat: int
    name: str
    text: str
    points: int


class Remark(TypedDict):
    """What is to be said of how sure a rule is; the words of a book are in its `language`."""

    label: str
    text: str
    language: NotRequired[str]


class LaterLesson(TypedDict):
    """The lesson in which it is told how sure a rule is."""

    address: str
    text: str


class ReadingTrial(TypedDict):
    """A ruling whose readings can be tried in one position; `text` says so."""

    game: str
    ruling: str
    text: str


class Card(TypedDict):
    """A rule card; what its marks would say may be told `later`, in a lesson of its own.

    A `badge` stands beside the title in the place of the label of the first mark. The readings of a ruling may be had
    for `trial`.
    """

    rule: str
    title: str
    text: str
    marks: list[Remark]
    later: NotRequired[LaterLesson]
    badge: NotRequired[str]
    trial: NotRequired[ReadingTrial]


class SeatLookShown(TypedDict):
    """How a seat is marked."""

    letter: str
    colour: int


class PointsRow(TypedDict):
    """The points of all seats by one source."""

    label: str
    points: list[int]


class Points(TypedDict):
    """Everybody's points by source."""

    names: list[str]
    looks: list[SeatLookShown]
    rows: list[PointsRow]
    totals: list[int]


class ReportCell(TypedDict):
    """What a cause brought one seat, and a few words of how much of it the seat had."""

    amount: int
    text: str


class ReportRow(TypedDict):
    """One cause in a report: its symbol (empty: none), what it did to the table, a cell for each seat, its rule card.

    `said` is read aloud when the row is shown.
    """

    cause: str
    symbol: str
    about: str
    cells: list[ReportCell]
    said: str
    card: Card | None


class FirstTimeShown(TypedDict):
    """A sentence about something that happened for the first time in the learner's games, with the card of its rule."""

    text: str
    card: Card


class ReportShown(TypedDict):
    """What the end of a scope or of the game brought everybody; by `name` it is told apart from others of the game.

    `before` is what the seats had, `in_top` whether the top bar counts the same. `first_times` are explained below it.
    """

    name: str
    title: str
    names: list[str]
    looks: list[SeatLookShown]
    before: list[int]
    rows: list[ReportRow]
    in_top: bool
    first_times: list[FirstTimeShown]


class ReportListed(TypedDict):
    """A report in the list of all that there were on the present line."""

    number: int
    text: str


class EndingShown(TypedDict):
    """Who won and why; the report of the final scoring where one was counted."""

    title: str
    why: str
    order: list[str]
    report: ReportShown | None
    cards: list[Card]


class Others(TypedDict):
    """Who else is at the table: a bot that waits to be told to decide, somebody who is to sit down."""

    waits: bool
    bot: str
    hot_seat: str
    sit: str


class OfferShown(TypedDict):
    """A saved game that can be continued."""

    text: str
    go_on: str
    decline: str


class Option(TypedDict):
    """Something to choose from a list, with a sentence about it where there is one."""

    value: str
    text: str
    about: NotRequired[str]
