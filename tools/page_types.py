"""Writes the types of the page: `python tools/page_types.py` turns those of the view model into TypeScript.

One definition serves both sides; a test compares what is stored with what this writes.
"""

import inspect
import sys
import types
from pathlib import Path
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from trajan_tutor.desk.editor import editor_model
from trajan_tutor.desk.view_model import board_model, coach_model, page_model, review_model, words_model
from trajan_tutor.view import picture

# Each has what those before it need.
MODULES = (picture, board_model, words_model, coach_model, review_model, page_model, editor_model)
TARGET = Path(__file__).parent.parent / "stage" / "src" / "model.ts"
_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", Any: "unknown", type(None): "null"}


def written() -> str:
    """Return the TypeScript of all types of the view model and its messages, in their order."""
    found = [
        "// Made by tools/page_types.py from what trajan_tutor/desk/view_model/ describes: not to be edited.",
        f"export const PROTOCOL = {page_model.PROTOCOL};",
    ]
    found += [_interface(one) for module in MODULES for one in types_of(module)]
    return "\n\n".join(found) + "\n"


def types_of(module: types.ModuleType) -> list[Any]:
    """Return the types that a module defines, in their order."""
    return [one for one in vars(module).values() if is_typeddict(one) and one.__module__ == module.__name__]


def _interface(one: Any) -> str:
    hints = get_type_hints(one, include_extras=True)
    fields = "\n".join(f"    {_field(name, hint)}" for name, hint in hints.items())
    about = "\n".join(f" * {line}".rstrip() for line in (inspect.getdoc(one) or "").splitlines())
    return f"/**\n{about}\n */\nexport interface {one.__name__} {{\n{fields}\n}}"


def _field(name: str, hint: Any) -> str:
    if get_origin(hint) is NotRequired:
        return f"{name}?: {_type(get_args(hint)[0])};"
    return f"{name}: {_type(hint)};"


def _type(hint: Any) -> str:
    origin, inside = get_origin(hint), get_args(hint)
    if hint in _PLAIN:
        return _PLAIN[hint]
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in inside)
    if origin in (types.UnionType, Union):
        return " | ".join(_type(one) for one in inside)
    if origin is list:
        return f"Array<{_type(inside[0])}>"
    if origin is tuple:
        return f"[{', '.join(_type(one) for one in inside)}]"
    if origin is dict:
        return f"Record<string, {_type(inside[1])}>"
    return str(hint.__name__)


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(written(), encoding="utf-8")
    sys.stdout.write(f"{TARGET.name} is written.\n")
