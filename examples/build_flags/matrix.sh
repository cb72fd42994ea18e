#!/usr/bin/env bash
# "Does my compiler flag break my geometry?": hulls.cpp compiled by several sets of flags, which are the versions of a matrix.
#   matrix.sh ASSAY OUT [ARGUMENT OF assay matrix]...
set -euo pipefail
assay=$1 out=$2
shift 2
here=$(realpath "$(dirname "$0")")
root=$(realpath "$here/../..")
compiler=${CXX:-g++}
mkdir -p "$out/builds"
versions=()
while read -r label flags; do
  # One name of the file for all, since flags/plain of one build is flags/plain of another.
  mkdir -p "$out/builds/$label"
  # shellcheck disable=SC2086  # flags are words
  [ -e "$out/builds/$label/hulls.so" ] ||
    "$compiler" -std=c++20 $flags -DBUILD_FLAGS="\"$flags\"" -fPIC -shared -I"$root" "$here/hulls.cpp" \
      "$root"/algorithms/predicates/{adaptive,exact}_orient2d.cpp "$root"/algorithms/hull2/hull_input.cpp \
      -o "$out/builds/$label/hulls.so"
  versions+=(--version "$label=$(realpath "$out/builds/$label/hulls.so")")
done <<'FLAGS'
O0 -O0
O2 -O2
O3_no_fma -O3 -march=native -ffp-contract=off
O3_native -O3 -march=native
fast_math -O2 -ffast-math
fast_native -O3 -march=native -ffast-math
FLAGS
exec "$assay" matrix "${versions[@]}" --out "$out" "$@"
