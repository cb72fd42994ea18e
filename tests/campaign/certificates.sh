#!/usr/bin/env bash
# The independent checker in JavaScript proves the truth of every finding of a small run and of every committed case, and none of these
# truths contradicts what the finding says; nothing is without one but committed shapes. So do cases of every domain of casts.
source "$(dirname "$0")/common.sh"
root=$(cd "$(dirname "$0")/../.." && pwd)
check() { node "$root/scripts/check_certificate.mjs" "$@"; }

run=$work/run
properties=(gjk/verdict_is_right gjk/swap_keeps_verdict lp/status_is_right lp/answer_is_certified hull2/is_exact hull3/is_exact
            cast/verdict_is_right)
"$assay" check --no-self-checks --battery smoke --cases 3 --engine 'bullet_float/*' --engine 'fcl/advance*' --engine 'glpk/*' --engine 'libccd/*' --engine 'published/*' \
  --engine hull/graham_scan_naive --engine hull3/quickhull_naive "${properties[@]/#/--property=}" --out "$run" >"$work/check" 2>&1
[ $? = 1 ] || { wrong "assay check found nothing"; tail -5 "$work/check"; }
expect 0 "findings of a run" check "$run/findings.jsonl"
grep -v '^/' "$work/stdout"
for kind in separated overlapping optimal polygon polytope apart impact; do stdout_has "proved: $kind: "; done
findings=$(wc -l <"$run/findings.jsonl")
lines=$(grep -cE "^$run/findings.jsonl:[0-9]+ [0-9a-f]{16} [^ ]+ (proved|no certificate): " "$work/stdout")
[ "$findings" = "$lines" ] || wrong "$findings findings, $lines lines"
stdout_has "verified $findings, "

# One character of a certificate changed is seen, wherever the finding stands.
sed '1,/"direction":\[\[/ s/"direction":\[\["\(-\?\)/"direction":[["\1\1x/' "$run/findings.jsonl" >"$work/changed"
expect 1 "a changed certificate" check "$work/changed"
stdout_has "refused 1,"

expect 0 "certificates of the committed cases" "$assay" certify "$root"/docs/*-findings/*.case "$root"/docs/published-collision/*.case
cp "$work/stdout" "$work/committed.jsonl"
expect 0 "committed cases" check "$work/committed.jsonl"
grep -v '^/' "$work/stdout"
[ "$(wc -l <"$work/committed.jsonl")" = "$(ls "$root"/docs/*-findings/*.case "$root"/docs/published-collision/*.case | wc -l)" ] ||
  wrong "not a line a case"
if grep -vE 'shapes have' <(grep '^/.* no certificate: ' "$work/stdout"); then wrong "no certificate for these"; fi

# Cases of every domain of casts.
for domain in $(sed -nE 's/^domain +([^@ ]+)@.*/\1/p' "$root/properties/catalog/cast.list"); do
  for case in 0 1 2; do "$assay" draw "$domain" --case "$case" --out "$work/${domain#*/}_$case.case" || wrong "draw $domain"; done
done
expect 0 "certificates of drawn casts" "$assay" certify "$work"/*_[0-2].case
cp "$work/stdout" "$work/drawn.jsonl"
expect 0 "drawn casts" check "$work/drawn.jsonl"
stdout_has "verified $(ls "$work"/*_[0-2].case | wc -l), "

expect 2 "certify without a file" "$assay" certify "$work/absent.case"
one_sentence
finish
