#!/usr/bin/env bash
# What the engines of today do on the cases of other projects' trackers is what docs/tracker-cases.md says, and a changed truth or a lost
# failure is seen. ASSAY_WRITE_DOCS=1 writes the table anew.
source "$(dirname "$0")/common.sh"
root=$(cd "$(dirname "$0")/../.." && pwd)
table=$root/scripts/tracker_table.py
[ "${ASSAY_WRITE_DOCS:-}" = 1 ] && "$table" "$assay" --write
"$table" "$assay" >"$work/table"
code=$?
[ $code = 77 ] && { cat "$work/table"; exit 77; }
[ $code = 0 ] || { wrong "docs/tracker-cases.md"; head -20 "$work/table"; }
for file in "$root"/docs/tracker-cases/*.case; do
  name=$(basename "$file" .case)
  grep -qF "| \`$name\` |" "$root/docs/tracker-cases.md" || wrong "$name is not in the table"
  grep -q '^source: .' "$file" || wrong "$name: no source"
done
finish
