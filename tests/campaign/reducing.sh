#!/usr/bin/env bash
# Findings do not depend on the number of jobs, on Ctrl-C, or on how often --time ended the run; --time counts for
# judging and reducing together; what is confirmed is written when the run is stopped.
source "$(dirname "$0")/common.sh"
some=(--battery smoke --engine 'hull/*_naive' --engine 'hull/monotone_chain_*' --engine 'fault/hull_*' --engine 'fault/gjk_*' --engine 'fault/shapes_*' --property 'hull2/*' --property 'gjk/verdict_is_right'
  --property 'gjk/swap*' --property 'gjk/scaling*' --property 'shapes/*' --cases 20 --seed 7)
expect 1 "one job" "$assay" check --no-self-checks "${some[@]}" --jobs 1 --out "$work/whole"
expect 1 "two jobs" "$assay" check --no-self-checks "${some[@]}" --jobs 2 --out "$work/two"
same_results "$work/whole" "$work/two"
clusters=$(grep -o 'reduced and put to the referee: [0-9]*' "$work/stderr" | grep -o '[0-9]*$')
findings=$(wc -l <"$work/whole/findings.jsonl")
say "$clusters clusters, $findings findings"
[ "${clusters:-0}" -ge 30 ] || wrong "only '$clusters' clusters to reduce"
[ "$findings" -ge 10 ] || wrong "only $findings findings"
grep -q '"severity":"plain"' "$work/whole/findings.jsonl" || wrong "no plain finding"
"$assay" blocks "$work/whole" >"$work/blocks" || wrong "assay blocks"
grep -q '"severities":{' "$work/blocks" || wrong "no severities in the record"
grep -q '"explained":' "$work/blocks" || wrong "nothing is explained"
# At most two findings an engine and property: the claims and severities of a failure are one finding.
most=$(sed -E 's/.*"engine":"([^"]*)".*"property":"([^"]*)".*"seen_as".*/\1 \2/' "$work/whole/findings.jsonl" | sort | uniq -c | sort -rn |
  awk 'NR == 1 { print $1 }')
[ "$most" -le 2 ] || wrong "$most findings of one engine and property"
grep -q '"seen_as":\[{[^]]*},{' "$work/whole/findings.jsonl" || wrong "no finding stands for two claims"

# Ctrl-C while failures are reduced: of a domain whose clouds have eight points and more, only reducing asks for the hull of three.
few=(--engine 'hull/*_naive' --engine 'hull/monotone_chain_*' --engine 'fault/hull_*' --engine "$(waits_at points 3)" --property hull2/is_exact
  --domain 'hull2/ladder_*' --cases 100 --seed 7)
expect 1 "nobody waits" "$assay" check --no-self-checks "${few[@]}" --jobs 2 --out "$work/calm"
clusters=$(grep -o 'reduced and put to the referee: [0-9]*' "$work/stderr" | grep -o '[0-9]*$')
[ "${clusters:-0}" -ge 5 ] || wrong "only '$clusters' clusters to reduce beside one that waits"
echo $long >"$work/wait"
setsid env --default-signal=INT "$assay" check --no-self-checks "${few[@]}" --jobs 2 --out "$work/broken" >"$work/stdout" 2>"$work/stderr" &
run=$!
until_true 60 waits_after 3 "$work/broken/reduced.jsonl" || wrong "no engine waits"
kill -INT -- -$run 2>/dev/null
wait $run
code=$?
rm "$work/wait"
[ $code = 1 ] || wrong "Ctrl-C: exit code $code"
stderr_has "the same command goes on with the rest"
kept=$(wc -l <"$work/broken/reduced.jsonl")
written=$(wc -l <"$work/broken/findings.jsonl")
say "Ctrl-C with $kept clusters reduced, $written findings written"
[ "$kept" -ge 3 ] && [ "$kept" -lt "$clusters" ] || wrong "an engine that waits was waited for, or what was reduced is lost: $kept of $clusters"
[ "$written" -ge 1 ] || wrong "no finding was written"
expect 1 "after Ctrl-C" "$assay" check --no-self-checks "${few[@]}" --jobs 1 --out "$work/broken"
same_results "$work/calm" "$work/broken"
[ ! -e "$work/broken/reduced.jsonl" ] || wrong "reduced.jsonl is left behind"

# --time: again and again until the end, every time near its limit; a question that is asked is answered first.
limit=2 runs=0
while [ $runs -lt 200 ]; do
  begun=$(date +%s%N)
  "$assay" check --no-self-checks "${some[@]}" --jobs 1 --time ${limit}s --out "$work/timed" >"$work/stdout" 2>"$work/stderr"
  code=$?
  spent=$((($(date +%s%N) - begun) / 1000000))
  runs=$((runs + 1))
  [ $spent -le $((1000 * limit + 5000)) ] || wrong "--time ${limit}s took $spent ms"
  # At the end every block is judged and no cluster is left; the exit code tells of what was found before that of limits.
  grep -q 'reducing is stopped' "$work/stderr" || [ -e "$work/timed/reduced.jsonl" ] ||
    [ "$("$assay" blocks "$work/timed" | wc -l)" -lt "$(wc -l <"$work/blocks")" ] || break
  limit=$((limit + 1))
done
say "$runs runs with --time"
[ $code = 1 ] || wrong "the last run with --time ended with $code"
same_results "$work/whole" "$work/timed"
finish
