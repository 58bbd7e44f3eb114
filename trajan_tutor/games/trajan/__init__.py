"""Trajan (Stefan Feld, 2011): the rules, one module per area of the rulebook."""

from pathlib import Path

from trajan_tutor.engine.plugin import Plugin, Resources, templates_folder

# Of the rules nothing is imported here: whoever asks where the words lie needs none.
RESOURCES = Resources.within(Path(__file__).parent, templates_folder() / "trajan")
PLUGIN = Plugin("trajan", f"{__name__}.game:GAME", RESOURCES)
