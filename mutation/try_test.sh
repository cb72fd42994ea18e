#!/usr/bin/env bash
# Compiles one file of unit tests against the built mutants and says of each mutant whether a test of it fails.
#   mutation/try_test.sh tests/oracles/gjk/depth_test.cpp ID...
# MUTATED is the folder where mutation/mutants.sh built them: build/mutation of this tree, or of another one.
set -euo pipefail
cd "$(dirname "$0")/.."
source=$1
shift
mutated=$(realpath "${MUTATED:-build/mutation}")
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
# This tree's tests, the mutants' headers.
for entry in *; do ln -s "$PWD/$entry" "$place/$entry"; done
for layer in algorithms certified oracles; do ln -sfn "$mutated/tree/$layer" "$place/$layer"; done

cd "$mutated/build"
linked=$(ninja -t commands test_algorithms_lp | tail -1 | sed -n 's/.* -o bin\/test_algorithms_lp \(.*\) && cd .*/\1/p')
c++ -O1 -ffp-contract=off -std=c++20 -I"$place" "$place/$source" -o "$place/test" $linked
"$place/test" --gtest_brief=1 > "$place/output" 2>&1 || { cat "$place/output"; echo "try_test: fails without a mutant"; exit 2; }
for id in "$@"; do
  if ASSAY_MUTANT=$id timeout 120 "$place/test" --gtest_brief=1 --gtest_fail_fast > "$place/output" 2>&1; then
    echo "$id survived"
  else
    echo "$id killed: $(grep -m1 -oE '^\[  FAILED  \] [^ ,]+' "$place/output" || echo 'by its end')"
  fi
done
