"""Ending a program that serves: by Ctrl+C and by SIGTERM alike, in good order."""

import signal


def heed_signals() -> None:
    """Let both signals raise KeyboardInterrupt.

    A shell's background job inherits SIGINT ignored, and SIGTERM would end the process at once.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
