#!/usr/bin/env bash
# compare between two releases of an engine, the second made worse on purpose: exit 1 and the regression named; equal: exit 0.
# A release that answers one question in two ways: check exits 3. One that gives up more: exit 1, on the same cases and on others.
source "$(dirname "$0")/common.sh"
plugins=$2
cases=(--property hull2/is_exact --cases 4096 --jobs 2)
row=("${cases[@]}" --seed 3)
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

# The fourth answers no more than it did, and nothing wrongly.
expect 0 "a release that gives up more, by itself" "$assay" check --engine "$plugins/mine_4.so" "${row[@]}" --out "$work/release4"
expect 1 "a release that gives up more" "$assay" compare "$work/release1" "$work/release4"
stdout_has "Gives up more: mine/hull, hull2/is_exact on"
stdout_has ", gave up on 0 of"
stdout_has "(the same cases)"
expect 0 "a release that gives up less" "$assay" compare "$work/release4" "$work/release1"
stdout_has "Gives up less: mine/hull, hull2/is_exact on"
expect 1 "a release that gives up more than its baseline" \
  "$assay" check --engine "$plugins/mine_4.so" "${cases[@]}" --seed 4 --baseline "$work/release1" --out "$work/release4_again"
stdout_has "Gives up more: mine/hull, hull2/is_exact on"
stdout_has "(p = "
expect 0 "a release against itself, on other cases" \
  "$assay" check --engine "$plugins/mine_4.so" "${cases[@]}" --seed 5 --baseline "$work/release4" --out "$work/release4_other"
finish
