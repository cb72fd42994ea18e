#!/usr/bin/env bash
# The page of a campaign with COUNT findings is as small and quick as any other, and says how many it does not carry.
#   many_findings.sh WRITE_EXAMPLE ASSAY DIRECTORY COUNT
#   many_findings.sh CAMPAIGN_DIRECTORY ASSAY DIRECTORY COUNT      of a campaign that is there
set -euo pipefail
from=$1 assay=$2 directory=$3 count=$4
root=$(cd "$(dirname "$0")/../.." && pwd)
rm -rf "$directory"
mkdir -p "$directory"
if [[ ! -d $from ]]; then
  status=0
  "$from" "$directory/few" >/dev/null || status=$?
  [[ $status == 0 ]] || exit "$status"
  from=$directory/few
fi
python3 "$root/tests/scripts/many_findings.py" "$from" "$directory/many" "$count"
begin=$SECONDS
"$assay" report "$directory/many" >/dev/null
echo "assay report took $((SECONDS - begin)) s for $count findings, $(stat -c %s "$directory/many/findings.jsonl") bytes"
exec node "$root/reports/viewer/test_page.mjs" "$directory/many/report/report.html" --of "$count"
