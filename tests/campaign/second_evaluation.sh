#!/usr/bin/env bash
# A second program, in another language and written from docs/judges.md alone, judges some 1000 recorded answers as Assay did;
# and it notices a verdict that was turned round.
. "$(dirname "$0")/common.sh"

scripts=$(cd "$(dirname "$0")/../../scripts" && pwd)
engines=(libccd/epa bullet_double/gjk_epa2 gjk/signed_volumes gjk/epa gjk/certified glpk/primal lp_solve/default lp/certified
         hull/graham_scan_naive qhull/merged_2d hull3/quickhull_naive qhull/merged_3d shapes/plain cast/gjk_raycast)
properties=(gjk/verdict_is_right gjk/distance_is_certified gjk/nearest_points_are_right gjk/depth_is_right
            gjk/normal_is_right lp/status_is_right lp/value_is_right lp/answer_is_certified hull2/is_exact hull3/is_exact
            shapes/answer_is_right cast/verdict_is_right)
code=0
"$assay" check --battery smoke --cases 1 "${engines[@]/#/--engine=}" "${properties[@]/#/--property=}" --observations \
  --out "$folder/run" >"$folder/check.txt" || code=$?
[ "$code" -le 1 ] || fail "assay check ended with $code: $(tail -3 "$folder/check.txt")"

cd "$scripts"
python3 -m second_evaluation "$folder/run" --limit 1000 || fail "the two programs judge differently"

sed 's/"outcome":"holds"/"outcome":"violated"/' "$folder/run/observations.jsonl" >"$folder/turned.jsonl"
mv "$folder/turned.jsonl" "$folder/run/observations.jsonl"
python3 -m second_evaluation "$folder/run" --limit 20 >/dev/null && fail "verdicts that were turned round were not noticed"
echo "second evaluation agrees"
