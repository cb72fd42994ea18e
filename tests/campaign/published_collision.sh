#!/usr/bin/env bash
# The published collision variants: each stored smallest case fails again as docs/published-collision.md says, and is confirmed.
source "$(dirname "$0")/common.sh"
docs=$(dirname "$0")/../../docs
for file in "$docs"/published-collision/*.case; do
  name=$(basename "$file" .case)
  expect 1 "$name" "$assay" replay "$file"
  grep -qF "$(sed -n 's/^claim: //p' "$file")" "$work/stdout" || wrong "$name: not the claim that the case names"
  grep -q 'confirmed:' "$work/stdout" || wrong "$name: not confirmed"
  grep -qF "\`$name\`" "$docs/published-collision.md" || wrong "$name: not in the note"
done
finish
