# shellcheck shell=bash
# Sourced by every script that compiles, in the root of the tree: with ccache, when it is installed, what was compiled once is not
# compiled again, in this clone or in another. Without it, or with CCACHE_DISABLE=1, all works as before.
# CCACHE_RECACHE=1 compiles all anew and keeps the result.
if command -v ccache >/dev/null; then
    export CCACHE_BASEDIR=$PWD
    export CCACHE_NOHASHDIR=1
    export CCACHE_SLOPPINESS=pch_defines,time_macros
    export CCACHE_COMPILERCHECK=content
    export CMAKE_C_COMPILER_LAUNCHER=ccache CMAKE_CXX_COMPILER_LAUNCHER=ccache
    export LINNET_CCACHE=ccache # for what calls compilers itself
fi
