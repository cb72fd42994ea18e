#!/usr/bin/env bash
# Builds the mutation tool, writes and builds all mutants at once, and runs the study (mutation/study), whose arguments it takes.
#   mutants.sh [--only-build] [study's arguments]
# Everything stands in build/mutation: tool, parsed (a configured build, for the compile commands), tree (the mutated sources),
# build (their build), study.jsonl (what is found out).
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/install_packages.sh llvm-14-dev libclang-14-dev
here=$PWD/build/mutation
jobs=${JOBS:-$(nproc)}
mkdir -p "$here/tree"

cmake -S mutation -B "$here/tool" -G Ninja > "$here/tool.log"
cmake --build "$here/tool" -j "$jobs"
ctest --test-dir "$here/tool" --output-on-failure -j "$jobs" > "$here/operators.log" || { cat "$here/operators.log"; exit 2; }

# Every file for itself, as clang reads it.
cmake -S . -B "$here/parsed" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DCMAKE_C_COMPILER=clang -DCMAKE_CXX_COMPILER=clang++ -DASSAY_TESTS=OFF \
  > "$here/parsed.log"
# What is not mutated is linked.
for entry in *; do
  case $entry in
    algorithms | certified | oracles | build | out) ;;
    *) ln -sfn "$PWD/$entry" "$here/tree/$entry" ;;
  esac
done
# Parsing takes minutes: only when something of it changed.
written=$here/written
if [ ! -e "$written" ] || [ -n "$(find algorithms certified oracles variants "$here/tool/mutate" -newer "$written" -print -quit)" ]; then
  "$here/tool/mutate" . "$here/parsed" "$here/tree"
  touch "$written"
fi

(cd "$here/tree" && cmake --preset release -B "$here/build" -DASSAY_HONEST_SOURCES="$here/../.." > "$here/build.log")
targets=$(cd "$here/build" && ninja -t targets all | sed -nE 's/^(test_(algorithms|oracles|certified)_[a-z0-9]+): phony$/\1/p' |
  grep -v '^test_oracles_referee$' | sort -u)
# Without a revision in it: what was found out stands while the program is the same, whatever was committed.
# The judges' tests, which need least, first.
for wanted in "$(grep '^test_oracles_' <<< "$targets")" "$targets assay"; do
  # shellcheck disable=SC2086
  GIT_DIR=/nonexistent cmake --build "$here/build" -j "$jobs" --target $wanted
done

# Without a mutant the build must count what a release counts.
if [ ! "$here/silent" -nt "$here/build/bin/assay" ]; then
  make --no-print-directory program
  rm -rf "$here/silent.mutated" "$here/silent.release"
  for kind in mutated release; do
    program=build/release/bin/assay
    [ $kind = mutated ] && program=$here/build/bin/assay
    code=0
    "$program" check --battery smoke --engine 'gjk/*' --engine 'lp/*' --engine 'cast/*' --engine 'hull*' --engine 'shapes/*' --engine 'published/*' \
      --jobs "$jobs" --out "$here/silent.$kind" > "$here/silent.$kind.log" 2>&1 || code=$?
    [ $code -le 1 ] || { cat "$here/silent.$kind.log"; exit 2; }
    "$program" blocks "$here/silent.$kind" > "$here/silent.$kind.txt"
  done
  cmp "$here/silent.mutated.txt" "$here/silent.release.txt" || { echo "mutants: without a mutant the build counts otherwise" >&2; exit 2; }
  touch "$here/silent"
fi
[ "${1:-}" = --only-build ] || exec python3 mutation/study "$here" "$@"
