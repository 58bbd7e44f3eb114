"""The command line: a thin layer on top of everything else."""

from trajan_tutor.cli.main import main

__all__ = ["main"]
