"""What a game is. May be imported by every other layer and knows no game.

Authors of games import from here what is named in `__all__`. Each name is looked up when it is asked for: the list of
games needs few of them, and whoever begins a game should not wait for the rest.
"""

from importlib import import_module

# The type checker knows what this name means; to import it would take longer than all the rest.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from trajan_tutor.engine.capabilities import (
        Evaluation,
        Knowledge,
        Layout,
        Positions,
        Reference,
        Scopes,
        SearchableGame,
        Seating,
        Settling,
        Showing,
        Turns,
        TutorGame,
        Wording,
    )
    from trajan_tutor.engine.components import Components, Figure, Status
    from trajan_tutor.engine.editing import Editable, Field, Holding, Piece, PositionData
    from trajan_tutor.engine.errors import MisusedError, TutorError, UnreadableError
    from trajan_tutor.engine.event import Event
    from trajan_tutor.engine.game import (
        SCORE,
        TIME_LEFT,
        Feature,
        Game,
        Observation,
        Offer,
        SeatLook,
        Setup,
        Standing,
        State,
        TurnStep,
    )
    from trajan_tutor.engine.generator import Rng, SplitMix64, shuffle
    from trajan_tutor.engine.joint import JointChoices
    from trajan_tutor.engine.ledger import Ledger
    from trajan_tutor.engine.message import Message, Term
    from trajan_tutor.engine.moves import MoveKind, MovesByTable, MoveTable
    from trajan_tutor.engine.placement import Placement, Spot
    from trajan_tutor.engine.plain import (
        EveryMoveIsATurn,
        LetteredSeats,
        OpenInformation,
        PickedWhereItLies,
        PointsAlone,
        TellsEveryMove,
        WrittenAsData,
    )
    from trajan_tutor.engine.planning import BoardQuestion, BoardQuestions
    from trajan_tutor.engine.playouts import LongPlayouts, PlainPlayouts, Playouts, Policy
    from trajan_tutor.engine.plugin import Plugin, Resources
    from trajan_tutor.engine.position_values import (
        read_counts,
        read_distinct,
        read_flag,
        read_index,
        read_indices,
        read_list,
        read_name_of_game,
        read_number,
        read_object,
        read_rulings,
        read_sorted,
    )
    from trajan_tutor.engine.refusal import Attempt, Refusal
    from trajan_tutor.engine.rules import Rule, RuleBook
    from trajan_tutor.engine.settlement import SettledCell, SettledRow, SettledSpan, Settlement
    from trajan_tutor.engine.showing import (
        ChoiceLook,
        Count,
        Focus,
        LaidPiece,
        Landing,
        Movement,
        SeatNote,
        Stop,
        Summary,
        Token,
        TokenStanding,
    )
    from trajan_tutor.engine.table_game import TableGame, tell
    from trajan_tutor.engine.usual_refusals import UsualRefusals
    from trajan_tutor.engine.vector import Vectors, VectorWriter

__all__ = [
    "SCORE",
    "TIME_LEFT",
    "Attempt",
    "BoardQuestion",
    "BoardQuestions",
    "ChoiceLook",
    "Components",
    "Count",
    "Editable",
    "Evaluation",
    "Event",
    "EveryMoveIsATurn",
    "Feature",
    "Field",
    "Figure",
    "Focus",
    "Game",
    "Holding",
    "JointChoices",
    "Knowledge",
    "LaidPiece",
    "Landing",
    "Layout",
    "Ledger",
    "LetteredSeats",
    "LongPlayouts",
    "Message",
    "MisusedError",
    "MoveKind",
    "MoveTable",
    "Movement",
    "MovesByTable",
    "Observation",
    "Offer",
    "OpenInformation",
    "PickedWhereItLies",
    "Piece",
    "Placement",
    "PlainPlayouts",
    "Playouts",
    "Plugin",
    "PointsAlone",
    "Policy",
    "PositionData",
    "Positions",
    "Reference",
    "Refusal",
    "Resources",
    "Rng",
    "Rule",
    "RuleBook",
    "Scopes",
    "SearchableGame",
    "SeatLook",
    "SeatNote",
    "Seating",
    "SettledCell",
    "SettledRow",
    "SettledSpan",
    "Settlement",
    "Settling",
    "Setup",
    "Showing",
    "SplitMix64",
    "Spot",
    "Standing",
    "State",
    "Status",
    "Stop",
    "Summary",
    "TableGame",
    "TellsEveryMove",
    "Term",
    "Token",
    "TokenStanding",
    "TurnStep",
    "Turns",
    "TutorError",
    "TutorGame",
    "UnreadableError",
    "UsualRefusals",
    "VectorWriter",
    "Vectors",
    "Wording",
    "WrittenAsData",
    "read_counts",
    "read_distinct",
    "read_flag",
    "read_index",
    "read_indices",
    "read_list",
    "read_name_of_game",
    "read_number",
    "read_object",
    "read_rulings",
    "read_sorted",
    "shuffle",
    "tell",
]

# Where the names are looked for, in this order: rooms that import little before those that import much.
_ROOMS = (
    "plugin",
    "errors",
    "message",
    "event",
    "placement",
    "ledger",
    "refusal",
    "rules",
    "components",
    "generator",
    "game",
    "showing",
    "settlement",
    "capabilities",
    "playouts",
    "joint",
    "planning",
    "vector",
    "editing",
    "plain",
    "position_values",
    "moves",
    "usual_refusals",
    "table_game",
)

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Return what has one of the names, and import what it needs."""
        if name in __all__:
            for room in _ROOMS:
                members = vars(import_module(f"{__name__}.{room}"))
                if name in members:
                    return members[name]
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """Return the public names."""
    return __all__
