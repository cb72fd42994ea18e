#!/usr/bin/env bash
# The end of a night on a cluster: the shards that there are put together and compared, one page.
#   cluster_night.sh --out DIR [OPTIONS OF merge_and_compare.sh...]
# Shards are what tasks of cluster_shard.sh left in DIR/shards; what is missing is named. Exit codes are those of merge_and_compare.sh.
source "$(dirname "$0")/common.sh"
given=()
while [ $# -gt 0 ]; do
  case $1 in
    --help) usage 0 ;;
    --out)
      [ $# -ge 2 ] || stop "$1: a value is missing"
      out=$2
      shift 2 ;;
    *) given+=("$1"); shift ;;
  esac
done
# A task that was ended before it had begun leaves a folder without a campaign.
parts=()
for part in "$out"/shards/*/; do
  if [ -e "$part/campaign.json" ]; then parts+=("${part%/}"); fi
done
[ ${#parts[@]} -gt 0 ] || stop "$out/shards: no task has left a record there"
exec "$(dirname "$0")/merge_and_compare.sh" --out "$out" "${given[@]}" "${parts[@]}"
