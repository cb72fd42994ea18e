#!/usr/bin/env bash
# The exit codes a CI job acts on, and compare between releases: 0, 1 and 4 (3 is in compare.sh).
source "$(dirname "$0")/common.sh"
few=(--property hull2/is_exact --cases 2048 --jobs 2)
expect 0 "an exact engine" "$assay" check --no-self-checks --engine hull/monotone_chain_exact "${few[@]}" --out "$work/exact"
expect 1 "a naive engine" "$assay" check --no-self-checks --engine hull/monotone_chain_naive "${few[@]}" --out "$work/naive"
expect 0 "a naive engine against its own baseline" \
  "$assay" check --no-self-checks --engine hull/monotone_chain_naive "${few[@]}" --baseline "$work/naive" --out "$work/naive2"
expect 4 "a budget not reached" \
  "$assay" check --no-self-checks --engine hull/monotone_chain_exact --property hull2/is_exact --cases 100000000 --time 1 --jobs 2 --out "$work/short"

# Every finding replays from its file alone, in a fresh process.
for file in "$work"/naive/findings/*.case; do
  expect 1 "replay of $file" "$assay" replay "$file"
  stdout_has "confirmed"
done
case_file=$(ls "$work"/naive/findings/*.case | head -1)
expect 0 "reduce" "$assay" reduce "$case_file" --out "$work/reduced.case"
expect 1 "replay of what reduce wrote" "$assay" replay "$work/reduced.case"
expect 0 "the exact engine on the naive engine's counterexample" "$assay" replay "$case_file" --engine hull/monotone_chain_exact

# Compare: equal runs, and runs that have no engine in common (compare.sh has an engine that was made worse).
expect 0 "compare a run with itself" "$assay" compare "$work/naive" "$work/naive2"
expect 0 "compare equal runs" "$assay" compare "$work/naive" "$work/naive"
expect 2 "compare with a run of another engine" "$assay" compare "$work/exact" "$work/naive"
expect 0 "report" "$assay" report "$work/naive"
for file in report.html summary.md junit.xml assay.sarif campaign.sqlite; do
  [ -s "$work/naive/report/$file" ] || wrong "report/$file is missing or empty"
done
finish
