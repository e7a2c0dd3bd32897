"""Run as a script: starts a program and kills it, with every process it has started, when its server is gone.

A server that is killed cannot end anything, but the system closes its end of a pipe, and the keeper waits for
that. Linux could kill a child with its parent (``PR_SET_PDEATHSIG``), but only the child itself,
and already when the thread that started it ends. Systems without process groups have no keeper: there a
program ends when it notices that its input has ended.

    python -I -S keeper.py PIPE COMMAND ...
"""

from __future__ import annotations

import os
import signal
import sys
import threading

NOT_FOUND = 127


def main(pipe: int, command: list[str]) -> int:
    """Start the program, wait for it, and return its status."""
    os.set_inheritable(pipe, False)
    # Python ignores these two, and so would the program
    usual = [signal.SIGPIPE, signal.SIGXFSZ]
    try:
        child = os.posix_spawnp(command[0], command, os.environ, setsigdef=usual)
    except OSError as error:
        print(f"{command[0]}: {error.strerror}", file=sys.stderr)
        return NOT_FOUND
    let_go()
    threading.Thread(target=watch, args=(pipe,), daemon=True).start()
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) & 0xFF


def let_go() -> None:
    """Close the standard streams here, so that they end when the program closes them."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)


def watch(pipe: int) -> None:
    """Wait for the end of the pipe, to which nothing is ever written: then the server is gone."""
    os.read(pipe, 1)
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    os._exit(main(int(sys.argv[1]), sys.argv[2:]))
