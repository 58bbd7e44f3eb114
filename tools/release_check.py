"""Looks at what is to be published, and tells of each look what came of it: `make release-check`.

    python tools/release_check.py

To be run in a checkout by a Python with the extra `release`. Builds the sdist, and the plain wheel from it; asks twine,
validate-pyproject and check-wheel-contents; installs both into a clean environment of every Python that is found, and
does there what the README says.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

OLDEST: Final = 11
_NEWEST: Final = 20
# A call in the README that can be made as it stands.
_CALL: Final = re.compile(r"`(tt\.[a-z_]+\([^`…]*\))`")
_BLOCK: Final = re.compile(r"(?:^ {4,}\S.*\n)+", re.MULTILINE)
# How a block for a shell begins.
_SHELL: Final = ("make ", "pip ", "trajan-tutor ")
# What a clean installation is asked to do: every call shows itself, in the order of the README.
_DO: Final = """
import os
import sys
import trajan_tutor as tt
from trajan_tutor.engine.errors import TutorError
# Where nobody has met a rule there is nothing to practise, and that is said.
FIRST = "practice-none-met"
os.mkdir("class")
board = tt.play("trajan", seats=2, seed=7)
for text in sys.argv[1:]:
    try:
        repr(eval(text)) if text.startswith("tt.") else exec(text)
    except Exception as error:
        if not (isinstance(error, TutorError) and error.message.key == FIRST):
            sys.exit(f"{text}: {error!r}")
# What the first five minutes tell to do by clicks.
session = board.session
board.hint(samples=100)
session.choose(session.game.notation(session.choices()[0]))
session.undo()
"""


def main() -> int:
    """Look at everything; return 1 where something is wrong."""
    with tempfile.TemporaryDirectory() as place:
        return looked_at(Path.cwd(), Path(place))


def looked_at(checkout: Path, folder: Path) -> int:
    """Look at a checkout, and use a folder for what is made."""
    dist = folder / "dist"
    if not tried("build of the sdist, and of the wheel from it", [sys.executable, "-m", "build", "--outdir", dist]):
        return 1
    return 0 if examined(checkout, sorted(dist.iterdir()), folder) else 1


def examined(checkout: Path, made: list[Path], folder: Path) -> bool:
    """Look at archives that were built, and use a folder for clean environments; return whether all is fine."""
    programs = Path(sys.executable).parent
    plain = [archive for archive in made if archive.name.endswith("-any.whl")]
    fine = [
        tried("twine check", [sys.executable, "-m", "twine", "check", "--strict", *made]),
        tried("validate-pyproject", [programs / "validate-pyproject", checkout / "pyproject.toml"]),
        tried("check-wheel-contents", [programs / "check-wheel-contents", *plain]),
    ]
    readme = (checkout / "README.md").read_text(encoding="utf-8")
    found = list(pythons())
    for number, python in enumerate(found):
        for archive in (one for one in made if fits(one, python)):
            name = f"{version(python)}, {kind(archive)}"
            fine.append(works(name, python, archive, folder / f"{number}-{archive.name}.env", readme))
    for sdist in (archive for archive in made if kind(archive) == "sdist"):
        print(f"sha256 of {sdist.name}: {hashlib.sha256(sdist.read_bytes()).hexdigest()}")
    untested = [f"3.{minor}" for minor in range(OLDEST, 15) if f"3.{minor}." not in " ".join(map(version, found))]
    print(f"Not found here, so untested: Python {', '.join(untested) or 'none'}")
    return all(fine)


def kind(archive: Path) -> str:
    """Return what an archive is.

    >>> kind(Path("trajan_tutor-0.1.0-py3-none-any.whl"))
    'wheel'
    """
    if archive.name.endswith(".tar.gz"):
        return "sdist"
    return "wheel" if archive.name.endswith("-any.whl") else "compiled wheel"


def fits(archive: Path, python: Path) -> bool:
    """Return whether an archive can be installed into a Python: a compiled wheel is for one version."""
    minor = version(python).split(".")[1]
    return kind(archive) != "compiled wheel" or f"-cp3{minor}-" in archive.name


def works(name: str, python: Path, archive: Path, place: Path, readme: str) -> bool:
    """Install into a clean environment, alone and then as the README does; tell whether it works."""
    installed = place / "bin" / "python"
    trial = place / "trial"
    environment = os.environ | {"TRAJAN_TUTOR_HOME": str(place / "saves")}
    command = installed.parent / "trajan-tutor"
    return (
        tried(f"{name}: environment", [python, "-m", "venv", place])
        and tried(f"{name}: install", [installed, "-m", "pip", "install", "--quiet", archive])
        and tried(f"{name}: nothing is missing", [installed, "-m", "pip", "check"])
        and tried(f"{name}: check", [command, "check", "--game", "caesar"], trial, environment)
        and (kind(archive) == "sdist" or does_what_is_told(name, archive, place, readme))
    )


def does_what_is_told(name: str, archive: Path, place: Path, readme: str) -> bool:
    """Install what boards in Jupyter need besides, as the README does, and do what it says."""
    installed = place / "bin" / "python"
    environment = os.environ | {"TRAJAN_TUTOR_HOME": str(place / "saves")}
    return tried(f"{name}: Jupyter", [installed, "-m", "pip", "install", "--quiet", f"{archive}[jupyter]"]) and tried(
        f"{name}: README", [installed, "-c", _DO, *told_to_do(readme)], place / "trial", environment
    )


def told_to_do(readme: str) -> list[str]:
    """Return what a README tells to do in Python, in its order: calls, and blocks that are not for a shell.

    >>> told_to_do("`tt.table()` and `tt.position(…)`")
    ['tt.table()']
    """
    found = [(call.start(), call[1]) for call in _CALL.finditer(readme)]
    for block in _BLOCK.finditer(readme):
        lines = [line.strip() for line in block[0].splitlines()]
        if not lines[0].startswith(_SHELL):
            found.append((block.start(), "\n".join(lines)))
    return [text for _, text in sorted(found)]


def pythons() -> Iterator[Path]:
    """Yield one Python of each version that this machine has and the project runs on."""
    root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for minor in range(OLDEST, _NEWEST):
        named = [shutil.which(f"python3.{minor}"), *sorted(root.glob(f"3.{minor}.*/bin/python"), reverse=True)]
        found = next((Path(one) for one in named if one and version(Path(one)).startswith(f"Python 3.{minor}.")), None)
        if found:
            yield found


def version(python: Path) -> str:
    """Return what a Python says of its version, or nothing where it cannot make an environment."""
    command: list[str | Path] = [
        python,
        "-c",
        "import ensurepip, platform, venv; print('Python', platform.python_version())",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 (found by its name)
    return done.stdout.strip() if done.returncode == 0 else ""


def tried(
    what: str, command: list[str | Path], folder: Path | None = None, environment: dict[str, str] | None = None
) -> bool:
    """Run a command, say in one line what came of it, and of a failure all that was said; return whether it is fine."""
    if folder is not None:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
    done = subprocess.run(  # noqa: S603 (our own words)
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    print(f"{'fine  ' if done.returncode == 0 else 'WRONG '} {what}", flush=True)
    if done.returncode:
        print(done.stdout)
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
