"""Build the site of the pages: in English all of them, and those of learners in every language that is offered.

Usage: python tools/build_site.py FOLDER, or python tools/build_site.py --messages after a change of these pages:
it brings `docs/locales` up to date, where what is new or changed then waits for its translation.
"""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from trajan_tutor.i18n import FALLBACK, languages

_DOCS: Final = Path(__file__).parent.parent / "docs"
sys.path.insert(0, str(_DOCS / "_ext"))

from other_languages import PAGES, tag  # noqa: E402 (Sphinx finds it by its path, too)

_STRICT: Final = ("-W", "--keep-going", "--quiet")


def main() -> None:
    """Do what is asked for."""
    if sys.argv[1:] == ["--messages"]:
        _update_messages()
        return
    site = Path(sys.argv[1])
    _sphinx(*_STRICT, "-d", str(site.with_name("read")), str(_DOCS), str(site))
    for language in languages():
        if language != FALLBACK:
            read = site.with_name(f"read-{language}")
            _sphinx(*_STRICT, "-D", f"language={tag(language)}", "-d", str(read), str(_DOCS), str(site / language))


def _update_messages() -> None:
    """Collect what the pages say, and merge it into each language. What only looks alike is no translation."""
    with TemporaryDirectory() as made:
        only = f"include_patterns={','.join(PAGES)}"
        _sphinx(
            "-b", "gettext", "--quiet", "-D", only, "-D", "suppress_warnings=toc,myst.xref_missing", str(_DOCS), made
        )
        merge = ("update", "--domain", "pages", "--input-file", str(Path(made, "pages.pot")))
        how = ("--no-fuzzy-matching", "--ignore-obsolete", "--width", "120")
        subprocess.run(  # noqa: S603 (our own words)
            [sys.executable, "-m", "babel.messages.frontend", *merge, *how, "--output-dir", str(_DOCS / "locales")],
            check=True,
        )


def _sphinx(*options: str) -> None:
    subprocess.run([sys.executable, "-m", "sphinx", *options], check=True)  # noqa: S603 (our own words)


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
