#!/usr/bin/env bash
# Runs every reproducer in Python of docs/*-findings by Debian's Python; names given as arguments choose some. A line for each: the
# engine's answer beside the truth. Fails when a wrong answer is gone.
set -uo pipefail
cd "$(dirname "$0")/.."
gone=0
for source in $(find docs/*-findings -name '*.py' | sort); do
  name=$(basename "$source" .py)
  [ $# = 0 ] || [[ " $* " == *" $name "* ]] || continue
  printf '%s: ' "$name"
  /usr/bin/python3 "$source" || { echo "$name: the wrong answer is gone"; gone=1; }
done
exit $gone
