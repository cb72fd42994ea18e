#!/usr/bin/env bash
# check_pipes.sh sees a pipe into `grep -q` in each spelling, and no other use of it.
set -uo pipefail
check=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/scripts"
judged=$work/scripts/one.sh
cat >"$judged" <<'X'
grep -q x file || grep -qF y file
grep -q x <<<"$(ls)"
ls | grep -v x
# ls | grep -q x
X
"$check" "$work" >/dev/null || { echo "WRONG: a file without such a pipe is refused"; exit 1; }
q=q  # apart from its dash, so that this file passes, too
for line in "ls | grep -$q x" "ls |grep -F${q}x x || exit 1" "! ls | sort | grep -F -$q x"; do
  printf "%s\n" "$line" >"$judged"
  "$check" "$work" >"$work/said" && { echo "WRONG: passes: $line"; exit 1; }
  grep -qF "scripts/one.sh:1:$line" "$work/said" || { echo "WRONG:"; cat "$work/said"; exit 1; }
done
echo passed
