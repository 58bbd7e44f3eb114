"""Babel as the browser gets it: a hundredth of its size, and it says the same in every language that there is."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from small_babel import copy_babel

from trajan_tutor.i18n import languages

# What Fluent writes with it: a plural, numbers, a day and a time. A language that it does not know has its own answer.
SAY = """
import sys
from datetime import UTC, datetime
import babel
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_date, fluent_number
messages = '''
many = { $n ->
    [zero] zero
    [one] one
    [two] two
    [few] few
    [many] many
   *[other] other
}
number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($n, useGrouping: 1) } { $n }
when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") } { DATETIME($when, dateStyle: "full") }
'''
for language in sys.argv[1:]:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(messages))
    for number in (*range(130), 1000, 1000000, 0.5, 1.0, 1.5, 2.25, 1234.56, -1, -2.5):
        for name in ("many", "number"):
            print(language, name, *bundle.format_pattern(bundle.get_message(name).value, {"n": number}))
    for month in range(1, 13):
        for hour in (0, 9, 13):
            when = fluent_date(datetime(2024, month, month, hour, 5, tzinfo=UTC))
            print(language, *bundle.format_pattern(bundle.get_message("when").value, {"when": when}))
print(babel.__file__, file=sys.stderr)
"""
SPOKEN = [one for one in languages() if one != "pseudo"]
# The languages of the rulebooks, in which there may be catalogues.
COMING = ["cs", "pl", "pt", "de"]


def _said(*paths: Path, spoken: list[str]) -> tuple[str, str]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths)), "LANG": "C"}
    done = subprocess.run(
        [sys.executable, "-c", SAY, *spoken], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr.splitlines()[-1]


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make the small Babel."""
    folder = tmp_path_factory.mktemp("small")
    found = find_spec("babel")
    assert found is not None
    assert found.origin is not None
    copy_babel(Path(found.origin).parent, folder / "babel", [*SPOKEN, *COMING])
    return folder


def test_it_says_the_same(small: Path) -> None:
    """Plurals, numbers and times are written as by the whole Babel."""
    said, place = _said(small, spoken=[*SPOKEN, *COMING])
    assert place.startswith(str(small))
    assert said == _said(spoken=[*SPOKEN, *COMING])[0]
    assert "few" in said


def test_a_language_without_a_catalogue_is_no_error(small: Path) -> None:
    """Whoever asks for a language that nobody has written a catalogue for reads English."""
    assert _said(small, spoken=["xx"])[0] == _said(spoken=["xx"])[0]


def test_it_is_small(small: Path) -> None:
    """Babel is 33 MB as it is installed."""
    assert sum(path.stat().st_size for path in small.rglob("*") if path.is_file()) < 500_000
