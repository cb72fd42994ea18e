#!/usr/bin/env bash
# The check of the format accepts a clean file and catches a line out of place and a comment past 120 columns.
#   format_planted.sh CHECK
set -u
check=$(realpath "$1")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cp "$(dirname "$check")/../.clang-format" "$scratch"
bad=0
verdict() {
  (cd "$scratch" && "$check" "$scratch" "$1") > /dev/null
  local code=$?
  [ $code = 77 ] && exit 77
  [ $code = "$2" ] || { echo "$1: exit $code, not $2"; bad=1; }
}
echo "int clean();" > "$scratch/clean.h"
echo "int   spaced( );" > "$scratch/spaced.h"
printf '// %0150d\n' 0 > "$scratch/long.h"
verdict clean.h 0
verdict spaced.h 1
verdict long.h 1
exit $bad
