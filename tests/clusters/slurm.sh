#!/usr/bin/env bash
# A night of sixteen shards on a real Slurm of one node, started here and stopped again: one task is killed, one is requeued from outside
# and one is told that its time ends, each in the middle of its work; one is submitted twice. Merged by the dependent job, and in other
# orders, they are one run byte for byte.
#   slurm.sh ASSAY SOURCE_TREE
source "$(dirname "$0")/../campaign/common.sh"
root=$(realpath "$2")
source "$root/tests/clusters/single_node_slurm.sh"
why=$(no_slurm)
[ -z "$why" ] || { say "skipped: $why"; exit 77; }
trap 'stop_slurm; rm -rf "$work"' EXIT
start_slurm "$work/slurm" || { say "skipped: $(cat "$work/slurm/reason")"; exit 77; }
say "Slurm runs after $SECONDS s"

# The program, which holds still after two blocks where a file of the shard's name says so, the first time that it comes by.
mkdir "$work/hold"
cat >"$work/assay" <<X2
#!/usr/bin/env bash
for record; do :; done
hold=$work/hold/\$(basename "\$record")
[ "\$1" = check ] && mv "\$hold" "\$hold.begun" 2>/dev/null || exec "$assay" "\$@"
"$assay" "\$@" &
program=\$!
until [ "\$(wc -l 2>/dev/null <"\$record/blocks.jsonl" || echo 0)" -ge 2 ]; do kill -0 \$program 2>/dev/null || exit 3; sleep 0.01; done
kill -STOP \$program
echo \$program >"\$hold.pid" && mv "\$hold.pid" "\$hold.held"
wait \$program
X2
chmod +x "$work/assay"
touch "$work"/hold/{1,2,3}
# held SHARD: waits until it holds still; its process is in $program.
held() {
  local tried
  for tried in $(seq 300); do
    [ -e "$work/hold/$1.held" ] && { program=$(cat "$work/hold/$1.held"); return; }
    sleep 0.1
  done
  wrong "shard $1 did not come to hold still"; squeue; tail -n 5 "$night"/logs/*; finish
}

some=(--engine hull/monotone_chain_naive --engine hull/monotone_chain_exact --property hull2/is_exact --domain 'hull2/*' --cases 20000)
night="$work/a night"
expect 0 "submitting" "$root/scripts/slurm/submit.sh" --shards 16 --seed 7 --limit 10 --assay "$work/assay" --history "$work/history.sqlite" \
  --date 2026-01-31 --out "$night" --sbatch --comment=assay -- "${some[@]}"
array=$(sed -n 1p "$work/stdout")
expect 0 "a shard submitted twice" sbatch --parsable --array=6 "$night/shard.sbatch"
twice=$(cat "$work/stdout")
held 1
kill -KILL "$program"
held 2
# Meanwhile nobody else writes there.
expect 2 "a second one of a shard in work" "$root/ci/scripts/cluster_shard.sh" --index 2 --shards 16 --seed 7 --assay "$assay" --out "$night" -- "${some[@]}"
grep -q "another run is writing here" "$work/stderr" || wrong "the second one does not say why: $(cat "$work/stderr")"
expect 0 "requeueing from outside" scontrol requeue "${array}_2"
held 3
# As Slurm does before a limit. scancel waits for an answer that a task which is requeued meanwhile does not give.
scancel --batch --signal=USR1 "${array}_3" 2>/dev/null &
"$assay" check --no-self-checks "${some[@]}" --jobs 1 --seed 7 --out "$work/one" >/dev/null 2>&1
[ $? = 1 ] || wrong "the one run finds nothing, so the comparison is of little worth"

for tried in $(seq 450); do
  [ -z "$(squeue --noheader)" ] && break
  sleep 0.1
done
[ -z "$(squeue --noheader)" ] || { wrong "jobs are left after 45 s"; squeue; }
say "the night has ended after $SECONDS s"
for job in "$array" "$twice" $((array + 1)); do scontrol show job "$job"; done >"$work/jobs"
[ "$(grep -c 'JobState=COMPLETED' "$work/jobs")" = 18 ] || { wrong "not every job is completed"; grep -E 'JobId|JobState' "$work/jobs"; }
[ "$(grep -cE 'Restarts=[1-9]' "$work/jobs")" = 3 ] || { wrong "not three tasks began again"; grep -E 'JobId|Restarts' "$work/jobs"; }
grep -qF "the command was killed (exit code 137); the task goes back into the queue" "$night/logs/shard-1.txt" || wrong "shard 1 does not say that it was killed"
grep -qF "the time ends; the task goes back into the queue" "$night/logs/shard-3.txt" || wrong "shard 3 does not say that its time ends"

same_results "$work/one" "$night/run"
mapfile -t shards < <(printf '%s\n' "$night"/shards/* | shuf --random-source=<(yes))
expect 0 "merging in another order, one twice" "$assay" merge "${shards[@]}" "$night/shards/6" --jobs 1 --out "$work/shuffled"
same_results "$work/one" "$work/shuffled"
for artifact in report.html assay.sarif junit.xml summary.md verdict.txt history.html history.md; do
  [ -s "$night/artifacts/$artifact" ] || wrong "no $artifact among the artifacts: $(cat "$night/logs/night.txt")"
done
grep -q "no night before" "$night/artifacts/verdict.txt" || wrong "the first night does not say that it is the first"

# What is missing is named, and no task at all is an error.
rm -r "$night/shards/9" "$night/run" && mkdir "$night/shards/9"
expect 0 "a night without one shard" "$root/ci/scripts/cluster_night.sh" --assay "$assay" --jobs 1 --out "$night"
grep -q '^missing: hull/monotone_chain_exact lacks blocks ' "$night/artifacts/verdict.txt" || wrong "the verdict does not say what is missing"
cmp -s "$work/one/blocks.jsonl.zst" "$night/run/blocks.jsonl.zst" && wrong "a night without one shard has the blocks of all"
expect 2 "a night without shards" "$root/ci/scripts/cluster_night.sh" --assay "$assay" --out "$work/none"
stderr_has "no task has left a record there"
finish
