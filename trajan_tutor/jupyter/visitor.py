"""Whose saved games and progress they are: of whoever runs the notebook, or of one visitor of a page that is served.

Under Voila every visitor has a kernel, and all kernels run in the same folder: what one visitor did must not be gone on
with by the next.
"""

import os
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from trajan_tutor.journals.saved_games import home

# Voila tells its kernels so.
_SERVER: Final = "SERVER_SOFTWARE"
_VOILA: Final = "voila"


def own_home() -> Path:
    """Return the folder of saved games and progress; under Voila one that lasts as long as the visitor's kernel."""
    return Path(_of_this_visit().name) if os.environ.get(_SERVER, "").startswith(_VOILA) else home()


@cache
def _of_this_visit() -> TemporaryDirectory[str]:
    return TemporaryDirectory(prefix="trajan-tutor-", ignore_cleanup_errors=True)
