#!/usr/bin/env bash
# Error bounds of our own code are held before engines are asked: one that is exceeded ends the run with exit code 2 and one sentence, and
# nothing is written; with and without that check campaigns are the same.
source "$(dirname "$0")/common.sh"
planted=$2
row=(--engine hull/monotone_chain_naive --property hull2/is_exact --domain hull2/scales --cases 2048 --seed 7 --jobs 1)

"$assay" check "${row[@]}" --out "$work/whole" >/dev/null 2>&1
expect 2 "a judge's bound too small" env ASSAY_TEST_BOUND=judges "$planted" check "${row[@]}" --out "$work/judges"
one_sentence
stderr_has "assay: defect of Assay's own code: a judge's error bound is refuted, so no verdict is proved: the true error is "
stderr_has "\"judge's det2\" of oracles/exact/filter.h, tape 0x"
[ -e "$work/judges" ] && wrong "a campaign was begun"
expect 2 "an engine's bound too small" env ASSAY_TEST_BOUND=engines "$planted" check "${row[@]}" --out "$work/engines"
stderr_has "an error bound of our own engines is refuted"
"$planted" check "${row[@]}" --no-self-checks --out "$work/unchecked" >/dev/null 2>&1
[ $? = 1 ] || wrong "without self-checks the run did not end with its findings"
same_results "$work/whole" "$work/unchecked"
finish
