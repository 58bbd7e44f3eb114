"""Work that a command gives to several processes, and how it ends when somebody presses Ctrl-C."""

import signal
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import active_children
from typing import Any, Final, TypeVar

from trajan_tutor.cli.output import say
from trajan_tutor.search.budget import unbroken

EXIT_INTERRUPTED: Final = 130

_BAR: Final = 30

Result = TypeVar("Result")


def done_by_workers(
    processes: int,
    work: Callable[..., Result],
    tasks: Sequence[tuple[Any, ...]],
    *,
    at_each: Callable[[Result], None] | None = None,
    prepare: Callable[[], None] | None = None,
) -> dict[int, Result]:
    """Return what tasks come to by their numbers, in their order; some are missing exactly after an interrupt.

    `at_each` is given every result as soon as it is there, and is never broken off. `prepare` is called once in every
    process. After an interrupt no process goes on. Raises what the work raises.
    """
    results: dict[int, Result] = {}
    pool = ProcessPoolExecutor(processes, initializer=_begin_worker, initargs=(prepare,))
    try:
        waiting: dict[Future[Result], int] = {}
        for number, task in enumerate(tasks):
            # A process that is just being made would hear the interrupt too.
            with unbroken():
                waiting[pool.submit(work, *task)] = number
        for future in as_completed(waiting):
            with unbroken():
                result = future.result()
                if at_each is not None:
                    at_each(result)
                results[waiting[future]] = result
            show_progress(len(results), len(tasks))
    except KeyboardInterrupt:
        _end(pool)
    except BaseException:
        _end(pool)
        raise
    else:
        pool.shutdown()
    return dict(sorted(results.items()))


def _begin_worker(prepare: Callable[[], None] | None) -> None:
    # A shell sends Ctrl-C to the whole group: the command alone answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if prepare is not None:
        prepare()


def _end(pool: ProcessPoolExecutor) -> None:
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in active_children():
        worker.terminate()


def show_progress(done: int, whole: int) -> None:
    """Draw a bar on standard error, when somebody looks."""
    if sys.stderr.isatty():
        filled = _BAR * done // whole
        print(f"\r[{'=' * filled}{' ' * (_BAR - filled)}] {done}/{whole}", end="", file=sys.stderr, flush=True)
        if done == whole:
            print(file=sys.stderr)


def ended(arguments: Namespace, done: int, whole: int) -> int:
    """Return the exit code of work of which so much is done; when it was interrupted, say so in a sentence."""
    if done == whole:
        return 0
    sys.stdout.flush()
    print_interrupt(arguments.language, "cli-interrupted-at", done=str(done), whole=str(whole))
    return EXIT_INTERRUPTED


def print_interrupt(language: str, key: str, **parameters: object) -> None:
    """Write a sentence about an interrupt on a line of its own."""
    if sys.stderr.isatty():
        print(file=sys.stderr)
    print(say(language, key, **parameters), file=sys.stderr)
