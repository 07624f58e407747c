# SPDX-License-Identifier: MIT OR Apache-2.0
"""The commands, a module each: SYNTAX, and run(given), which gives an exit status. Imports are made when it runs."""

NAMES = ("keygen", "fingerprint", "public-key", "seal", "open", "inspect", "hash", "mac", "kdf", "list", "kat", "bench")
