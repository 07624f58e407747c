# SPDX-License-Identifier: MIT OR Apache-2.0
"""Independent implementations, written from the specifications. The package and the command line are compared with them."""
