# SPDX-License-Identifier: MIT OR Apache-2.0
"""Makes, opens and inspects sealed files and Cobblestone files."""
