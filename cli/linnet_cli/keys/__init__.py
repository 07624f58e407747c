# SPDX-License-Identifier: MIT OR Apache-2.0
"""Reads, asks for, makes and derives keys, identities and passphrases."""
