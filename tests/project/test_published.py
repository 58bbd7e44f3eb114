"""What is to be published: links and pictures that show elsewhere, a recipe for conda-forge, a workflow for wheels."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from release_check import told_to_do
from where_published import addresses, read_elsewhere

PLACE = "some-body/a.course"


@pytest.fixture(scope="module")
def project(checkout: Path) -> dict[str, Any]:
    """Return what the project says of itself."""
    told: dict[str, Any] = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))
    return told


@pytest.fixture(scope="module")
def readme(checkout: Path) -> str:
    """Return the README of the checkout."""
    return (checkout / "README.md").read_text(encoding="utf-8")


def links(text: str) -> list[str]:
    """Return where the links and pictures of a text lead."""
    return re.findall(r"\]\(([^)\s]+)\)", text)


def test_no_address_is_invented(project: dict[str, Any], readme: str) -> None:
    """Before anybody has published the project there is no link to it, and no picture that nobody could see."""
    assert project["tool"]["hatch"]["metadata"]["hooks"]["custom"]["repository"] == ""
    assert addresses("") == {}
    told = read_elsewhere(readme, "")
    assert links(told) == []
    assert "OWNER" not in told
    assert "launch-link" not in told
    assert "docs/guide.md" in told


def test_one_setting_makes_every_link(readme: str, checkout: Path) -> None:
    """Pictures are fetched as files and pages as pages, each one that lies in the checkout."""
    told = read_elsewhere(readme.replace("OWNER/REPOSITORY", PLACE), PLACE)
    assert len(links(told)) == len(links(readme)) > 10
    page, file = f"https://github.com/{PLACE}/blob/HEAD/", f"https://raw.githubusercontent.com/{PLACE}/HEAD/"
    for link in links(told):
        if "mybinder" not in link:
            assert link.startswith((page, file))
            assert (checkout / link.removeprefix(page).removeprefix(file)).exists()
    assert all(picture.startswith(file) for picture in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", told))
    assert set(addresses(PLACE)) == {"Source", "Issues", "Documentation", "Changelog"}


@pytest.mark.parametrize("repository", ["nowhere", "a/b/c", "https://example.org/a/b", "a b/c"])
def test_what_is_no_repository_is_refused(repository: str) -> None:
    """While the package is built, before anything wrong is published."""
    with pytest.raises(ValueError, match="owner/name"):
        addresses(repository)


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
    assert not [text for text in told if "make " in text or "…" in text]
