# SPDX-License-Identifier: MIT OR Apache-2.0
"""Answers to the prompts of NIST's Automated Cryptographic Validation Protocol (ACVP)."""
