#!/usr/bin/env bash
# Two runs of one campaign agree to the byte: on one thread in worker processes, and on two within the program. A block of an engine of
# ours has a digest of every answer, of the way to it and of what judges said of it (campaign/run/case_digest.h).
source "$(dirname "$0")/common.sh"
some=(--engine 'lp/*' --engine 'gjk/*' --engine 'cast/*' --engine 'hull*' --engine 'shapes/*' --property gjk/verdict_is_right
      --property lp/status_is_right --property cast/verdict_is_right --property shapes/answer_is_right --property '*/is_exact' --cases 8)
"$assay" check --no-self-checks "${some[@]}" --jobs 1 --out "$work/isolated" >"$work/log" 2>&1
[ $? -le 1 ] || { wrong "isolated"; tail -3 "$work/log"; }
"$assay" check --no-self-checks "${some[@]}" --jobs 2 --in-process --out "$work/within" >"$work/log" 2>&1
[ $? -le 1 ] || { wrong "within the program"; tail -3 "$work/log"; }
same_results "$work/isolated" "$work/within"
digests "$work/isolated" | any_line . || wrong "no engine of ours has a digest"
finish
