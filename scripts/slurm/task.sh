#!/usr/bin/env bash
# Within a task of the array: runs its command, and puts the task back into the queue, K times at most, when Slurm says by SIGUSR1 that its
# time ends, or when the command was killed.
#   task.sh K COMMAND...
# Requeueing kills what runs here; a record survives that at any moment.
source "$(dirname "$0")/../../ci/scripts/common.sh"
[ "${1:-}" = --help ] && usage 0
[ $# -ge 2 ] || stop "K and COMMAND are wanted (--help)"
restarts=$1
shift
again() {
  local begun=$((${SLURM_RESTART_COUNT:-0} + 1))
  if [ "$begun" -gt "$restarts" ]; then
    echo "$1; the task was begun $begun times, and is not begun again"
    return
  fi
  echo "$1; the task goes back into the queue"
  # Slurm ends the task now.
  if scontrol requeue "$SLURM_JOB_ID"; then exec sleep infinity; fi
  echo "Slurm refuses that"
}
trap 'again "the time ends"' USR1
code=0
"$@" &
child=$!
# A signal ends the wait and not the command.
while wait "$child" || code=$?; [ "$code" -gt 128 ] && kill -0 "$child" 2>/dev/null; do code=0; done
if [ "$code" -gt 128 ]; then again "the command was killed (exit code $code)"; fi
exit "$code"
