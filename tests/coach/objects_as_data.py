"""What a search has found, as JSON: dataclasses by their fields, and nothing that would run when it is read.

Objects of one run that a reader has already, such as the game and the observation, are written by a name.
"""

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from importlib import import_module
from typing import Any

_KINDS = (list, set, frozenset)
_OURS = ("trajan_tutor.", "engine.")


class Writer:
    """Writes objects as data: what is the same, or equal and cannot change, is written once."""

    def __init__(self, known: Mapping[str, object]) -> None:
        """Know what a reader has already, by name."""
        self._known = {id(one): name for name, one in known.items()}
        self._numbers: dict[object, int] = {}
        self._kept: list[object] = []
        self.classes: list[str] = []

    def data_of(self, value: Any) -> Any:
        """Return a value as data."""
        if value is None or (isinstance(value, (bool, int, float, str)) and not isinstance(value, Enum)):
            return value
        if id(value) in self._known:
            return {"known": self._known[id(value)]}
        if isinstance(value, tuple):
            return [self.data_of(one) for one in value]
        if isinstance(value, bytes):
            return {"bytes": value.hex()}
        if isinstance(value, dict):
            return {"dict": [[self.data_of(key), self.data_of(one)] for key, one in _in_order(value)]}
        for kind in _KINDS:
            if type(value) is kind:
                ones = value if kind is list else sorted(value)
                return {kind.__name__: [self.data_of(one) for one in ones]}
        return self._object(value)

    def _object(self, value: Any) -> Any:
        same = _identity(value)
        if same in self._numbers:
            return {"same": self._numbers[same]}
        if not isinstance(value, Enum) and not is_dataclass(value):
            raise TypeError(f"{type(value).__qualname__} is no dataclass: it is not kept as data")
        # A reader numbers objects as it meets their beginnings; what is kept here cannot lose its address to another.
        self._numbers[same] = len(self._numbers)
        self._kept.append(value)
        if isinstance(value, Enum):
            return {"enum": self._class(value), "name": value.name}
        return {"of": self._class(value), "is": [self.data_of(getattr(value, one.name)) for one in fields(value)]}

    def _class(self, value: object) -> int:
        """Return the number of the class of a value, in the list of all that were written."""
        named = f"{type(value).__module__}:{type(value).__qualname__}"
        if named not in self.classes:
            self.classes.append(named)
        return self.classes.index(named)


class Reader:
    """Reads what a `Writer` has written."""

    def __init__(self, known: Mapping[str, object], classes: Sequence[str]) -> None:
        """Know what the writer has written by a name, and its list of classes."""
        self._known = known
        self._classes = list(map(_class_of, classes))
        self._met: list[Any] = []

    def object_of(self, data: Any) -> Any:
        """Return what data stands for."""
        if isinstance(data, list):
            return tuple(map(self.object_of, data))
        if not isinstance(data, dict):
            return data
        match data:
            case {"known": name}:
                return self._known[name]
            case {"bytes": text}:
                return bytes.fromhex(text)
            case {"dict": pairs}:
                return {self.object_of(key): self.object_of(one) for key, one in pairs}
            case {"same": number}:
                return self._met[number]
            case {"enum": number, "name": name}:
                self._met.append(self._classes[number][name])
                return self._met[-1]
            case {"of": number, "is": values}:
                return self._object(self._classes[number], values)
        ((name, ones),) = data.items()
        return {kind.__name__: kind for kind in _KINDS}[name](map(self.object_of, ones))

    def _object(self, kind: Any, values: list[Any]) -> Any:
        made = kind.__new__(kind)
        self._met.append(made)
        for one, data in zip(fields(kind), values, strict=True):
            object.__setattr__(made, one.name, self.object_of(data))
        return made


def _in_order(value: dict[Any, Any]) -> list[tuple[Any, Any]]:
    """Return what a dictionary holds in its order; by name where keys are objects, whose order was that of a set."""
    pairs = list(value.items())
    return sorted(pairs, key=lambda pair: repr(pair[0])) if all(map(is_dataclass, value)) else pairs


def _identity(value: Any) -> object:
    """Return what is equal for what is written once: an object that may change is equal to itself alone."""
    if isinstance(value, Enum):
        return type(value), value.name
    is_frozen = is_dataclass(value) and vars(type(value))["__dataclass_params__"].frozen
    try:
        return (type(value), value, hash(value)) if is_frozen else id(value)
    except TypeError:
        return id(value)


def _class_of(named: str) -> Any:
    module, _, name = named.partition(":")
    if not module.startswith(_OURS):
        raise ValueError(f"{named} is none of our classes")
    found: Any = import_module(module)
    for part in name.split("."):
        found = getattr(found, part)
    return found
