#!/usr/bin/env bash
# What the quick battery must find without being told where, and what it must not find.
source "$(dirname "$0")/common.sh"
out=${ASSAY_CONVICTIONS_OUT:-$work/quick}
# The production variants, the published ones and the engines named below; not every variant that there is. Planted faults are
# convicted by the first cases of this battery already: smoke.sh, whose battery is its beginning.
engines=()
for engine in gjk/signed_volumes gjk/certified gjk/certified_boolean gjk/epa gjk/mpr gjk/minimum_translation_2d 'lp/collision_*' lp/tableau_bland lp/certified 'hull/*_naive' 'hull/*_exact' hull/hull2 hull3/hull3 hull3/quickhull_exact 'hull3/*_naive' \
  'published/gjk_*' published/kreuzer_tableau libccd/gjk boost/convex_hull qhull/hull3 'shapes/*' 'cast/*' 'published/shapes_*'; do
  engines+=(--engine "$engine")
done
expect 1 "quick battery" "$assay" check --no-self-checks --battery quick --jobs 2 "${engines[@]}" --out "$out"
# Under which claims an engine failed, and how severely, stands in the counts; a finding stands for several of them.
"$assay" blocks "$out" >"$work/blocks" || wrong "assay blocks"
python3 - "$work/blocks" >"$work/convicted" <<'END' || wrong "the blocks cannot be read"
import json, sys
for block in map(json.loads, open(sys.argv[1])):
    for candidate in block.get('candidates', []):
        print(block['engine'] + ': ' + candidate['claim'])
END
found() { grep -qxF "$1: $2" "$work/convicted" || wrong "not found: $1: $2"; }
found published/kreuzer_tableau "no wrong hit"
found published/kreuzer_tableau "no wrong miss"
found published/gjk_tutorial_2d "no wrong hit"
found published/gjk_tutorial_2d "no wrong miss"
found published/gjk_tutorial_2d "no state comes back"
found published/gjk_alzubaidi_2d "no wrong hit"
found published/gjk_alzubaidi_2d "no wrong miss"
found published/gjk_alzubaidi_2d "no state comes back"
found libccd/gjk "no wrong hit"
found libccd/gjk "no wrong miss"
found libccd/gjk "touching counted as stated"
found boost/convex_hull "winds once"
found boost/convex_hull "extreme points span the cloud"
found qhull/hull3 "encloses every point within the gap"
found qhull/hull3 "crashed"
for claim in "wrong hit" "wrong miss" "numbers are finite" "low corner is the least"; do found published/shapes_firth "$claim"; done
for claim in "flat where the area is zero" "centroid is within the gap"; do found published/shapes_alzubaidi "$claim"; done
for claim in "wrong hit" "wrong miss"; do found shapes/plain "$claim"; done
# A cycle of the collision tableau takes more cases of its one claim than the battery has.
expect 1 "cycles of the collision tableau" "$assay" check --no-self-checks --engine published/kreuzer_tableau --property gjk/terminates \
  --cases 8192 --jobs 2 --out "$work/cycles"
grep -qF '"claim":"no state comes back"' "$work/cycles/findings.jsonl" || wrong "the collision tableau does not cycle"
for naive in hull3/gift_wrapping_naive hull3/quickhull_naive hull3/incremental_naive hull3/divide_conquer_naive; do
  grep -qF "\"engine\":\"$naive\"" "$out/findings.jsonl" || wrong "plain double not convicted: $naive"
done
for sound in gjk/signed_volumes gjk/certified gjk/certified_boolean gjk/epa gjk/mpr gjk/minimum_translation_2d hull/monotone_chain_exact hull/graham_scan_exact hull/hull2 hull3/hull3 hull3/quickhull_exact lp/collision_bland lp/certified shapes/robust cast/edges_2d cast/gjk_raycast cast/conservative_advancement; do
  ! grep -qF "\"engine\":\"$sound\"" "$out/findings.jsonl" || wrong "a finding against $sound"
done
# Every finding of a real or published collision or hull engine is confirmed, small, and replays from its file alone.
while read -r line; do
  size=$(sed -E 's/.*"size":([0-9]+).*/\1/' <<<"$line")
  limit=12; [[ $line == *'"property":"hull2/'* ]] && limit=6
  [[ $line == *'"referee":"confirmed'* ]] || wrong "not confirmed: ${line:0:200}"
  [ "$size" -le $limit ] || [[ $line == *'"minimal":true'* ]] || wrong "neither small nor minimal ($size): ${line:0:200}"
done < <(grep -vF '"property":"lp/' "$out/findings.jsonl")
replayed=0
for file in "$out"/findings/*.case; do
  "$assay" replay "$file" >"$work/stdout" 2>"$work/stderr"
  [ $? = 1 ] || { wrong "does not replay: $file"; tail -3 "$work/stderr"; }
  replayed=$((replayed + 1))
done
say "$replayed findings replayed"
finish
