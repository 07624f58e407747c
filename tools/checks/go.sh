#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Formats, vets and tests the package for Go, with the race detector, fuzzes it for some seconds, and runs the blocks of the documents
# that need it.
# Usage: tools/checks/go.sh [SECONDS]
set -euo pipefail
cd "$(dirname "$0")/../.."
source tools/cache.sh

seconds=${1:-5}
export PATH="$PATH:$PWD/.venv/bin"
# Go keeps what it has compiled by the sources of a package, which do not tell it what the library's headers contain: the flag does.
headers=$(find include src -type f -name '*.[hcit]*' -print0 | sort -z | xargs -0 sha256sum | sha256sum | cut -c 1-16)
export CGO_CXXFLAGS="-O1 -DLINNET_SOURCES=$headers"
export GOFLAGS="-trimpath -race" # what one clone has compiled serves another

unformatted=$(gofmt -l bindings/go)
[[ ! $unformatted ]] || { printf 'gofmt changes these files:\n%s\n' "$unformatted" >&2 && exit 1; }
go vet ./bindings/go
go test ./bindings/go
go test -run '^$' -fuzz FuzzAEAD -fuzztime "${seconds}s" ./bindings/go
.venv/bin/python tools/docs/check_snippets.py --section Go --run-by "make test-go" README.md
