# SPDX-License-Identifier: MIT OR Apache-2.0
"""The command `linnet`: seals, opens and hashes files.

A module imports modules of its own folder and of the folders after it in this order: usage, commands, acvp, format, hashing,
algorithms, keys, output, io. All may import errors, arguments and catalog. main starts the program, and nothing else imports it.
"""
