"""The front door in a notebook: the covers of the games, with links to the notebooks of their courses.

It needs no kernel once it is stored: what moves are pictures, and what is folded the browser unfolds.
"""

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final
from urllib.parse import quote

from trajan_tutor.desk.front_door import GameListed, LessonListed, cover_drawing, covers
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.i18n import Words
from trajan_tutor.jupyter.lesson_list import link_to
from trajan_tutor.session.error_sentences import words_of_every_game
from trajan_tutor.view.static_output import SVG_ADDRESS, ShowsItself, StaticOutput, as_address

_DOOR: Final = (
    "display:inline-block;padding:8px 14px;border-radius:8px;font-weight:bold;text-decoration:none;"
    "background:#a8381f;color:#fff"
)
_COVER: Final = "flex:1 1 260px;max-width:420px;border:1px solid #8888;border-radius:8px;overflow:hidden"


class Welcome(ShowsItself):
    """The covers of all games, as they stand when it is shown, for whoever keeps progress in the folder `saves`."""

    def __init__(self, saves: Path, language: str = "") -> None:
        """Speak a language."""
        self.saves = saves
        self.words: Words = words_of_every_game(language)

    def covers(self) -> list[GameListed]:
        """Return the covers in the order in which the tutor offers its games."""
        return covers(self.saves, self.words, has_games=False)

    def __repr__(self) -> str:
        """Say which games there are, on one line."""
        return f"<{', '.join(cover['title'] for cover in self.covers())}>"

    def __str__(self) -> str:
        """Return the covers as text: each game in a line, and the call that begins it or goes on."""
        return "\n\n".join("\n".join(_lines(cover)) for cover in self.covers())

    def static_output(self) -> StaticOutput:
        """Return the covers and what the games are called, as a notebook keeps them."""
        covers = self.covers()
        shown = "".join(map(self._cover, covers))
        page = f'<div style="display:flex;flex-wrap:wrap;align-items:flex-start;gap:16px">{shown}</div>'
        return StaticOutput(", ".join(cover["title"] for cover in covers), more=page)

    def _cover(self, cover: GameListed) -> str:
        drawing = cover_drawing(find_game(cover["name"]), self.words.language)
        picture = (
            f'<img src="{SVG_ADDRESS}{as_address(drawing)}" alt="" style="display:block;width:100%">' if drawing else ""
        )
        about = f'<h3 style="margin:0">{escape(cover["title"])}</h3><p style="margin:4px 0">{escape(cover["line"])}</p>'
        about += f'<p style="margin:4px 0 12px">{escape(cover["about"])}</p>'
        onward = cover["onward"]
        if onward is not None:
            about += f'<p style="margin:0 0 12px">{_leading(onward["address"], onward["text"], _DOOR)}</p>'
        lists = "".join(self._list(cover, is_game=is_game) for is_game in (True, False))
        folded = f"<details><summary>{escape(self.words.say('page-all'))}</summary>{lists}</details>"
        return f'<div style="{_COVER}">{picture}<div style="padding:10px 14px">{about}{folded}</div></div>'

    def _list(self, cover: GameListed, *, is_game: bool) -> str:
        rows = "".join(f"<li>{_row(lesson)}</li>" for lesson in cover["lessons"] if lesson["is_game"] is is_game)
        if not rows:
            return ""
        title = escape(self.words(Message.of("page-games" if is_game else "page-lessons")))
        return f'<p style="margin:8px 0 0"><b>{title}</b></p><ul style="margin:0;padding-left:20px">{rows}</ul>'


def _lines(cover: GameListed) -> Iterator[str]:
    yield cover["title"]
    yield cover["line"]
    yield cover["about"]
    if cover["onward"] is not None:
        yield f"{cover['onward']['text']}: {_call(cover['onward']['address'])}"


def _row(lesson: LessonListed) -> str:
    how = lesson["minutes"] if lesson["standing"] == "new" else lesson["said"]
    return f"{_leading(lesson['address'], lesson['title'])} ({escape(how)})"


def _leading(address: str, text: str, looks: str = "") -> str:
    """Return a link to the notebook of a lesson; where it does not lie beside this one, the call that opens it."""
    notebook = link_to(address)
    if not notebook:
        return f"{escape(text)}: <code>{escape(_call(address))}</code>"
    style = f' style="{looks}"' if looks else ""
    return f'<a href="{quote(notebook)}"{style}>{escape(text)}</a>'


def _call(address: str) -> str:
    return f'tt.lesson("{address}")'
