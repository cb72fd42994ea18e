#!/usr/bin/env bash
# Builds and packs what a fuzzing service runs, by the rules of OSS-Fuzz and ClusterFuzzLite: the compilers and flags of $CC, $CXX, $CFLAGS and
# $CXXFLAGS, the engine $LIB_FUZZING_ENGINE, results in $OUT, all else below $WORK. Each target gets TARGET_seed_corpus.zip and TARGET.dict.
#
#   SANITIZER     address (the default), undefined, coverage or none
#   FUZZ_TARGETS  these instead of every target of a production variant: "fuzz_gjk_epa fuzz_lp_certified"
#   JOBS          compilations at a time (number of processors)
set -euo pipefail
source_tree=$(cd "$(dirname "$0")/../.." && pwd)
: "${CC:?is not set}" "${CXX:?is not set}" "${LIB_FUZZING_ENGINE:?is not set}" "${OUT:?is not set}" "${WORK:?is not set}"
case ${SANITIZER:=address} in
  address | undefined | coverage | none) ;;
  *) echo "build.sh: SANITIZER: $SANITIZER is not supported (GMP is not instrumented)" >&2; exit 2 ;;
esac
build=$WORK/assay-$SANITIZER

# No build type: it would put its own optimisation behind the service's, and the assertions are wanted.
cmake -S "$source_tree" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=None -DASSAY_FUZZ_ONLY=ON -DASSAY_FUZZING_ENGINE="$LIB_FUZZING_ENGINE" \
  -DCMAKE_EXPORT_COMPILE_COMMANDS=OFF
cmake --build "$build" -j "${JOBS:-$(nproc)}" --target fuzz_pack

# Suspects may be wrong, so that their crashes would tell nothing: "target variant family" of the others.
exported=$(awk 'NR == FNR { family[$1] = $2; next } $2 in family { print $1, $2, family[$2] }' \
  <("$build/bin/fuzz_pack" exported) "$build/fuzz_targets.txt")
if [ -n "${FUZZ_TARGETS:-}" ]; then
  for name in $FUZZ_TARGETS; do
    grep -q "^$name " <<<"$exported" || { echo "build.sh: FUZZ_TARGETS: $name is no target of a production variant" >&2; exit 2; }
  done
  exported=$(awk -v wanted=" $FUZZ_TARGETS " 'index(wanted, " " $1 " ")' <<<"$exported")
fi
mapfile -t names < <(awk '{ print $1 }' <<<"$exported")
cmake --build "$build" -j "${JOBS:-$(nproc)}" --target "${names[@]}"

corpus=$source_tree/fuzz/corpus
shopt -s nullglob
while read -r name variant family; do
  seeds=$WORK/seeds/$name
  rm -rf "$seeds" "$OUT/${name}_seed_corpus.zip"
  mkdir -p "$seeds"
  "$build/bin/fuzz_pack" seeds "$variant" "$seeds"
  for committed in "$corpus/$family"/*.case "$corpus/$name"/*; do cp "$committed" "$seeds/"; done
  (cd "$seeds" && find . -type f | LC_ALL=C sort | zip -q -X -@ "$OUT/${name}_seed_corpus.zip")
  "$build/bin/fuzz_pack" dictionary "$variant" >"$OUT/$name.dict"
  cp "$build/bin/$name" "$OUT/$name"
done <<<"$exported"
echo "build.sh: ${#names[@]} targets with SANITIZER=$SANITIZER in $OUT"
