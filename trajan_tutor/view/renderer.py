"""Draws one board again and again: what is as it was is kept.

A drawing is made of parts: where a sheet begins, places, families of places, the marks over all. Each is one element
with an id, so that a page can put the new one where the old one is.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message
from trajan_tutor.view.board import opening
from trajan_tutor.view.marks import NO_MARKS, Marks, drawn_marks, merged
from trajan_tutor.view.nodes import FAMILY, SHEET, Part, RenderNode, drawn_node, render_nodes
from trajan_tutor.view.scene import KeptPlace, PictureForm, Scene, family_of, scene_of
from trajan_tutor.view.static_layer import shared_definitions
from trajan_tutor.view.svg import PREFIX, clean
from trajan_tutor.view.text import SayMessage

_HEAD, _ABOUT, _SYMBOLS, _OVER = "head", "about", "symbols", "over"
_BEGINS: Final = "<g "


@dataclass(slots=True)
class Renderer:
    """One board that is drawn again and again; `prefix` begins every id.

    All symbols of the game are drawn from the beginning, so that none has to come later.
    """

    prefix: str
    svg: str = ""
    _kept: dict[str, KeptPlace] = field(default_factory=dict)
    _same: tuple[Any, ...] = ()
    _marks: Marks = NO_MARKS
    _actor: int = -1
    # The parts as they would be with another prefix, where each stands, and how each is drawn.
    _raw: list[str] = field(default_factory=list)
    _index: dict[str, int] = field(default_factory=dict)
    _nodes: dict[str, RenderNode] = field(default_factory=dict)
    _parts: list[Part] = field(default_factory=list)

    def draw(  # noqa: PLR0913 (as `draw_board`)
        self,
        game: TutorGame,
        observation: Observation,
        words: SayMessage,
        *,
        own_seat: int = 0,
        legal: frozenset[str] = frozenset(),
        chosen: str = "",
        last: frozenset[str] = frozenset(),
        theme: str = "auto",
        names: Sequence[str] = (),
        narrow: bool = False,
        marks: Marks | None = None,
    ) -> str:
        """Return the picture of a board as `draw_board` does in its whole form, with more symbols than are used."""
        seats = game.seats(observation.state)
        same = (game.name, seats, id(words), own_seat, theme, tuple(names), narrow)
        if same != self._same:
            self._same = same
            self._kept.clear()
            self._raw, self._index = [], {}
        marks = merged(marks or NO_MARKS, legal, chosen, last)
        scene = scene_of(game, observation, words, marks=marks, form=PictureForm.WHOLE, names=names, kept=self._kept)
        stale = self._stale(scene)
        about = clean(words(Message.of("view-description", seats=seats, places=len(scene.spots))))
        told = {_ABOUT: f'<desc id="{PREFIX}-about">{about}</desc>'}
        if stale is None:
            title = clean(words(Message.of("board-title", game=game.name)))
            self._draw_all(scene, own_seat, theme, f"<title>{title}</title>", narrow=narrow)
        else:
            told |= {key: drawn_node(scene, self._nodes[key]) or "" for key in stale}
        over = drawn_marks(marks, scene.centres, scene.rests, scene.template, scene.pieces.used, scene.rings)
        told[_OVER] = over.replace(_BEGINS, f'<g id="{PREFIX}-over" ', 1) or f'<g id="{PREFIX}-over"/>'
        for key, text in told.items():
            self._put(self._index[key], addressed((key, text)))
        self._marks, self._actor = marks, scene.actor
        self.svg = "".join([text for _, text in self._parts])
        return self.svg

    def _stale(self, scene: Scene) -> set[str] | None:
        """Return the keys of the parts that have to be drawn anew; None when everything has to be."""
        if not self._index:
            return None
        # Where something lies over the board is known only once its place is drawn.
        names = scene.changed | scene.marks.under
        for were, are in zip(self._marks.lit, scene.marks.lit, strict=True):
            names |= were ^ are
        found = {key for key in self._nodes if key.startswith(SHEET)} if scene.actor != self._actor else set()
        for name in names:
            family = FAMILY + family_of(name)
            if name in self._nodes and name in scene.spots:
                found.add(name)
            elif family in self._nodes:
                found.add(family)
            elif name in scene.changed:
                return None
        return found

    def _draw_all(self, scene: Scene, own_seat: int, theme: str, title: str, *, narrow: bool) -> None:
        template = scene.template
        table = template.arrangement(scene.seats, narrow=narrow)
        symbols = shared_definitions(template, scene.repeated, template.symbols)
        raw = [(_HEAD, opening(template.folder, table, theme) + title), (_ABOUT, "")]
        raw.append((_SYMBOLS, f"<defs>{symbols}</defs>"))
        self._nodes = {}
        for node in render_nodes(template.folder, table, scene.seats, own_seat):
            text = drawn_node(scene, node)
            if text is not None:
                raw.append(addressed((node.key, text)))
                if node.key:
                    self._nodes[node.key] = node
        raw += [(_OVER, ""), ("", "</svg>")]
        if len(raw) != len(self._raw):
            self._raw, self._parts = [""] * len(raw), [("", "")] * len(raw)
        self._index = {key: number for number, (key, _) in enumerate(raw)}
        for number, part in enumerate(raw):
            self._put(number, part)

    def _put(self, number: int, part: Part) -> None:
        """Put a part at its place; one that is as it was stays the same object."""
        key, text = part
        if text != self._raw[number] or key != self._parts[number][0]:
            self._raw[number] = text
            self._parts[number] = key, text.replace(PREFIX, self.prefix)


def addressed(part: Part) -> Part:
    """Return a part that is one element with an id, or the beginning of one."""
    key, text = part
    if key.startswith(SHEET):
        return key, text.replace(_BEGINS, f'<g id="{PREFIX}-k-{key.removeprefix(SHEET)}" ', 1)
    if key.startswith(FAMILY):
        return key, f'<g id="{PREFIX}-f-{clean(key.removeprefix(FAMILY))}">{text}</g>'
    return part
