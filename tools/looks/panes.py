"""Every pane of every board in a browser, to be looked at before panes or templates are changed.

One picture for each game, number of seats, theme and scale: all panes in all forms, then the whole table.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from browsers import chromium
from measures.drawings import snapshots

from trajan_tutor.engine.games import find_game, game_names
from trajan_tutor.i18n import Words
from trajan_tutor.view.paned import PanedRenderer
from trajan_tutor.view.picture import PaneForm, Picture

THEMES: Final = ("light", "dark")
SCALES: Final = (0.65, 0.84, 1.0, 1.5)
GROUNDS: Final = {"light": "#fbf5e7", "dark": "#29231b"}
WIDTH: Final = 1600
SEED: Final = 7


def drawn_form(picture: Picture, form: PaneForm, scale: float) -> str:
    """Return a pane in one of its forms, as the page shows it."""
    windows = []
    for window in form["windows"]:
        x, y, width, height = window["box"]
        sheet = picture["sheets"][window["sheet"]]
        places = "".join(picture["places"].get(key, "") for key in window["places"])
        windows.append(
            f'<svg x="{window["at"][0]}" y="{window["at"][1]}" width="{width}" height="{height}" '
            f'viewBox="{x} {y} {width} {height}"><g class="{sheet["classes"]}">{sheet["still"]}{places}</g></svg>'
        )
    wide, high = form["width"], form["height"]
    return (
        f'<svg viewBox="0 0 {wide} {high}" width="{wide * scale}" height="{high * scale}" '
        f'style="--scale:{scale}">{"".join(windows)}</svg>'
    )


def drawn_whole(picture: Picture, scale: float) -> str:
    """Return the whole table, so large that most of its panes have a scale."""
    whole = picture["whole"]
    if whole is None:
        return ""
    forms = {pane["name"]: pane["forms"][0] for pane in picture["panes"]}
    panes = "".join(
        f'<div style="position:absolute;left:{x * scale}px;top:{y * scale}px">'
        f"{drawn_form(picture, forms[name], width * scale / forms[name]['width'])}</div>"
        for name, (x, y, width, _) in whole["panes"].items()
    )
    size = f"width:{whole['width'] * scale}px;height:{whole['height'] * scale}px"
    return f'<div style="position:relative;{size}">{panes}</div>'


def page_of(picture: Picture, theme: str, scale: float) -> str:
    """Return a page with all panes in all forms, each under its name and size."""
    shown = [
        (f"{pane['name']} {number}: {form['width']:g} x {form['height']:g}", drawn_form(picture, form, scale))
        for pane in picture["panes"]
        for number, form in enumerate(pane["forms"], start=1)
    ]
    figures = "".join(
        f"<figure><figcaption>{name}</figcaption><div>{drawn}</div></figure>"
        for name, drawn in [*shown, ("whole", drawn_whole(picture, scale))]
    )
    style = (
        f"body{{margin:8px;background:#888;font:12px sans-serif}}figure{{display:inline-block;margin:6px;"
        f"vertical-align:top}}figure>div{{background:{GROUNDS[theme]};line-height:0}}"
    )
    return (
        f'<!DOCTYPE html><meta charset="utf-8"><style>{picture["style"]}{style}</style>'
        f'<body class="{picture["classes"]}">'
        f'<svg width="0" height="0" style="position:absolute"><defs>{picture["symbols"]}</defs></svg>{figures}'
    )


def pages(games: Sequence[str], scales: Sequence[float], language: str) -> Iterator[tuple[str, str]]:
    """Give the name and the page of each picture: a position late in a game."""
    for name in games:
        game = find_game(name)
        words = Words(language, (game.resources.words,))
        for seats in game.seat_counts:
            seen = snapshots(game, seats, SEED)
            late = seen[len(seen) * 3 // 4]
            for theme in THEMES:
                picture = PanedRenderer("b").draw(game, late, words, own_seat=seats - 1, theme=theme)
                for scale in scales:
                    yield f"{name}-{seats}-{theme}-{scale:g}", page_of(picture, theme, scale)


def panes_options(parser: ArgumentParser) -> None:
    """Say what can be asked."""
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=game_names())
    parser.add_argument("--scale", type=float, nargs="+", default=SCALES)
    parser.add_argument("--language", default="en")


def panes(arguments: Namespace) -> int:
    """Write the pictures into a folder."""
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        page = browser.new_page(viewport={"width": WIDTH, "height": 900})
        for name, text in pages(arguments.games, arguments.scale, arguments.language):
            page.set_content(text)
            page.screenshot(path=arguments.folder / f"{name}.png", full_page=True)
            print(arguments.folder / f"{name}.png")
    return 0
