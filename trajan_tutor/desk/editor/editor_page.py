"""What the page of the position editor shows, as plain values in words."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from trajan_tutor.desk.editor.editor_model import Carrying, EditorGame, PieceLying, PieceOffered, PlaceOpen, PlacesArea
from trajan_tutor.engine.capabilities import TutorGame
from trajan_tutor.engine.editing import Editable, Field, Holding, Piece
from trajan_tutor.engine.games import find_game
from trajan_tutor.engine.message import Message
from trajan_tutor.engine.placement import Placement
from trajan_tutor.i18n import Words
from trajan_tutor.lessons.draft import Draft
from trajan_tutor.lessons.files import games_by_course
from trajan_tutor.session.position_editor import LyingPiece
from trajan_tutor.view.legend import Palette

_LABELS: Final = (
    *("editor", "undo", "redo", "new", "write", "choose-place", "lies", "put", "take", "move", "move-to"),
    *("up", "down", "top", "cancel", "nothing", "more", "less", "next-first", "seat"),
    *("new-title", "new-game", "new-seats", "new-start", "new-first", "new-empty", "new-begin"),
    *("paste", "paste-hint", "paste-turn", "paste-load", "write-json", "write-lesson", "write-name", "write-save"),
    *("write-save-lesson", "keys", "here"),
)


@dataclass(frozen=True, slots=True)
class Carried:
    """A piece that was picked up to be moved: its field, its place there, and the piece."""

    field: Field
    at: int
    piece: Piece


def editor_labels(words: Words) -> dict[str, str]:
    """Return all labels by their names, with underlines as a page writes them."""
    labels = {name.replace("-", "_"): words(Message.of(f"editor-{name}")) for name in _LABELS}
    return {**labels, "form_language": words.say("board-form-language")}


def areas(draft: Draft) -> list[PlacesArea]:
    """Return all places of a position by their headings."""
    words = draft.words
    fields = sorted(draft.editor.fields.values(), key=lambda field: _first_of_area(draft, field))
    return [
        {"title": words(area), "places": [{"name": field.name, "text": words(field.label)} for field in fields_there]}
        for area, fields_there in groupby(fields, key=lambda field: field.area)
    ]


def _first_of_area(draft: Draft, field: Field) -> int:
    return next(at for at, other in enumerate(draft.editor.fields.values()) if other.area == field.area)


def places(draft: Draft, names: Iterable[str], palette: Palette) -> list[PlaceOpen]:
    """Return the open places with what lies there and what can be put there."""
    return [_place(draft, draft.editor.fields[name], palette) for name in names if name in draft.editor.fields]


def _place(draft: Draft, field: Field, palette: Palette) -> PlaceOpen:
    words = draft.words
    lying = draft.editor.lying(field)
    # The next piece of a pile is the last one of its list: people look at a pile from above.
    shown = lying[::-1] if field.holding is Holding.PILE else lying
    counted = field.holding in (Holding.NUMBER, Holding.COUNT)
    return {
        "name": field.name,
        "text": words(field.label),
        "holding": field.holding.value,
        "number": draft.editor.value(field) if counted else 0,
        "least": field.least,
        "most": field.most,
        "can_move": bool(field.pieces and field.pieces[-1].kind) and bool(lying),
        "can_take": any(piece.is_nothing for piece in field.pieces) or field.holding is not Holding.ONE,
        "lying": [_lying(lying, words, palette) for lying in shown],
        "pieces": [_offered(draft, field, number, palette) for number in range(len(field.pieces))],
    }


def _is_here(draft: Draft, field: Field, piece: Piece) -> bool:
    return field.holding is Holding.ONE and draft.editor.value(field) == piece.value


def _lying(lying: LyingPiece, words: Words, palette: Palette) -> PieceLying:
    piece = lying.piece
    return {"text": words(piece.label), "picture": _picture(piece, palette), "state": not piece.kind, "at": lying.at}


def _offered(draft: Draft, field: Field, number: int, palette: Palette) -> PieceOffered:
    piece = field.pieces[number]
    return {
        "text": draft.words(piece.label),
        "picture": _picture(piece, palette),
        "state": not piece.kind,
        "number": number,
        "here": _is_here(draft, field, piece),
    }


def _picture(piece: Piece, palette: Palette) -> str:
    if not piece.symbol:
        return ""
    return palette.picture(Placement("", piece.symbol, piece.label, "", 1, piece.text, piece.seat))


def goals(draft: Draft, carried: Carried) -> tuple[Field, ...]:
    """Return the places to which a piece can be moved: those that take it, and have room where only one can lie."""
    editor = draft.editor
    return tuple(
        field
        for field in editor.fields.values()
        if field is not carried.field
        and any(piece.kind == carried.piece.kind for piece in field.pieces)
        and not (field.holding is Holding.ONE and editor.lying(field))
    )


def carrying(draft: Draft, carried: Carried | None) -> Carrying | None:
    """Return what is being moved, and where it can go; None when nothing is."""
    if carried is None:
        return None
    words = draft.words
    return {
        "text": words(Message.of("editor-carries", piece=carried.piece.label, field=carried.field.label)),
        "goals": [{"name": field.name, "text": words(field.label)} for field in goals(draft, carried)],
    }


def beginnings(words: Words) -> list[EditorGame]:
    """Return the games whose positions can be built, with their numbers of seats."""
    games: list[TutorGame] = [find_game(name) for name in games_by_course()]
    return [
        {
            "value": game.name,
            "text": words(Message.of("board-form-game-name", game=game.name)),
            "seats": list(game.seat_counts),
        }
        for game in games
        if isinstance(game, Editable)
    ]


def seats(draft: Draft) -> list[str]:
    """Return what the seats are called whose mats can be shown large."""
    game = draft.editor.game
    looks = game.seat_looks[: game.seats(draft.editor.state)]
    return [draft.words(Message.of(look.name)) if look.name else look.letter for look in looks]
