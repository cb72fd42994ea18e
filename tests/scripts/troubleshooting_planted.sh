#!/usr/bin/env bash
# The check of docs/troubleshooting.md passes, and fails on a message that nothing prints. Argument: the source.
here=$(dirname "$0")
bash "$here/troubleshooting.sh" "$1" || exit 1
planted=$(mktemp)
trap 'rm -f "$planted"' EXIT
sed '0,/^### `/s/^### `/### `never printed/' "$1/docs/troubleshooting.md" >"$planted"
! bash "$here/troubleshooting.sh" "$1" "$planted" >/dev/null || { echo "a planted message is not told"; exit 1; }
