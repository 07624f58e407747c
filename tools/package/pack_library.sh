#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Packs an installed tree of liblinnet for a release: the same tree gives the same archive, byte by byte. Prints the archive's name,
# liblinnet-VERSION-SYSTEM-PROCESSOR.tar.gz.
# Usage: tools/package/pack_library.sh TREE FOLDER      TREE is what `cmake --install BUILD --prefix TREE` makes
set -euo pipefail
[[ $# == 2 ]] || { sed -n 's/^# Usage/usage/p' "$0" >&2 && exit 2; }
[[ -f $1/include/linnet.h ]] || { echo "expected an installed tree with include/linnet.h, not $1" >&2 && exit 1; }

version=$(sed -n 's/^#define LINNET_VERSION "\(.*\)"$/\1/p' "$1/include/linnet/version.hpp")
name=liblinnet-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
tar --create --directory "$1" --sort=name --mtime="@${SOURCE_DATE_EPOCH:-0}" --owner=0 --group=0 --numeric-owner --mode=a+rX,u+w,go-w \
    --transform "s,^\.,$name," . | gzip --no-name >"$2/$name.tar.gz"
echo "$name.tar.gz"
