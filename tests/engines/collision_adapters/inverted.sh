#!/usr/bin/env bash
# An adapter in JavaScript in front of an engine that answers exactly is convicted of nothing on solids of small integers, and one
# whose verdicts are turned over is convicted of that. Casts and hulls are not replaced.
#   inverted.sh ASSAY ADAPTER
here=$(cd "$(dirname "$0")" && pwd)
source "$here/../../campaign/common.sh"
adapter=$2
engine="node $here/scripts/inverted.mjs $adapter"
claims=()
for claim in verdict_is_right depth_is_right distance_is_certified normal_is_right nearest_points_are_right; do
  claims+=(--property "gjk/$claim")
done
expect 0 "$adapter, exact" "$assay" check --no-self-checks --engine "$engine" "${claims[@]}" --domain 'gjk/integer_solids_?d' --cases 16 --jobs 1 --out "$work/run"
held=$(cat "$work/stdout" "$work/stderr" | awk -v name="$adapter/" 'index($1, name) == 1 && $2 ~ /^[0-9]+$/ { held += $3 } END { print held + 0 }')
[ "$held" -ge 40 ] || wrong "$adapter, exact: only $held answers hold"
"$assay" draw gjk/integer_solids_3d --seed 1 --case 0 >"$work/one.case"
expect 1 "$adapter, turned over" "$assay" replay "$work/one.case" --engine "$engine turned_over" --property gjk/verdict_is_right
stdout_has "violated"
echo "$adapter: $held answers of an exact engine hold"
finish
