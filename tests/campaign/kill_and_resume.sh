#!/usr/bin/env bash
# kill -9 of the whole run in the middle, then resuming, gives the bytes of an undisturbed run; so does Ctrl-C.
source "$(dirname "$0")/common.sh"
some=(--engine 'published/*' --engine libccd/gjk --property gjk/verdict_is_right --property gjk/terminates --cases 800 --seed 11 --jobs 2)
"$assay" check --no-self-checks "${some[@]}" --out "$work/whole" >/dev/null 2>&1
for round in KILL INT; do
  setsid "$assay" check --no-self-checks "${some[@]}" --out "$work/broken$round" >/dev/null 2>&1 &
  run=$!
  for _ in $(seq 400); do
    [ "$(wc -l 2>/dev/null <"$work/broken$round/blocks.jsonl" || echo 0)" -ge 5 ] && break
    sleep 0.02
  done
  kill -$round -- -$run 2>/dev/null
  wait $run 2>/dev/null
  before=$(blocks_of "$work/broken$round" | wc -l)
  all=$(blocks_of "$work/whole" | wc -l)
  say "$round after $before of $all blocks"
  [ "$before" -lt "$all" ] || wrong "$round came too late to test anything"
  "$assay" check --no-self-checks "${some[@]}" --out "$work/broken$round" >/dev/null 2>&1
  same_results "$work/whole" "$work/broken$round"
done
finish
