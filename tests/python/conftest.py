# SPDX-License-Identifier: MIT OR Apache-2.0
import signal

from hypothesis import settings

# No time limit for one example: a busy machine is no failure.
settings.register_profile("linnet", deadline=None)
settings.load_profile("linnet")

# A shell starts background jobs with these ignored, and what the tests start would inherit it.
for ignored in (signal.SIGINT, signal.SIGQUIT):
    if signal.getsignal(ignored) == signal.SIG_IGN:
        signal.signal(ignored, signal.default_int_handler if ignored == signal.SIGINT else signal.SIG_DFL)
