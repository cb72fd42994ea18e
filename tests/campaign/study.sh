#!/usr/bin/env bash
# `assay study` writes the same bytes each time and nothing else, and `assay report` shows them.
source "$(dirname "$0")/common.sh"
for study in cycling grids pivots; do
  expect 0 "study $study" "$assay" study $study --out "$work/a"
  expect 0 "study $study again" "$assay" study $study --out "$work/b"
done
for half in a b; do
  expect 0 "study collision" "$assay" study collision --engine gjk/signed_volumes --engine published/kreuzer_tableau --cases 2 --seed 7 --out "$work/$half"
  expect 0 "study growth" "$assay" study growth --engine gjk/signed_volumes --engine hull/hull2 --out "$work/$half"
  grep -q '"rule":"hull/hull2"' "$work/$half/studies/growth_times.jsonl" || wrong "the production hull has no times"
  rm "$work/$half/studies/growth_times.jsonl"  # of one moment
done
diff -r "$work/a" "$work/b" >/dev/null || wrong "two runs differ"
grep '"rule":"gjk/signed_volumes"' "$work/a/studies/growth.jsonl" | any_line '"family":"parabola and point"' ||
  wrong "the family that costs an iteration a vertex is not there"
[ "$(cd "$work/a" && find . -type f -not -path './studies/collision_cases/*' | sort | tr '\n' ' ')" = "./studies/collision_errors.jsonl ./studies/collision_gaps.jsonl ./studies/cycling.jsonl ./studies/grids.jsonl ./studies/growth.jsonl ./studies/pivots.jsonl " ] || wrong "other files than the six"
grep -q '"false_misses":.*"engine":"published/kreuzer_tableau"\|"engine":"published/kreuzer_tableau".*"false_misses":' "$work/a/studies/collision_gaps.jsonl" ||
  wrong "the published collision tableau misses no overlap"
# The widest wrong verdict of every map is a case to replay, and an engine that is never wrong has none.
for case in "$work"/a/studies/collision_cases/*.case; do
  expect 1 "$(basename "$case")" "$assay" replay "$case"
done
[ -e "$work/a/studies/collision_cases/published_kreuzer_tableau.near_touching_2d.scale.case" ] || wrong "no case of the published tableau"
! ls "$work/a/studies/collision_cases" | any_line -F gjk_signed_volumes || wrong "a case of what proves its answers"
grep '"engine":"gjk/signed_volumes"' "$work/a/studies/collision_gaps.jsonl" | any_line '"false_' && wrong "what proves its answers is wrong"
expect 2 "an engine of another family" "$assay" study collision --engine hull/hull2 --out "$work/a"
stderr_has "serves the family gjk"
expect 2 "no cases" "$assay" study collision --cases 0 --out "$work/a"
one_sentence
expect 2 "no such study" "$assay" study nonsense --out "$work/a"
one_sentence
expect 2 "no directory" "$assay" study cycling
stderr_has "--out"

"$assay" check --no-self-checks --battery smoke --engine 'lp/tableau_*' --cases 20 --jobs 2 --out "$work/campaign" >/dev/null 2>&1
expect 0 "study into a campaign" "$assay" study cycling --out "$work/campaign"
"$assay" report "$work/campaign" >"$work/stdout" 2>"$work/stderr"  # the page may lack its JavaScript here
grep -q '| hoffman.*_5 | none | dantzig/lowest.*_index 10' "$work/campaign/report/studies.md" || wrong "the report does not show Hoffman's cycle"
# On the first grid a naive test calls 0 what is not, inverts some, and never calls 0 something else: there both products are the same number.
grep -qE '"grid":"a","inverted":[1-9][0-9]*,"pivot":"p","rounded_from_zero":0,"rounded_to_zero":[1-9]' "$work/a/studies/grids.jsonl" ||
  wrong "a naive test is right on the first grid"

expect 0 "study collision into a campaign" "$assay" study collision --engine published/kreuzer_tableau --cases 2 --out "$work/campaign"
"$assay" report "$work/campaign" >"$work/stdout" 2>"$work/stderr"
grep -q '| published/kreuzer.*_tableau | near.*_touching.*_3d | .* at 2^' "$work/campaign/report/studies.md" || wrong "the report does not show the tableau's effective epsilon"
printf '{"engine":1}\n' >>"$work/campaign/studies/collision_gaps.jsonl"
expect 2 "a torn record of gaps" "$assay" report "$work/campaign"
stderr_has "collision_gaps.jsonl, line "
one_sentence
rm "$work/campaign/studies/collision_gaps.jsonl"

printf '{"instance":1}\n' >>"$work/campaign/studies/cycling.jsonl"
expect 2 "a torn study" "$assay" report "$work/campaign"
stderr_has "cycling.jsonl, line "
one_sentence
finish
