"""What a side may know as numbers of fixed length, for programs that learn; made from an observation alone.

Everything that an observation shows has its entry. Rulings that were chosen are not told, since they are the same for a
whole game; modules and the strength of Crassus are.
"""

from functools import cache

from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.game import Observation
from trajan_tutor.engine.vector import VectorWriter, names_entered, seats_from, values_entered
from trajan_tutor.games.caesar.rules import codes, names, setup
from trajan_tutor.games.caesar.rules.components import figures
from trajan_tutor.games.caesar.rules.state import State

_PHASES = tuple(word(phase) for phase in sorted(names.Phase))
_WAYS = ("first", "second")


@cache
def vector_names(_seats: int) -> tuple[str, ...]:
    """Return the names of all entries."""
    return names_entered(_enter, setup.bare_state(figures(), 0, codes.NOBODY, codes.SOLO_NONE, harder=0))


def vector(seen: Observation[State]) -> list[int]:
    """Return what an observer knows as numbers, in the order of their names."""
    return values_entered(_enter, seen)


def _enter(writer: VectorWriter, seen: State, observer: int) -> None:
    order = seats_from(observer, codes.SIDES)
    writer.choice("seat", names.SIDES, observer)
    writer.bits("module", names.MODULES, _module_bits(seen))
    writer.choice("crassus", names.DIFFICULTIES[1:], seen.difficulty - 1)
    writer.number("crassus.harder", seen.harder)
    writer.choice("phase", _PHASES, seen.phase)
    _enter_borders(writer, seen)
    _enter_provinces(writer, seen)
    _enter_piles(writer, seen)
    _enter_pending(writer, seen)
    for name, side in order:
        _enter_side(writer, seen, name, side)
        _enter_on_board(writer, seen, name, side)


def _module_bits(seen: State) -> int:
    return sum(1 << place for place, bit in enumerate(names.MODULE_BITS) if seen.modules & bit)


def _enter_borders(writer: VectorWriter, seen: State) -> None:
    """Enter the influence tokens on the borders: which, which way round, and which lie face down."""
    for border, name in enumerate(names.BORDERS):
        writer.choice(f"border.{name}", names.TOKENS, seen.token[border] - 1)
        writer.choice(f"border.{name}.way", _WAYS, seen.way[border] if seen.token[border] else -1)
    writer.numbers("border-down", names.BORDERS, seen.down)
    writer.numbers("marker-down", names.BORDERS, [int(cover > codes.COVER_DOWN) for cover in seen.cover])


def _enter_provinces(writer: VectorWriter, seen: State) -> None:
    for province, name in enumerate(names.PROVINCES):
        writer.choice(f"bonus.{name}", names.BONUS[1:], seen.bonus[province] - 1)
    writer.numbers("open-spaces", names.PROVINCES, seen.open_spaces)
    writer.numbers("markers-up", names.PROVINCES, seen.shown)
    writer.numbers("markers-down", names.PROVINCES, seen.turned)


def _enter_piles(writer: VectorWriter, seen: State) -> None:
    """Enter what lies hidden in the piles of both, by kind, and the tiles of Crassus that were used."""
    writer.counts("bank", names.BONUS, seen.bank)
    writer.counts("deck", names.TILES, seen.deck)
    writer.numbers("tile-used", names.TILES, seen.used)
    writer.choice("tile", names.TILES, seen.tile)
    writer.counts("pile", names.TOKENS, seen.pile)
    row = seen.supply[seen.crassus] if seen.crassus != codes.NOBODY else []
    for place in range(seen.figures.row):
        writer.choice(f"row.{place + 1}", names.TOKENS, row[place] if place < len(row) else -1)


def _enter_pending(writer: VectorWriter, seen: State) -> None:
    """Enter what is still pending in the turn."""
    writer.choice("closing", names.PROVINCES, seen.closing)
    writer.choice("waiting", names.PROVINCES, seen.waiting)
    writer.choice("resolved", names.PROVINCES, seen.resolved)
    writer.number("sums-fixed", int(bool(seen.fixed_sums)))
    writer.choice("bonus-taken", names.BONUS[1:], seen.taken - 1)
    writer.choice("bank-token", names.BONUS[1:], seen.bank_token - 1)
    writer.number("bank-senate", seen.bank_senate)
    writer.number("extra-turn", seen.extra)
    writer.number("centurion-due", seen.centurion_due)
    writer.number("crassus.placed", seen.placed)
    writer.number("crassus.discards", seen.discard_due)


def _enter_side(writer: VectorWriter, seen: State, name: str, side: int) -> None:
    """Enter what a side has: of the other's tokens those that were seen, and how many more there are."""
    writer.number(f"{name}.to-act", int(seen.actor == side))
    writer.number(f"{name}.turn", int(seen.turn_side == side))
    writer.number(f"{name}.crassus", int(seen.crassus == side))
    writer.number(f"{name}.won", int(seen.winner == side))
    writer.number(f"{name}.won-closing", int(seen.won_closing == side + 1))
    writer.number(f"{name}.marks-borders", int(seen.border_side == side))
    writer.number(f"{name}.sum-fixed", seen.fixed_sums[side] if seen.fixed_sums else 0)
    writer.counts(f"{name}.supply", names.TOKENS, seen.supply[side])
    writer.number(f"{name}.supply-hidden", seen.unknown[side])
    writer.bits(f"{name}.supply-known", names.CENTURIONS, seen.known[side])
    writer.counts(f"{name}.hidden", names.TOKENS, seen.bag[side])
    writer.number(f"{name}.supply-limit", seen.limit[side])
    writer.number(f"{name}.markers", seen.markers[side])
    writer.number(f"{name}.senate", seen.senate[side])
    writer.number(f"{name}.senate-markers", seen.under[side])
    writer.bits(f"{name}.centurion", names.CENTURIONS, seen.centurions[side])
    start = side * codes.SOURCES
    writer.numbers(f"{name}.points", names.SOURCE_NAMES, seen.ledger[start : start + codes.SOURCES])


def _enter_on_board(writer: VectorWriter, seen: State, name: str, side: int) -> None:
    """Enter what is a side's on the map: its tokens, its markers, its provinces, and its influence in them."""
    tokens = [int(token > 0 and owner == side) for token, owner in zip(seen.token, seen.owner, strict=True)]
    writer.numbers(f"{name}.token", names.BORDERS, tokens)
    covers = [int(cover > 0 and (cover - 1) % codes.SIDES == side) for cover in seen.cover]
    writer.numbers(f"{name}.border-marker", names.BORDERS, covers)
    writer.numbers(f"{name}.controls", names.PROVINCES, [int(control == side + 1) for control in seen.control])
    start = side * codes.PROVINCES
    writer.numbers(f"{name}.influence", names.PROVINCES, seen.influence[start : start + codes.PROVINCES])
