"""What somebody meets who wants to tell something: forms for issues, and who is told of faults."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

CHECKOUT = Path(__file__).parent.parent.parent
FORMS = sorted((CHECKOUT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
# What the host of the repository knows of the fields of a form.
FIELDS = {"input", "textarea", "dropdown", "checkboxes"}


def form(path: Path) -> dict[str, Any]:
    """Read a form."""
    read: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return read


@pytest.mark.parametrize("path", [path for path in FORMS if path.stem != "config"], ids=lambda path: path.stem)
def test_a_form_asks_for_what_is_needed(path: Path) -> None:
    """Each field has a name of its own and a label, and something has to be told."""
    told = form(path)
    assert {"name", "description", "labels", "body"} <= set(told)
    fields = told["body"]
    assert {one["type"] for one in fields} <= FIELDS
    assert all(one["attributes"]["label"] for one in fields)
    names = [one["id"] for one in fields]
    assert len(set(names)) == len(names)
    assert any(one.get("validations", {}).get("required") for one in fields) or path.stem == "translation"


def test_a_fault_in_a_rule_comes_with_its_rule_and_a_position() -> None:
    """Without the two nobody can look at it."""
    fields = {one["id"]: one for one in form(CHECKOUT / ".github" / "ISSUE_TEMPLATE" / "rule.yml")["body"]}
    for name in ("rule", "position"):
        assert fields[name]["validations"]["required"]


def test_who_takes_part_can_tell_in_private() -> None:
    """Faults of security and trouble with somebody go the same way, which needs no address of anybody."""
    for name in ("SECURITY.md", "CODE_OF_CONDUCT.md"):
        assert "*Report a vulnerability*" in (CHECKOUT / name).read_text(encoding="utf-8").replace("\n", " ")


def test_a_first_issue_names_files_that_are_there() -> None:
    """Each of them says where, what is wrong, when it is done, and how it is tried."""
    text = (CHECKOUT / "docs" / "good-first-issues.md").read_text(encoding="utf-8")
    issues = text.split("\n## ")[1:]
    assert len(issues) >= 10
    for issue in issues:
        assert re.findall(r"\*\*(\w+)\.\*\*", issue) == ["Where", "Now", "Done", "Try"], issue.partition("\n")[0]
        paths = re.findall(r"`((?:trajan_tutor|stage|tests|tools|docs|binder|notebooks)/[\w./-]+)`", issue)
        assert paths
        assert [path for path in paths if not (CHECKOUT / path).exists()] == []
