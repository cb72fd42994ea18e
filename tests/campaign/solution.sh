#!/usr/bin/env bash
# solve --print and --solution: the exact solution with names, in decimals, hexfloats and fractions.
source "$(dirname "$0")/common.sh"
write_good_mps
expect 0 "a solution file" "$assay" solve "$work/good.mps" --engine lp/certified --solution "$work/good.solution"
tail -n +2 "$work/good.solution" >"$work/told"
cat >"$work/expected" <<'TXT'
status optimal
proof lp/certified
value 32.5 0x1.04p+5 65/2
column X basic 3 0x1.8p+1 3
column Y basic 4.5 0x1.2p+2 9/2
row R1 upper 2.25 0x1.2p+1 9/4
row R2 upper 0.25 0x1p-2 1/4
TXT
cmp -s "$work/told" "$work/expected" || wrong "the solution file is another: $(cat "$work/told")"

expect 0 "x alone" "$assay" solve "$work/good.mps" --engine glpk/primal --print x
stdout_has "solution exact"
stdout_has "column Y 4.5 0x1.2p+2 9/2"
stdout_has "solution glpk/primal"
if grep -q "^row " "$work/stdout"; then wrong "y was not asked for"; fi
expect 0 "x, y and basis" "$assay" solve "$work/good.mps" --engine glpk/primal --print x,y,basis
stdout_has "column X basic 3 0x1.8p+1 3"
stdout_has "row R1 2.25 0x1.2p+1"
stdout_has "basis R1 upper"
expect 0 "nothing asked" "$assay" solve "$work/good.mps" --engine glpk/primal
if grep -q "^solution" "$work/stdout"; then wrong "a solution was printed unasked"; fi

# x >= 1 and x <= 0: the rows' sum says 0 >= 1.
printf 'NAME\nROWS\n N c\n G low\n L high\nCOLUMNS\n x low 1 high 1\nRHS\n r low 1\nBOUNDS\n FR b x\nENDATA\n' >"$work/apart.mps"
expect 0 "a contradiction" "$assay" solve "$work/apart.mps" --engine lp/certified --solution "$work/apart.solution"
grep -q "^status infeasible$" "$work/apart.solution" || wrong "not called infeasible"
[ "$(grep -c '^contradiction ' "$work/apart.solution")" = 2 ] || wrong "no contradiction of two rows"
# minimise -x, x >= 0.
printf 'NAME\nROWS\n N c\n G r\nCOLUMNS\n x c -1 r 1\nRHS\nENDATA\n' >"$work/open.mps"
expect 0 "a ray" "$assay" solve "$work/open.mps" --engine lp/certified --solution "$work/open.solution"
grep -q "^status unbounded$" "$work/open.solution" || wrong "not called unbounded"
grep -q "^ray x 1 0x1p+0 1$" "$work/open.solution" || wrong "no ray along x"

expect 2 "an unknown part" "$assay" solve "$work/good.mps" --print z
expect 2 "a file for two solutions" "$assay" solve "$work/good.mps" "$work/open.mps" --engine lp/certified --solution "$work/two"
one_sentence
stderr_has "--solution: a file holds one solution"
expect 2 "a folder that is not there" "$assay" solve "$work/good.mps" --engine lp/certified --solution "$work/absent/two"
finish
