#!/usr/bin/env bash
# Builds build/coverage/bin/assay: what stands in algorithms, certified and oracles, and what instantiates their headers most, is compiled
# by clang++ -O1 with counters of what is run; all other layers are those of build/release, which has to be built (make program).
set -euo pipefail
cd "$(dirname "$0")/.."
build=$PWD/build/coverage
layers='algorithms certified oracles variants properties'
mkdir -p "$build/bin"
cmake --preset coverage > "$build.log" 2>&1 || { cat "$build.log"; exit 2; }
cmake --build "$build" -j "${JOBS:-$(nproc)}" --target $(printf 'assay_%s ' $layers)
# Of a function that a header gives to several files the linker takes the first, so clang's layers come first.
counted=() plain=()
for layer in $layers; do
  counted+=("$build/$layer/libassay_$layer.a")
  plain+=(-e "s| $layer/libassay_$layer.a||g")
done
cd build/release
eval "$(ninja -t commands assay | tail -1 | sed "${plain[@]}" -e 's|^: && [^ ]*|clang++ -fprofile-instr-generate|' \
  -e "s| -o bin/assay | -o $build/bin/assay -Wl,--whole-archive ${counted[*]} -Wl,--no-whole-archive |")"
