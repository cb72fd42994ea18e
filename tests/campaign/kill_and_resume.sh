#!/usr/bin/env bash
# kill -9 of the whole run in the middle, then resuming, gives the bytes of an undisturbed run; so does Ctrl-C.
source "$(dirname "$0")/common.sh"
some=(--engine 'published/*' --engine libccd/gjk --engine "$(waits_at questions 40)" --property gjk/verdict_is_right --property gjk/terminates
  --property hull2/is_exact --domain 'gjk/*' --domain hull2/collinear_ulps --cases 800 --seed 11 --jobs 2)
"$assay" check --no-self-checks "${some[@]}" --out "$work/whole" >/dev/null 2>&1
for round in KILL INT; do
  echo $long >"$work/wait"
  setsid env --default-signal=INT "$assay" check --no-self-checks "${some[@]}" --out "$work/broken$round" >/dev/null 2>&1 &
  run=$!
  until_true 60 waits_after 5 "$work/broken$round/blocks.jsonl" || wrong "no engine waits"
  kill -$round -- -$run 2>/dev/null
  wait $run 2>/dev/null
  rm "$work/wait"
  before=$(blocks_of "$work/broken$round" | wc -l)
  all=$(blocks_of "$work/whole" | wc -l)
  say "$round after $before of $all blocks"
  [ "$before" -lt "$all" ] || wrong "$round: an engine that waits was waited for"
  "$assay" check --no-self-checks "${some[@]}" --out "$work/broken$round" >/dev/null 2>&1
  same_results "$work/whole" "$work/broken$round"
done
finish
