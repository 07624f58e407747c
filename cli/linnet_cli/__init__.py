# SPDX-License-Identifier: MIT OR Apache-2.0
"""The command `linnet`: files sealed, opened and hashed."""
