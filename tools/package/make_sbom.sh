#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Lists what a wheel contains, in CycloneDX's form: only Linnet, nothing from others.
# Usage: tools/package/make_sbom.sh OUTPUT
set -euo pipefail
cd "$(dirname "$0")/../.."

make .venv/package
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
value() { sed -n "s/^$1 = \"\(.*\)\"$/\1/p" pyproject.toml; }
cat >"$work/pyproject.toml" <<END
[project]
name = "$(value name)"
version = "$(sed -n 's/.*LINNET_VERSION "\(.*\)".*/\1/p' include/linnet/version.hpp)"
description = "$(value description)"
license = "$(value license)"
END
.venv/bin/uv venv --quiet --python .venv/bin/python "$work/nothing"
.venv/bin/cyclonedx-py environment --pyproject "$work/pyproject.toml" --mc-type library --output-reproducible \
    --output-file "$1" "$work/nothing"
