# SPDX-License-Identifier: MIT OR Apache-2.0
"""Keys, identities and passphrases: read, asked for, made and derived."""
