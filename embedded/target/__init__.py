# SPDX-License-Identifier: MIT OR Apache-2.0
"""liblinnet as archives, and programs that run on a board or in an emulator of one."""
