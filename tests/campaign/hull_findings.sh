#!/usr/bin/env bash
# The wrong hulls of shipped engines: every stored case fails again as it says and is confirmed; the quick battery finds
# them without being told where, and finds nothing against what an engine says it does not do.
source "$(dirname "$0")/common.sh"
cases=$(dirname "$0")/../../docs/hull-findings
for file in "$cases"/*.case; do
  name=$(basename "$file" .case)
  expect 1 "$name" "$assay" replay "$file"
  grep -qF "$(sed -n 's/^claim: //p' "$file")" "$work/stdout" || wrong "$name: not the claim that the case names"
  # Of a hull that states a gap the referee does not judge how its parts are joined.
  grep -qE "^referee +(confirmed:|no opinion: .*does not judge)" "$work/stdout" || wrong "$name: not confirmed"
  [ -f "${file%.case}.cpp" ] || [ -f "${file%.case}.cjs" ] || [ -f "${file%.case}.py" ] || wrong "$name: no reproducer"
done
out=$work/quick
expect 1 "quick battery" "$assay" check --no-self-checks --battery quick --jobs 2 --engine 'qhull/*' --engine 'bullet/*' \
  --engine 'boost/*' --engine 'geos/*' --engine cgal/convex_hull_3_filtered --property 'hull?/is_exact' --out "$out"
found() {
  [ -n "$(grep -F "\"engine\":\"$1\"" "$out/findings.jsonl" | grep -F "\"claim\":\"$2\"")" ] || wrong "not found: $1: $2"
}
found boost/convex_hull "extreme points span the cloud"
found boost/convex_hull "encloses every point"
found boost/convex_hull "winds once"
found geos/convex_hull "points are collinear"
found bullet/convex_hull_float "points lie in the span"
found cgal/convex_hull_3_filtered "extreme points span the cloud"
found qhull/hull3 "crashed"
found qhull/hull3 "encloses every point within the gap"
found qhull/hull3_triangulated "crashed"
# Within the gap that it states Bullet is right wherever its arithmetic neither overflows nor underflows.
! grep -F '"engine":"bullet/' "$out/findings.jsonl" | any_line -vF '"domain":"hull3/scales' || wrong "Bullet wrong at an ordinary scale"
finish
