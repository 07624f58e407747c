# SPDX-License-Identifier: MIT OR Apache-2.0
"""Independent implementations, written from the specifications, which the package and the command line are held against."""
