# SPDX-License-Identifier: MIT OR Apache-2.0
"""Proves functions of liblinnet equal to specifications, for all inputs."""
