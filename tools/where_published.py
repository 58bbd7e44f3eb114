"""Where the project is published: one setting in `pyproject.toml`, and all that is made from it.

    python tools/where_published.py                                     makes everything from the setting
    python tools/where_published.py owner/name [https://its.site/]      writes the setting first

`tools/where_published.toml` lists the places that say it, each in two ways: as long as nothing is published, and once
it is. No place is marked in its file: whichever of the two stands there is found, and the one that holds is written.

It is a metadata hook of hatch as well. What a package index shows is the README as somebody reads it who has no
checkout: with an address its links and pictures lead there, without one the sentences that need a link are left out.
"""

import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

CHECKOUT: Final = Path(__file__).parent.parent
PLACES: Final = "tools/where_published.toml"
_SETTINGS: Final = "pyproject.toml"
_README: Final = "README.md"
_REPOSITORY: Final = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?/[A-Za-z0-9._-]*[A-Za-z0-9_-]")
_SITE: Final = re.compile(r"https://[A-Za-z0-9.-]+\.[A-Za-z]{2,}(?::\d+)?/(?:[A-Za-z0-9._~-]+/)*")
# A picture, or a link; the first mark is that of a picture.
_LINK: Final = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
# A link or a picture whose address begins with no protocol: a file of the checkout.
_INSIDE: Final = re.compile(r"\]\((?!\w+://)[^)\s]+\)")
_SENTENCE: Final = re.compile(r"(?<=[.!?]) (?=[A-Z`*\[])")
_BULLET: Final = re.compile(r" *(?:-|\d+\.) ")


class NowhereError(ValueError):
    """What is given is no place to publish at, or a place that says it is gone; the text says so in a sentence."""


@dataclass(frozen=True, slots=True)
class Address:
    """A repository on GitHub as `owner/name`, and the address of its site; both are empty before anything is there."""

    repository: str = ""
    site: str = ""

    @classmethod
    def of(cls, repository: str, site: str = "") -> "Address":
        """Return the address that is given; a site that nobody names is where GitHub Pages puts it.

        >>> Address.of("owner/name").site
        'https://owner.github.io/name/'
        """
        if repository and not _REPOSITORY.fullmatch(repository):
            raise NowhereError(f"{repository!r} is no repository: write it as owner/name.")
        if site and not repository:
            raise NowhereError("There is a site without a repository: say which repository it is made from.")
        if not repository:
            return cls()
        site = f"{site or _pages_of(repository)}".rstrip("/") + "/"
        if not _SITE.fullmatch(site):
            raise NowhereError(f"{site!r} is no address of a site: it begins with https:// and has no ? or #.")
        return cls(repository, site)

    def filled(self, text: str) -> str:
        """Return a text of a place with this address in it."""
        return text.replace("{repository}", self.repository).replace("{site}", self.site)


def _pages_of(repository: str) -> str:
    owner, _, name = repository.partition("/")
    host = f"{owner.lower()}.github.io"
    return f"https://{host}/" if name.lower() == host else f"https://{host}/{name}/"


@dataclass(frozen=True, slots=True)
class Place:
    """A part of a file that says where the project is published, in both ways."""

    file: str
    unpublished: str
    published: str

    def needs_address(self) -> bool:
        """Return whether what it says once something is published names the address."""
        return "{" in self.published

    def made(self, text: str, address: Address) -> str:
        """Return the text of its file as it is to be with an address; raises NowhereError where the place is gone."""
        wanted = address.filled(self.published) if address.repository else self.unpublished
        for stands in (_any_address(self.published), re.escape(self.unpublished)):
            changed, times = re.subn(stands, lambda _: wanted, text)
            if times:
                break
        if times != 1:
            raise NowhereError(f"{self.file} has {times} times what {PLACES} looks for: {self.unpublished[:60]!r}")
        return changed


def _any_address(published: str) -> str:
    escaped = re.escape(published)
    return escaped.replace(r"\{repository\}", _REPOSITORY.pattern).replace(r"\{site\}", _SITE.pattern)


def places(checkout: Path = CHECKOUT) -> list[Place]:
    """Return the places that say where the project is published."""
    listed = tomllib.loads((checkout / PLACES).read_text(encoding="utf-8"))["place"]
    return [Place(**one) for one in listed]


def address_of(checkout: Path = CHECKOUT) -> Address:
    """Return what the setting of a checkout says."""
    told = tomllib.loads((checkout / _SETTINGS).read_text(encoding="utf-8"))
    hook = told["tool"]["hatch"]["metadata"]["hooks"]["custom"]
    return Address.of(hook["repository"], hook["site"])


def write_setting(checkout: Path, address: Address) -> None:
    """Write the setting."""
    path = checkout / _SETTINGS
    text = path.read_text(encoding="utf-8")
    for name, value in (("repository", address.repository), ("site", address.site)):
        text = re.sub(rf'^{name} = ".*"$', f'{name} = "{value}"', text, count=1, flags=re.MULTILINE)
    path.write_text(text, encoding="utf-8")


def made_files(checkout: Path = CHECKOUT, address: Address | None = None) -> Iterator[tuple[Path, str]]:
    """Give each file with a place, and its text as an address wants it: else that of the setting."""
    address, listed = address or address_of(checkout), places(checkout)
    for file in dict.fromkeys(place.file for place in listed):
        text = (checkout / file).read_text(encoding="utf-8")
        for place in (one for one in listed if one.file == file):
            text = place.made(text, address)
        yield checkout / file, text


# ---- the package index


def addresses(address: Address) -> dict[str, str]:
    """Return the links of a project beside its description; none before it is published.

    >>> addresses(Address.of("owner/name"))["Changelog"]
    'https://github.com/owner/name/blob/HEAD/CHANGELOG.md'
    >>> addresses(Address())
    {}
    """
    if not address.repository:
        return {}
    home = f"https://github.com/{address.repository}"
    return {
        "Documentation": address.site,
        "Play": f"{address.site}play/",
        "Source": home,
        "Issues": f"{home}/issues",
        "Changelog": f"{home}/blob/HEAD/CHANGELOG.md",
    }


def description(readme: str, listed: list[Place], address: Address) -> str:
    """Return the README as it is read beside a package: whoever reads it there can install the package."""
    for place in listed:
        if place.file == _README and not place.needs_address():
            readme = place.made(readme, Address("any/repository"))
    return read_elsewhere(readme, address)


def read_elsewhere(readme: str, address: Address) -> str:
    """Return the README as it can be read away from the checkout.

    >>> read_elsewhere("![Board](a.svg) It is fine. See the [guide](docs/guide.md). [Out](https://a.b)", Address())
    'It is fine. [Out](https://a.b)'
    >>> read_elsewhere("[guide](docs/guide.md)", Address.of("owner/name"))
    '[guide](https://github.com/owner/name/blob/HEAD/docs/guide.md)'
    """
    if not address.repository:
        blocks = (_without_checkout(block) for block in readme.split("\n\n"))
        return "\n\n".join(block for block in blocks if block.strip())

    def absolute(found: re.Match[str]) -> str:
        mark, text, link = found.groups()
        if "://" in link:
            return found[0]
        where = "raw.githubusercontent.com" if mark else "github.com"
        return f"{mark}[{text}](https://{where}/{address.repository}/{'HEAD' if mark else 'blob/HEAD'}/{link})"

    return _LINK.sub(absolute, readme)


def _without_checkout(block: str) -> str:
    """Return a block of a page without the sentences that link into the checkout; a table goes as a whole."""
    if not _INSIDE.search(block):
        return block
    if block.startswith("|"):
        return ""
    lines = (_whole_sentences(line) for line in block.split("\n"))
    return "\n".join(line for line in lines if line.strip())


def _whole_sentences(line: str) -> str:
    begins = _BULLET.match(line)
    mark = begins[0] if begins else ""
    line = re.sub(r"!\[[^\]]*\]\((?!\w+://)[^)\s]+\) ?", "", line.removeprefix(mark))
    kept = [sentence for sentence in _SENTENCE.split(line) if not _INSIDE.search(sentence)]
    return f"{mark}{' '.join(kept)}" if any(kept) else ""


def get_metadata_hook() -> type:
    """Return the hook, as hatch asks for it: only then is hatch there."""
    from hatchling.metadata.plugin.interface import MetadataHookInterface

    class WherePublished(MetadataHookInterface):
        """Tells the links, and the README with them."""

        def update(self, metadata: dict[str, Any]) -> None:
            """Write both."""
            root = Path(self.root)
            address = Address.of(self.config.get("repository", ""), self.config.get("site", ""))
            readme = (root / _README).read_text(encoding="utf-8")
            metadata["urls"] = addresses(address)
            metadata["readme"] = {
                "content-type": "text/markdown",
                "text": description(readme, places(root), address),
            }

    return WherePublished


def main(arguments: list[str]) -> int:
    """Write the setting where one is given, and everything that is made from it; return the exit code."""
    checkout = Path.cwd()
    try:
        address = Address.of(*arguments[:2]) if arguments else address_of(checkout)
        # All is made before anything is written.
        made = list(made_files(checkout, address))
        write_setting(checkout, address)
        for path, text in made:
            path.write_text(text, encoding="utf-8")
    except (NowhereError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{address.repository}, with its site at {address.site}" if address.repository else "Published nowhere.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
