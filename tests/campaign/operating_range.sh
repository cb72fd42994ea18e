#!/usr/bin/env bash
# An engine that states an operating range is judged apart outside of it, and convicted inside: a plug-in, a command, and their records.
source "$(dirname "$0")/common.sh"
engines=$2
root=$(realpath "$(dirname "$0")/../..")

# counts RUN: "NAME INSIDE OUTSIDE" a line, of what is within what is documented and of the failures of each severity; a case of hull2/scales
# of |k| >= 384 lies beyond 1e-100 and 1e100, one of |k| <= 256 within, but for the rare cloud that is one point at every scale.
counts() {
  "$assay" blocks "$1" | python3 -c '
import collections, json, sys
counts = collections.defaultdict(lambda: [0, 0])
for line in sys.stdin:
    for cell in json.loads(line).get("cells", []):
        if 256 < abs(cell["difficulty"]) < 384: continue
        apart = {"within_documented": cell.get("outcomes", {}).get("within_documented", 0), **cell.get("severities", {})}
        for name, count in apart.items(): counts[name][abs(cell["difficulty"]) >= 384] += count
for name, (inside, outside) in sorted(counts.items()): print(name, inside, outside)'
}
judged_apart() {
  expect 1 "$1" "$assay" check --no-self-checks --engine "$2" --property hull2/is_exact --domain hull2/scales --cases 600 --jobs 1 --out "$work/$1"
  counts "$work/$1" | tee "$work/$1.severities"
  grep -qE "^within_documented [0-4] [1-9][0-9]" "$work/$1.severities" || wrong "$1: what fails outside is not excused, or what fails inside is"
  grep -qE "^extreme [1-9][0-9]* 0$" "$work/$1.severities" || wrong "$1: not convicted inside, or convicted outside"
  ! grep -qE "^(plain|near|degenerate) [0-9]+ [1-9]" "$work/$1.severities" || wrong "$1: convicted outside"
  grep -qE '"greatest_scale": ?"0x1.249ad2594c37dp\+0*332"' "$work/$1/campaign.json" || wrong "$1: the record does not have the range"
  expect 1 "$1 tried" "$assay" try "$2"
  stdout_has "works with: scales from 1e-100 to 1e+100"
}
judged_apart plugin "$engines/examples/gift_wrapping.so"
cp "$root/engines/pipe_kit/gift_wrapping.mjs" "$root/engines/pipe_kit/assay_pipe.mjs" "$work"
if command -v node >/dev/null; then judged_apart command "node '$work/gift_wrapping.mjs'"; fi

finish
