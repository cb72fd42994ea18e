#!/usr/bin/env bash
# `assay try`: a dozen plain cases in words, for a good engine, a poor one, mute ones, liars, and one that crashes and hangs.
source "$(dirname "$0")/common.sh"
engines=$2

for good in hull/hull2 hull3/hull3 gjk/certified gjk/certified_boolean lp/certified shapes/robust cast/edges_2d; do
  expect 0 "$good" "$assay" try "$good"
  stdout_has "holds"
  ! grep -qF "VIOLATED" "$work/stdout" || wrong "a violation of $good"
  ! grep -qE "^in all: nothing" "$work/stdout" || wrong "nothing judged of $good"
done
expect 0 "gjk/certified" "$assay" try gjk/certified
stdout_has "unit squares that touch along an edge"
stdout_has "answered     colliding, origin in the hull of the differences"
stdout_has "not judged   gjk/depth_is_right: "
expect 0 "cast/edges_2d" "$assay" try cast/edges_2d
stdout_has "declined     cast/verdict_is_right"

expect 1 "gift wrapping" "$assay" try "$engines/examples/gift_wrapping.so"
stdout_has "a square with the middles of its edges"
stdout_has "VIOLATED     hull2/is_exact: "
stdout_has "declined     hull2/is_exact: "
stdout_has "states: no tolerance; collinear points are not handled"

expect 1 "mute engines" "$assay" try "$engines/dishonest/mute.so"
for engine in $(grep -oE '^mute/[a-z0-9_]+' "$work/stdout"); do
  awk -v engine="$engine" '$1 == engine {on = 1; next} /^[a-z]/ {on = 0} on' "$work/stdout" >"$work/one"
  grep -qE "VIOLATED|not judged" "$work/one" || wrong "$engine: neither violated nor not judged"
done
grep -qF "by default: numbers about shapes" "$work/stdout" || wrong "the default of shapes is not told"

expect 1 "an engine that crashes and hangs" "$assay" try "$engines/dishonest/patient.so"
stdout_has "CRASHED"
stdout_has "HUNG"
stdout_has "declined     hull2/is_exact"
stdout_has "holds        hull2/is_exact"

expect 2 "no such engine" "$assay" try nobody/nothing
one_sentence
expect 2 "no such object" "$assay" try "$work/nothing.so"
one_sentence
expect 2 "no engine named" "$assay" try
finish
