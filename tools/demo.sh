#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Hashes, seals and opens a file of random bytes with the installed command, checks the result and says how fast each step was.
# Usage: tools/demo.sh [MEBIBYTES]     default: 256
set -euo pipefail
cd "$(dirname "$0")/.."

linnet=$PWD/.venv/bin/linnet
mebibytes=${1:-256}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# Runs a command, shows it as a user would type it, and divides the size by the time it took.
step() {
    local start elapsed
    echo
    echo "\$ linnet $*"
    start=$EPOCHREALTIME
    "$linnet" "$@"
    elapsed=$((${EPOCHREALTIME/[.,]/} - ${start/[.,]/}))
    awk -v us=$elapsed -v mib="$mebibytes" 'BEGIN { printf "  %.2f s, %.0f MiB/s starting the program included\n", us / 1e6, mib * 1e6 / us }'
}

echo "A file of $mebibytes MiB of random bytes:"
head -c "${mebibytes}M" /dev/urandom >plain
"$linnet" keygen secret.key
echo "and a new key, mode $(stat -c %a secret.key)."

step hash plain
step seal --key-file secret.key plain -o sealed
step open --key-file secret.key sealed -o opened

echo
cmp plain opened
echo "Sealed: $(stat -c %s plain) bytes became $(stat -c %s sealed). Opened: equal to the original."

middle=$(($(stat -c %s sealed) / 2))
byte=$(od -An -tu1 -j$middle -N1 sealed)
printf '%b' "\\0$(printf %o $((byte ^ 1)))" | dd of=sealed bs=1 seek=$middle conv=notrunc status=none
echo
echo "One bit in the middle of the sealed file changed:"
echo "\$ linnet open --key-file secret.key sealed -o forged"
status=0
"$linnet" open --key-file secret.key sealed -o forged || status=$?
if [[ $status != 1 || -e forged ]]; then
    echo "expected status 1 and no output, not status $status" >&2
    exit 1
fi
echo "Refused, and nothing was written."
