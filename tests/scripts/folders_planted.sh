#!/usr/bin/env bash
# check_folders.sh sees a folder that is one file too full, and only that.
set -uo pipefail
check=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/full/deep"
for i in $(seq 25); do touch "$work/full/$i.cpp" "$work/full/deep/$i.h"; done
touch "$work/full/notes.md"
"$check" "$work" > /dev/null || { echo "WRONG: 25 files are refused"; exit 1; }
touch "$work/full/one_more.h"
"$check" "$work" > "$work/said" && { echo "WRONG: 26 files pass"; exit 1; }
grep -qx './full holds 26 source files, more than 25' "$work/said" || { echo "WRONG:"; cat "$work/said"; exit 1; }
echo passed
