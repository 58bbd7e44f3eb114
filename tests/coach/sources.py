"""What the figures of a study depend on: rules, evaluation, search and the part of the coach that reckons."""

import ast
import io
import json
import tokenize
import tomllib
from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from pathlib import Path

import trajan_tutor

PACKAGE = Path(trajan_tutor.__file__).parent
TOY = Path(__file__).parents[1] / "engine"
# The modules of the coach that find what is kept; all others only say it.
RECKONING = (
    *("adviser", "answers", "difference_parts", "effort", "endings", "estimates", "figure_scale"),
    *("milestone_counts", "paired_trials", "plans", "position_facts", "study", "turn_steps", "verdict"),
)
# What data of a game rules and evaluation read.
DATA = ("components.toml", "evaluation.toml")


@cache
def hash_of_sources(game: str) -> str:
    """Return the hash of all that what is found in a game depends on, without comments and docstrings."""
    found = blake2b(digest_size=8)
    for path in sorted(sources_of(game), key=lambda one: (one.parent.name, one.name)):
        text = path.read_text(encoding="utf-8")
        found.update(path.name.encode())
        found.update((meaning_of(text) if path.suffix == ".py" else json.dumps(tomllib.loads(text))).encode())
    return found.hexdigest()


def sources_of(game: str) -> set[Path]:
    """Return the files that what is found in a game depends on."""
    own = PACKAGE / "games" / game
    if own.is_dir():
        found = {own / "game.py", *own.glob("rules/*.py"), *own.glob("knowledge/*.py")}
        data = {path for name in DATA if (path := own / "data" / name).is_file()}
    else:
        found, data = set(TOY.glob(f"{game}_*.py")), set[Path]()
    found |= {*PACKAGE.glob("search/*.py"), *(PACKAGE / "coach" / f"{name}.py" for name in RECKONING)}
    return found | _imported_of_engine(found) | data


def _imported_of_engine(sources: Iterable[Path]) -> set[Path]:
    """Return the modules of the engine that some modules import, and those that these import."""
    found: set[Path] = set()
    waiting = list(sources)
    while waiting:
        for node in ast.walk(ast.parse(waiting.pop().read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("trajan_tutor.engine."):
                path = PACKAGE / "engine" / f"{str(node.module).rpartition('.')[2]}.py"
                if path not in found:
                    found.add(path)
                    waiting.append(path)
    return found


def meaning_of(source: str) -> str:
    """Return the text of a module without comments, docstrings and empty lines."""
    lines = source.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            begin, end = node.body[0].lineno, node.body[0].end_lineno or 0
            lines[begin - 1 : end] = [""] * (end - begin + 1)
    return "\n".join(line.rstrip() for line in lines if line.strip())
