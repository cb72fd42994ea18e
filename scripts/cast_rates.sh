#!/usr/bin/env bash
# Tries the engines with casts on every domain of moving pairs and prints their rates of wrong verdicts with 95 % intervals, the
# table of docs/collision-engines.md. Usage: cast_rates.sh [cases a domain] [folder of the campaign]
set -uo pipefail
cd "$(dirname "$0")/.."
assay=build/release/bin/assay
cases=${1:-500}
out=${2:-out/casts}
engines=()
for engine in 'bullet_*/*cast*' 'bullet_*/continuous*' 'fcl/advance_*' fcl/continuous_naive box2d/shape_cast box2d/time_of_impact; do
  engines+=(--engine "$engine")
done
"$assay" check "${engines[@]}" --property cast/verdict_is_right --property cast/bracket_holds_time --domain 'cast/*' \
  --cases "$cases" --out "$out"
"$assay" report "$out"
node scripts/rates_table.mjs "$out/report/summary.md" cast/lattice_3d cast/head_on_3d cast/grazing_3d cast/fast_movers_3d \
  cast/scaled_3d cast/single_3d cast/tumble_3d cast/tumble_2d cast/spin_2d
