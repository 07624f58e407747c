# SPDX-License-Identifier: MIT OR Apache-2.0
"""The command `linnet`: files sealed, opened and hashed.

A module imports those of its own folder and of the folders behind it in this order: usage, commands, format, hashing, algorithms,
keys, output, io. All may import errors, arguments and catalog. main starts the program, and nothing else imports it.
"""
