"""Builds the light page: the course, play and the coach in a browser alone, with Python in a worker, without Jupyter.

    python tools/build_page.py FOLDER [--languages en cs] [--recorded trajan/00-first-game]

To be run in an environment that holds the package, with what `npm ci` made of the folder `stage`. Pyodide is fetched by
npm. The page lies in FOLDER; a server of plain files is enough to show it, under any path.

Everything but the first file and the service worker lies in a folder named after the build, so that code and the states
that it draws first are always of one piece, and can be kept for ever. What takes long to make and would come out as it
was is taken from the build before, which has left it in `build/page`.
"""

import argparse
import ast
import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from page_beginnings import RECORDED, draw_first, recorded
from page_kept import CompiledSources, Kept
from small_babel import copy_babel
from where_published import address_of

from trajan_tutor.desk.front_door import cover_drawing
from trajan_tutor.engine.games import find_game, plugins
from trajan_tutor.i18n import FALLBACK, Words, languages

HERE: Final = Path(__file__).parent
CHECKOUT: Final = HERE.parent
PACKAGE: Final = "trajan_tutor"
PYODIDE_VERSION: Final = "314.0.6"
# Other hosts, and what has no use without a command line, with their words.
_NOT_SHIPPED: Final = (
    *("cli", "classroom", "jupyter", "proof", "rl", "__main__.py", "notebooks"),
    *("cli*.ftl", "classroom.ftl", "lab.ftl", "notebooks.ftl", "rl.ftl"),
    *("stage.js", "stage.css", "compiled.txt"),
)
# The drawings of covers are files of the page: no Python has to run before they are seen.
_COVERS: Final = ("cover*.svg", "cover.toml")
# What our package needs, and of what it is only code.
_NEEDED: Final = ("attr", "fluent", "fsrs", "pytz", "svgwrite", "typing_extensions")
# In the folder of the build: each is sent pressed, and unpacked by the page itself, whatever the server can do.
PRESSED: Final = ".gzip"
_STDLIB: Final = "python_stdlib.zip"
# Says while the page is built in which languages it is tried, and what its sources import; it is not shipped.
_TOLD: Final = "told.json"
# How Pyodide calls its Python in the names of compiled files.
_PYTHON_TAG: Final = "cpython-314"
_KEPT: Final = CHECKOUT / "build" / "page"
# Folders in which each language has one of its own, and where the rules of each for numbers and times lie.
_CATALOGUE: Final = "catalogue"
_LOCALES: Final = ("babel", "locale-data")
# Nothing comes from elsewhere, and no script stands in a page; Python needs `wasm-unsafe-eval`, drawings bring styles.
POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; base-uri 'none'; form-action 'none'"
)


@dataclass(frozen=True, slots=True)
class Extent:
    """In which languages the page speaks, and of which first games it has the beginnings recorded."""

    languages: tuple[str, ...]
    recorded: tuple[str, ...] = RECORDED


def main() -> int:
    """Build the page that the command line asks for."""
    parser = argparse.ArgumentParser(prog="python tools/build_page.py")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--languages", nargs="+", choices=spoken(), default=spoken(), help="English first; else all")
    parser.add_argument("--recorded", nargs="+", choices=RECORDED, default=RECORDED, help="else all first games")
    asked = parser.parse_args()
    if asked.languages[0] != FALLBACK:
        parser.error(f"the first language is {FALLBACK}")
    with tempfile.TemporaryDirectory() as folder:
        build(asked.folder.resolve(), Path(folder), Extent(tuple(asked.languages), tuple(asked.recorded)))
    return 0


def build(site: Path, folder: Path, extent: Extent) -> None:
    """Build the page; `folder` is for what is only needed meanwhile."""
    pyodide, tutor, found, made = (folder / name for name in ("pyodide", "tutor", "found", "made"))
    kept = Kept(_KEPT)
    fetch_pyodide(PYODIDE_VERSION, folder, pyodide)
    copy_tutor(tutor, extent.languages)
    for place in (found, made):
        place.mkdir()
    imported = tried(kept, pyodide, tutor, found)
    for language in extent.languages:
        draw_first(made / "first" / language, language)
        record(made / "first" / language / "recorded" / "lesson", language, extent.recorded)
        copy_covers(made / "first" / language / "cover", language)
    for language, files in by_language(tutor, shipped(tutor, imported), extent.languages).items():
        (made / (f"language-{language}.pack" if language else "tutor.pack")).write_bytes(packed(tutor, files))
    (made / _STDLIB).write_bytes(zipped(found / "library"))
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        shutil.copy(pyodide / name, made)
    (made / "lock.json").write_text(json.dumps(small_lock(pyodide)), encoding="utf-8")
    starts = {
        language: json.loads((made / "first" / language / "start.json").read_text(encoding="utf-8"))
        for language in extent.languages
    }
    press(made, kept)
    run(["node", str(CHECKOUT / "stage" / "build_page.mjs"), str(made)])
    publish(made, site, starts, extent.recorded)
    kept.forget_others()


def tried(kept: Kept, pyodide: Path, tutor: Path, found: Path) -> frozenset[str]:
    """Try all of it in the browser's Python, which compiles it, and return which files were imported."""
    program, library = HERE / "page_inside.py", pyodide / _STDLIB
    sources = CompiledSources(kept, program.read_bytes() + PYODIDE_VERSION.encode(), _PYTHON_TAG)
    sources.bring(tutor, library, found)
    inside = (HERE / "in_browser.mjs", pyodide, program)
    run(["node", *map(str, inside), f"tutor={tutor}", f"found={found}"])
    sources.keep(tutor, library, found)
    return frozenset(json.loads((found / "modules.json").read_text(encoding="utf-8")))


def fetch_pyodide(version: str, folder: Path, pyodide: Path) -> None:
    """Fetch Pyodide by npm and unpack it."""
    run(["npm", "pack", "--silent", f"pyodide@{version}", "--pack-destination", str(folder)])
    with tarfile.open(folder / f"pyodide-{version}.tgz") as archive:
        archive.extractall(folder, filter="data")
    pyodide.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(folder / "package", pyodide)


def spoken() -> tuple[str, ...]:
    """Return the languages that are offered, English first."""
    offered = languages()
    return (FALLBACK, *(language for language in offered if language != FALLBACK))


def name_of(language: str) -> str:
    """Return the name of a language as it is called in itself."""
    words = Words(language)
    return words.say("language-name") if words.has("language-name") else language


def run(command: list[str]) -> None:
    """Run a command; what it says is shown only when it fails, which ends the building."""
    done = subprocess.run(  # noqa: S603 (our own words)
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        sys.stderr.write(done.stdout)
        sys.exit(done.returncode)


def copy_tutor(target: Path, languages: tuple[str, ...]) -> None:
    """Copy what is shipped beside Python itself: the package with its drawings, and what it needs."""
    target.mkdir()
    no_caches = shutil.ignore_patterns("__pycache__", "*.so", *_NOT_SHIPPED, *_COVERS)
    shutil.copytree(CHECKOUT / PACKAGE, target / PACKAGE, ignore=no_caches)
    for words in (target / PACKAGE).rglob("*.ftl"):
        words.write_text(without_remarks(words.read_text(encoding="utf-8")), encoding="utf-8")
    shutil.copytree(CHECKOUT / "svg_templates", target / PACKAGE / "svg_templates")
    for name in _NEEDED:
        place = place_of(name)
        if place.is_dir():
            shutil.copytree(place, target / name, ignore=shutil.ignore_patterns("__pycache__", "zoneinfo", "*.pyi"))
        else:
            shutil.copy(place, target)
    copy_babel(place_of("babel"), target / "babel", languages)
    # Games are found by their entry points.
    told = target / f"{PACKAGE}-{metadata.version('trajan-tutor')}.dist-info"
    told.mkdir()
    points = metadata.entry_points(group="trajan_tutor.games")
    lines = "".join(f"{point.name} = {point.value}\n" for point in sorted(points))
    (told / "entry_points.txt").write_text(f"[trajan_tutor.games]\n{lines}", encoding="utf-8")
    told_inside = {"languages": languages, "imports": imports_in(target / PACKAGE)}
    (target / _TOLD).write_text(json.dumps(told_inside), encoding="utf-8")
    head = f"Metadata-Version: 2.1\nName: trajan-tutor\nVersion: {metadata.version('trajan-tutor')}\n"
    (told / "METADATA").write_text(head, encoding="utf-8")


def without_remarks(words: str) -> str:
    """Return a file of words without what is only for those who translate it."""
    return "".join(line for line in words.splitlines(keepends=True) if not line.startswith("#"))


def imports_in(package: Path) -> list[str]:
    """Return what the sources of a package import, also what they import only when they need it."""
    found: set[str] = set()
    for path in package.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module)
    return sorted(found)


def record(target: Path, language: str, addresses: Iterable[str]) -> None:
    """Write down how first games begin: the Python of this machine is quicker, and comes to the same."""
    for address in addresses:
        place = target / f"{address}.json"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(
            json.dumps(recorded(address, language), ensure_ascii=False, separators=(",", ":")), encoding="utf-8"
        )


def copy_covers(target: Path, language: str) -> None:
    """Copy the covers of the games in a language, each by the name of its game."""
    target.mkdir()
    for plugin in plugins():
        drawing = cover_drawing(find_game(plugin.name), language)
        if drawing:
            (target / f"{plugin.name}.svg").write_text(drawing, encoding="utf-8")


def films() -> list[Path]:
    """Return the films of first games that there are, each by the name of its game."""
    return sorted((CHECKOUT / "notebooks" / "images" / "films").glob("*.webp"))


def copy_films(target: Path) -> None:
    """Copy the films: nothing of them is fetched before somebody asks for one."""
    target.mkdir(exist_ok=True)
    for film in films():
        shutil.copy(film, target)


def place_of(module: str) -> Path:
    """Return the folder of an installed package, or the file of a module."""
    spec = find_spec(module)
    if spec is None:
        sys.exit(f"There is no {module} in this environment.")
    if spec.submodule_search_locations:
        return Path(next(iter(spec.submodule_search_locations)))
    return Path(str(spec.origin))


def shipped(tutor: Path, imported: frozenset[str]) -> Iterator[Path]:
    """Yield the files that are shipped: all of our own, of others what was imported, and their data; nothing twice."""
    for path in sorted(tutor.rglob("*")):
        inside = path.relative_to(tutor)
        if path.suffix == ".py" or not path.is_file() or path.name == _TOLD:
            continue
        is_used = f"/tutor/{inside.with_suffix('.py')}" in imported
        if path.suffix != ".pyc" or inside.parts[0] == PACKAGE or is_used:
            yield path


def by_language(tutor: Path, files: Iterable[Path], offered: tuple[str, ...]) -> dict[str, list[Path]]:
    """Return which files are for which language, under an empty text those for all; English stands in where words lack.

    Words of a language that is not offered are for nobody.
    """
    found: dict[str, list[Path]] = {language: [] for language in ("", *offered) if language != FALLBACK}
    for path in files:
        language = language_of(path.relative_to(tutor), offered)
        if language == FALLBACK:
            language = ""
        if language in found:
            found[language].append(path)
    return found


def language_of(inside: Path, offered: Iterable[str]) -> str:
    """Return for which language a file of the package or of Babel is; an empty text: for all.

    >>> language_of(Path("trajan_tutor/i18n/catalogue/cs/board.ftl"), ["en", "cs"])
    'cs'
    >>> language_of(Path("babel/locale-data/root.dat"), ["en", "cs"])
    ''
    """
    if _CATALOGUE in inside.parts[:-2]:
        return inside.parts[inside.parts.index(_CATALOGUE) + 1]
    if inside.parts[:2] == _LOCALES:
        name = inside.stem.replace("_", "-")
        return name if name in offered else ""
    return ""


def packed(tutor: Path, files: Iterable[Path]) -> bytes:
    """Return files as one: a line of JSON with their names and sizes, then one after the other."""
    contents = {path.relative_to(tutor).as_posix(): path.read_bytes() for path in files}
    head = json.dumps([[name, len(content)] for name, content in contents.items()], separators=(",", ":"))
    return b"".join((head.encode(), b"\n", *contents.values()))


def zipped(folder: Path) -> bytes:
    """Return a folder as an archive, stored as it is, since all of it is pressed once more."""
    kept = io.BytesIO()
    with zipfile.ZipFile(kept, "w", zipfile.ZIP_STORED) as archive:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            archive.writestr(zipfile.ZipInfo(path.relative_to(folder).as_posix()), path.read_bytes())
    return kept.getvalue()


def small_lock(pyodide: Path) -> dict[str, Any]:
    """Return the lock of Pyodide without any package: nothing is fetched."""
    lock: dict[str, Any] = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    return {"info": lock["info"], "packages": {}}


def press(folder: Path, kept: Kept) -> None:
    """Replace every file by what gzip makes of it."""
    for path in [path for path in folder.rglob("*") if path.is_file()]:
        path.with_name(f"{path.name}{PRESSED}").write_bytes(kept.pressed(path.read_bytes()))
        path.unlink()


def publish(made: Path, site: Path, starts: dict[str, dict[str, Any]], recorded: Iterable[str]) -> None:
    """Put what was made into a folder named after it, and beside it what leads there."""
    files = sorted(path for path in made.rglob("*") if path.is_file())
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.relative_to(made).as_posix().encode() + b"\0" + path.read_bytes())
    name = digest.hexdigest()[:12]
    if site.exists():
        shutil.rmtree(site)
    site.mkdir(parents=True)
    shutil.move(made, site / name)
    copy_films(site / "film")
    (site / "index.html").write_text(index_page(starts, name, recorded), encoding="utf-8")
    service = (site / name / "service.js").read_text(encoding="utf-8")
    (site / name / "service.js").unlink()
    listed = [path.relative_to(made).as_posix() for path in files if path.name != "service.js"]
    own = {language: [one for one in listed if is_only_for(language, one)] for language in starts}
    for_all = [one for one in listed if not any(one in files for files in own.values())]
    kept = {language: [f"{name}/{one}" for one in files] for language, files in {"": for_all, **own}.items()}
    head = f"const BUILD={json.dumps(name)};const FILES={json.dumps(kept)};\n"
    (site / "service.js").write_text(head + service, encoding="utf-8")
    for path in (path for path in site.rglob("*") if path.is_file()):
        size = path.stat().st_size
        if size > 100_000:
            print(f"{path.relative_to(site)}: {size} bytes")
    print(f"The page: {sum(path.stat().st_size for path in site.rglob('*') if path.is_file())} bytes")


def is_only_for(language: str, file: str) -> bool:
    """Return whether a file of the page is for visitors of one language alone."""
    return file.startswith((f"first/{language}/", f"language-{language}.pack"))


def index_page(starts: dict[str, dict[str, Any]], build_name: str, recorded: Iterable[str]) -> str:
    """Return the first file, which leads to everything else; it names all boards that an address may ask for."""
    labels, games = starts[FALLBACK]["labels"], starts[FALLBACK]["games"]
    boards = [f"lesson/{lesson['address']}" for game in games for lesson in game["lessons"]]
    boards += [f"play/{game['name']}" for game in games]
    words = {"BUILD": build_name, "TITLE": labels["title"], "POLICY": POLICY}
    words["LANGUAGES"] = json.dumps({language: name_of(language) for language in starts}, ensure_ascii=False)
    words["BOARDS"] = " ".join(boards)
    words["RECORDED"] = " ".join(f"lesson/{address}" for address in recorded)
    words["FILMS"] = " ".join(path.stem for path in films())
    page = (HERE / "page_index.html").read_text(encoding="utf-8")
    # Without scripts nobody knows what a visitor reads: it is said in every language.
    said = {language: escape(start["labels"]["no_script"]) for language, start in starts.items()}
    paragraphs = "".join(f'<p lang="{language}">{text}</p>' for language, text in said.items())
    filled = re.sub("|".join(words), lambda found: escape(words[found[0]]), page)
    return filled.replace("NO_SCRIPT", paragraphs).replace("POSTED", posted(labels["title"], address_of(CHECKOUT).site))


def posted(title: str, site: str) -> str:
    """Return what is shown where a link to the page is posted: the card lies in the site, where there is one."""
    said = {"og:type": "website", "og:title": title}
    if site:
        said |= {"og:url": f"{site}play/", "og:image": f"{site}_static/social-card.png"}
    return "\n    ".join(f'<meta property="{key}" content="{escape(value)}">' for key, value in said.items())


if __name__ == "__main__":
    sys.exit(main())
