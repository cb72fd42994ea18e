#!/usr/bin/env bash
# Error bounds of our own code are held before engines are asked: digests in the provenance, the same of every shard, told by compare
# and merge where they differ. A bound that is exceeded ends the run with exit code 2 and one sentence, and nothing is written.
source "$(dirname "$0")/common.sh"
planted=$2
row=(--engine hull/monotone_chain_naive --property hull2/is_exact --domain hull2/scales --cases 2048 --seed 7 --jobs 1)
digest() { sed -nE 's/.*"bounds\.'"$2"'\.digest": "([^"]*)".*/\1/p' "$work/$1/provenance.json"; }

"$assay" check "${row[@]}" --out "$work/whole" >/dev/null 2>&1
for i in 1 2; do "$assay" check "${row[@]}" --shard $i/2 --out "$work/part$i" >/dev/null 2>&1; done
for whose in judges engines; do
  [[ "$(digest whole $whose)" =~ ^[0-9a-f]{16}$ ]] || wrong "no digest of what bounds of $whose say"
done
expect 0 "merge of parts that say the same" "$assay" merge "$work"/part{1,2} --out "$work/all"
[ "$(digest all judges)" = "$(digest whole judges)" ] || wrong "merged parts have another digest"
grep -q "our own code" "$work/stdout" && wrong "a difference is told that is none"
expect 0 "equal campaigns" "$assay" compare "$work/whole" "$work/all"
grep -q "Our own code" "$work/stdout" && wrong "compare tells a difference that is none"

sed -i -E 's/("bounds\.judges\.digest": ")[^"]*/\10123456789abcdef/' "$work/part2/provenance.json"
expect 0 "compare with other code" "$assay" compare "$work/part2" "$work/whole"
stdout_has "Our own code: bounds of judges answer otherwise on the stored tapes (bounds.judges.digest: 0123456789abcdef before, "
expect 0 "merge of parts that say different things" "$assay" merge "$work"/part{1,2} --out "$work/mixed"
stdout_has "our own code: bounds of judges answer otherwise on the stored tapes in one part than in another"

expect 2 "a judge's bound too small" env ASSAY_TEST_BOUND=judges "$planted" check "${row[@]}" --out "$work/judges"
one_sentence
stderr_has "assay: defect of Assay's own code: a judge's error bound is refuted, so no verdict is proved: the true error is "
stderr_has "\"judge's det2\" of oracles/exact/filter.h, tape 0x"
[ -e "$work/judges" ] && wrong "a campaign was begun"
expect 2 "an engine's bound too small" env ASSAY_TEST_BOUND=engines "$planted" check "${row[@]}" --out "$work/engines"
stderr_has "an error bound of our own engines is refuted"
"$planted" check "${row[@]}" --no-self-checks --out "$work/unchecked" >/dev/null 2>&1
[ $? = 1 ] || wrong "without self-checks the run did not end with its findings"
grep -q '"bounds\.' "$work/unchecked/provenance.json" && wrong "digests of checks that were left out"
same_results "$work/whole" "$work/unchecked"
finish
