"""Runs in the Python of the browser while the light page is built: see `build_page.py`.

It tries everything that the page is for, writes down which modules that took, and compiles what is shipped. The source
of that lies in the folder `tutor`, what is found is written into the folder `found`, where what an earlier build has
compiled of the same sources lies already.
"""

import ast
import asyncio
import dataclasses
import importlib
import json
import marshal
import sys
from collections.abc import Iterable
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from importlib.util import cache_from_source, source_hash
from pathlib import Path
from typing import Any
from zipfile import ZipFile

TUTOR, FOUND, SAVES = Path("/tutor"), Path("/found"), Path("/saves")
PACKAGE = "trajan_tutor"
COMPILED = FOUND / "compiled"
# Besides what was imported: without these Python does not start, or cannot tell what went wrong.
ALWAYS = ("asyncio", "encodings/ascii", "encodings/latin_1", "encodings/utf_8", "encodings/idna", "traceback")
_DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def import_all(names: Iterable[str]) -> None:
    """Import our own package whole, and of the standard library also what is imported only when it is needed."""
    for path in sorted((TUTOR / PACKAGE).rglob("*.py")):
        parts = path.relative_to(TUTOR).with_suffix("").parts
        importlib.import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    for name in names:
        if name.partition(".")[0] in sys.stdlib_module_names:
            importlib.import_module(name)


async def try_all(language: str) -> None:
    """Open every board that the page can open, and play on each as a visitor does."""
    from trajan_tutor.lessons.files import games_by_course
    from trajan_tutor.lessons.find import lesson_names

    visitor = Visitor(language)
    visitor.ask("", type="start")
    for address in lesson_names():
        visitor.ask("board", type="open", kind="lesson", name=address)
    for game in games_by_course():
        await visitor.play(visitor.ask("board", type="open", kind="play", name=game, seed=1)["model"])


def try_words(language: str) -> None:
    """Open a board of each game in another language: what is said there differs, and nothing else."""
    from trajan_tutor.lessons.files import games_by_course

    visitor = Visitor(language)
    visitor.ask("", type="start")
    for game in games_by_course():
        visitor.look(visitor.ask("board", type="open", kind="play", name=game, seed=1)["model"])


class Visitor:
    """Somebody who opens boards."""

    def __init__(self, language: str) -> None:
        """Come to the page for the first time."""
        from trajan_tutor.page.host import Host

        self._said: list[dict[str, Any]] = []
        self._host = Host(lambda text: self._said.append(json.loads(text)["message"]), SAVES / language, language)
        self._count = 0

    def ask(self, board: str, **message: object) -> dict[str, Any]:
        """Send a message and return the answer."""
        self._host.hear(json.dumps({"board": board, "message": message}))
        answer = self._said[-1]
        if answer["type"] in ("refused", "gone"):
            raise RuntimeError(f"{message}: {answer}")
        return answer

    def look(self, model: dict[str, Any]) -> None:
        """Look at everything."""
        for page in ("book", "symbols", "history", "form", "saved-games", "replay"):
            self._do(model, type="show", page=page)

    async def play(self, model: dict[str, Any]) -> None:
        """Look at everything, ask the coach, and make some moves."""
        self.look(model)
        self._do(model, type="coach", action="hint", number=0)
        await asyncio.sleep(0.5)
        for _ in range(4):
            if model["choices"]:
                model = self._do(model, type="choose", move=model["choices"][0]["move"])
            else:
                model = self._do(model, type="next")

    def _do(self, model: dict[str, Any], **request: object) -> dict[str, Any]:
        self._count += 1
        told = {**request, "id": f"try-{self._count}", "at": model["at"]}
        self._said.clear()
        self._host.hear(json.dumps({"board": "board", "message": {"type": "do", "request": told}}))
        for said in self._said:
            model = {**model, **said.get("set", {})}
        if model["notice"]["tone"] == "problem":
            raise RuntimeError(f"{request}: {model['notice']}")
        return model


def keep_written_methods() -> dict[str, None]:
    """Keep from now on what dataclasses write as their methods; returns what is written, as it comes."""
    written: dict[str, None] = {}

    def run(text: str, names: dict[str, Any], local: dict[str, Any]) -> None:
        written[text] = None
        exec(text, names, local)  # noqa: S102 (as the library does)

    vars(dataclasses)["exec"] = run
    return written


def compile_methods(written: Iterable[str]) -> None:
    """Compile what dataclasses write, for this Python: in a browser that takes a third of all importing."""
    methods = {text: compile(text, "<string>", "exec", dont_inherit=True) for text in written}
    (TUTOR / "methods").write_bytes(marshal.dumps(methods))


def imported_files() -> set[str]:
    """Return which files were imported, of the standard library and of others."""
    return {str(getattr(module, "__file__", None) or "") for module in list(sys.modules.values())} - {""}


def compiled(source: bytes, name: str) -> bytes:
    """Return a source compiled for this Python, so that no visitor's browser has to, without what only people read."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, _DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            # Not without: a dataclass that says nothing of itself works out something to say, which takes long.
            node.body[0] = ast.copy_location(ast.Expr(ast.Constant(".")), node.body[0])
    code = compile(ast.fix_missing_locations(tree), name, "exec", dont_inherit=True)
    return bytes(_code_to_hash_pyc(code, source_hash(source), checked=False))


def compiled_at(place: Path, source: bytes, name: str) -> bytes:
    """Return a source compiled, where an earlier build has done that by reading."""
    if not place.exists():
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(compiled(source, name))
    return place.read_bytes()


def compile_tutor() -> None:
    """Compile every source beside itself."""
    for path in TUTOR.rglob("*.py"):
        content = compiled_at(Path(cache_from_source(str(path))), path.read_bytes(), str(path.relative_to(TUTOR)))
        path.with_suffix(".pyc").write_bytes(content)


def compile_library(imported: set[str]) -> None:
    """Compile what is used of the standard library, which Pyodide brings as sources."""
    (library,) = (place for place in sys.path if place.endswith(".zip"))
    with ZipFile(library) as archive:
        for name in archive.namelist():
            if name.endswith(".py") and (f"{library}/{name}" in imported or name.startswith(ALWAYS)):
                place = FOUND / "library" / f"{name}c"
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(compiled_at(COMPILED / "library" / f"{name}c", archive.read(name), name))


async def main() -> None:
    """Do all of it; `in_browser.mjs` calls this."""
    sys.dont_write_bytecode = True
    # Where Python itself looks for what is compiled.
    sys.pycache_prefix = str(COMPILED)
    sys.path.insert(0, str(TUTOR))
    told = json.loads((TUTOR / "told.json").read_text(encoding="utf-8"))
    written = keep_written_methods()
    import_all(told["imports"])
    first, *others = told["languages"]
    await try_all(first)
    for language in others:
        try_words(language)
    imported = imported_files()
    (FOUND / "modules.json").write_text(json.dumps(sorted(imported)), encoding="utf-8")
    compile_tutor()
    compile_methods(written)
    compile_library(imported)
