"""Runs the command line: `python -m trajan_tutor`."""

from trajan_tutor.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
