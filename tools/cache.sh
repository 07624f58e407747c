# SPDX-License-Identifier: MIT OR Apache-2.0
# shellcheck shell=bash
# Sourced, in the root of the tree, by every script that compiles. Where ccache is installed, code is compiled once for all clones;
# without it, or with CCACHE_DISABLE=1, it is compiled each time. CCACHE_RECACHE=1 compiles again and replaces what is cached.
if command -v ccache >/dev/null; then
    export CCACHE_BASEDIR=$PWD
    export CCACHE_NOHASHDIR=1
    export CCACHE_SLOPPINESS=pch_defines,time_macros,locale
    export CCACHE_COMPILERCHECK=content
    export CMAKE_C_COMPILER_LAUNCHER=ccache CMAKE_CXX_COMPILER_LAUNCHER=ccache
fi
