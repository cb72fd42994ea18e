#!/usr/bin/env bash
# One task of a night on a cluster: the shard whose number the cluster gives the task.
#   cluster_shard.sh --shards N --out DIR [--index I] [OPTIONS OF nightly_shard.sh...] [-- ARGUMENTS OF ASSAY CHECK...]
# The number, 1 to N, is I, or that of a Slurm array's task, or one more than that of a pod of a Kubernetes Indexed Job. The shard's record
# is DIR/shards/NUMBER. A task that was ended goes on with what it had when it is begun again; while it runs, a second one of the same
# number is refused. The time that a task is given is its scheduler's; exit codes are those of nightly_shard.sh.
source "$(dirname "$0")/common.sh"
shards='' index='' given=()
while [ $# -gt 0 ]; do
  case $1 in
    --help) usage 0 ;;
    --) break ;;
    --shards | --index | --out)
      [ $# -ge 2 ] || stop "$1: a value is missing"
      printf -v "${1#--}" '%s' "$2"
      shift 2 ;;
    *) given+=("$1"); shift ;;
  esac
done
[ -n "$shards" ] || stop "--shards: how many there are is missing"
if [ -z "$index" ]; then
  if [ -n "${SLURM_ARRAY_TASK_ID:-}" ]; then index=$SLURM_ARRAY_TASK_ID
  elif [ -n "${JOB_COMPLETION_INDEX:-}" ]; then index=$((JOB_COMPLETION_INDEX + 1))
  else stop "--index: is missing, and neither SLURM_ARRAY_TASK_ID nor JOB_COMPLETION_INDEX says which shard this is"
  fi
fi
exec "$(dirname "$0")/nightly_shard.sh" --shard "$index/$shards" --out "$out/shards/$index" "${given[@]}" "$@"
