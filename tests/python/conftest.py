# SPDX-License-Identifier: MIT OR Apache-2.0
from hypothesis import settings

# No time limit for one example: a busy machine is no failure.
settings.register_profile("linnet", deadline=None)
settings.load_profile("linnet")
