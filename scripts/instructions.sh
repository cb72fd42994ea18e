#!/usr/bin/env bash
# Counts the instructions of a judged case of 8+8 vertices: drawing, asking one of our own engines within the program, judging, self-checks.
# Exit code 1 where they are above the bar. Usage: scripts/instructions.sh [build/release]
set -euo pipefail
cd "$(dirname "$0")/.."
build=${1:-build/release}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
bad=0
# count ENGINE PROPERTY BAR: of the cases from 20 000 to 60 000, so that neither the start of the program counts nor the first cases of a row,
# of which more are judged twice.
count() {
  local engine=$1 property=$2 bar=$3 cases counts=() each
  for cases in 20000 60000; do
    # Workers may not write to files: nothing is collected in them, and what valgrind says of them goes through a pipe.
    valgrind --tool=callgrind --toggle-collect='assay::run_plan(*' --callgrind-out-file="$work/profile" "$build/bin/assay" check --in-process \
      --jobs 1 --engine "$engine" --property "$property" --domain gjk/random_8_3d --cases "$cases" --out "$work/${engine#*/}.$cases" 2>&1 | cat >"$work/log" ||
      { echo "instructions.sh: $engine did not run under valgrind:"; tail -5 "$work/log"; exit 2; }
    counts+=("$(sed -n 's/.*Collected : //p' "$work/log" | sort -n | tail -1)")
  done
  each=$(((counts[1] - counts[0]) / 40000))
  printf '%-18s %-28s %6d instructions a case (bar %d)\n' "$engine" "$property" "$each" "$bar"
  [ "$each" -gt 0 ] && [ "$each" -le "$bar" ] || bad=1
}
count gjk/signed_volumes gjk/verdict_is_right 7000
count gjk/certified gjk/distance_is_certified 9000
exit $bad
