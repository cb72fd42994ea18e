#!/usr/bin/env bash
# Two runs into one folder: the second ends with one sentence that names the first, and the first is unharmed. Readers
# may come at any time. What is written into the lock file decides nothing, and a killed run's lock is no obstacle.
cases=30  # long enough to be met at work
source "$(dirname "$0")/common.sh"
check "$work/check.whole" >/dev/null 2>&1
"$assay" report "$work/check.whole" >/dev/null || wrong "no report"

# The first run is held still with its lock, in the middle of its work.
"$assay" check "${some[@]}" --out "$work/run" >"$work/first" 2>&1 &
first=$!
until [ "$(wc -l 2>/dev/null <"$work/run/blocks.jsonl" || echo 0)" -ge 3 ]; do
  kill -0 "$first" || { wrong "the first run ended too early"; finish; }
  sleep 0.01
done
kill -STOP "$first"
for second in "check ${some[*]}" "check ${some[*]} --shard 1/2" "merge $work/check.whole"; do
  # shellcheck disable=SC2086
  (set -f; expect 2 "a second run ($second)" "$assay" $second --out "$work/run")
  grep -qF "assay: $work/run: another run is writing here (process $first on $(uname -n))" "$work/stderr" ||
    wrong "the second run does not name the first: $(cat "$work/stderr")"
  one_sentence
done
# Readers: a report, a comparison, a merge into another folder.
expect 0 "a report of a run in work" "$assay" report "$work/run"
"$assay" compare "$work/check.whole" "$work/run" >/dev/null 2>"$work/stderr" || [ $? = 1 ] ||
  wrong "compare: $(cat "$work/stderr")"
expect 4 "a merge of a run in work" "$assay" merge "$work/run" --jobs 1 --out "$work/apart"
kill -CONT "$first"
while kill -0 "$first" 2>/dev/null; do
  expect 0 "a report of a run in work" "$assay" report "$work/run"
done
wait
same_results "$work/check.whole" "$work/run"
expect 0 "a merge of a part with the whole" "$assay" merge "$work/check.whole" --jobs 1 --out "$work/apart"
same_results "$work/check.whole" "$work/apart"

# Merging takes nothing away: a part alone, into the folder of the whole.
"$assay" check "${some[@]}" --shard 1/3 --out "$work/part" >/dev/null 2>&1
expect 0 "a merge of a part into the whole" "$assay" merge "$work/part" --jobs 1 --out "$work/apart"
same_results "$work/check.whole" "$work/apart"

# A lock file without a holder, whatever it says, is no obstacle.
printf 'process 1 on %s\n' "$(uname -n)" >"$work/run/campaign.lock"
expect 1 "a run after a lock file that names a living process" "$assay" check "${some[@]}" --out "$work/run"
same_results "$work/check.whole" "$work/run"

# Both at once into a folder that is not there yet: one of them writes, or one after the other.
for round in 1 2 3; do
  rm -rf "$work/run"
  check "$work/run" >/dev/null 2>"$work/a" &
  one=$!
  check "$work/run" >/dev/null 2>"$work/b" &
  two=$!
  wait $one; a=$?
  wait $two; b=$?
  case $a,$b in
    1,2 | 2,1 | 1,1) ;;
    *) wrong "two runs at once ended with $a and $b: $(cat "$work/a" "$work/b")" ;;
  esac
  same_results "$work/check.whole" "$work/run"
done
# Two reports at once: both are whole.
"$assay" report "$work/run" >/dev/null
cp -r "$work/run/report" "$work/report"
"$assay" report "$work/run" >/dev/null 2>"$work/a" &
one=$!
"$assay" report "$work/run" >/dev/null 2>"$work/b"
b=$?
wait $one
a=$?
[ $a$b = 00 ] || wrong "two reports at once: $(cat "$work/a" "$work/b")"
diff -r "$work/report" "$work/run/report" >/dev/null || wrong "two reports at once left another report"
finish
