"""Sylla (Dominique Ehrhard, 2008): the rules, one module per phase of a round."""

from pathlib import Path

from trajan_tutor.engine.plugin import Plugin, Resources, templates_folder

# Of the rules nothing is imported here: whoever asks where the words lie needs none.
RESOURCES = Resources.within(Path(__file__).parent, templates_folder() / "sylla")
PLUGIN = Plugin("sylla", f"{__name__}.game:GAME", RESOURCES)
