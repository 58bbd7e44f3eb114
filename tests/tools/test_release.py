"""What a release writes, and what it refuses, in a tiny repository; and the whole of it, in a copy of this one."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
import yaml
from release import (
    CHANGELOG,
    DIST,
    PLACES,
    SUMS,
    WHEELS,
    begin,
    current,
    git,
    unreleased,
    wheel_of,
    why_not,
    write_sums,
)

from trajan_tutor.proof.translation_stamps import FILE

DAY = date(2027, 1, 9)
TEXTS = {
    "pyproject.toml": '[project]\nname = "some"\nversion = "0.1.0"\nrequires-python = ">=3.11"\n',
    "trajan_tutor/__init__.py": '__version__ = "0.1.0"\n',
    "conda/recipe.yaml": 'schema_version: 1\n\ncontext:\n  version: "0.1.0"\n',
    "docs/installation.md": "pip install dist/trajan_tutor-0.1.0-py3-none-any.whl\n",
    "CITATION.cff": "cff-version: 1.2.0\nversion: 0.1.0\ndate-released: 2026-01-02\n",
    CHANGELOG: "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing.\n\n## [0.0.9] - 2026-01-02\n\n- Older.\n",
}


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a clean clone of a project that was never released."""
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "somebody")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "somebody@example.org")
    for name, text in TEXTS.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    git(tmp_path, "init", "--quiet", "--initial-branch", "main")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "All")
    return tmp_path


def test_every_place_names_the_same_version() -> None:
    """In the project itself, where a release finds it."""
    project = Path(__file__).parent.parent.parent
    assert len({current(project, name) for name in PLACES}) == 1
    assert unreleased(project)
    for name in WHEELS:
        text = (project / name).read_text(encoding="utf-8")
        # Once something is published, not every page names the file.
        assert {*re.findall(r"trajan_tutor-[\d.]+-py3-none-any\.whl", text)} <= {wheel_of(current(project))}, name


def test_a_release_writes_version_changelog_and_citation(checkout: Path) -> None:
    """On a branch of its own, committed; what main holds stays as it was."""
    assert why_not(checkout, "0.2.0") == ""
    begin(checkout, "0.2.0", DAY)
    assert git(checkout, "branch", "--show-current") == "release-0.2.0"
    assert git(checkout, "status", "--porcelain") == ""
    assert {current(checkout, name) for name in PLACES} == {"0.2.0"}
    told = (checkout / CHANGELOG).read_text(encoding="utf-8")
    assert "## [Unreleased]\n\n## [0.2.0] - 2027-01-09\n\n### Added\n\n- A thing.\n" in told
    assert unreleased(checkout) == []
    cited = yaml.safe_load((checkout / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited == {"cff-version": "1.2.0", "version": "0.2.0", "date-released": DAY}
    assert 'requires-python = ">=3.11"' in (checkout / "pyproject.toml").read_text(encoding="utf-8")
    assert wheel_of("0.2.0") in (checkout / "docs" / "installation.md").read_text(encoding="utf-8")
    git(checkout, "switch", "--quiet", "main")
    assert current(checkout) == "0.1.0"


def test_the_first_release_may_have_the_version_that_is_written_there(checkout: Path) -> None:
    """No tag says that it was released."""
    assert why_not(checkout, "0.1.0") == ""


def leave_a_change(checkout: Path) -> None:
    """Change a file, and do not commit it."""
    (checkout / "CITATION.cff").write_text("", encoding="utf-8")


def leave_no_change_to_tell(checkout: Path) -> None:
    """Empty the section of what was not released yet."""
    told = checkout / CHANGELOG
    told.write_text(told.read_text(encoding="utf-8").replace("- A thing.\n", ""), encoding="utf-8")
    git(checkout, "commit", "--quiet", "--all", "--message", "Nothing to tell")


def tag_it(checkout: Path) -> None:
    """Let a release be there."""
    git(checkout, "tag", "v0.2.0")


def make_the_branch(checkout: Path) -> None:
    """Let a release have been begun."""
    git(checkout, "branch", "release-0.2.0")


def leave_a_stale_translation(checkout: Path) -> None:
    """Let the English text of a translated message be another one than it was made from."""
    folder = checkout / "trajan_tutor" / "i18n" / "catalogue"
    for language, name, text in (
        ("en", "a.ftl", "lion = the lion\n"),
        ("cs", "a.ftl", "lion = lev\n"),
        ("cs", FILE, '{"lion": ["00000000", "00000000"]}'),
    ):
        (folder / language).mkdir(parents=True, exist_ok=True)
        (folder / language / name).write_text(text, encoding="utf-8")
    git(checkout, "add", ".")
    git(checkout, "commit", "--quiet", "--message", "An older translation")


@pytest.mark.parametrize(
    ("version", "before", "said"),
    [
        ("", None, "'' is no version: VERSION=1.2.0 is one."),
        ("v0.2.0", None, "'v0.2.0' is no version: VERSION=1.2.0 is one."),
        ("0.2", None, "'0.2' is no version: VERSION=1.2.0 is one."),
        ("0.0.9", None, "0.0.9 is older than 0.1.0: a release is newer than what is there."),
        ("0.1.9", tag_it, "0.1.9 is older than 0.2.0: a release is newer than what is there."),
        ("0.2.0", tag_it, "The tag v0.2.0 exists: what was released stays, so take a newer version."),
        (
            "0.2.0",
            make_the_branch,
            "The branch release-0.2.0 exists: remove it with git branch -D release-0.2.0, or go",
        ),
        ("0.2.0", leave_a_change, "Some files are changed and not committed: commit them first, or put them aside"),
        ("0.2.0", leave_no_change_to_tell, "The section Unreleased of CHANGELOG.md names no change: there is nothing"),
        ("0.2.0", leave_a_stale_translation, "1 translations are older than their English text (cs: lion): translate"),
    ],
)
def test_what_cannot_be_released_is_refused(
    checkout: Path, version: str, before: Callable[[Path], None] | None, said: str
) -> None:
    """In one sentence, and before anything is written."""
    if before is not None:
        before(checkout)
    branch, state = git(checkout, "branch", "--show-current"), git(checkout, "status", "--porcelain")
    program = Path(__file__).parent.parent.parent / "tools" / "release.py"
    command = [sys.executable, str(program), version]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith(said)
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
    assert (git(checkout, "branch", "--show-current"), git(checkout, "status", "--porcelain")) == (branch, state)


def test_a_folder_that_is_no_clone_is_refused(tmp_path: Path) -> None:
    """As an unpacked archive is."""
    assert why_not(tmp_path, "0.2.0") == "A release is made in a clone of the repository: this is none."


def test_the_sums_are_those_of_the_files(tmp_path: Path) -> None:
    """The program that everybody has reads them; written anew they are the same."""
    for name in ("a.tar.gz", "a.whl"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    told = write_sums(tmp_path)
    assert write_sums(tmp_path) == told == (tmp_path / SUMS).read_text(encoding="utf-8")
    subprocess.run(["sha256sum", "--check", "--quiet", SUMS], cwd=tmp_path, check=True)


# `make before-release` looks at what is to be published anyway.
@pytest.mark.build
@pytest.mark.before_release
@pytest.mark.long
def test_the_whole_release_is_made_and_installed(tmp_path: Path) -> None:
    """In a clone: what is built is installed where nothing else is, and does what the README says."""
    project, clone = Path(__file__).parent.parent.parent, tmp_path / "clone"
    subprocess.run(["git", "clone", "--quiet", project, clone], check=True)
    named = {f"GIT_{role}_{what}": "a@b.c" for role in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    # One Python is enough here: `make release-check` looks into all.
    alone = named | {"PATH": f"{Path(sys.executable).parent}:/usr/bin:/bin", "PYENV_ROOT": str(tmp_path)}
    command = [sys.executable, "tools/release.py", "9.9.9"]
    done = subprocess.run(command, cwd=clone, env=os.environ | alone, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}"
    assert "WRONG" not in done.stdout
    assert git(clone, "describe", "--exact-match") == "v9.9.9"
    made = sorted(path.name for path in (clone / DIST).iterdir())
    assert {"trajan_tutor-9.9.9.tar.gz", "trajan_tutor-9.9.9-py3-none-any.whl", SUMS} < set(made)
    assert len(made) == 4
    subprocess.run(["sha256sum", "--check", "--quiet", SUMS], cwd=clone / DIST, check=True)
