"""Make the studies anew that tests of the coach ask: `PYTHONPATH=tests python tests/coach/make_studies.py`.

It runs the tests that ask for them, which search meanwhile, and keeps what was found.
"""

import re
import sys
from pathlib import Path

import pytest
from coach.kept_studies import KEPT


def asking() -> list[str]:
    """Return the files with tests that ask for what is kept."""
    files = sorted(Path(__file__).parent.glob("test_*.py"))
    return [str(path) for path in files if re.search(r"\badvised\(", path.read_text(encoding="utf-8"))]


if __name__ == "__main__":
    with KEPT.made_anew():
        ended = pytest.main([*asking(), "-q", "-m", "not long and not before_release"])
    sys.exit(ended)
