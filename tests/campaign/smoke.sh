#!/usr/bin/env bash
# The smoke battery runs within a minute or two and convicts every planted fault.
source "$(dirname "$0")/common.sh"
expect 1 "smoke battery" "$assay" check --battery smoke --jobs 2 --engine "fault/*" --engine "hull/*_exact" \
  --engine gjk/signed_volumes --engine hull3/hull3 --engine lp/certified --out "$work/smoke"
convicted() { grep -q "\"engine\":\"$1\"" "$work/smoke/findings.jsonl" || wrong "not convicted: $1"; }
for fault in $("$assay" list --engines | awk '$2 == "fault" {print $1}'); do
  say "fault $fault"
  convicted "$fault"
done
[ "$("$assay" list --engines | awk '$2 == "fault"' | wc -l)" -ge 3 ] || wrong "fewer than three planted faults"
clean() { ! grep -q "\"engine\":\"$1\"" "$work/smoke/findings.jsonl" || wrong "a finding against $1"; }
clean gjk/signed_volumes
clean hull/monotone_chain_exact
clean hull/graham_scan_exact
clean lp/certified
clean hull3/hull3
finish
