#!/usr/bin/env bash
# solve, export and the study of files: a good file is judged, a bad one gets one sentence and exit code 2.
source "$(dirname "$0")/common.sh"
write_good_mps
expect 0 "solve" "$assay" solve "$work/good.mps" --engine 'glpk/*' --engine 'clp/*'
grep -q "exact    optimal, 32.5," "$work/stdout" || wrong "the exact value, 31.5 and a constant of 1, is not told"
[ "$(grep -c ' right$' "$work/stdout")" = 5 ] || wrong "not five engines right"
expect 0 "export" "$assay" export "$work/good.mps" --out "$work/again.mps"
expect 0 "solve what was exported" "$assay" solve "$work/again.mps" --engine glpk/primal
grep -q "exact    optimal, 32.5," "$work/stdout" || wrong "the exported file has another optimum"

certified=(--property lp/answer_is_certified)
expect 0 "replay of an MPS file" "$assay" replay "$work/good.mps" --engine lp/certified "${certified[@]}"
stdout_has "outcome   holds"
expect 1 "replay of an MPS file by a fault" "$assay" replay "$work/good.mps" --engine fault/lp_dual_sign "${certified[@]}"
stdout_has "outcome   violated"
stdout_has "confirmed"
expect 0 "reduce an MPS file" "$assay" reduce "$work/good.mps" --engine fault/lp_dual_sign "${certified[@]}" --out "$work/small.case"
expect 1 "replay of what it was reduced to" "$assay" replay "$work/small.case"
expect 2 "an MPS file names no engine" "$assay" replay "$work/good.mps" "${certified[@]}"
one_sentence
stderr_has "good.mps: engine: not named in the file; use --engine"
expect 2 "an MPS file names no property" "$assay" replay "$work/good.mps" --engine lp/certified
one_sentence
stderr_has "good.mps: property: not named in the file; use --property"
expect 2 "an MPS file is a linear program" "$assay" replay "$work/good.mps" --engine hull/hull2 --property hull2/is_exact
one_sentence
stderr_has "does not serve the family lp"
expect 2 "an MPS file has no property of hulls" "$assay" replay "$work/good.mps" --engine lp/certified --property hull2/is_exact
one_sentence
stderr_has "not a property of the family lp"
expect 2 "check takes no file" "$assay" check --no-self-checks "$work/good.mps" --out "$work/nothing"
one_sentence
stderr_has "check draws its cases itself"
[ ! -e "$work/nothing" ] || wrong "something was written"

printf 'NAME\nROWS\n N c\n L r\nCOLUMNS\n x c 1 r 1e400\nENDATA\n' >"$work/overflow.mps"
printf 'NAME\nROWS\n N c\n L r\n L r\nCOLUMNS\nENDATA\n' >"$work/twice.mps"
printf 'NAME\nROWS\n N c\nCOLUMNS\n x c nan\nENDATA\n' >"$work/nan.mps"
printf 'NAME\nROWS\n N c\nSURPRISE\nENDATA\n' >"$work/section.mps"
printf '\177ELF\002\001\001\000' >"$work/binary.mps"
: >"$work/empty.mps"
head -c 60 "$work/good.mps" >"$work/cut.mps"
mkdir "$work/folder.mps"
for bad in overflow twice nan section binary empty cut folder absent; do
  expect 2 "bad MPS: $bad" "$assay" solve "$work/$bad.mps"
  [ "$(wc -l <"$work/stderr")" = 1 ] || wrong "$bad: not one sentence"
  grep -q "$bad.mps" "$work/stderr" || wrong "$bad: the file is not named"
  expect 2 "replay of a bad MPS: $bad" "$assay" replay "$work/$bad.mps" --engine lp/certified "${certified[@]}"
  one_sentence
  stderr_has "$bad.mps"
done
expect 2 "bad engine" "$assay" solve "$work/good.mps" --engine nobody
expect 2 "bad engine family" "$assay" solve "$work/good.mps" --engine 'qhull/*'

mkdir "$work/files"
cp "$work/good.mps" "$work/files"
expect 0 "study" "$assay" study netlib --folder "$work/files" --engine 'glpk/*' --engine clp/dual --out "$work/campaign"
[ "$(wc -l <"$work/campaign/studies/netlib.jsonl")" = 4 ] || wrong "not one record an engine"
cp "$work/campaign/studies/netlib.jsonl" "$work/first.jsonl"
expect 0 "study again" "$assay" study netlib --folder "$work/files" --engine 'glpk/*' --engine clp/dual --out "$work/campaign"
cmp -s "$work/campaign/studies/netlib.jsonl" "$work/first.jsonl" || wrong "the same study wrote other bytes"
expect 2 "study of nothing" "$assay" study netlib --folder "$work" --engine glpk/dual --out "$work/nothing"
finish
