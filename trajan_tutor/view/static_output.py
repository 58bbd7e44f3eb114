"""The output of a value that a notebook saves: a picture that every page shows, and one sentence.

The picture is an `<img>` with its data in its address: pages that trust nothing leave it as it is, and it needs no
network. In JupyterLab one click on it runs its cell: an attribute names the command, and whoever does not know it
leaves it out. On a page without a kernel it leads to the light page, where the address of one is told.
"""

import re
from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass, replace
from html import escape
from typing import Final, Protocol, TypeVar
from urllib.parse import quote, unquote

# Thirty of them lie in one notebook, and each is sent anew whenever somebody pauses.
LARGEST_BYTES: Final = 150_000
LONGEST_SENTENCE: Final = 240
# Whoever shows something live hides the picture of it by this class.
CLASS: Final = "trajan-tutor-kept"
SVG_ADDRESS: Final = "data:image/svg+xml,"
# What an address may hold as it is, as far as no attribute of HTML ends there.
_PLAIN: Final = " ~!*()'/:;,=@$+?[]{}|"
_TAG: Final = re.compile("<[^>]*>")
_SWAPPED: Final = str.maketrans("\"'", "'\"")
_COMMAND: Final = 'data-commandlinker-command="notebook:run-cell" data-commandlinker-args="{}"'
_SOURCE: Final = re.compile(f'<img class="{CLASS}" src="{re.escape(SVG_ADDRESS)}([^"]*)"')
_RUNS: Final = re.compile(r'<button type="button" data-light-page="([^"]+)"([^>]*)>(.*?)</button>', re.DOTALL)
_BUTTON: Final = (
    "padding:8px 14px;border:0;border-radius:8px;font-weight:bold;background:#a8381f;color:#fff;cursor:pointer"
)
_LOOKS: Final = "display:block;width:100%;padding:0;border:0;background:none"
_Result = TypeVar("_Result")
_TEXT: Final = "white-space:pre-wrap;text-align:left"


class Portable(Protocol):
    """A picture that can be saved: `Drawing`."""

    def portable(self) -> str:
        """Return the picture as SVG that every program shows alike."""


@dataclass(frozen=True, slots=True)
class StaticOutput:
    """What a notebook saves of a value.

    Of several `pictures` the first is taken that is light enough: LARGEST_BYTES for each of the `boards` on it. `runs`
    are the words of what runs the cell, where a click does that; then `opens` is what the light page is asked for, such
    as `play=trajan`. `more` is HTML below the picture, `text` what stands there as it is. The `sentence` is cut where
    it is longer than LONGEST_SENTENCE.
    """

    sentence: str
    pictures: tuple[Callable[[], Portable], ...] = ()
    runs: str = ""
    opens: str = ""
    more: str = ""
    text: str = ""
    boards: int = 1


class ShowsItself:
    """A value that a cell can show."""

    __slots__ = ()

    def static_output(self) -> StaticOutput:
        """Return the output that a notebook saves."""
        raise NotImplementedError

    def _repr_mimebundle_(
        self, include: Container[str] | None = None, exclude: Container[str] | None = None
    ) -> dict[str, str]:
        return static_bundle(self.static_output(), include, exclude)


def static_bundle(
    output: StaticOutput, include: Container[str] | None = None, exclude: Container[str] | None = None
) -> dict[str, str]:
    """Return an output by its MIME types, as far as they are wanted: for the text alone no picture is drawn."""
    wanted = [
        kind
        for kind in ("text/html", "text/plain")
        if (include is None or kind in include) and (exclude is None or kind not in exclude)
    ]
    html = static_html(output) if "text/html" in wanted else ""
    bundle = {"text/html": html, "text/plain": one_sentence(output.sentence)}
    return {kind: bundle[kind] for kind in wanted if bundle[kind]}


def static_html(output: StaticOutput) -> str:
    """Return the picture and what stands below it as HTML; an empty text where there is neither."""
    source = _source(output)
    title = escape(output.runs)
    about = one_sentence(output.sentence)
    about = escape(f"{about.rstrip('.')}. {output.runs}" if output.runs else about)
    picture = f'<img class="{CLASS}" src="{SVG_ADDRESS}{source}" alt="{about}" width="100%">' * bool(source)
    if picture and output.runs:
        opens = f' data-light-page="{escape(output.opens)}"' * bool(output.opens)
        picture = f'<button type="button"{opens} {_COMMAND} title="{title}" style="{_LOOKS}">{picture}</button>'
    return picture + output.more + f'<pre style="{_TEXT}">{escape(output.text)}</pre>' * bool(output.text)


def leading_to(html: str, address: str) -> str:
    """Return HTML whose pictures lead to the light page at an address; without one they do nothing.

    In JupyterLab a click still runs the cell.
    """
    if not address:
        return html

    def link(match: re.Match[str]) -> str:
        where = f"{escape(address.partition('?')[0])}?{match[1]}"
        return f'<a href="{where}" target="_blank" rel="noopener"{match[2]}>{match[3]}</a>'

    return _RUNS.sub(link, html)


def run_button(text: str) -> str:
    """Return a button as HTML that runs its cell."""
    return f'<button type="button" class="{CLASS}" {_COMMAND} style="{_BUTTON}">{escape(text)}</button>'


def one_sentence(text: str) -> str:
    """Return the first line of a text, cut where it is too long for what stands in place of a picture."""
    first = text.strip().partition("\n")[0].strip()
    return first if len(first) <= LONGEST_SENTENCE else f"{first[: LONGEST_SENTENCE - 1].rstrip()}…"


def as_address(svg: str) -> str:
    """Return a picture as the rest of an address that begins with `SVG_ADDRESS`, for an attribute of HTML.

    Attributes stand in single quotes there: each of the others would be three letters.
    """
    return quote(_with_other_quotes(svg), safe=_PLAIN)


def picture_of_address(address: str) -> str:
    """Return the picture of which `as_address` made an address."""
    return _with_other_quotes(unquote(address))


def picture_in(html: str) -> str:
    """Return the picture in saved HTML, an SVG; an empty text where there is none."""
    match = _SOURCE.search(html)
    return picture_of_address(match[1]) if match else ""


def steps_of(output: StaticOutput) -> Iterator[StaticOutput]:
    """Yield an output with more of its first picture done, each after a step of the work."""
    first, others = output.pictures[:1], output.pictures[1:]
    for draw in first:
        drawn = _or_none(draw)
        yield replace(output, pictures=(*_ready(drawn), *others))
        svg = _or_none(drawn.portable) if drawn is not None else None
        yield replace(output, pictures=(*_ready(_Written(svg) if svg else None), *others))


@dataclass(frozen=True, slots=True)
class _Written:
    """A picture that is in the portable form already."""

    svg: str

    def portable(self) -> str:
        return self.svg


def _ready(picture: Portable | None) -> tuple[Callable[[], Portable], ...]:
    return () if picture is None else (lambda: picture,)


def _or_none(make: Callable[[], _Result]) -> _Result | None:
    try:
        return make()
    except Exception:  # noqa: BLE001 (whatever goes wrong with a picture, its sentence is saved)
        return None


def _source(output: StaticOutput) -> str:
    for draw in output.pictures:
        drawn = _or_none(draw)
        svg = _or_none(drawn.portable) if drawn is not None else None
        source = as_address(svg) if svg is not None else ""
        if 0 < len(source) <= LARGEST_BYTES * output.boards:
            return source
    return ""


def _with_other_quotes(svg: str) -> str:
    # Words between tags keep theirs; in a tag no attribute holds a bracket that is not escaped.
    return _TAG.sub(lambda tag: tag[0].translate(_SWAPPED), svg)
