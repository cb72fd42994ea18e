#!/usr/bin/env bash
# solve, export and the study of files: a good file is judged, a bad one gets one sentence and exit code 2.
source "$(dirname "$0")/common.sh"
cat >"$work/good.mps" <<'MPS'
NAME GOOD
OBJSENSE
 MAX
ROWS
 N OBJ
 L R1
 L R2
COLUMNS
 X OBJ 3 R1 1
 X R2 3
 Y OBJ 5 R1 2
 Y R2 2
RHS
 RHS OBJ -1 R1 12
 RHS R2 18
ENDATA
MPS
expect 0 "solve" "$assay" solve "$work/good.mps" --engine 'glpk/*' --engine 'clp/*'
grep -q "exact    optimal, 32.5," "$work/stdout" || wrong "the exact value, 31.5 and a constant of 1, is not told"
[ "$(grep -c ' right$' "$work/stdout")" = 5 ] || wrong "not five engines right"
expect 0 "export" "$assay" export "$work/good.mps" --out "$work/again.mps"
expect 0 "solve what was exported" "$assay" solve "$work/again.mps" --engine glpk/primal
grep -q "exact    optimal, 32.5," "$work/stdout" || wrong "the exported file has another optimum"

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
