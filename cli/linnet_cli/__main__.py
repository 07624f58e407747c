# SPDX-License-Identifier: MIT OR Apache-2.0
from linnet_cli.main import main

main()
