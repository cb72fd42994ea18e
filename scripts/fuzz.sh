#!/usr/bin/env bash
# Fuzzes targets for a while under libFuzzer, ASan and UBSan, and says what was found.
#
#   scripts/fuzz.sh [SECONDS] [TARGET...]    60 seconds each of all targets; TARGET is lp/certified or fuzz_lp_certified
#
#   FUZZ_JOBS           targets at a time (number of processors)
#   FUZZ_INPUT_SECONDS  wall time that one input may take (5); more on a busy machine
#   ASSAY_FINDINGS      where cases go (out/fuzz-findings)
# Exit 0: suspects may be wrong, production variants were not. 1: a production variant violated a claim that it does not
# admit to break, or a target crashed, leaked, hung or ran out of memory. 2: it could not be built or found.
set -uo pipefail
cd "$(dirname "$0")/.."
seconds=60
if [[ ${1:-} =~ ^[0-9]+$ ]]; then
  seconds=$1
  shift
fi
jobs=${FUZZ_JOBS:-$(nproc)}
export ASSAY_FINDINGS=${ASSAY_FINDINGS:-$PWD/out/fuzz-findings}
build=build/fuzz
logs=out/fuzz-logs
corpora=out/fuzz-corpus
artifacts=out/fuzz-artifacts

cmake --preset fuzz >/dev/null || { echo "fuzz.sh: cannot be configured" >&2; exit 2; }
targets=()
for word in "$@"; do
  name=$(awk -v word="$word" '$1 == word || $2 == word { print $1; exit }' "$build/fuzz_targets.txt")
  [ -n "$name" ] || { echo "fuzz.sh: $word: no such target or variant in variants/*.list" >&2; exit 2; }
  targets+=("$name")
done
((${#targets[@]} > 0)) || mapfile -t targets < <(awk '{ print $1 }' "$build/fuzz_targets.txt")
cmake --build "$build" -j "$(nproc)" --target "${targets[@]}" || { echo "fuzz.sh: the build failed" >&2; exit 2; }
mkdir -p "$logs" "$artifacts" "$ASSAY_FINDINGS"

fuzz_one() {
  mkdir -p "$corpora/$1"
  nice -n 19 "$build/bin/$1" -max_total_time="$seconds" -timeout="${FUZZ_INPUT_SECONDS:-5}" -rss_limit_mb=2048 -print_final_stats=1 -verbosity=1 \
    -artifact_prefix="$artifacts/$1-" "$corpora/$1" >"$logs/$1.log" 2>&1
  echo "EXIT $?" >>"$logs/$1.log"
}
echo "fuzzing ${#targets[@]} targets, $seconds s each, $jobs at a time"
for name in "${targets[@]}"; do
  while (($(jobs -rp | wc -l) >= jobs)); do wait -n; done
  fuzz_one "$name" &
done
wait

bad=0
printf '%-34s %-11s %12s %9s  %s\n' target standing executions findings claims
for name in "${targets[@]}"; do
  log=$logs/$name.log
  standing=$(awk '/^TARGET /{print $3; exit}' "$log")
  executions=$(awk '/^stat::number_of_executed_units:/{print $2}' "$log")
  findings=$(awk '/^(FOUND|DEFECT) /{sum += $2} END{print sum + 0}' "$log")
  claims=$(sed -nE 's/^(FOUND|DEFECT) ([0-9]+) x (.*)$/\3 (\2)/p' "$log" | paste -sd ';' | sed 's/;/; /g')
  code=$(awk '/^EXIT /{print $2}' "$log")
  printf '%-34s %-11s %12s %9s  %s\n' "$name" "${standing:-?}" "${executions:-?}" "$findings" "$claims"
  if [ "${code:-1}" != 0 ]; then
    echo "  -> ended with code ${code:-?}: see $log and $artifacts/$name-*"
    bad=1
  elif grep -q '^DEFECT ' "$log"; then
    echo "  -> a production variant violated a claim: see $ASSAY_FINDINGS"
    bad=1
  fi
done
exit $bad
