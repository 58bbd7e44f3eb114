"""Writes a picture that is only looked at in fewer letters.

Nothing that is seen changes. What is left out: the room that only a click would fill, groups that say nothing, clips
for outlines that only a place to choose has. What is said shorter: moved and scaled pieces, sizes of letters.
"""

import re
from collections import Counter
from itertools import groupby
from xml.etree import ElementTree as ET

from trajan_tutor.view.shorthand import short_names
from trajan_tutor.view.still import is_seen
from trajan_tutor.view.svg import PREFIX, SVG

_NAMESPACE = "http://www.w3.org/2000/svg"
_MOVED = re.compile(r"translate\(([-\d.]+) ([-\d.]+)\)\s*(?:scale\(([\d.]+)\))?\Z")
_CLASS = re.compile(r"\.([a-zA-Z][\w-]*)")
# A rule for a size of letters is worth its place when so many texts have it.
_WORTH = 3


def compacted(svg: str, plain: str) -> str:
    """Return a picture in fewer letters; `plain` is the class of what is there to be clicked only."""
    ET.register_namespace("", _NAMESPACE)
    root = ET.fromstring(svg)  # noqa: S314 (our own text)
    _without_clips(root)
    _without_what_is_clicked(root, plain)
    _without_groups(root)
    _pieces_together(root)
    _sizes_by_class(root)
    return ET.tostring(root, encoding="unicode").replace(" />", "/>")


def _without_clips(root: ET.Element) -> None:
    for parent in list(root.iter()):
        parent.attrib.pop("clip-path", None)
        for child in list(parent):
            if child.tag == f"{SVG}clipPath":
                parent.remove(child)
        for child in list(parent):
            if child.tag == f"{SVG}defs" and not len(child):
                parent.remove(child)


def _without_what_is_clicked(root: ET.Element, plain: str) -> None:
    for parent in list(root.iter(f"{SVG}g")):
        if any(is_seen(word) for word in parent.get("class", "").split()):
            continue
        for child in list(parent):
            classes = child.get("class", "").split()
            if "shape" not in classes:
                continue
            if plain in classes:
                parent.remove(child)
            else:
                child.set("class", " ".join(word for word in classes if word != "shape"))


def _without_groups(parent: ET.Element) -> None:
    """Put what groups without any attribute hold in their place."""
    children = []
    for child in parent:
        _without_groups(child)
        if child.tag == f"{SVG}g" and not child.attrib:
            children += list(child)
        else:
            children.append(child)
    parent[:] = children


def _pieces_together(parent: ET.Element) -> None:
    """Say the scale of pieces that lie side by side once, and where they lie by two numbers."""
    for child in parent:
        _pieces_together(child)
    children: list[ET.Element] = []
    for scale, run in groupby(parent, _scale_of):
        pieces = list(run)
        if scale is None:
            children += pieces
            continue
        for piece in pieces:
            _placed(piece, scale)
        if scale == 1:
            children += pieces
        elif len(pieces) == 1:
            pieces[0].set("transform", f"scale({_number(scale)})")
            children += pieces
        else:
            group = ET.Element(f"{SVG}g", {"transform": f"scale({_number(scale)})"})
            group.extend(pieces)
            children.append(group)
    parent[:] = children


def _scale_of(element: ET.Element) -> float | None:
    """Return the scale of a piece that can be placed by two numbers."""
    if element.tag != f"{SVG}use" or element.get("x") or element.get("y"):
        return None
    moved = _MOVED.match(element.get("transform", ""))
    return float(moved[3] or 1) if moved else None


def _placed(piece: ET.Element, scale: float) -> None:
    moved = _MOVED.match(piece.attrib.pop("transform"))
    if moved is not None:
        piece.set("x", _number(float(moved[1]) / scale))
        piece.set("y", _number(float(moved[2]) / scale))


def _number(value: float) -> str:
    text = f"{value:.3f}" if abs(value) < 3 else f"{value:.1f}"  # noqa: PLR2004 (a scale, or a place)
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def _sizes_by_class(root: ET.Element) -> None:
    """Say sizes of letters that come often by a class."""
    style = root.find(f"{SVG}style")
    if style is None:
        return
    texts = [one for one in root.iter() if one.tag in {f"{SVG}text", f"{SVG}tspan"} and one.get("font-size")]
    sizes = Counter(one.get("font-size", "") for one in texts)
    names = short_names(set(_CLASS.findall(style.text or "")))
    codes = {size: next(names) for size, number in sizes.most_common() if number >= _WORTH}
    style.text = (style.text or "") + "".join(
        f"#{PREFIX} .{code}{{font-size:{size}px}}" for size, code in codes.items()
    )
    for one in texts:
        code = codes.get(one.get("font-size", ""))
        if code:
            del one.attrib["font-size"]
            one.set("class", f"{one.get('class', '')} {code}".strip())
