"""The scene: what one drawing of a board is made from, and what of an earlier one it keeps."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cache

from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.placement import Placement, Spot
from trajan_tutor.view.flow import Box
from trajan_tutor.view.marks import NO_MARKS, Badge, Ghost, Marks, Point, Rest
from trajan_tutor.view.pieces import Pieces, repeated_sheets
from trajan_tutor.view.templates import Template, load_template
from trajan_tutor.view.text import SAYS, SayMessage, by_spot, line

# The symbol of a placement that stands for the name of its seat.
_NAME = "name"


class PictureForm(Enum):
    """What a drawing is for."""

    # Every place says what it is: a picture that stands for itself; a page makes buttons of its places.
    WHOLE = "whole"
    # Places have ids and nothing else: a page names them too, from the labels of the drawing.
    BARE = "bare"
    # Only to be looked at: no place has a name, none is lit for a click.
    STILL = "still"
    # Places that a page shows through panes: each says all of itself, and what it is cut along goes with it.
    PANED = "paned"


@dataclass(slots=True)
class DrawnPlace:
    """A place as it was drawn: from what, and the text that came of it, that of its pieces apart."""

    spot: Spot
    lying: Sequence[Placement]
    label: str
    classes: str = ""
    transform: str = ""
    text: str = ""
    inside: str | None = None


@dataclass(slots=True)
class Scene:
    """What one drawing is made from, what it turned out to use, and where its spots lie on the table.

    `earlier` has the places of an earlier drawing in the same words and form: those that are as they were are not drawn
    anew, and `changed` has the names of the others. None when the drawing stands alone.
    """

    template: Template
    words: SayMessage
    marks: Marks
    form: PictureForm
    spots: dict[str, Spot]
    lying: dict[str, list[Placement]]
    labels: dict[str, str]
    actor: int
    seats: int
    pieces: Pieces
    repeated: frozenset[str] = frozenset()
    earlier: dict[str, DrawnPlace] | None = None
    changed: set[str] = field(default_factory=set)
    centres: dict[str, Point] = field(default_factory=dict)
    rests: dict[Ghost | Badge, Rest] = field(default_factory=dict)
    # What a ring lies around, where that is no circle: its corner, width and height.
    rings: dict[str, Box] = field(default_factory=dict)
    _families: dict[str, list[Spot]] | None = None

    def drawn_place(self, spot: Spot) -> DrawnPlace:
        """Return a place as it was drawn; in a drawing that stands alone it never was."""
        if self.earlier is not None:
            return self.earlier[spot.name]
        return DrawnPlace(spot, self.lying.get(spot.name, ()), self.labels[spot.name])

    def family(self, name: str) -> Sequence[Spot]:
        """Return the spots whose names begin so and have one more word."""
        if self._families is None:
            self._families = {}
            for spot in self.spots.values():
                self._families.setdefault(family_of(spot.name), []).append(spot)
        return self._families.get(name, ())


@cache
def family_of(spot: str) -> str:
    """Return the name of a spot without its last word.

    >>> family_of("mat.0.hand.fish")
    'mat.0.hand'
    """
    return spot.rpartition(".")[0]


def scene_of(
    game: TutorGame,
    observation: Observation,
    words: SayMessage,
    *,
    marks: Marks = NO_MARKS,
    form: PictureForm = PictureForm.BARE,
    names: Sequence[str] = (),
    earlier: dict[str, DrawnPlace] | None = None,
) -> Scene:
    """Return what a drawing is made from; `earlier` is brought up to date."""
    template = load_template(game.resources.board)
    spots = {spot.name: spot for spot in game.spots(observation)}
    lying = by_spot(with_names(game.placements(observation), names, words))
    labels, changed = {}, set()
    if earlier is None:
        labels = {name: line(spot, lying.get(name, ()), words) for name, spot in spots.items()}
    else:
        changed = update_places(earlier, spots, lying, words)
    pieces = Pieces(template, movable=form in {PictureForm.BARE, PictureForm.PANED}, named=form is PictureForm.PANED)
    actor, seats = game.current_seat(observation.state), game.seats(observation.state)
    repeated = repeated_sheets(template.folder, seats)
    return Scene(template, words, marks, form, spots, lying, labels, actor, seats, pieces, repeated, earlier, changed)


def update_places(
    earlier: dict[str, DrawnPlace], spots: Mapping[str, Spot], lying: Mapping[str, list[Placement]], words: SayMessage
) -> set[str]:
    """Bring the places of an earlier drawing up to date, and return the names of those that differ now."""
    changed = earlier.keys() - spots.keys()
    for name in changed:
        del earlier[name]
    for name, spot in spots.items():
        pieces = lying.get(name, ())
        before = earlier.get(name)
        if before is None or before.lying != pieces or (before.spot is not spot and before.spot != spot):
            earlier[name] = DrawnPlace(spot, pieces, line(spot, pieces, words))
            changed.add(name)
    return changed


def with_names(placements: Sequence[Placement], names: Sequence[str], words: SayMessage) -> list[Placement]:
    """Return placements in which seats have their names, and words written on the table are those of the catalogue.

    A seat without a name is called what its label says.
    """
    worded = []
    for placement in placements:
        if placement.symbol == _NAME:
            name = names[placement.seat] if placement.seat < len(names) else ""
            worded.append(replace(placement, text=name or words(placement.label)))
        elif placement.symbol.startswith(SAYS):
            worded.append(replace(placement, text=words(placement.label)))
        else:
            worded.append(placement)
    return worded
