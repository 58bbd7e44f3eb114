"""The page of the documentation about other programs: its code runs, and prints what stands below it."""

import contextlib
import io
import re
from pathlib import Path

PAGE = Path("docs") / "other-programs.md"
BLOCK = re.compile(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```$)?", re.MULTILINE | re.DOTALL)


def test_the_code_prints_what_the_page_says(checkout: Path) -> None:
    """Block after block, in one session."""
    blocks = BLOCK.findall((checkout / PAGE).read_text(encoding="utf-8"))
    assert len(blocks) == 3
    names: dict[str, object] = {}
    for code, expected in blocks:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(code, str(PAGE), "exec"), names)  # noqa: S102 (the page is ours)
        assert printed.getvalue() == expected


def test_the_readme_names_the_page(checkout: Path) -> None:
    """Nobody finds it otherwise."""
    assert PAGE.as_posix() in (checkout / "README.md").read_text(encoding="utf-8")
