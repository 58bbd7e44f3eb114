"""Terni lapilli, the Roman three in a row: where everything of the game lies."""

from pathlib import Path

from trajan_tutor.engine import Plugin, Resources

RESOURCES = Resources.within(Path(__file__).parent)
PLUGIN = Plugin("lapilli", f"{__name__}.game:GAME", RESOURCES)
