#!/usr/bin/env bash
# The wrong answers of shipped collision engines: every stored case fails again as it says, and each program against a library's
# own interface shows the wrong answer without Assay.
source "$(dirname "$0")/common.sh"
root=$(dirname "$0")/../..
cases=$root/docs/collision-findings
for file in "$cases"/*.case; do
  name=$(basename "$file" .case)
  expect 1 "$name" "$assay" replay "$file"
  claim=$(sed -n 's/^claim: //p' "$file")
  grep -qF "$claim" "$work/stdout" || wrong "$name: not the claim that the case names"
  grep -qE '^referee +(confirmed:|no opinion: )' "$work/stdout" || wrong "$name: contradicted"
  compgen -G "$cases/reproducers/$name.cpp" >/dev/null || compgen -G "$cases/reproducers/*/$name.c[jp][sp]" >/dev/null ||
    wrong "$name: no reproducer"
done
expect 0 "reproducers" "$root/scripts/collision_reproducers.sh"
finish
