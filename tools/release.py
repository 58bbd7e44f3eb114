"""Makes a release on a branch of its own, and says what a maintainer does by hand: `make release VERSION=1.2.0`.

    python tools/release.py 1.2.0

To be run in a clean checkout by a Python with the extra `release`. Writes the version and the section of the changelog,
builds into `dist`, looks at what was built as `make release-check` does, and makes the tag. Nothing leaves the machine:
signing and publishing are done by `.github/workflows/release.yml` alone.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

from packaging.version import Version
from release_check import examined, tried

from trajan_tutor.proof.translation_stamps import stale

DIST: Final = "dist"
SUMS: Final = "SHA256SUMS"
CHANGELOG: Final = "CHANGELOG.md"
# Each place that names the version, and what stands before it there.
PLACES: Final = {
    "pyproject.toml": 'version = "',
    "trajan_tutor/__init__.py": '__version__ = "',
    "conda/recipe.yaml": '  version: "',
    "CITATION.cff": "version: ",
}
# Where the file of the wheel stands by its name.
WHEELS: Final = ("docs/class.md", "docs/installation.md", "docs/other-hosts.md", "tools/where_published.toml")
# So many stale translations are named.
_NAMED: Final = 5
_FORM: Final = re.compile(r"\d+\.\d+\.\d+")
_UNRELEASED: Final = re.compile(r"^## \[Unreleased\]\n(.*?)(?=^## \[|\Z)", re.DOTALL | re.MULTILINE)
_RELEASED: Final = re.compile(r"^date-released: .*\n", re.MULTILINE)
_BY_HAND: Final = """
{tag} is made here, on the branch release-{version}, and nowhere else. By hand, in this order (docs/publishing.md):

1. Read the section [{version}] of CHANGELOG.md, and try dist/ on a machine with another system.
2. git push origin release-{version} {tag}
3. "Run workflow" of .github/workflows/release.yml, on {tag}: wheels for all systems, attestations, the package index.
4. Merge release-{version} into main. The workflow of the pages publishes the site from there.
5. Hand in conda/recipe.yaml with the sha256 of the published sdist, which is of the same source and not the same file.

To undo it before step 2: git tag -d {tag}; git switch -; git branch -D release-{version}
"""


def main(arguments: list[str]) -> int:
    """Make the release that the arguments name; return the exit code."""
    checkout = Path.cwd()
    version = arguments[0] if len(arguments) == 1 else ""
    refused = why_not(checkout, version)
    if refused:
        print(refused, file=sys.stderr)
        return 1
    begin(checkout, version, datetime.now(UTC).date())
    with tempfile.TemporaryDirectory() as place:
        if not (build(checkout, Path(place)) and look(checkout, Path(place))):
            print(f"No tag was made. To undo the rest: git switch -; git branch -D release-{version}", file=sys.stderr)
            return 1
    print(write_sums(checkout / DIST), end="")
    git(checkout, "tag", "--annotate", f"v{version}", "--message", f"Release {version}")
    print(_BY_HAND.format(version=version, tag=f"v{version}"))
    return 0


def why_not(checkout: Path, version: str) -> str:
    """Return in one sentence why this cannot be released from here; an empty text where it can."""
    if not _FORM.fullmatch(version):
        return f"{version!r} is no version: VERSION=1.2.0 is one."
    if not (checkout / ".git").exists():
        return "A release is made in a clone of the repository: this is none."
    if git(checkout, "status", "--porcelain"):
        return "Some files are changed and not committed: commit them first, or put them aside with git stash."
    tags = git(checkout, "tag", "--list", "v*").split()
    if f"v{version}" in tags:
        return f"The tag v{version} exists: what was released stays, so take a newer version."
    newest = max((Version(tag[1:]) for tag in tags if _FORM.fullmatch(tag[1:])), default=Version("0"))
    # What is written in the project was not released yet where no tag says so.
    here = current(checkout)
    if Version(version) < max(newest, Version(here)):
        return f"{version} is older than {max(newest, Version(here))}: a release is newer than what is there."
    if git(checkout, "branch", "--list", f"release-{version}"):
        return f"The branch release-{version} exists: remove it with git branch -D release-{version}, or go on from it."
    if not unreleased(checkout):
        return f"The section Unreleased of {CHANGELOG} names no change: there is nothing to release."
    return stale_translations(checkout)


def stale_translations(checkout: Path) -> str:
    """Return in one sentence which translations are older than their English text; an empty text where none is."""
    package = checkout / "trajan_tutor"
    found = stale(package.glob("**/catalogue"))
    named = ", ".join(f"{language}: {name}" for language, name in found[:_NAMED]) + (
        " …" if len(found) > _NAMED else ""
    )
    how = "translate them, or say why not, with trajan-tutor check --language … --accept"
    return f"{len(found)} translations are older than their English text ({named}): {how}." if found else ""


def begin(checkout: Path, version: str, day: date) -> None:
    """Write the version and the section of the changelog, and commit them on a branch of their own."""
    git(checkout, "switch", "--quiet", "--create", f"release-{version}")
    before_it, named = current(checkout), [name for name in WHEELS if (checkout / name).exists()]
    for name in named:
        text = (checkout / name).read_text(encoding="utf-8")
        (checkout / name).write_text(text.replace(wheel_of(before_it), wheel_of(version)), encoding="utf-8")
    for name, before in PLACES.items():
        replace_once(checkout / name, f"{before}{current(checkout, name)}", f"{before}{version}")
    replace_once(checkout / CHANGELOG, "## [Unreleased]\n", f"## [Unreleased]\n\n## [{version}] - {day.isoformat()}\n")
    citation = checkout / "CITATION.cff"
    undated = _RELEASED.sub("", citation.read_text(encoding="utf-8"))
    citation.write_text(f"{undated}date-released: {day.isoformat()}\n", encoding="utf-8")
    git(checkout, "commit", "--quiet", "--message", f"Release {version}", "--", CHANGELOG, *PLACES, *named)


def wheel_of(version: str) -> str:
    """Return the name of the wheel of a version, which is for every machine."""
    return f"trajan_tutor-{version}-py3-none-any.whl"


def build(checkout: Path, place: Path) -> bool:
    """Build the sdist, the plain wheel from it and, where it can be, a compiled one; return whether it is fine."""
    dist = checkout / DIST
    shutil.rmtree(dist, ignore_errors=True)
    dated = os.environ | {"SOURCE_DATE_EPOCH": git(checkout, "log", "-1", "--format=%ct")}
    command: list[str | Path] = [sys.executable, "-m", "build", "--outdir", dist]
    if not tried("build of the sdist, and of the plain wheel from it", [*command, checkout], environment=dated):
        return False
    (sdist,) = dist.glob("*.tar.gz")
    # Never in the source tree: what the compiler leaves there would win over the files.
    with tarfile.open(sdist) as archive:
        archive.extractall(place, filter="data")
    source = place / sdist.name.removesuffix(".tar.gz")
    switched_on = dated | {"HATCH_BUILD_HOOK_ENABLE_CUSTOM": "1"}
    if not tried("build of the compiled wheel", [*command, "--wheel", source], environment=switched_on):
        print("Without a compiled wheel of this machine: the workflow builds those of all systems.")
    return True


def look(checkout: Path, place: Path) -> bool:
    """Look at what was built, and do in clean environments what the README says; return whether all is fine."""
    return examined(checkout, sorted((checkout / DIST).iterdir()), place)


def write_sums(dist: Path) -> str:
    """Write the sums of all files, in the form that `sha256sum --check` reads, and return them."""
    files = sorted(path for path in dist.iterdir() if path.name != SUMS)
    text = "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)
    (dist / SUMS).write_text(text, encoding="utf-8")
    return text


def unreleased(checkout: Path) -> list[str]:
    """Return the changes that the changelog names and no release has."""
    found = _UNRELEASED.search((checkout / CHANGELOG).read_text(encoding="utf-8"))
    return re.findall(r"^- .*$", found[1], re.MULTILINE) if found else []


def current(checkout: Path, name: str = "pyproject.toml") -> str:
    """Return the version that a file of the checkout names."""
    text = (checkout / name).read_text(encoding="utf-8")
    found = re.search(rf"^{re.escape(PLACES[name])}({_FORM.pattern})", text, re.MULTILINE)
    if found is None:
        raise ValueError(f"{name} names no version.")
    return found[1]


def replace_once(path: Path, before: str, after: str) -> None:
    """Write one text in the place of another, at the first line that begins with it."""
    text = path.read_text(encoding="utf-8")
    changed = re.sub(f"^{re.escape(before)}", lambda _: after, text, count=1, flags=re.MULTILINE)
    path.write_text(changed, encoding="utf-8")


def git(checkout: Path, *arguments: str) -> str:
    """Run git in the checkout, and return what it says; an error of git ends the release."""
    command: list[str | Path] = ["git", "-C", checkout, *arguments]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603 (our own words)
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
