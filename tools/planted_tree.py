"""A copy of the checkout in which errors are planted and taken out again, and what its tests say."""

import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_NOT_COPIED: Final = (
    *(".git", ".venv*", "node_modules", "__pycache__", ".*_cache", ".hypothesis"),
    *("build", "dist", "look", "mutants", "site"),
)
# Sees every error, by the patch that cannot be applied twice.
_OF_PATCHES: Final = "tests/tools/test_planted_errors.py"
# What is logged begins alike, but with more spaces.
_SUMMARY: Final = re.compile(r"(?:FAILED|ERROR) (\S.*?\.py\b.*?)(?: - .*)?")
_FAILED_IN_PAGE: Final = re.compile(r" FAIL +(.+)")
_NOT_FOUND: Final = ("ERROR: not found: ", "ERROR: file or directory not found: ")
_PASSED, _NONE_CHOSEN = 0, 5
NO_END: Final = "the tests do not end"
NO_BEGIN: Final = "the tests do not begin"
BUNDLE_FAILS: Final = "the page cannot be bundled"


@dataclass(frozen=True, slots=True)
class Selection:
    """Files, folders or single tests that pytest is told to run, and files of them that it leaves out."""

    names: tuple[str, ...]
    without: tuple[str, ...] = ()
    # What they were found among: told in place of their names.
    of: str = ""

    @property
    def is_short(self) -> bool:
        """Whether none of them is a whole folder."""
        return not any(name.startswith("tests") and ".py" not in name for name in self.names)

    def __str__(self) -> str:
        """Return the names, and how many files are left out."""
        return self.of or " ".join(self.names) + (f" without {len(self.without)} files" if self.without else "")


@dataclass(frozen=True, slots=True)
class PlantedTree:
    """A copy of a checkout, the Python that runs its tests, and the seconds that these may take."""

    root: Path
    python: Path
    seconds: int = 3600
    long: bool = False
    # How many processes run the tests of a folder; single tests are run by one.
    jobs: int = 1
    # After how many seconds a test does not end; nothing, where the tests say so themselves.
    test_seconds: int | None = None

    @classmethod
    def copied(cls, checkout: Path, folder: Path, python: Path, *, page_site: bool = False) -> "PlantedTree":
        """Return a copy of a checkout in a new folder; it shares what npm installed and the site, if there are any."""
        root = folder / "checkout"
        without = (*_NOT_COPIED, *(() if page_site else ("page-site",)))
        shutil.copytree(checkout, root, symlinks=True, ignore=shutil.ignore_patterns(*without))
        for shared in ("stage/node_modules", "site"):
            if (checkout / shared).exists():
                (root / shared).symlink_to((checkout / shared).resolve())
        return cls(root, python)

    @contextmanager
    def with_errors(self, patches: Sequence[Path], *, bundles: bool = True) -> Iterator[bool]:
        """Plant errors, and take them out at the end; yield whether the page can be bundled with them."""
        in_page = bundles and any(is_of_page(patch) for patch in patches)
        for patch in patches:
            apply_patch(patch, self.root).check_returncode()
        try:
            yield not in_page or self._bundled()
        finally:
            for patch in reversed(patches):
                apply_patch(patch, self.root, "--reverse").check_returncode()
            if in_page:
                self._bundled()

    def failed(self, tests: Selection, always: Sequence[str] = (), *, first_only: bool) -> list[str]:
        """Return the tests that fail, but for those that always do, or the first; a sentence where they do not end."""
        options = ["-q", "-p", "no:cacheprovider", "--build-kind", "plain", "--rootdir", "."]
        options += [f"--ignore={name}" for name in (_OF_PATCHES, *tests.without)]
        options += ["--exitfirst"] if first_only else []
        options += [] if self.long else ["-m", "not long"]
        options += [] if self.test_seconds is None else ["-o", f"timeout={self.test_seconds}"]
        if self.jobs > 1 and not any("::" in name for name in tests.names):
            options += ["-n", str(self.jobs), "--dist", "loadfile"]
        code, output = self._run(
            [str(self.python), "-m", "pytest", *options, *(f"--deselect={name}" for name in always), *tests.names],
            self.root,
        )
        if code in {_PASSED, _NONE_CHOSEN}:
            return []
        lines = output.splitlines()
        if any(line.startswith(_NOT_FOUND) for line in lines):
            return []
        found = [match[1] for line in lines if (match := _SUMMARY.fullmatch(line))]
        return list(dict.fromkeys(found)) or [NO_END if code is None else NO_BEGIN]

    def failed_in_page(self, file: str) -> list[str]:
        """Return the first unit test of the page that fails, of those that come to a module."""
        module = file.removeprefix("stage/")
        options = ["--run", "--bail=1", "--passWithNoTests", "--no-color"]
        code, output = self._run(["npx", "vitest", "related", module, *options], self.root / "stage")
        if code == _PASSED:
            return []
        found = [match[1].strip() for line in output.splitlines() if (match := _FAILED_IN_PAGE.fullmatch(line))]
        return found or [NO_END if code is None else NO_BEGIN]

    def _bundled(self) -> bool:
        """Bundle the page anew, and the light page if there is one; say whether that went well."""
        commands = {"stage": ["node", "build.mjs"]}
        if (self.root / "page-site").exists():
            commands["."] = [str(self.python), "tools/build_page.py", "page-site"]
        return all(self._run(command, self.root / folder)[0] == _PASSED for folder, command in commands.items())

    def _run(self, command: Sequence[str], folder: Path) -> tuple[int | None, str]:
        """Run a program with all that it starts; return its code, or nothing if it does not end, and what it prints."""
        # Names of tests are told in full in lines of any width.
        environment = os.environ | {"PYTHONPATH": str(self.root), "COLUMNS": "1000", "NO_COLOR": "1"}
        with subprocess.Popen(  # noqa: S603 - the words are ours
            command,
            cwd=folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        ) as process:
            try:
                output, _ = process.communicate(timeout=self.seconds)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                return None, process.communicate()[0]
            except BaseException:
                os.killpg(process.pid, signal.SIGKILL)
                raise
        return process.returncode, output


def apply_patch(patch: Path, root: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Apply a patch to a tree, which need not be a repository."""
    # A folder within some other repository is not to be taken for a part of that.
    environment = os.environ | {"GIT_CEILING_DIRECTORIES": str(root.resolve().parent)}
    command = ["git", "apply", *options, str(patch.resolve())]
    return subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)  # noqa: S603


def name_of(patch: Path) -> str:
    """Return the name of a patch among those of all drawings."""
    return f"{patch.parent.name}/{patch.stem}"


def file_of(patch: Path) -> str:
    """Return the file that a patch changes."""
    lines = patch.read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line.startswith("+++ ")).removeprefix("+++ b/")


def change_of(patch: Path) -> str:
    """Return what a patch takes away and puts in, in one line."""
    lines = patch.read_text(encoding="utf-8").splitlines()
    return " ".join(f"{line[0]} {line[1:].strip()}" for line in lines if re.match(r"[+-](?![+-])", line))


def is_of_page(patch: Path) -> bool:
    """Say whether a patch changes a module of the page."""
    return file_of(patch).startswith("stage/")
