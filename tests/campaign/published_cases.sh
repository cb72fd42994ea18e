#!/usr/bin/env bash
# The published variants of a document: each stored smallest case of docs/published-NAME (NAME is the third argument) fails
# again as docs/published-NAME.md says, and is confirmed.
source "$(dirname "$0")/common.sh"
note=$(dirname "$0")/../../docs/published-$3
for file in "$note"/*.case; do
  name=$(basename "$file" .case)
  expect 1 "$name" "$assay" replay "$file"
  grep -qF "$(sed -n 's/^claim: //p' "$file")" "$work/stdout" || wrong "$name: not the claim that the case names"
  grep -q 'confirmed:' "$work/stdout" || wrong "$name: not confirmed"
  grep -qF "\`$name\`" "$note.md" || wrong "$name: not in the note"
done
for name in $(grep -o '^| `[^`]*__[^`]*`' "$note.md" | tr -d '|` '); do
  [ -f "$note/$name.case" ] || wrong "$name: in the note, but not stored"
done
finish
