#!/usr/bin/env bash
# A library with random numbers of its own is asked from the same seed: two runs a second and more apart have the same bytes.
source "$(dirname "$0")/common.sh"

for run in first second; do
  "$assay" check --no-self-checks --engine lp_solve/dantzig --property lp/terminates --domain lp/hilbert --cases 256 --jobs 1 --out "$work/$run" \
    >"$work/stdout" 2>"$work/stderr"
  [ $? = 1 ] || wrong "the $run run: no finding, though Dantzig's rule runs in circles here"
  sleep 1.1  # the clock that the library takes its seed from counts seconds
done
same_results "$work/first" "$work/second"

finish
