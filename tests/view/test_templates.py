"""Templates: they are found in a checkout and in a wheel, and hold everything that a game lays out."""

import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from view.boards import some_observations, the_game

from trajan_tutor.engine.errors import MisusedError, UnreadableError
from trajan_tutor.engine.plugin import templates_folder
from trajan_tutor.view.sheet import read_sheet
from trajan_tutor.view.symbols import read_symbols
from trajan_tutor.view.templates import load_template

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{}</svg>'


def test_the_templates_of_a_checkout_lie_beside_the_package(tmp_path: Path) -> None:
    """Beside the package, as in a checkout."""
    package = tmp_path / "package"
    package.mkdir()
    shutil.copytree(templates_folder(), tmp_path / "svg_templates")
    assert templates_folder(package) == tmp_path / "svg_templates"


def test_the_templates_of_a_wheel_lie_in_the_package(tmp_path: Path) -> None:
    """Inside the package, as in a wheel; they win over what may lie beside it."""
    package = tmp_path / "package"
    shutil.copytree(templates_folder(), package / "svg_templates")
    shutil.copytree(templates_folder(), tmp_path / "svg_templates")
    assert templates_folder(package) == package / "svg_templates"


def test_a_package_as_a_wheel_lays_it_out_draws_a_board(tmp_path: Path) -> None:
    """A copy of the package with the templates inside it finds and reads them."""
    import trajan_tutor

    package = Path(trajan_tutor.__file__).parent
    shutil.copytree(package, tmp_path / "trajan_tutor", ignore=shutil.ignore_patterns("__pycache__", "svg_templates"))
    shutil.copytree(templates_folder(), tmp_path / "trajan_tutor" / "svg_templates")
    program = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "from trajan_tutor.engine.plugin import templates_folder\n"
        "from trajan_tutor.view.templates import load_template\n"
        "print(templates_folder()); print(len(load_template(templates_folder() / 'trajan').symbols))"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=tmp_path)
    folder, number = result.stdout.split()
    assert Path(folder) == tmp_path / "trajan_tutor" / "svg_templates"
    assert int(number) > 50


def test_no_templates_are_told(tmp_path: Path) -> None:
    """Where there are none, the place is named."""
    with pytest.raises(MisusedError, match="view-templates-missing"):
        templates_folder(tmp_path / "package")
    with pytest.raises(MisusedError, match="view-templates-missing"):
        load_template(tmp_path / "no-such-game")


def test_every_place_has_room_for_what_lies_there() -> None:
    """Each spot of an observation is on the board and on each mat, with room for each symbol that lies there."""
    game = the_game()
    template = load_template(game.resources.board)
    sheets = template.sheets
    for seen in some_observations():
        names = [spot.name for spot in game.spots(seen)]
        for name in names:
            general = name.replace(f"mat.{name.split('.')[1]}.", "mat.S.") if name.startswith("mat.") else name
            if name.startswith("mat."):
                assert sheets["mat"].has(general), name
                assert sheets["mat-small"].has(general), name
            else:
                assert sheets["board"].has(general) is not sheets["time-track"].has(general), name
        for placement in game.placements(seen):
            for part in placement.symbol.split("+")[1:]:
                assert part in template.symbols


def test_nothing_in_the_templates_is_left_over() -> None:
    """Each spot of the templates is a spot of some observation, and each symbol is used somewhere."""
    game = the_game()
    template = load_template(game.resources.board)
    spots = set()
    for seen in some_observations():
        for spot in game.spots(seen):
            parts = spot.name.split(".")
            spots.add(".".join(["mat", "S", *parts[2:]]) if parts[0] == "mat" else spot.name)
    for sheet in template.sheets.values():
        assert sheet.spots.keys() <= spots
        families = {name.removesuffix(".*") for name in sheet.families}
        assert families <= {spot.rpartition(".")[0] for spot in spots}


def test_templates_are_drawings_that_stand_alone() -> None:
    """Each file is well-formed, has a size, refers to nothing outside and runs nothing."""
    files = sorted(templates_folder().rglob("*.svg"))
    assert len(files) >= 5
    for file in files:
        root = ET.parse(file).getroot()  # noqa: S314 (our own file)
        assert len(root.get("viewBox", "").split()) == 4
        for element in root.iter():
            assert not str(element.tag).endswith(("script", "image", "foreignObject"))
            assert not [name for name in element.attrib if name.startswith("on") or name.endswith("href")]


@pytest.mark.parametrize(
    ("drawing", "key"),
    [
        ('<g class="family" id="a.*"><rect class="anchor" id="a.*@" width="9" height="9"/></g>', "view-template-cell"),
        (
            '<g class="spot" id="a"><g transform="rotate(9)"><rect class="anchor" id="a@"/></g></g>',
            "view-template-transform",
        ),
    ],
)
def test_a_spoilt_sheet_is_told(tmp_path: Path, drawing: str, key: str) -> None:
    """What a hand may spoil in a drawing program is named."""
    (tmp_path / "sheet.svg").write_text(SVG.format(drawing), encoding="utf-8")
    with pytest.raises(UnreadableError, match=key):
        read_sheet(tmp_path / "sheet.svg", {})


def test_a_symbol_without_a_frame_is_told(tmp_path: Path) -> None:
    """A symbol needs a frame."""
    (tmp_path / "symbols.svg").write_text(SVG.format('<g class="symbol" id="a"><path d="M0 0"/></g>'), encoding="utf-8")
    with pytest.raises(UnreadableError, match="view-template-frame"):
        read_symbols(tmp_path / "symbols.svg")


def test_a_sheet_may_be_moved_by_hand(tmp_path: Path) -> None:
    """A drawing program moves groups by a transform: spots and anchors go along."""
    spot = (
        '<g transform="translate(5 6)"><g class="spot sea" id="a" transform="scale(2)">'
        '<g transform="translate(1,2)"><rect class="anchor" id="a@" x="1" y="1" width="9" height="8"/></g>'
        '<rect class="shape" fill="#fff" style="fill:red" width="3" height="3"/></g></g>'
    )
    (tmp_path / "sheet.svg").write_text(SVG.format(spot), encoding="utf-8")
    shape = read_sheet(tmp_path / "sheet.svg", {}).spots["a"]
    assert shape.transform == "translate(5 6) scale(2)"
    assert shape.classes == "sea"
    anchor = shape.anchor("anything+else")
    assert (anchor.x, anchor.y, anchor.width, anchor.height) == (2, 3, 9, 8)
    assert "fill" not in shape.chunk.parts[0]
