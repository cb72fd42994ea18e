#!/usr/bin/env bash
# Runs the unit tests of the mutation operators; skipped, with the reason, where the tool was not built or is older than its sources.
tests=$1/build/mutation/tool/operators_test
[ -x "$tests" ] || { echo "skipped: the operators are not built here; make mutants builds and tests them"; exit 77; }
newer=$(find "$1/mutation/tool" "$1/tests/mutation" \( -name '*.cpp' -o -name '*.h' \) -newer "$tests" | head -1)
[ -z "$newer" ] || { echo "skipped: $newer is newer than the operators that are built here; make mutants builds and tests them"; exit 77; }
exec "$tests"
