#!/usr/bin/env bash
# A night on a Slurm cluster: an array of shards, then one job that merges, compares and writes the page. Prints the numbers of both.
#   submit.sh --shards N --seed SEED --limit TIME [--engine ENGINE]... [--cores C] [--at-once M] [--restarts K] [--time TIME]
#             [--baseline DIR] [--accepted FILE] [--date YYYY-MM-DD] [--history FILE] [--assay PROGRAM] [--out DIR]
#             [--sbatch OPTION]... [-- ARGUMENTS OF ASSAY CHECK...]
# DIR is on a file system that all nodes see, as are engines and program. A task has C cores (1) and is ended after --limit (Slurm's words:
# 60, 2:00:00); it goes back into the queue a minute before that, and after it was killed, K times at most (20), and goes on with what it
# had. With --time it stops by itself, and what it has not judged by then is missing. At most M tasks run at a time.
# Every --sbatch is one option of sbatch for both jobs, such as --partition=night. DIR/shard.sbatch and DIR/night.sbatch are the jobs:
# `sbatch --array=7 DIR/shard.sbatch` begins shard 7 once more. Logs are in DIR/logs. docs/clusters.md
here=$(realpath "$(dirname "$0")")
scripts=$(realpath "$here/../../ci/scripts")
source "$scripts/common.sh"
shards='' seed='' limit='' cores=1 at_once='' restarts=20 time='' history='' engines=() options=()
while [ $# -gt 0 ]; do
  case $1 in
    --help) usage 0 ;;
    --) shift; break ;;
    --shards | --seed | --limit | --cores | --at-once | --restarts | --time | --baseline | --accepted | --date | --history | --assay | --out | --engine | --sbatch)
      [ $# -ge 2 ] || stop "$1: a value is missing"
      case $1 in
        --engine) engines+=(--engine "$2") ;;
        --sbatch) options+=("$2") ;;
        *) name=${1#--}; printf -v "${name//-/_}" '%s' "$2" ;;
      esac
      shift 2 ;;
    *) stop "$1: no such option (--help)" ;;
  esac
done
for wanted in shards seed limit; do [ -n "${!wanted}" ] || stop "--$wanted: is missing (--help)"; done
for number in shards cores restarts ${at_once:+at_once}; do
  [[ ${!number} =~ ^[0-9]+$ ]] || stop "--${number//_/-} ${!number}: is no number"
done
command -v sbatch >/dev/null || stop "sbatch: Slurm is not installed here"

# job FILE DIRECTIVES... -- COMMAND...: what Slurm runs. By exec it is the process that Slurm signals.
job() {
  local file=$1 option
  shift
  {
    printf '#!/usr/bin/env bash\n'
    while [ "$1" != -- ]; do printf '#SBATCH %s\n' "$1"; shift; done
    shift
    for option in "${options[@]}"; do printf '#SBATCH %s\n' "$option"; done
    printf 'exec'
    printf ' %q' "$@"
    printf '\n'
  } >"$file"
}
mkdir -p "$out/logs"
shard=("$scripts/cluster_shard.sh" --shards "$shards" --seed "$seed" --jobs "$cores" --assay "$assay" --out "$out" "${engines[@]}")
[ -n "$time" ] && shard+=(--time "$time")
[ $# -gt 0 ] && shard+=(-- "$@")
job "$out/shard.sbatch" --job-name=assay-shard "--array=1-$shards${at_once:+%$at_once}" --ntasks=1 "--cpus-per-task=$cores" "--time=$limit" \
  --requeue --signal=B:USR1@60 --open-mode=append "--output=\"$out/logs/shard-%a.txt\"" -- "$here/task.sh" "$restarts" "${shard[@]}"
night=("$scripts/cluster_night.sh" --jobs "$cores" --assay "$assay" --out "$out" "${engines[@]}")
for name in baseline accepted date history; do
  if [ -n "${!name}" ]; then night+=("--$name" "${!name}"); fi
done
job "$out/night.sbatch" --job-name=assay-night --ntasks=1 "--cpus-per-task=$cores" "--output=\"$out/logs/night.txt\"" -- "${night[@]}"
array=$(sbatch --parsable "$out/shard.sbatch")
array=${array%%;*}  # a federation's answer names the cluster, too
# Whatever became of the tasks: what there is is merged, and what is missing is named.
last=$(sbatch --parsable --dependency="afterany:$array" "$out/night.sbatch")
printf '%s\n%s\n' "$array" "${last%%;*}"
