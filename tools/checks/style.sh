#!/usr/bin/env bash
# SPDX-License-Identifier: MIT OR Apache-2.0
# Sources must be as clang-format and ruff leave them, actionlint must find nothing in the workflows, the table of checks must be that in
# CONTRIBUTING.md, and each file that git has or would add must be of a kind that the project has; a source or script must name its license.
set -euo pipefail
cd "$(dirname "$0")/../.."

# The existing files that git has or would add.
files() { git ls-files --cached --others --exclude-standard "$@" | while read -r file; do [[ ! -e $file ]] || echo "$file"; done; }

tools/install_dependencies.sh ci
make .venv/tools .venv/embedded .venv/bin/actionlint
python3 tools/marked.py --check --mark checks "python3 tools/checks table" CONTRIBUTING.md
.venv/bin/mypy --strict tools/bench tools/bindings tools/checks tools/generate tools/marked.py vectors
python3 tools/checks files
# The source distribution names its folders.
for folder in $(files '*/*' ':!.*' | cut -d/ -f1 | sort -u); do
    grep -q "\"/$folder/\"" pyproject.toml || { echo "pyproject.toml: expected /$folder/ in sdist.include" >&2 && exit 1; }
done
# Finds stray files, such as the output of a command, or a key.
names='/(run|LICENSE-(APACHE|MIT)|Makefile|Doxyfile|Kconfig|usage|\.(clang-format|clang-tidy|editorconfig|gitignore))$'
kinds='/[A-Za-z0-9_][A-Za-z0-9_.-]*\.(hpp|cpp|h|c|cu|inc|in|go|mod|sum|rs|lock|js|ts|html|pyi?|typed|sh|cmake|ld|map|md|txt|svg|css|csv|json|ini|toml|yml|conf|properties|ino)$'
stray=$(files | sed 's,^,/,' | grep --invert-match --extended-regexp "$names|$kinds" | cut -c 2- || true)
if [[ $stray ]]; then
    printf 'These files are of no kind that tools/checks/style.sh knows:\n%s\n' "$stray" >&2
    exit 1
fi
unlicensed=$(git grep --untracked --files-without-match 'SPDX-License-Identifier: MIT OR Apache-2[.]0' -- .ci/run Makefile Doxyfile Kconfig \
    '*/Makefile' '*/Doxyfile' '*/Kconfig' '*.'{sh,py,pyi,go,rs,js,ts,html,cmake,map,ld,yml,hpp,cpp,h,c,cu,inc,in,css,conf,ino} '*CMakeLists.txt' || true)
[[ ! $unlicensed ]] || { printf 'Expected a comment with SPDX-License-Identifier: MIT OR Apache-2.0 in:\n%s\n' "$unlicensed" >&2 && exit 1; }
secret=$(git grep --untracked --files-with-matches --extended-regexp "^linnet-(key-1 |secret-key-1:)[A-Za-z0-9+/=_-]{30,}" || true)
[[ ! $secret ]] || { printf 'These files hold secret keys:\n%s\n' "$secret" >&2 && exit 1; }
# Words for which the field has a standard term: result or status, keyed context, incremental, update_aad.
words=$(git grep --untracked --ignore-case --line-number --extended-regexp \
    'verdict|outcome|(kept|held) key|\<in pieces\>|\<associate\>|Poly1305 code' -- ':!CHANGELOG.md' ':!tools/checks/style.sh' || true)
[[ ! $words ]] || { printf 'Use the standard term (result, keyed context, incremental, update_aad, MAC):\n%s\n' "$words" >&2 && exit 1; }
# Phrases that make a reader read a sentence twice. Few of them are meant, such as strings behind pointers; there are to be no more.
most=80
phrases=$(git grep --untracked --line-number --extended-regexp \
    '\<(behind|that of|those of|in earnest|is said|made of|nobody|whoever|Nobody|Whoever)\>|, of which' \
    -- ':!CHANGELOG.md' ':!tools/checks/style.sh' ':!tests/kat' ':!*.json' ':!*.svg')
if [[ $(wc -l <<<"$phrases") -gt $most ]]; then
    printf 'More than %s lines have "behind" for after, "that of", "of which", "nobody", "made of" and the like:\n%s\n' $most "$phrases" >&2
    exit 1
fi
files '*.hpp' '*.cpp' '*.h' '*.c' '*.cu' | xargs clang-format-16 --dry-run -Werror
.venv/bin/ruff check .
.venv/bin/ruff format --check .
.venv/bin/actionlint -shellcheck= -pyflakes=
