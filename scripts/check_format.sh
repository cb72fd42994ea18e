#!/usr/bin/env bash
# All C++ sources are as .clang-format says, and no line passes 120 columns (clang-format leaves long comments alone).
#   check_format.sh [ROOT] [FILE...]   all tracked files, or those given
set -uo pipefail
cd "${1:-$(dirname "$0")/..}" || exit 2
shift
command -v "${CLANG_FORMAT:-clang-format}" > /dev/null || { echo "format: skipped, there is no clang-format here"; exit 77; }
files() { if [ $# -gt 0 ]; then printf '%s\0' "$@"; else git ls-files -z '*.h' '*.cpp'; fi; }
bad=0
unclean() {
  "${CLANG_FORMAT:-clang-format}" --dry-run -Werror "$@" 2>&1 |
    sed -n 's/^\([^:]*\):.*error:.*/\1: not as clang-format writes it/p' | sort -u
}
export -f unclean
files "$@" | xargs -0 -P2 -n 40 bash -c 'unclean "$@"' _ | sort -u | grep . && bad=1
files "$@" | LC_ALL=C.UTF-8 xargs -0 grep -nHE '^.{121,}$' | cut -c1-150 | sed 's/$/ ...: passes 120 columns/' | grep . && bad=1
[ $bad = 0 ] && echo "format: every line as .clang-format says, within 120 columns"
exit $bad
