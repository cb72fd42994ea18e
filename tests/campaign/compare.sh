#!/usr/bin/env bash
# compare between two releases of an engine, the second made worse on purpose: exit 1 and the regression named; equal: exit 0.
# A release that answers one question in two ways: check exits 3.
source "$(dirname "$0")/common.sh"
plugins=$2
row=(--property hull2/is_exact --cases 4096 --seed 3 --jobs 2)
"$assay" check --engine "$plugins/mine_1.so" "${row[@]}" --out "$work/release1" >/dev/null 2>&1
"$assay" check --engine "$plugins/mine_1.so" "${row[@]}" --out "$work/release1_again" >/dev/null 2>&1
"$assay" check --engine "$plugins/mine_2.so" "${row[@]}" --out "$work/release2" >/dev/null 2>&1
same_results "$work/release1" "$work/release1_again"
expect 0 "equal runs" "$assay" compare "$work/release1" "$work/release1_again"
expect 1 "a release made worse" "$assay" compare "$work/release1" "$work/release2"
stdout_has "mine/hull"
cat "$work/stdout"
expect 0 "a release made better" "$assay" compare "$work/release2" "$work/release1"

# The third release answers the same question in two ways.
expect 3 "a nondeterministic engine" "$assay" check --engine "$plugins/mine_3.so" "${row[@]}" --out "$work/release3"
stdout_has "nondeterministic"
finish
