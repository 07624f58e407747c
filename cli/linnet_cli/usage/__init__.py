# SPDX-License-Identifier: MIT OR Apache-2.0
"""How the command is used: help, completion in a shell and manual pages."""
