#!/usr/bin/env bash
# No C++ function is longer than 60 lines, from the line that names it to its closing brace, as ctags reads them.
#   check_functions.sh [ROOT] [FILE...]   all tracked files, or those given
set -uo pipefail
cd "${1:-$(dirname "$0")/..}" || exit 2
shift
ctags=${CTAGS:-ctags}
grep -q 'Universal Ctags' <<<"$("$ctags" --version 2> /dev/null)" || { echo "functions: skipped, there is no Universal Ctags here"; exit 77; }
files() { if [ $# -gt 0 ]; then printf '%s\n' "$@"; else git ls-files '*.h' '*.cpp'; fi; }
found=$(files "$@" | "$ctags" --languages=C++ --map-C++=+.h --kinds-C++=f -n --fields=e -f - -L -) || exit 2
[ -n "$found" ] || { echo "functions: ctags found none"; exit 2; }
awk -F '\t' '{ first = $3 + 0; last = substr($NF, 5) + 0 }
  last - first >= 60 { printf "%s:%d: %s has %d lines, more than 60\n", $2, first, $1, last - first + 1; bad = 1 }
  END { if (!bad) print "functions: none of " NR " is longer than 60 lines"; exit bad }' <<< "$found"
