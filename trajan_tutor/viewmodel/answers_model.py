"""What a page is told when it asks, by the id of the question: rule book, forms, lists, history, replays."""

from typing import NotRequired, TypedDict

from trajan_tutor.viewmodel.words_model import (
    Card,
    Option,
    Remark,
    ReportListed,
)


class Problem(TypedDict):
    """What is told instead when a question cannot be answered."""

    problem: str


class Area(TypedDict):
    """The rules of one area of the rule book."""

    area: str
    title: str
    rules: list[Card]


class RulingsShown(TypedDict):
    """Every ruling of a game as a card, and those that this game is played with otherwise than usual."""

    title: str
    chosen: list[str]
    cards: list[Card]


class BookPage(TypedDict):
    """The rule book of a game, and how it is read."""

    game: str
    book: list[Area]
    rulings: RulingsShown


class SymbolsPage(TypedDict):
    """What the symbols of a game mean; `symbols` is a drawing."""

    game: str
    symbols: str


class CopyShown(TypedDict):
    """A file to take along."""

    name: str
    text: str


class CopiesToTake(TypedDict):
    """Everything that is not on the disk, as files to take along."""

    files: list[CopyShown]


class GameOption(TypedDict):
    """An option of a game in the form: one of its choices, several of them, or (without choices) yes and no.

    It is of use only where the option that it `needs` is chosen; with one that is `alone` the rules play all other
    seats.
    """

    name: str
    text: str
    choices: list[Option]
    several: bool
    needs: str
    alone: bool


class SeatLabels(TypedDict):
    """What the form calls a seat, and the place for its name."""

    player: str
    name: str


class ReadingOffered(TypedDict):
    """A ruling in the form: the question, the books' words and what they say, and how it is played by each reading."""

    ruling: str
    text: str
    words: list[Remark]
    says: str
    choices: list[Option]


class GameOffered(TypedDict):
    """A game in the form: its numbers of seats, its options, its readings, and what its seats are called."""

    value: str
    text: str
    seats: list[int]
    offers: list[GameOption]
    readings: list[ReadingOffered]
    labels: list[SeatLabels]


class Offered(TypedDict):
    """What the form for a new game offers."""

    games: list[GameOffered]
    players: list[Option]
    setups: list[Option]
    paces: list[Option]
    languages: list[Option]
    themes: list[Option]


class SavedGamesRow(TypedDict):
    """A saved game: its cells, the button that goes on with it, and what is asked before it is removed."""

    file: str
    cells: list[str]
    button: str
    label: str
    remove: str
    removing: str


class SavedGames(TypedDict):
    """The latest saved games; what is damaged as sentences."""

    title: str
    heads: list[str]
    rows: list[SavedGamesRow]
    problems: list[str]
    more: str


class TurnShown(TypedDict):
    """A turn of the present line, by its node in the tree of the game."""

    node: int
    text: str
    here: bool
    ahead: bool


class BranchMark(TypedDict):
    """What is special about a line."""

    kind: str
    text: str


class BranchShown(TypedDict):
    """A line that was played: its first node and its last one, its own name, what it is called and how it stands."""

    head: int
    tip: int
    name: str
    title: str
    text: str
    current: bool
    marks: list[BranchMark]
    removable: bool
    removing: str


class History(TypedDict):
    """The turns of the present line with its reports, all lines, and where the game stands; `at` counts its changes."""

    at: NotRequired[int]
    reports: NotRequired[list[ReportListed]]
    here: int
    end: int
    can_redo: bool
    turns: list[TurnShown]
    last: str
    branches: list[BranchShown]


class ReportsListed(TypedDict):
    """What was settled on the present line so far, the first one first."""

    reports: list[ReportListed]


class SideShown(TypedDict):
    """One of the places compared."""

    node: int
    title: str
    moves: str
    revealed: list[str]
    revealed_title: str


class CellsRow(TypedDict):
    """The points of one source in all places compared, with differences."""

    label: str
    cells: list[str]


class SeatCompared(TypedDict):
    """The points of one seat in all places compared."""

    seat: int
    name: str
    rows: list[CellsRow]
    totals: list[str]


class ComparisonShown(TypedDict):
    """Two or three places of a game side by side; `picture` is a drawing."""

    picture: str
    verdict: str
    sides: list[SideShown]
    seats: list[SeatCompared]
    total: str
    heads: list[str]


class FrameShown(TypedDict):
    """One picture of a replay, and what happened since the one before."""

    number: int
    svg: str
    told: list[str]


class TurningPointShown(TypedDict):
    """A turn that decided much."""

    frame: int
    title: str
    gains: list[str]


class ReplayShown(TypedDict):
    """What a replay begins with: what is said of each frame, its node, the curve as a drawing, turning points."""

    captions: list[str]
    curve: str
    turning: list[TurningPointShown]
    nodes: list[int]
    frame: NotRequired[FrameShown]
