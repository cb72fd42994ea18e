#!/usr/bin/env bash
# What `solve` computes exactly has a bound (docs/judges.md), and it says how much of it was used: a program made here, of numbers of all
# sizes, and one that is large and degenerate, wood1p of ../shared/netlib, where that is at hand.
source "$(dirname "$0")/common.sh"
shared=$(dirname "$0")/../../../shared/netlib/wood1p.mps
bound=$((1 << 37))
within_bound() {
  local settled measured
  read -r settled measured < <(sed -nE 's/^work     ([0-9]+) units to settle it, ([0-9]+) to measure the answers, of at most [0-9]+ each$/\1 \2/p' "$work/stdout")
  say "$1: ${settled:-no} units to settle it, ${measured:-no} to measure the answers"
  [ -n "${settled:-}" ] && [ "$settled" -gt 0 ] && [ "$settled" -le $bound ] && [ "$measured" -le $bound ] ||
    wrong "$1: the work is not told, or beyond its bound"
  grep -qE '^exact    (optimal|infeasible|unbounded|not settled)' "$work/stdout" || wrong "$1: what is true is neither told nor left open"
}
# 30 rows and columns, dense, of 17 digits and of magnitudes from 1e-60 to 1e60.
awk 'BEGIN {
  print "NAME WIDE\nROWS\n N cost"; for (i = 0; i < 30; ++i) print " L r" i
  print "COLUMNS"; state = 7
  for (j = 0; j < 30; ++j) {
    print " x" j " cost -1"
    for (i = 0; i < 30; ++i) { state = (state * 16807) % 2147483647; printf " x%d r%d %d%de%d\n", j, i, 10000000 + state % 90000000, 10000000 + (state * 7) % 90000000, state % 121 - 75 }
  }
  print "RHS"; for (i = 0; i < 30; ++i) print " rhs r" i " 1"; print "ENDATA" }' >"$work/wide.mps"
timeout 300 "$assay" solve "$work/wide.mps" --engine glpk/primal --engine lp/certified >"$work/stdout" 2>"$work/stderr"
[ $? -le 1 ] || wrong "solve of the program made here: $(cat "$work/stderr")"
within_bound "the program made here"
if [ -e "$shared" ]; then
  timeout 500 "$assay" solve "$shared" --engine glpk/primal --seconds 30 >"$work/stdout" 2>"$work/stderr"
  [ $? -le 1 ] || wrong "solve of wood1p: $(cat "$work/stderr")"
  within_bound "wood1p"
else
  say "skipped: ../shared/netlib/wood1p.mps is absent"
fi
finish
