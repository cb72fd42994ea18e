#!/usr/bin/env bash
# A second program, in another language and written from docs/judges.md and docs/severity.md alone, judges some 1000 recorded answers as
# Assay did, what is within an engine's documents included; and it notices verdicts that were turned round, and an absolute part that is
# forgotten or in another unit.
source "$(dirname "$0")/common.sh"

scripts=$(cd "$(dirname "$0")/../../scripts" && pwd)
engines=(libccd/gjk_epa bullet_double/epa2 gjk/signed_volumes gjk/epa gjk/certified glpk/primal lp_solve/default
         lp/certified hull/graham_scan_naive qhull/hull2 hull3/quickhull_naive shapes/plain cast/gjk_raycast
         libccd/mpr fcl/collide_indep box2d/shape_cast)
properties=(gjk/verdict_is_right gjk/distance_is_certified gjk/nearest_points_are_right gjk/depth_is_right
            gjk/normal_is_right lp/status_is_right lp/value_is_right lp/answer_is_certified hull2/is_exact hull3/is_exact
            shapes/answer_is_right cast/verdict_is_right cast/bracket_holds_time)
again() { (cd "$scripts" && python3 -m second_evaluation "$@"); }

run=$work/run
"$assay" check --no-self-checks --battery smoke --cases 1 "${engines[@]/#/--engine=}" "${properties[@]/#/--property=}" --observations \
  --out "$run" >"$work/check" 2>&1
[ $? -le 1 ] || { wrong "assay check failed"; cat "$work/check"; }
expect 0 "judged again" again "$run" --limit 1000
cat "$work/stdout"
stdout_has "different: 0"

# What is within the documents is told by the absolute parts: without them, or with a hundredth of them, others are.
grep '"outcome":"\(within_documented\|violated\)"' "$run/observations.jsonl" >"$work/kept"
grep -q within_documented "$work/kept" || wrong "nothing is within an engine's documents"
for factor in 0 0.01; do
  mkdir -p "$work/other" && cp "$work/kept" "$work/other/observations.jsonl"
  python3 - "$run/campaign.json" "$factor" >"$work/other/campaign.json" <<'END'
import json, sys
header, factor = json.load(open(sys.argv[1])), float(sys.argv[2])
for engine in header["engines"]:
    for name, value in engine["semantics"].items():
        if name.endswith("_absolute"):
            engine["semantics"][name] = (float.fromhex(value) * factor).hex()
print(json.dumps(header))
END
  expect 1 "absolute parts times $factor" again "$work/other"
done

sed -i 's/"outcome":"holds"/"outcome":"violated"/' "$run/observations.jsonl"
expect 1 "verdicts turned round" again "$run" --limit 50
finish
