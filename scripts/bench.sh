#!/usr/bin/env bash
# Runs the benchmarks and prints each bar with its measured ratio. Usage: scripts/bench.sh [build/release]
# Ratios are taken within one run; wall time of anything else on the machine moves both sides alike.
set -euo pipefail
cd "$(dirname "$0")/.."
build=${1:-build/release}
out=out/bench
mkdir -p "$out"
command -v node >/dev/null || { echo "bench.sh: needs node to read the JSON"; exit 2; }

"$build"/bin/bench_tier0_gjk --benchmark_repetitions=5 --benchmark_report_aggregates_only=true \
  --benchmark_min_time=0.2 --benchmark_out="$out/tier0_gjk.json" --benchmark_out_format=json >/dev/null
"$build"/bin/bench_worker --benchmark_repetitions=5 --benchmark_report_aggregates_only=true \
  --benchmark_out="$out/worker.json" --benchmark_out_format=json >/dev/null
"$build"/bin/bench_gjk --benchmark_repetitions=21 --benchmark_enable_random_interleaving=true --benchmark_min_time=0.01 \
  --benchmark_report_aggregates_only=true --benchmark_out="$out/gjk.json" --benchmark_out_format=json >/dev/null
"$build"/bin/bench_depth --benchmark_repetitions=21 --benchmark_enable_random_interleaving=true --benchmark_min_time=0.01 \
  --benchmark_filter='Epa' --benchmark_report_aggregates_only=true --benchmark_out="$out/depth.json" \
  --benchmark_out_format=json >/dev/null
node scripts/bench_ratios.mjs "$out"

rate() {
  rm -rf "$out/rate"
  "$build"/bin/assay check --domain gjk/random_8_3d --cases 2000000 --jobs 1 --out "$out/rate" "$@" 2>/dev/null | grep 'cases judged'
}
for where in "" --in-process; do
  echo
  echo "judged cases a second, one thread, 8+8 vertices, our own engines ${where:-in a worker} (bars: 200000 verdicts, 300000 distances):"
  rate --engine gjk/signed_volumes --property gjk/verdict_is_right $where
  rate --engine gjk/certified --property gjk/distance_is_certified $where
done
