"""The words for cards, buildings, events, works, colours and phases as parameters of messages."""

from trajan_tutor.engine.code_names import word
from trajan_tutor.engine.message import terms
from trajan_tutor.games.sylla.words import names

card_term = terms("sylla-card", names.CARDS)
building_term = terms("sylla-tile", names.BUILDINGS)
event_term = terms("sylla-happening", names.EVENTS)
work_term = terms("sylla-great-work", names.WORKS)
colour_term = terms("sylla-colour", names.COLOURS)
hexagon_term = terms("sylla-hexagon", names.HEXAGONS)
fighter_term = terms("sylla-fighter", names.FIGHTERS)
thumb_term = terms("sylla-thumb", names.THUMBS)
direction_term = terms("sylla-direction", names.DIRECTIONS)
source_term = terms("sylla-source", names.SOURCE_NAMES)
phase_term = terms("sylla-phase", [word(phase) for phase in sorted(names.Phase)])
