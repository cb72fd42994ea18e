#!/usr/bin/env bash
# The figures of docs/clusters.md: one night of the same cases as 1, 4 and 16 tasks on a Slurm of one node, with the time of the tasks, of the
# dependent job and of the same work without Slurm; then what merging takes (merging.py). Some minutes, on a machine that does nothing else.
# No part of the suite.
#   figures.sh ASSAY SOURCE_TREE [CASES]
source "$(dirname "$0")/../campaign/common.sh"
root=$(realpath "$2")
some=(--engine hull/monotone_chain_naive --engine hull/monotone_chain_exact --property hull2/is_exact --domain 'hull2/*' --cases "${3:-100000}")
source "$root/tests/clusters/single_node_slurm.sh"
why=$(no_slurm)
[ -z "$why" ] || { say "$why"; exit 2; }
trap 'stop_slurm; rm -rf "$work"' EXIT
start_slurm "$work/slurm" || { cat "$work/slurm/reason"; exit 2; }
seconds_of() { scontrol show job "$1" | sed -n 's/^ *StartTime=\([^ ]*\) EndTime=\([^ ]*\) .*/\1 \2/p' | while read -r from to; do echo $(($(date -d "$to" +%s) - $(date -d "$from" +%s))); done | awk '{ all += $1 } END { print all }'; }
began=$(date +%s%N)
"$assay" check --no-self-checks "${some[@]}" --jobs 1 --seed 7 --out "$work/one" >/dev/null 2>&1
say "without Slurm, one core: $((($(date +%s%N) - began) / 1000000)) ms"
lines=$(zstdcat "$work/one/blocks.jsonl.zst" | wc -l)
bytes_a_line() { cat "$@" | wc -c | awk -v lines="$lines" '{ printf "%.1f", $1 / lines }'; }
say "$lines lines, packed $(bytes_a_line "$work/one/blocks.jsonl.zst") bytes each, before $(zstdcat "$work/one/blocks.jsonl.zst" | wc -c | awk -v lines="$lines" '{ printf "%.0f", $1 / lines }')"
for tasks in 1 4 16; do
  began=$(date +%s%N)
  mapfile -t jobs < <("$root/scripts/slurm/submit.sh" --shards $tasks --seed 7 --limit 60 --assay "$assay" --out "$work/$tasks" -- "${some[@]}")
  until [ -z "$(squeue --noheader)" ]; do sleep 0.1; done
  say "$tasks tasks on $(nproc) cores: $((($(date +%s%N) - began) / 1000000)) ms from submission to page; tasks $(seconds_of "${jobs[0]}") s in all, the last job $(seconds_of "${jobs[1]}") s; shards $(du -sb "$work/$tasks/shards" | cut -f1) bytes, $(bytes_a_line "$work/$tasks"/shards/*/blocks.jsonl.zst) a line; files of a shard: $(find "$work/$tasks/shards/1" -maxdepth 1 -type f | wc -l)"
  same_results "$work/one" "$work/$tasks/run"
done
stop_slurm
"$root/tests/clusters/merging.py" "$assay"
finish
