"""What is to be published: links and pictures that show elsewhere, a recipe for conda-forge, a workflow for wheels."""

import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from release_check import told_to_do
from where_published import (
    PLACES,
    Address,
    NowhereError,
    Place,
    address_of,
    addresses,
    description,
    made_files,
    main,
    places,
    read_elsewhere,
    write_setting,
)

NOWHERE = Address()
SOMEWHERE = Address.of("some-body/a.course")
# What nobody writes: a bracket with nothing in it, a space before a mark or two within a sentence, a heading with
# nothing below it, an end that announces what does not come, and what was to be filled in.
TORN = re.compile(
    r"\(\s*\)|\[\s*\]|\w [.,;:](?:\s|$)|\w  +\w|^##+ [^\n]*\n+(?=##|\Z)|:\s*(?=\Z|^#)|OWNER|\{(?:site|repository)\}",
    re.MULTILINE,
)
CODE = re.compile(r"`[^`\n]*`|^ {4,}\S.*$", re.MULTILINE)


@pytest.fixture(scope="module")
def project(checkout: Path) -> dict[str, Any]:
    """Return what the project says of itself."""
    told: dict[str, Any] = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))
    return told


@pytest.fixture(scope="module")
def readme(checkout: Path) -> str:
    """Return the README of the checkout."""
    return (checkout / "README.md").read_text(encoding="utf-8")


@pytest.fixture
def copied(checkout: Path, tmp_path: Path) -> Path:
    """Return a copy of everything that says where the project is published, and of what writes it."""
    for name in {"pyproject.toml", "Makefile", PLACES, "tools/where_published.py", *(one.file for one in places())}:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(checkout / name, tmp_path / name)
    return tmp_path


def texts(folder: Path) -> dict[str, str]:
    """Return the files that say it, by their names."""
    return {one.file: (folder / one.file).read_text(encoding="utf-8") for one in places()}


def torn(text: str) -> list[str]:
    """Return what is torn in a text, code aside."""
    return TORN.findall(CODE.sub("x", text))


def links(text: str) -> list[str]:
    """Return where the links and pictures of a text lead."""
    return re.findall(r"\]\(([^)\s]+)\)", text)


# ---- the one setting


def test_everything_says_what_the_setting_says() -> None:
    """Whatever it is: the files of the checkout are what `tools/where_published.py` makes of it."""
    assert [path.name for path, text in made_files() if path.read_text(encoding="utf-8") != text] == []


def test_what_has_to_say_it_is_listed() -> None:
    """The first pages, what their hosts read, and the pages that tell how to install and to publish."""
    needed = {"README.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "CITATION.cff", "conda/recipe.yaml"}
    needed |= {"README.cs.md", "README.pl.md", "README.pt.md", "binder/README.md", "binder/play.ipynb"}
    needed |= {".github/ISSUE_TEMPLATE/config.yml", "docs/installation.md", "docs/publishing.md"}
    needed |= {"docs/other-hosts.md", "docs/class.md"}
    assert {one.file for one in places()} == needed


def test_one_command_writes_it_everywhere_and_back(copied: Path) -> None:
    """An address that is made up is in every place, no sentence is torn, and without it all is as it was."""
    write_setting(copied, NOWHERE)
    write(copied)
    before = texts(copied)
    assert not [name for name, text in before.items() if "some-body" in text or "OWNER" in text]
    assert not [name for name, text in before.items() if re.search(r"github\.io|mybinder\.org/v2/gh", text)]
    command = ["make", "--file", "Makefile", "launch-link", "REPOSITORY=some-body/a.course"]
    subprocess.run(command, cwd=copied, check=True, capture_output=True)
    assert address_of(copied) == SOMEWHERE
    after = texts(copied)
    assert not [one.file for one in places() if SOMEWHERE.filled(one.published) not in after[one.file]]
    pages = {name: text for name, text in after.items() if name.endswith(".md")}
    assert not {name: found for name, text in pages.items() if (found := torn(text))}
    assert yaml.safe_load(after["CITATION.cff"])["repository-code"] == "https://github.com/some-body/a.course"
    assert yaml.safe_load(after["conda/recipe.yaml"])["about"]["homepage"] == SOMEWHERE.site
    assert len(yaml.safe_load(after[".github/ISSUE_TEMPLATE/config.yml"])["contact_links"]) == 2
    cells = json.loads(after["binder/play.ipynb"])["cells"]
    assert any(f"({SOMEWHERE.site}play/)" in "".join(cell["source"]) for cell in cells)
    write_setting(copied, Address.of("other/name", "https://other.example.org/trajan"))
    write(copied)
    assert "https://other.example.org/trajan/play/" in texts(copied)["README.md"]
    assert not [name for name, text in texts(copied).items() if "some-body" in text]
    write_setting(copied, NOWHERE)
    write(copied)
    assert texts(copied) == before


def write(folder: Path) -> None:
    """Write what is made from the setting of a folder."""
    for path, text in made_files(folder):
        path.write_text(text, encoding="utf-8")


def test_a_place_that_is_gone_is_named(
    copied: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody takes it for done, and nothing is half written."""
    (copied / "SECURITY.md").write_text("# Security\n", encoding="utf-8")
    before = texts(copied)
    monkeypatch.chdir(copied)
    assert main(["some-body/a.course"]) == 1
    assert capsys.readouterr().err.startswith("SECURITY.md has 0 times")
    assert (texts(copied), address_of(copied)) == (before, address_of())


REPOSITORIES = ["nowhere", "a/b/c", "https://example.org/a/b", "a b/c", "owner/", "-a/b", "a/b."]


@pytest.mark.parametrize(
    "given", [*([one] for one in REPOSITORIES), ["a/b", "http://a.org/"], ["a/b", "a.org"], ["a/b", "https://a.org/?x"]]
)
def test_what_is_no_address_is_refused(
    copied: Path, given: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In one sentence, and nothing changes; while a package is built as well, before anything wrong is published."""
    before = texts(copied)
    monkeypatch.chdir(copied)
    assert main(given) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "owner/name" in told.err if len(given) == 1 else "https://" in told.err
    assert texts(copied) == before
    with pytest.raises(NowhereError):
        Address.of(*given)


def test_a_site_of_an_account_has_no_folder() -> None:
    """As GitHub puts it."""
    assert Address.of("Some/some.github.io").site == "https://some.github.io/"


# ---- what a package index shows


@pytest.mark.parametrize("address", [NOWHERE, SOMEWHERE], ids=["nowhere", "somewhere"])
def test_the_description_is_whole(readme: str, checkout: Path, address: Address) -> None:
    """It says how the package is installed, no sentence is torn, and each link leads to what is there."""
    said = description(made(readme, address), places(), address)
    assert '    pip install "trajan-tutor[jupyter]"\n    trajan-tutor lab\n' in said
    assert not torn(said)
    assert "launch-link" not in said
    for heading in ("## Install", "## The first five minutes", "## For teachers", "## For programmers", "## Licence"):
        assert heading in said
    page, file = (
        f"https://{host}/some-body/a.course/{head}/"
        for host, head in (("github.com", "blob/HEAD"), ("raw.githubusercontent.com", "HEAD"))
    )
    ours = [link for link in links(said) if link.startswith((page, file))]
    assert all((checkout / link.removeprefix(page).removeprefix(file)).exists() for link in ours)
    assert bool(ours) == bool(address.repository)
    others = {link for link in links(said) if link not in ours}
    assert {link.partition("/")[2][:13] for link in others} == ({"/some-body.gi", "/mybinder.org"} if ours else set())
    pictures = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", said)
    assert all(picture.startswith(file) for picture in pictures)


def made(readme: str, address: Address) -> str:
    """Return the README as it is with an address."""
    for place in places():
        if place.file == "README.md":
            readme = place.made(readme, address)
    return readme


def test_links_beside_the_description_are_there_with_an_address_alone() -> None:
    """Where nothing is published none is invented."""
    assert addresses(NOWHERE) == {}
    assert set(addresses(SOMEWHERE)) == {"Source", "Issues", "Documentation", "Changelog", "Play"}


def test_a_sentence_that_would_be_torn_is_left_out() -> None:
    """The others of its line stay, and a bullet that says nothing else goes."""
    text = "# A\n\nIt is. See [a](b.md), now. It was.\n\n- [x](y.md): more.\n- Less."
    assert read_elsewhere(text, NOWHERE) == "# A\n\nIt is. It was.\n\n- Less."


def test_a_place_is_found_in_both_ways() -> None:
    """Whichever stands there; not where it stands twice."""
    place = Place("a.md", "No place.", "At {site}, or {repository}.")
    published = "At https://some-body.github.io/a.course/, or some-body/a.course."
    assert place.made("No place.", SOMEWHERE) == place.made(published, SOMEWHERE) == published
    assert place.made(published, NOWHERE) == "No place."
    with pytest.raises(ValueError, match="2 times"):
        place.made("No place. No place.", SOMEWHERE)


# ---- the recipe, and the workflows


def test_the_recipe_needs_what_the_project_needs(project: dict[str, Any], checkout: Path) -> None:
    """In the same versions, with the same version and command."""
    recipe = yaml.safe_load((checkout / "conda" / "recipe.yaml").read_text(encoding="utf-8"))
    told = project["project"]
    needs = [re.sub(r"(?=[<>=])", " ", need, count=1) for need in told["dependencies"]]
    assert recipe["context"]["version"] == told["version"]
    assert recipe["requirements"]["run"] == [f"python {told['requires-python']}", *needs]
    assert recipe["build"]["python"]["entry_points"] == [f"{name} = {at}" for name, at in told["scripts"].items()]
    assert recipe["about"]["license"] == told["license"]


def test_wheels_are_built_when_a_maintainer_says_so(project: dict[str, Any], checkout: Path) -> None:
    """By hand alone, from the sdist and compiled, for the versions that the classifiers name."""
    workflow = yaml.safe_load((checkout / ".github" / "workflows" / "wheels.yml").read_text(encoding="utf-8"))
    # A word that YAML takes for a truth.
    assert workflow[True] == ["workflow_dispatch", "workflow_call"]
    assert workflow["permissions"] == {"contents": "read"}
    assert any("cibuildwheel" in step.get("run", "") for step in workflow["jobs"]["compiled"]["steps"])
    built = project["tool"]["cibuildwheel"]
    named = re.findall(r":: 3\.(\d+)$", "\n".join(project["project"]["classifiers"]), re.MULTILINE)
    assert built["build"] == [f"cp3{minor}-*" for minor in named]
    assert built["environment"] == {"HATCH_BUILD_HOOK_ENABLE_CUSTOM": "1"}


def test_a_release_is_published_when_a_maintainer_says_so(checkout: Path) -> None:
    """By hand alone, from the wheels of that workflow; each job may do what it is for, and no secret is kept."""
    text = (checkout / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    workflow = yaml.safe_load(text)
    assert workflow[True] == "workflow_dispatch"
    assert workflow["permissions"] == {"contents": "read"}
    jobs = workflow["jobs"]
    assert {name: job.get("permissions") for name, job in jobs.items()} == {
        "named": None,
        "wheels": None,
        "signed": {"attestations": "write", "contents": "read", "id-token": "write"},
        "index": {"id-token": "write"},
        "page": {"contents": "write"},
    }
    assert jobs["wheels"]["uses"] == "./.github/workflows/wheels.yml"
    assert jobs["index"]["environment"] == "release"
    assert [job["needs"] for job in jobs.values() if "needs" in job] == ["named", "wheels", "signed", "index"]
    assert "secrets." not in text


def test_every_action_of_others_stands_by_the_hash_of_its_commit(checkout: Path) -> None:
    """With the version for people to read, the same in all workflows: a tag can be moved, a hash cannot."""
    workflows = sorted((checkout / ".github" / "workflows").glob("*.yml"))
    used = [line for path in workflows for line in re.findall(r"\buses: *(.+)", path.read_text(encoding="utf-8"))]
    of_others = [line for line in used if not line.startswith("./")]
    assert len(set(of_others)) >= 10
    not_by_hash = [line for line in of_others if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", line)]
    assert not not_by_hash
    assert len(set(of_others)) == len({line.partition("@")[0] for line in of_others})


def test_what_the_readme_says_is_done(readme: str) -> None:
    """Calls and blocks in its order; what is typed into a shell is not."""
    told = told_to_do(readme)
    assert told[0] == "import trajan_tutor as tt\ntt.welcome()"
    assert "tt.mastery()" in told
    assert not [text for text in told if re.match("make |pip |trajan-tutor |python3? -m", text) or "…" in text]
