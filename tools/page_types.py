"""Writes the types of the page: `python tools/page_types.py` turns those of the view model into TypeScript.

What a page can ask for, and what of it waits, comes from the rows of the requests. What the pages of a class and its
server tell each other is a file of its own. One definition serves both sides; a test compares what is stored with what
this writes.
"""

import inspect
import sys
import types
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from trajan_tutor.classroom import messages
from trajan_tutor.desk.editor import editor_model
from trajan_tutor.desk.editor.editor_requests import EDITOR_ROWS
from trajan_tutor.desk.handlers.request_table import DONE_ROWS, QUESTION_ROWS
from trajan_tutor.desk.requests.request_rows import RequestField, RequestRow, Shape, Waits
from trajan_tutor.view import picture
from trajan_tutor.viewmodel import (
    answers_model,
    board_model,
    coach_model,
    lesson_model,
    page_model,
    review_model,
    words_model,
)

# Each has what those before it need.
MODULES = (
    picture,
    board_model,
    words_model,
    coach_model,
    review_model,
    lesson_model,
    answers_model,
    page_model,
    editor_model,
)
TARGET = Path(__file__).parent.parent / "stage" / "src" / "model.ts"
CLASS_TARGET = TARGET.parent / "classroom" / "messages.ts"
_SHAPES: Final = {
    Shape.NAME: "string",
    Shape.TEXT: "string",
    Shape.LONG_TEXT: "string",
    Shape.NUMBER: "number",
    Shape.PLACES: "Array<number>",
    Shape.ANSWERS: "Record<string, unknown>",
}
# What is in none of these sets waits, and the last one counts.
_SETS: Final = {
    Waits.AIMED: "Aimed at the picture that is shown: while another request is on its way, it is dropped.",
    Waits.ONCE: "Nobody means these twice: the second one is dropped.",
    Waits.EACH: "Every one counts, and waits for its turn.",
}
_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", Any: "unknown", type(None): "null"}


def written() -> str:
    """Return the TypeScript of all types of the view model and its messages, in their order."""
    found = [
        "// Made by tools/page_types.py from what trajan_tutor/viewmodel/ describes: not to be edited.",
        f"export const PROTOCOL = {page_model.PROTOCOL};",
    ]
    found += [_interface(one) for module in MODULES for one in types_of(module)]
    found += [
        _requests("Requests", "What can be asked to be done at a table, with what goes with it.", DONE_ROWS.values()),
        _requests("Questions", "What can be asked to be told there; nothing changes.", QUESTION_ROWS.values()),
        _requests("EditorRequests", "What can be asked to be done in the editor.", EDITOR_ROWS.values()),
        *(_waiting(waits, about) for waits, about in _SETS.items()),
    ]
    return "\n\n".join(found) + "\n"


def class_written() -> str:
    """Return the TypeScript of what the pages of a class and its server tell each other."""
    theirs = types_of(messages)
    unions = {name: hint for name, hint in vars(messages).items() if isinstance(hint, types.UnionType)}
    inside = [*theirs, *unions.values()]
    borrowed = sorted({name for one in inside for name in _named(one)} - {one.__name__ for one in theirs})
    found = [
        "// Made by tools/page_types.py from trajan_tutor/classroom/messages.py: not to be edited.",
        f'import type {{ {", ".join(borrowed)} }} from "../model";',
        f"export const CLASS_PROTOCOL = {messages.CLASS_PROTOCOL};",
        f"/** The number of the shared board. */\nexport const SHARED_BOARD = {messages.SHARED_BOARD};",
        *map(_interface, theirs),
        *(f"export type {name} = {_type(hint)};" for name, hint in unions.items() if name != "ToPage"),
    ]
    return "\n\n".join(found) + "\n"


def _named(hint: Any) -> set[str]:
    """Return the names of the types that a type is made of."""
    if is_typeddict(hint):
        return {name for one in get_type_hints(hint, include_extras=True).values() for name in _mentioned(one)}
    return _mentioned(hint)


def _mentioned(hint: Any) -> set[str]:
    if is_typeddict(hint):
        return {hint.__name__}
    return {name for one in get_args(hint) for name in _mentioned(one)}


def _requests(name: str, about: str, rows: Iterable[RequestRow]) -> str:
    kinds = "\n".join(f'    "{row.kind}": {_content(row)};' for row in rows)
    return f"/** {about} */\nexport interface {name} {{\n{kinds}\n}}"


def _content(row: RequestRow) -> str:
    fields = "; ".join(map(_request_field, row.fields))
    return f"{{ {fields} }}" if fields else "Record<string, never>"


def _request_field(one: RequestField) -> str:
    names = " | ".join(f'"{name}"' for name in one.names)
    return f"{one.name}{'' if one.missing is None else '?'}: {names or _SHAPES[one.shape]}"


def _waiting(waits: Waits, about: str) -> str:
    rows = [*DONE_ROWS.values(), *EDITOR_ROWS.values()]
    kinds = dict.fromkeys(row.kind for row in rows if row.waits is waits)
    # A table and the editor have one queue.
    both = [row.kind for row in rows if row.kind in kinds and row.waits is not waits]
    if both:
        raise ValueError(f"{both} wait in different ways")
    listed = ", ".join(f'"{kind}"' for kind in kinds)
    return f"/** {about} */\nexport const {waits.name} = new Set([{listed}]);"


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
    for target, text in ((TARGET, written()), (CLASS_TARGET, class_written())):
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{target.name} is written.\n")
