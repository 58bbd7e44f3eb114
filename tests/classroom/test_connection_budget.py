"""A server holds as many descriptors as it may, and knows how many that are."""

import json
import subprocess
import sys
from pathlib import Path

from trajan_tutor.classroom.connection_budget import limit_now, open_now

RAISE = """
import json, resource, sys
from trajan_tutor.classroom.connection_budget import limit_now, raise_limit
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (128, min(hard, 512)))
print(json.dumps([limit_now(), raise_limit(), limit_now()]))
"""


def test_the_soft_limit_is_raised_to_the_hard_one() -> None:
    """In a process of its own, since it holds from then on."""
    told = subprocess.run([sys.executable, "-c", RAISE], stdout=subprocess.PIPE, check=True)
    assert json.loads(told.stdout) == [128, 512, 512]


def test_what_is_open_counts() -> None:
    """A file that is opened is one more, and all are within the limit."""
    before = open_now()
    with Path(__file__).open("rb"):
        assert open_now() == before + 1
    assert before < limit_now()
