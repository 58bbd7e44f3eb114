"""The position editor: everything that a page shows of a position being built."""

from typing import Literal, TypedDict

from trajan_tutor.viewmodel.page_model import LanguageOffered
from trajan_tutor.viewmodel.words_model import Notice


class EditorGame(TypedDict):
    """A game whose positions can be built."""

    value: str
    text: str
    seats: list[int]


class PlaceNamed(TypedDict):
    """A place of a position, by its name there and in words."""

    name: str
    text: str


class PlacesArea(TypedDict):
    """Places of a position under their heading."""

    title: str
    places: list[PlaceNamed]


class PieceLying(TypedDict):
    """A piece that lies at a place, counted from 0; `picture` is a drawing or empty, `state` tells a state."""

    text: str
    picture: str
    state: bool
    at: int


class PieceOffered(TypedDict):
    """A piece that can be put at a place; `here` says that it lies there."""

    text: str
    picture: str
    state: bool
    number: int
    here: bool


class PlaceOpen(TypedDict):
    """A place that is open: what lies there, and what can be put there."""

    name: str
    text: str
    holding: str
    number: int
    least: int
    most: int
    can_move: bool
    can_take: bool
    lying: list[PieceLying]
    pieces: list[PieceOffered]


class Carrying(TypedDict):
    """A piece that is being moved, and where it can go."""

    text: str
    goals: list[PlaceNamed]


class Writing(TypedDict):
    """A position written out, and a lesson that begins with it."""

    json: str
    lesson: str
    name: str
    ending: str


class EditorModel(TypedDict):
    """Everything that a page shows of a position being built.

    `sheet` has the symbols that the pictures of pieces use, `svg` is the board; both are drawings. `can_save` says
    whether files can be written.
    """

    kind: Literal["editor"]
    prefix: str
    language: str
    languages: list[LanguageOffered]
    theme: str
    labels: dict[str, str]
    at: int
    answered: str
    title: str
    games: list[EditorGame]
    sheet: str
    svg: str
    areas: list[PlacesArea]
    spot: str
    places: list[PlaceOpen]
    carried: Carrying | None
    seats: list[str]
    seat: int
    can_undo: bool
    can_redo: bool
    notice: Notice
    writing: Writing | None
    can_save: bool
