#!/usr/bin/env bash
# What is plain, near, extreme or degenerate: which of it fails a run, is listed, reported and replayed, and that reducing one file makes
# nothing milder.
source "$(dirname "$0")/common.sh"
engines=$2
cd "$work"
cp "$engines/mine_5.so" mine.so
trial=(check --no-self-checks --engine ./mine.so --property hull2/is_exact --cases 96 --jobs 1)
expect 1 "a trial" "$assay" "${trial[@]}" --out run
# of SEVERITY...: the ids of findings of these severities.
of() { python3 - "$@" <<'X'
import json, sys
for line in open("run/findings.jsonl"):
    finding = json.loads(line)
    if finding.get("severity") in sys.argv[1:]: print(finding["id"])
X
}
every=(plain near extreme degenerate)
[ "$(of "${every[@]}" | wc -l)" -gt 1 ] || wrong "the engine has one finding only"
wider=()
for severity in plain near; do
  wider+=("$severity")
  expect "$([ -n "$(of "${wider[@]}")" ] && echo 1 || echo 0)" "--fail-on $severity" "$assay" "${trial[@]}" --fail-on "$severity" --out run
done
expect 1 "--fail-on any" "$assay" "${trial[@]}" --fail-on any --out run
expect 2 "--fail-on of no severity" "$assay" "${trial[@]}" --fail-on stated --out run
one_sentence
for severity in "${every[@]}"; do
  mapfile -t ids < <(of "$severity")
  expect 0 "list --severity $severity" "$assay" list --findings run --severity "$severity"
  [ "$(grep -c 'replay run/findings/' "$work/stdout")" = ${#ids[@]} ] || wrong "list --severity $severity: not ${#ids[@]} findings"
  for id in "${ids[@]}"; do stdout_has "$id"; done
  expect 0 "report --severity $severity" "$assay" report run --severity "$severity"
  [ "$(grep -oE 'findings/[0-9a-f]{16}' run/report/summary.md | sort -u | wc -l)" = ${#ids[@]} ] || wrong "report --severity $severity: other findings"
  grep -qF "Only findings that are $severity are shown" run/report/summary.md || wrong "the summary does not say that it shows $severity alone"
  # A finding is as severe as its problem.
  expect "$([ ${#ids[@]} -gt 0 ] && echo 1 || echo 0)" "replay --severity $severity" "$assay" replay run/findings/*.case --severity "$severity"
  [ "$(grep -c '^severity ' "$work/stdout")" = ${#ids[@]} ] || wrong "replay --severity $severity: not ${#ids[@]} cases"
done

# A drawn case that fails stays as severe while it is made small.
rank() { case $1 in plain) echo 0 ;; near) echo 1 ;; extreme) echo 2 ;; degenerate) echo 3 ;; *) echo 9 ;; esac }
severity_of() { "$assay" replay "$1" | sed -n 's/^severity  //p'; }
reduced=0
for domain in twins needle collinear_ulps; do
  for index in $(seq 0 11); do
    "$assay" draw "hull2/$domain" --case "$index" --engine "$engines/mine_5.so" --property hull2/is_exact --out drawn.case || wrong "hull2/$domain is not drawn"
    was=$(severity_of drawn.case)
    [ -n "$was" ] || continue
    "$assay" reduce drawn.case --out small.case 2>/dev/null || wrong "hull2/$domain, case $index is not reduced"
    is=$(severity_of small.case)
    reduced=$((reduced + 1))
    [ "$(rank "$is")" -le "$(rank "$was")" ] || wrong "hull2/$domain, case $index: $was became $is"
  done
done
[ $reduced -ge 8 ] || wrong "only $reduced cases were reduced"
finish
