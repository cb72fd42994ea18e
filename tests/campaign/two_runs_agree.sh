#!/usr/bin/env bash
# Two runs of one campaign agree to the byte: on one thread and on two, in worker processes and within the program. A block of an engine
# of ours has a digest of every answer, of the way to it and of what judges said of it (campaign/run/case_digest.h).
source "$(dirname "$0")/common.sh"
some=(--battery smoke --engine 'lp/*' --engine 'gjk/*' --engine 'cast/*' --engine 'hull*' --engine 'shapes/*' --cases 8)
run() {
  local name=$1 code=0
  shift
  "$assay" check --no-self-checks "${some[@]}" "$@" --out "$work/$name" >"$work/$name.log" 2>&1 || code=$?
  [ $code -le 1 ] || { wrong "$name: exit code $code"; tail -3 "$work/$name.log"; }
}
run one --jobs 1
run two --jobs 2
run within --jobs 2 --in-process
same_results "$work/one" "$work/two"
same_results "$work/one" "$work/within"
digests "$work/one" | any_line . || wrong "no engine of ours has a digest"
finish
