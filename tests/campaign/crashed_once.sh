#!/usr/bin/env bash
# A crash that does not come again when its case is asked again is told with what was seen, and is no confirmed finding: the
# same question had two answers, exit code 3. One that comes again is one: exit code 1.
source "$(dirname "$0")/common.sh"
engine="python3 '$(realpath "$(dirname "$0")")/plugins/crashes_once.py'"
few=(--property hull2/is_exact --domain hull2/small_grid --cases 60 --seed 1 --jobs 1)
lines="the last lines of its standard error: the table of slots is full"

expect 3 "a crash that does not come again" "$assay" check --no-self-checks --engine "$engine once" "${few[@]}" --out "$work/once"
stdout_has "1 finding; 1 not confirmed: a fresh process that was asked again did not fail"
stdout_has "; not confirmed)"
stdout_has "did not fail again on its own; the first time: the engine's process was killed by SIGSEGV"
stdout_has "$lines"
grep -q '"failed_again":false' "$work/once/findings.jsonl" || wrong "the finding is recorded as if it had failed again"
grep -qF "$lines" "$work/once/findings.jsonl" || wrong "the finding lacks what was seen"
blocks_of "$work/once" | any_line -F "$lines" || wrong "the block lacks what was seen"
expect 0 "its case, asked again" "$assay" replay "$work"/once/findings/*.case
# What is not reproduced comes from the record alone: merging says the same, to the byte.
expect 0 "merged" "$assay" merge "$work/once" --engine "$engine once" --out "$work/merged"
same_results "$work/once" "$work/merged"
expect 0 "reported" "$assay" report "$work/once"
for file in summary.md junit.xml assay.sarif; do
  grep -qF "the engine crashed once and, asked again, did not" "$work/once/report/$file" || wrong "$file tells of a crash without saying so"
done
expect 0 "known from a baseline" "$assay" check --no-self-checks --engine "$engine once" "${few[@]}" --baseline "$work/once" --out "$work/known"

expect 1 "a crash that comes again" "$assay" check --no-self-checks --engine "$engine always" "${few[@]}" --out "$work/always"
grep -q '"failed_again"' "$work/always/findings.jsonl" && wrong "a crash that comes again is called another"
grep -qF "not confirmed" "$work/stdout" && wrong "a crash that comes again is called not confirmed"
finish
