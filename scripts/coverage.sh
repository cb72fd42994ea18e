#!/usr/bin/env bash
# Which lines and branches of algorithms, certified and oracles a run reaches; writes docs/coverage.md.
#   coverage.sh [STAGE...]
# Stages: quick, questions and control (always; quick is what everybody runs, questions are its questions without what a run holds our own
# code to before them, control asks the same rows of the control group), nightly (its first share of 512), unit (the unit tests of these
# layers). Everything stands in build/coverage: bin, <stage>.profraw, what coverage/study reads of each stage, unreached.txt.
# Plug-in engines and all other layers are those of build/release.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/install_packages.sh llvm-14
build=$PWD/build/coverage
jobs=${JOBS:-$(nproc)}
layers='algorithms certified oracles variants properties known_answers'
stages=(quick questions control)
for stage in "$@"; do
  case $stage in
    quick | questions | control) ;;
    nightly | unit) stages+=("$stage") ;;
    *) echo "coverage.sh: no stage $stage: quick, questions, control, nightly, unit" >&2; exit 2 ;;
  esac
done
export ASSAY_ENGINE_PATH=$PWD/build/release/engines

# What stands in the counted layers, and what instantiates their headers most, is compiled by clang with counters; the rest is the
# release build's. Of a function that a header gives to several files the linker takes the first, so counted layers come first.
cmake --preset coverage > build/coverage.log 2>&1 || { cat build/coverage.log; exit 2; }
cmake --build "$build" -j "$jobs" --target $(printf 'assay_%s ' $layers)
counted=() plain=()
for layer in $layers; do
  counted+=("$build/$layer/libassay_$layer.a")
  plain+=(-e "s| $layer/libassay_$layer.a||g")
done
mkdir -p "$build/bin"
(cd build/release && eval "$(ninja -t commands assay | tail -1 |
  sed "${plain[@]}" -e 's|^: && [^ ]*|clang++ -fprofile-instr-generate|' \
    -e "s| -o bin/assay | -o $build/bin/assay -Wl,--whole-archive ${counted[*]} -Wl,--no-whole-archive |")")

# The battery's exit code tells of findings, which are none of this study's.
check() {
  local stage=$1 code=0
  shift
  rm -rf "$build/$stage" "$build/$stage".profraw
  LLVM_PROFILE_FILE=$build/$stage.profraw "$build/bin/assay" check --in-process --jobs "$jobs" --out "$build/$stage" "$@" \
    > "$build/$stage.log" 2>&1 || code=$?
  [ $code -ne 2 ] && [ -s "$build/$stage.profraw" ] || { cat "$build/$stage.log"; exit 2; }
}

export_stage() {
  llvm-profdata-14 merge -o "$build/$1.profdata" "$build/$1"*.profraw
  # Those of one file have its path and a colon before their names.
  llvm-profdata-14 show --all-functions "$build/$1.profdata" | sed -nE 's/^  ([^ ].*:)?([^ :]+):$/\2/p' | sort -u > "$build/$1.functions"
  llvm-cov-14 export -skip-expansions -instr-profile="$build/$1.profdata" "${@:2}" > "$build/$1.json"
}

for stage in "${stages[@]}"; do
  binaries=("$build/bin/assay")
  case $stage in
    quick)
      check questions --battery quick --no-self-checks
      rm -f "$build"/quick*.profraw
      # On one thread: what it remembers of one known answer is not computed for the next, so that several reach other branches by chance.
      LLVM_PROFILE_FILE=$build/quick-checks.profraw "$build/bin/assay" selftest --as-check --jobs 1 > "$build/quick.log" 2>&1 ||
        { cat "$build/quick.log"; exit 2; }
      ln "$build/questions.profraw" "$build/quick-questions.profraw"
      ;;
    questions) ;;  # asked for quick
    control) check control --battery quick --no-self-checks --engine 'fault/*' --engine 'published/*' --engine 'hull/*' --engine 'hull3/*' --engine 'shapes/*' ;;
    nightly) check nightly --battery nightly --no-self-checks --shard 1/512 --seed 1 ;;
    unit)
      mapfile -t targets < <(ninja -C "$build" -t targets all | sed -nE 's/^(test_((algorithms|oracles|certified)_[a-z0-9]+|known_answers)): phony$/\1/p' | sort -u)
      cmake --build "$build" -j "$jobs" --target "${targets[@]}"
      rm -f "$build"/unit*.profraw
      binaries=()
      for target in "${targets[@]}"; do
        LLVM_PROFILE_FILE=$build/unit-$target.profraw "$build/bin/$target" > "$build/unit-$target.log" 2>&1 || { cat "$build/unit-$target.log"; exit 2; }
        binaries+=(${binaries:+-object} "$build/bin/$target")
      done
      ;;
  esac
  export_stage "$stage" "${binaries[@]}"
done
exec python3 coverage/study "$build" "${stages[@]}"
