#!/usr/bin/env bash
# The page of a campaign with COUNT findings is as small and quick as any other, and says how many it does not carry; so are the tables and
# the summary beside it.
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
limit() {
  [[ $(stat -c %s "$directory/many/report/$1") -le $2 ]] || { echo "wrong: $1 has $(stat -c %s "$directory/many/report/$1") bytes, more than $2" >&2; exit 1; }
}
limit campaign.sqlite 10000000
limit summary.md 20000
exec node "$root/reports/viewer/test_page.mjs" "$directory/many/report/report.html" --of "$count"
