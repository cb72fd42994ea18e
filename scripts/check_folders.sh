#!/usr/bin/env bash
# No folder holds more than 25 source files of C++ or C flat.
#   check_folders.sh [ROOT]   the tracked files of a checkout, else all below ROOT
set -uo pipefail
cd "${1:-$(dirname "$0")/..}" || exit 2
files() { git ls-files '*.h' '*.cpp' '*.c' 2> /dev/null | grep . || find . -name '*.h' -o -name '*.cpp' -o -name '*.c'; }
files | sed -E 's|/?[^/]*$||' | sort | uniq -c | awk '
  $1 > 25 { printf "%s holds %d source files, more than 25\n", $2, $1; bad = 1 }
  END { if (!bad) print "folders: none of " NR " holds more than 25 source files"; exit bad }'
