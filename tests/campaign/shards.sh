#!/usr/bin/env bash
# One shard, seven shards, and the seven merged twice in another order give the same bytes, of answers that are judged with one place changed, too.
source "$(dirname "$0")/common.sh"
some=(--engine hull/hull2 --engine published/kreuzer_tableau --engine hull/monotone_chain_naive --engine libccd/mpr --property '*right*' --property '*exact*'
      --domain 'gjk/*2d' --domain 'hull2/*' --cases 8192 --seed 7)
"$assay" check "${some[@]}" --jobs 2 --out "$work/one" >/dev/null 2>&1
[ $? = 1 ] || wrong "the one-shard run did not end with new findings"
parts=()
for i in 1 2 3 4 5 6 7; do
  "$assay" check "${some[@]}" --jobs 1 --shard $i/7 --out "$work/part$i" >/dev/null 2>&1
  parts+=("$work/part$i")
done
expect 0 "merge in order" "$assay" merge "${parts[@]}" --out "$work/seven"
expect 0 "merge twice, shuffled" "$assay" merge "$work"/part{4,1,7,2} "$work"/seven "$work"/part{6,3,5,4,4,1} --out "$work/again"
same_results "$work/one" "$work/seven"
same_results "$work/one" "$work/again"
expect 4 "merge with a shard missing" "$assay" merge "$work"/part{1,2,3} --out "$work/partial"
stdout_has "missing:"
finish
