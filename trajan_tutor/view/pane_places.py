"""In which panes of a picture the places lie."""

from collections import Counter
from collections.abc import Iterable, Sequence

from trajan_tutor.view.picture import Pane

_FAMILY = "family:"
_OWN_MAT = "mat.own"


class PanePlaces:
    """The panes of a picture by their places; a place may lie in several of them.

    What is asked for is remembered: ask again as long as the picture has the same panes.
    """

    def __init__(self, panes: Iterable[Pane]) -> None:
        """Take the panes in the order in which they are shown; `own` are those of the viewer's mat."""
        self._places: dict[str, set[str]] = {}
        self.own: tuple[str, ...] = ()
        for pane in panes:
            windows = [window for form in pane["forms"] for window in form["windows"]]
            self._places[pane["name"]] = {place for window in windows for place in window["places"]}
            if any(window["sheet"] == _OWN_MAT for window in windows):
                self.own += (pane["name"],)
        self.names: tuple[str, ...] = tuple(self._places)
        families = {place for places in self._places.values() for place in places if place.startswith(_FAMILY)}
        # The longest one first: a family may have another one within it.
        self._families = sorted(families, key=len, reverse=True)
        self._found: dict[str, tuple[str, ...]] = {}

    def of(self, spot: str) -> tuple[str, ...]:
        """Return the panes in which a place lies; none when no pane has it."""
        found = self._found.get(spot)
        if found is None:
            key = spot if self._is_place(spot) else self._family_of(spot)
            found = tuple(name for name, places in self._places.items() if key in places)
            self._found[spot] = found
        return found

    def counted(self, spots: Iterable[str]) -> Counter[str]:
        """Return how many of some places lie in each pane."""
        return Counter(name for spot in spots for name in self.of(spot))

    def missed(self, spots: Iterable[str], shown: Sequence[str]) -> list[str]:
        """Return those of some places that lie in other panes only than those that are shown."""
        return [spot for spot in spots if (found := self.of(spot)) and not set(found) & set(shown)]

    def _is_place(self, spot: str) -> bool:
        return any(spot in places for places in self._places.values())

    def _family_of(self, spot: str) -> str:
        return next((family for family in self._families if spot.startswith(family.removeprefix(_FAMILY))), spot)
