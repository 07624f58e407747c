# SPDX-License-Identifier: MIT OR Apache-2.0
"""Tables and plots of what the benchmarks measure. __main__.py lists the commands."""
