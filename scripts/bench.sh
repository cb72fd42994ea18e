#!/usr/bin/env bash
# Runs the benchmarks and prints each figure beside its bar; exit code 1 where one is not kept. Usage: scripts/bench.sh [build/release]
# Bars are ratios of processor time within one run, and counts of instructions: another machine, or what else runs on this one, moves neither much.
set -euo pipefail
cd "$(dirname "$0")/.."
build=${1:-build/release}
out=out/bench
mkdir -p "$out"
for tool in node valgrind; do command -v $tool >/dev/null || { echo "bench.sh: needs $tool"; exit 2; }; done
bad=0

"$build"/bin/bench_tier0_gjk --benchmark_repetitions=5 --benchmark_report_aggregates_only=true \
  --benchmark_min_time=0.2 --benchmark_out="$out/tier0_gjk.json" --benchmark_out_format=json >/dev/null
"$build"/bin/bench_worker --benchmark_repetitions=5 --benchmark_report_aggregates_only=true \
  --benchmark_out="$out/worker.json" --benchmark_out_format=json >/dev/null
"$build"/bin/bench_gjk --benchmark_repetitions=21 --benchmark_enable_random_interleaving=true --benchmark_min_time=0.01 \
  --benchmark_report_aggregates_only=true --benchmark_out="$out/gjk.json" --benchmark_out_format=json >/dev/null
"$build"/bin/bench_depth --benchmark_repetitions=21 --benchmark_enable_random_interleaving=true --benchmark_min_time=0.01 \
  --benchmark_filter='Epa' --benchmark_report_aggregates_only=true --benchmark_out="$out/depth.json" \
  --benchmark_out_format=json >/dev/null
node scripts/bench_ratios.mjs "$out" || bad=1
scripts/instructions.sh "$build" || bad=1
exit $bad
