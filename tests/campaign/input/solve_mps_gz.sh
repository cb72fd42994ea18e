#!/usr/bin/env bash
# Packed MPS and JSON programs by solve, replay, reduce and export; many at once, one bad one among them.
source "$(dirname "$0")/../common.sh"
write_good_mps
gzip -k "$work/good.mps"
xz -k "$work/good.mps"
cat >"$work/good.json" <<'JSON'
{"family": "lp", "maximise": true, "constant": 1, "cost": [3, 5], "matrix": [[1, 2], [3, 2]], "row_upper": [12, 18]}
JSON
expect 0 "the plain file" "$assay" solve "$work/good.mps" --engine glpk/primal --engine lp/certified
cp "$work/stdout" "$work/plain"
for packed in gz xz; do
  expect 0 "solve .$packed" "$assay" solve "$work/good.mps.$packed" --engine glpk/primal --engine lp/certified
  cmp -s "$work/stdout" "$work/plain" || wrong "the .$packed file is answered otherwise than the plain one"
done
expect 0 "solve JSON" "$assay" solve "$work/good.json" --engine glpk/primal
stdout_has "exact    optimal, 32.5,"
expect 0 "many files" "$assay" solve --engine glpk/primal "$work/good.mps.gz" "$work/good.json" "$work/good.mps.xz"
[ "$(grep -c '^exact    optimal, 32.5,' "$work/stdout")" = 3 ] || wrong "not three programs solved"
stdout_has "file     $work/good.json"
certified=(--property lp/answer_is_certified)
expect 0 "replay of a packed file" "$assay" replay "$work/good.mps.gz" --engine lp/certified "${certified[@]}"
expect 0 "reduce a packed file" "$assay" reduce "$work/good.mps.xz" --engine fault/lp_dual_sign "${certified[@]}" --out "$work/small.case"
gzip "$work/small.case"
expect 1 "replay of a packed case" "$assay" replay "$work/small.case.gz"
expect 0 "export JSON" "$assay" export "$work/good.json" --out "$work/again.mps"
expect 0 "solve what was exported" "$assay" solve "$work/again.mps" --engine glpk/primal
stdout_has "exact    optimal, 32.5,"

head -c 100 "$work/good.mps.gz" >"$work/cut.mps.gz"
expect 2 "a packed file cut short among good ones" "$assay" solve --engine glpk/primal "$work/good.mps" "$work/cut.mps.gz" "$work/good.json"
one_sentence
stderr_has "cut.mps.gz: the packed file ends too early"
[ "$(grep -c '^exact    optimal, 32.5,' "$work/stdout")" = 2 ] || wrong "the good files were not solved"
printf '{"family": "lp", "cost": [1], "matrix": [[1, 2]]}' >"$work/wide.json"
expect 2 "a row too wide" "$assay" solve "$work/wide.json"
one_sentence
stderr_has "wide.json: matrix, row 1: expected 1 numbers, found 2"
printf '{"family": "hull2", "points": []}' >"$work/cloud.json"
expect 2 "a cloud is no program" "$assay" solve "$work/cloud.json"
one_sentence
stderr_has "cloud.json: is of the family hull2, and a linear program is wanted"
finish
