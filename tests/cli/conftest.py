"""The command line as a fixture."""

import pytest
from cli.command_line import CommandLine


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    """Return a function that runs a command."""
    return CommandLine(capsys, monkeypatch)
