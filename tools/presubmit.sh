#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Runs .ci/run in a clone of this tree, with what is not committed: what CI will see. Files that git does not have are not there, nor are
# objects and other outputs of earlier builds. Unlike there, no check is left out for lack of time. `make presubmit` calls it.
set -euo pipefail
cd "$(dirname "$0")/.."

others=$(git ls-files --others --exclude-standard)
[[ ! $others ]] || printf 'git does not have these files, and neither do the checks:\n%s\n' "$others"
commit=$(git -c user.name=linnet -c user.email=linnet@localhost stash create || true)
if [[ ! $commit && $(git status --porcelain --untracked-files=no) ]]; then
    echo "git stash cannot copy this tree: end the merge, or add in whole what was added by 'git add -N'" >&2
    exit 1
fi

# Paths beside this tree, or that are valid only in it.
sycl=$(tools/checks/batches.sh compiler sycl)
if [[ $sycl ]]; then export LINNET_SYCL=$sycl; fi
if [[ ${LINNET_BASE:-} ]]; then LINNET_BASE=$(git rev-parse --verify "$LINNET_BASE^{commit}") && export LINNET_BASE; fi
export LINNET_CHECKS_LOGS=$PWD/build-checks LINNET_CHECKS_LIMIT=86400

folder=$(mktemp --directory --tmpdir linnet-presubmit-XXXXXX)
trap 'rm -rf "$folder"' EXIT
git clone --quiet --shared --no-checkout . "$folder/linnet"
cd "$folder/linnet"
git checkout --quiet --detach "${commit:-HEAD}"
.ci/run &
trap 'kill %1' TERM
wait %1 || { status=$? && wait && exit $status; }
