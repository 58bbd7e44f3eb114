"""Draws a board for a page that shows it through panes: each place is a fragment, and only what is new is told.

What a fragment looks like depends on what lies there, never on what can be picked: marks are the page's.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.message import Message
from trajan_tutor.view.nodes import FAMILY, Edge, RenderNode, drawn_node, render_nodes
from trajan_tutor.view.paned_style import Growing, growing_of, paned_classes, paned_style
from trajan_tutor.view.panes import panes_of, sheet_id
from trajan_tutor.view.picture import Picture, SheetShown
from trajan_tutor.view.pieces import shared_definitions, static_layer
from trajan_tutor.view.scene import DrawnPlace, PictureForm, Scene, family_of, scene_of
from trajan_tutor.view.svg import PREFIX, clean, fill_chunk
from trajan_tutor.view.text import SayMessage

# What has changed: places by key (None: it is gone), and classes of sheets.
Changes = tuple[dict[str, str | None], dict[str, str]]


@dataclass(slots=True)
class PanedRenderer:
    """One board that is drawn again and again; `prefix` begins every id."""

    prefix: str
    _places: dict[str, DrawnPlace] = field(default_factory=dict)
    _same: tuple[Any, ...] = ()
    _growing: Growing = field(default_factory=lambda: Growing(frozenset()))
    _picture: Picture | None = None
    _nodes: dict[str, RenderNode] = field(default_factory=dict)
    # Where each sheet begins, for what its classes are.
    _begins: dict[str, RenderNode] = field(default_factory=dict)
    # What was told: keys that were drawn since, with what they were, and the classes of sheets.
    _before: dict[str, str | None] | None = None
    _classes: dict[str, str] = field(default_factory=dict)

    def draw(
        self,
        game: TutorGame,
        observation: Observation,
        words: SayMessage,
        *,
        own_seat: int = 0,
        theme: str = "auto",
        names: Sequence[str] = (),
    ) -> Picture:
        """Return the picture of a board as an observer sees it, with the mat of `own_seat` as the own one.

        `names` are what people call themselves, shown as plain text. Raises MisusedError for an unknown theme.
        """
        seats = game.seats(observation.state)
        same = game.name, seats, id(words), own_seat, theme, tuple(names)
        anew = same != self._same or self._picture is None
        if anew:
            self._same = same
            self._places.clear()
        scene = scene_of(game, observation, words, form=PictureForm.PANED, names=names, earlier=self._places)
        if anew:
            self._picture = self._draw_all(game, scene, words, max(own_seat, 0), theme)
            self._before = None
        else:
            self._draw_changed(scene)
        return self._present()

    def changes(self) -> Changes | None:
        """Return what has changed since this was last asked, or None when all has to be read anew."""
        before, self._before = self._before, {}
        picture = self._present()
        classes = {name: sheet["classes"] for name, sheet in picture["sheets"].items()}
        dressed = {name: now for name, now in classes.items() if self._classes.get(name) != now}
        self._classes = classes
        if before is None:
            return None
        now = {key: picture["places"].get(key) for key in before}
        return {key: text for key, text in now.items() if text != before[key]}, dressed

    def _present(self) -> Picture:
        if self._picture is None:
            raise RuntimeError(self.prefix)
        return self._picture

    def _draw_all(self, game: TutorGame, scene: Scene, words: SayMessage, own_seat: int, theme: str) -> Picture:
        template = scene.template
        self._growing = growing_of(template.folder)
        nodes = render_nodes(template.folder, template.arrangement(scene.seats), scene.seats, own_seat)
        self._begins = {sheet_id(node.place): node for node in nodes if node.shows is Edge.BEGIN}
        self._nodes = {node.key: node for node in nodes if not isinstance(node.shows, Edge)}
        drawn = {key: self._fragment(scene, node) for key, node in self._nodes.items()}
        outlines = "".join(sheet.outlines for sheet in template.sheets.values())
        symbols = shared_definitions(template, scene.repeated, template.symbols) + outlines
        panes = panes_of(template.folder, scene.seats, own_seat, words)
        return Picture(
            name=words(Message.of("board-title", game=game.name)),
            style=self._own(paned_style(template.folder)),
            classes=self._own(paned_classes(template, theme)),
            symbols=self._own(self._growing.rewritten_symbols(symbols)),
            sheets={name: self._sheet(scene, node) for name, node in self._begins.items()},
            places={key: text for key, text in drawn.items() if text is not None},
            panes=list(panes.panes),
            whole=panes.whole,
        )

    def _draw_changed(self, scene: Scene) -> None:
        """Draw what has changed, in a picture of its own: one that was given away stays as it is."""
        picture = self._present()
        places, before = picture["places"].copy(), self._before
        for key in dict.fromkeys(self._key(name) for name in sorted(scene.changed)):
            if before is not None:
                before.setdefault(key, places.get(key))
            text = self._fragment(scene, self._nodes[key])
            if text is None:
                places.pop(key, None)
            else:
                places[key] = text
        sheets = {
            name: SheetShown(
                width=sheet["width"],
                height=sheet["height"],
                classes=sheet_classes(scene, self._begins[name]),
                still=sheet["still"],
            )
            for name, sheet in picture["sheets"].items()
        }
        self._picture = Picture(**{**picture, "places": places, "sheets": sheets})

    def _key(self, spot: str) -> str:
        return spot if spot in self._nodes else FAMILY + family_of(spot)

    def _fragment(self, scene: Scene, node: RenderNode) -> str | None:
        """Return the element of a place or of a family; None for a place that there is not."""
        text = drawn_node(scene, node)
        if text is not None and node.key.startswith(FAMILY):
            text = f'<g id="{PREFIX}-f-{clean(node.key.removeprefix(FAMILY))}">{text}</g>'
        return None if text is None else self._drawing(text)

    def _sheet(self, scene: Scene, node: RenderNode) -> SheetShown:
        name = node.place.sheet
        sheet = scene.template.sheets[name]
        still = fill_chunk(sheet.background, scene.words) + static_layer(sheet, name, scene.repeated)
        return SheetShown(
            width=sheet.width,
            height=sheet.height,
            classes=sheet_classes(scene, node),
            still=self._drawing(still),
        )

    def _drawing(self, text: str) -> str:
        """Return a drawing with readable letters and with our prefix."""
        return self._own(self._growing.rewritten(text))

    def _own(self, text: str) -> str:
        return text.replace(PREFIX, self.prefix)


def sheet_classes(scene: Scene, node: RenderNode) -> str:
    """Return the classes of a sheet: what it is, whose it is, and whether that seat is to decide."""
    words = ["sheet", node.place.sheet]
    if node.place.turn >= 0:
        words.append(f"seat-{node.seat}")
        if node.seat == scene.actor:
            words.append("acting")
    return " ".join(words)
