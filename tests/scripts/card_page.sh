#!/usr/bin/env bash
# The report card of an engine that is worse than its baseline, in a browser: what holds for the page holds for it, in 500 kB.
#   card_page.sh WRITE_EXAMPLE ASSAY DIRECTORY ENGINE
set -euo pipefail
write=$1 assay=$2 directory=$3 engine=$4
root=$(cd "$(dirname "$0")/../.." && pwd)
rm -rf "$directory"
status=0
"$write" "$directory" >/dev/null || status=$?
[[ $status == 0 ]] || exit "$status"
"$assay" report "$directory" --engine "$engine" --baseline "$directory/baseline" >/dev/null
exec node "$root/reports/viewer/test_page.mjs" "$directory/report/cards/$engine/card.html" --most 500000 --worse
