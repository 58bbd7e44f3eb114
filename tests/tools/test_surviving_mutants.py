"""What `make mutants` leaves out."""

import re
import tomllib
from pathlib import Path

from surviving_mutants import EQUIVALENTS, equivalents

PLACE = re.compile(r"(?P<game>[a-z]+)\.rules\.(?P<module>\w+)\.(?P<function>\w+): .+ -> ")


def test_what_changes_nothing_is_told_with_a_reason_and_lies_in_the_rules(checkout: Path) -> None:
    """In functions that there are."""
    reasons = tomllib.loads(EQUIVALENTS.read_text(encoding="utf-8"))["reason"]
    assert all(reason["why"].endswith(".") and reason["mutants"] for reason in reasons)
    for described in sorted(equivalents()):
        parts = PLACE.match(described)
        assert parts, described
        source = checkout / "trajan_tutor" / "games" / parts["game"] / "rules" / f"{parts['module']}.py"
        assert f"def {parts['function']}(" in source.read_text(encoding="utf-8"), described
