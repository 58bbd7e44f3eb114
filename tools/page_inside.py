"""Runs in the Python of the browser while the light page is built: see `build_page.py`.

It tries everything that the page is for, and writes down which modules that took, and how each board looks when it is
opened. The source of what is shipped lies in the folder `tutor`, what is found is written into the folder `found`.
"""

import ast
import asyncio
import importlib
import json
import sys
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from importlib.util import source_hash
from pathlib import Path
from typing import Any

TUTOR, FOUND, SAVES = Path("/tutor"), Path("/found"), Path("/saves")
PACKAGE = "trajan_tutor"
# So many first games are drawn before Python is there; chance chooses among them.
SEEDS = 6


def import_all() -> None:
    """Import our own package whole, and of the standard library also what is imported only when it is needed."""
    for path in sorted((TUTOR / PACKAGE).rglob("*.py")):
        parts = path.relative_to(TUTOR).with_suffix("").parts
        importlib.import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [node.module]
            for name in names:
                if name.partition(".")[0] in sys.stdlib_module_names:
                    importlib.import_module(name)


async def try_all() -> None:
    """Open every board that the page can open, write down what it sends, and play on each as a visitor does."""
    from trajan_tutor.lessons.files import games_by_course
    from trajan_tutor.lessons.find import lesson_names

    visitor = Visitor()
    visitor.keep("start", visitor.ask("", type="start"))
    for address in lesson_names():
        visitor.keep(f"lesson/{address}", visitor.ask("board", type="open", kind="lesson", name=address))
    for game in games_by_course():
        for seed in range(1, SEEDS + 1):
            opened = visitor.ask("board", type="open", kind="play", name=game, seed=seed)
            visitor.keep(f"play/{game}/{seed}", opened)
        await visitor.play(opened["model"])


class Visitor:
    """Somebody who opens boards."""

    def __init__(self) -> None:
        """Come to the page for the first time."""
        from trajan_tutor.page.host import Host

        self._said: list[dict[str, Any]] = []
        self._host = Host(lambda text: self._said.append(json.loads(text)["message"]), SAVES)
        self._count = 0

    def ask(self, board: str, **message: object) -> dict[str, Any]:
        """Send a message and return the answer."""
        self._host.hear(json.dumps({"board": board, "message": message}))
        answer = self._said[-1]
        if answer["type"] in ("refused", "gone"):
            raise RuntimeError(f"{message}: {answer}")
        return answer

    def keep(self, name: str, message: dict[str, Any]) -> None:
        """Write down what a page is to show first."""
        place = FOUND / "first" / f"{name}.json"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(json.dumps(message, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")

    async def play(self, model: dict[str, Any]) -> None:
        """Look at everything, ask the coach, and make some moves."""
        for page in ("book", "symbols", "history", "form", "saved-games", "replay"):
            self._do(model, type="show", page=page)
        self._do(model, type="coach", action="hint", number=0)
        await asyncio.sleep(2)
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


def write_modules() -> None:
    """Write which files were imported, of the standard library and of others."""
    files = {str(getattr(module, "__file__", None) or "") for module in list(sys.modules.values())}
    (FOUND / "modules.json").write_text(json.dumps(sorted(files - {""})), encoding="utf-8")


def compile_all() -> None:
    """Compile every source beside itself, for this Python, so that no visitor's browser has to."""
    for path in TUTOR.rglob("*.py"):
        source = path.read_bytes()
        code = compile(source, str(path.relative_to(TUTOR)), "exec", dont_inherit=True)
        path.with_suffix(".pyc").write_bytes(_code_to_hash_pyc(code, source_hash(source), checked=False))


async def main() -> None:
    """Do all of it; `in_browser.mjs` calls this."""
    sys.dont_write_bytecode = True
    sys.path.insert(0, str(TUTOR))
    import_all()
    await try_all()
    write_modules()
    compile_all()
