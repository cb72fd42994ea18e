#!/usr/bin/env bash
# Tries the physics engines on every collision domain and prints their rates of wrong answers with 95 % intervals, the
# table of docs/collision-engines.md. Usage: collision_rates.sh [cases a domain] [folder of the campaign]
set -uo pipefail
cd "$(dirname "$0")/.."
assay=build/release/bin/assay
cases=${1:-500}
out=${2:-out/collision}
engines=()
for engine in 'libccd/*' 'fcl/intersect_*' 'fcl/collide_*' 'fcl/distance_*' fcl/signed_distance_libccd 'bullet_*' 'ode/*' 'box2d/*'; do
  engines+=(--engine "$engine")
done
"$assay" check "${engines[@]}" --property gjk/verdict_is_right --domain 'gjk/*' \
  --cases "$cases" --out "$out"
"$assay" report "$out"
node scripts/rates_table.mjs "$out/report/summary.md" lattice_3d near_touching_3d touching_3d slivers_3d scaled_3d nested_3d \
  size_ratio_3d single_near_touching_3d single_near_touching_2d
