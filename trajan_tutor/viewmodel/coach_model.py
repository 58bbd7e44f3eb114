"""The coach in the view model: what its panel shows, block by block."""

from typing import Literal, NotRequired, TypedDict

from trajan_tutor.viewmodel.words_model import Card


class ThinkingShown(TypedDict):
    """How far the coach has thought, from 0 to 1; an empty text while it does not."""

    text: str
    share: float


class CoachButton(TypedDict):
    """Something that the coach can be asked for; `state` is "off", "done" or empty."""

    action: str
    number: int
    text: str
    state: NotRequired[str]


class CoachItem(TypedDict):
    """One of the things in a block: a button, a step, a reason, a turn to be ticked, a board."""

    text: str
    action: NotRequired[str]
    number: NotRequired[int]
    state: NotRequired[str]
    done: NotRequired[bool]
    on: NotRequired[bool]
    more: NotRequired[CoachButton]
    sign: NotRequired[str]
    against: NotRequired[bool]
    card: NotRequired[Card]
    svg: NotRequired[str]


class CoachBlock(TypedDict):
    """A block of the coach's words, as `blocks` makes it; `svg` is a drawing."""

    kind: Literal[
        "title", "text", "asks", "buttons", "steps", "reasons", "folded", "ticks", "select", "boards", "picture"
    ]
    text: NotRequired[str]
    faint: NotRequired[bool]
    strong: NotRequired[bool]
    items: NotRequired[list[CoachItem]]
    svg: NotRequired[str]
    blocks: NotRequired["list[CoachBlock]"]
    action: NotRequired[str]
    label: NotRequired[str]
    options: NotRequired[list[str]]
    chosen: NotRequired[int]


class CoachShown(TypedDict):
    """The coach: what its panel shows, and what needs more room; `answers` counts what it found out."""

    trying: bool
    answers: int
    panel: list[CoachBlock]
    wide: list[CoachBlock]
