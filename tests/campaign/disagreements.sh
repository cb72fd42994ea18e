#!/usr/bin/env bash
# Judge and referee that contradict each other cost the case, not the campaign: it is undecided, or no finding, everything else is as it
# would be, the end names the case, and the exit code is 2, then and in every later run into the folder and merge of it.
source "$(dirname "$0")/common.sh"
planted=$2
row=(--no-self-checks --property hull2/is_exact --domain hull2/scales --cases 2048 --seed 7 --jobs 2)
exact=(--engine hull/monotone_chain_exact "${row[@]}" --observations)
naive=(--engine hull/monotone_chain_naive "${row[@]}")
outcomes() { grep -oE '"(index|outcome)":("[a-z ]+"|[0-9]+)' "$1/observations.jsonl" | paste - - | sort; }

expect 0 "the referee as it is" "$assay" check "${exact[@]}" --out "$work/honest"
expect 2 "a referee against what is passed" env ASSAY_TEST_REFEREE=passes "$planted" check "${exact[@]}" --out "$work/passes"
stdout_has "2048"
cp "$work/stderr" "$work/told"
told=$(grep -c 'harness defect: the tiers disagree: hull/monotone_chain_exact, hull2/is_exact, hull2/scales@[0-9]*, case [0-9]*, seed 7: ' "$work/told")
changed=$(diff <(outcomes "$work/honest") <(outcomes "$work/passes") | grep -c '^>')
undecided=$(diff <(outcomes "$work/honest") <(outcomes "$work/passes") | grep -c '^>.*undecided')
[ "$changed" -gt 0 ] && [ "$changed" = "$undecided" ] || wrong "$changed outcomes are others, $undecided of them undecided"
[ "$told" = "$((changed < 16 ? changed : 16))" ] || wrong "$told of $changed cases are named"
expect 2 "the same once more, though nothing is left to judge" "$assay" check "${exact[@]}" --out "$work/passes"
stderr_has "harness defect: the tiers disagree: hull/monotone_chain_exact"
expect 2 "a merge of it" "$assay" merge "$work/passes" --out "$work/merged"

expect 1 "findings" "$assay" check "${naive[@]}" --out "$work/found"
expect 2 "a referee against what is convicted" env ASSAY_TEST_REFEREE=findings "$planted" check "${naive[@]}" --out "$work/none"
stderr_has "reduced from hull2/scales@"
[ -s "$work/found/findings.jsonl" ] || wrong "the honest referee left no finding"
[ -s "$work/none/findings.jsonl" ] && wrong "a contested case became a finding"
for file in campaign.json blocks.jsonl.zst; do cmp -s "$work/found/$file" "$work/none/$file" || wrong "$file differs"; done
expect 0 "its report" "$assay" report "$work/none"
finish
