"""Where the project is published, as a package index is told it: from the one setting in `pyproject.toml`.

A metadata hook of hatch. The pictures and the pages that the README links to lie in the repository: with its name a
package index can show them; without one the pictures are left out, and links are words.
"""

import re
from typing import Any

REPOSITORY = re.compile(r"[A-Za-z0-9._-]+/[A-Za-z0-9._-]+")
# A picture, or a link; the first mark is that of a picture.
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
# What only whoever publishes reads.
TO_MAINTAINERS = re.compile(r"^[^\n]*make launch-link[^\n]*\n", re.MULTILINE)


def addresses(repository: str) -> dict[str, str]:
    """Return the links of a project that lies in a repository; none where that is not told.

    >>> addresses("owner/name")["Changelog"]
    'https://github.com/owner/name/blob/HEAD/CHANGELOG.md'
    >>> addresses("")
    {}
    """
    if not repository:
        return {}
    if not REPOSITORY.fullmatch(repository):
        raise ValueError(f"{repository!r} is no repository: owner/name is.")
    place = f"https://github.com/{repository}"
    return {
        "Source": place,
        "Issues": f"{place}/issues",
        "Documentation": f"{place}/blob/HEAD/docs/guide.md",
        "Changelog": f"{place}/blob/HEAD/CHANGELOG.md",
    }


def read_elsewhere(readme: str, repository: str) -> str:
    """Return the README as it can be read away from the checkout.

    >>> read_elsewhere("![Board](a.svg) [guide](docs/guide.md) [out](https://a.b)", "")
    ' guide [out](https://a.b)'
    >>> read_elsewhere("[guide](docs/guide.md)", "owner/name")
    '[guide](https://github.com/owner/name/blob/HEAD/docs/guide.md)'
    """

    def changed(found: re.Match[str]) -> str:
        mark, text, link = found.groups()
        if "://" in link:
            # Binder's address has no place in it before that is told.
            return found[0] if repository or "OWNER/REPOSITORY" not in link else text
        if not repository:
            return "" if mark else text
        where = "raw.githubusercontent.com" if mark else "github.com"
        return f"{mark}[{text}](https://{where}/{repository}/{'HEAD' if mark else 'blob/HEAD'}/{link})"

    return LINK.sub(changed, TO_MAINTAINERS.sub("", readme))


def get_metadata_hook() -> type:
    """Return the hook, as hatch asks for it: only then is hatch there."""
    from pathlib import Path

    from hatchling.metadata.plugin.interface import MetadataHookInterface

    class WherePublished(MetadataHookInterface):
        """Tells the links, and the README with them."""

        def update(self, metadata: dict[str, Any]) -> None:
            """Write both."""
            repository = self.config.get("repository", "")
            readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
            metadata["urls"] = addresses(repository)
            metadata["readme"] = {"content-type": "text/markdown", "text": read_elsewhere(readme, repository)}

    return WherePublished
