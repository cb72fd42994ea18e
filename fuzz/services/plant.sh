#!/usr/bin/env bash
# Shows that a target sees a bug: plants one in the honest code of a production variant, builds the variant's target as a fuzzing service would,
# and lets it run from its seeds until it aborts.
#
#   fuzz/services/plant.sh [address|undefined] [TARGET PATCH]    the table below, or this pair
#
#   FUZZ_SERVICES, JOBS  as for emulate.sh, whose build it goes on from
#   SECONDS_MAX          what a target gets (60)
# Exit 0: each aborted with the finding on standard error. 1: one did not. 2: it could not be built.
set -uo pipefail
source "$(dirname "$0")/service_env.sh"
seconds_max=${SECONDS_MAX:-60}
planted_out=$emulated/planted
pairs=("${2:-} ${3:-}")
[ -n "${2:-}" ] || pairs=(
  "fuzz_cast_conservative_advancement algorithms/faults/cast/forgets_the_turn.patch"
  "fuzz_gjk_epa algorithms/faults/gjk/depth_one_expansion.patch"
  "fuzz_gjk_minimum_translation_2d algorithms/faults/gjk/depth_forgets_edges.patch"
)

restore() {
  local file
  for file in $(sed -nE 's#^--- a/##p' "$1"); do cp "$source_tree/$file" "$SRC/assay/$file"; done
}

bad=0
for pair in "${pairs[@]}"; do
  read -r name patch <<<"$pair"
  patch=$source_tree/$patch
  rm -rf "$planted_out" && mkdir -p "$planted_out/run"
  patch --batch --forward --fuzz=0 --no-backup-if-mismatch -s -p1 -d "$SRC/assay" <"$patch" ||
    { restore "$patch"; echo "plant.sh: $patch does not fit" >&2; exit 2; }
  OUT=$planted_out FUZZ_TARGETS=$name bash "$SRC/build.sh" >"$emulated/planted.log" 2>&1
  built=$?
  restore "$patch"
  [ $built = 0 ] || { tail -20 "$emulated/planted.log" >&2; exit 2; }

  run=$planted_out/run log=$planted_out/run/log
  unzip -q "$planted_out/${name}_seed_corpus.zip" -d "$run/seeds"
  began=$(date +%s%N)
  ASAN_OPTIONS=handle_abort=1:symbolize=0 "$planted_out/$name" -seed=1 -max_total_time="$seconds_max" -rss_limit_mb=2560 -timeout=25 \
    -artifact_prefix="$run/" -dict="$planted_out/$name.dict" "$run/seeds" </dev/null >"$log" 2>&1
  code=$?
  took=$(awk -v ns=$(($(date +%s%N) - began)) 'BEGIN { printf "%.1f", ns / 1e9 }')
  told=$(grep -m1 '^WRONG ANSWER of ' "$log")
  if [ $code != 0 ] && [ -n "$told" ] && grep -q '^assay-case 1' "$log"; then
    printf '%s aborts after %s s: %s\n' "$name" "$took" "$told"
  else
    printf 'BAD: %s with %s: exit code %s after %s s, no wrong answer told: %s\n' "$name" "$(basename "$patch")" $code "$took" "$log"
    bad=1
    break
  fi
done
exit $bad
