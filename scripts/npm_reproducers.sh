#!/usr/bin/env bash
# Runs every reproducer in JavaScript of docs/*-findings against npm's packages themselves, as scripts/install_packages.sh has installed
# them; names given as arguments choose some. A line for each: the engine's answer beside the truth. Fails when a wrong answer is gone.
set -uo pipefail
cd "$(dirname "$0")/.."
NODE_PATH=$(printf '%s:' engines/adapters/*/node_modules)
export NODE_PATH
gone=0
for source in $(find docs/*-findings -name '*.cjs' | sort); do
  name=$(basename "$source" .cjs)
  [ $# = 0 ] || [[ " $* " == *" $name "* ]] || continue
  printf '%s: ' "$name"
  node "$source" || { echo "$name: the wrong answer is gone"; gone=1; }
done
exit $gone
