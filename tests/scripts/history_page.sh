#!/usr/bin/env bash
# The page of a history in a browser: what holds for the page of a campaign holds for it, its first paint within a second, too.
#   history_page.sh HISTORY ASSAY DIRECTORY
set -euo pipefail
history=$1 assay=$2 directory=$3
root=$(cd "$(dirname "$0")/../.." && pwd)
[ -e "$history" ] || { echo "skipped: $history is absent, which the test of a year of nights leaves"; exit 77; }
rm -rf "$directory"
[ -e "$root/reports/viewer/node_modules" ] || { echo "skipped: the JavaScript of the viewer is absent (scripts/install_packages.sh)"; exit 77; }
"$assay" history report --history "$history" --out "$directory" >/dev/null
grep -q "365 nights from 2026-01-01" "$directory/history.md" || { echo "wrong: the history is no year"; exit 1; }
exec node "$root/reports/viewer/test_page.mjs" "$directory/history.html" --plain
