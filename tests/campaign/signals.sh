#!/usr/bin/env bash
# Signals end a run with its findings saved and nobody left behind, an engine that never reads included.
source "$(dirname "$0")/common.sh"
engines=$2
root=$(realpath "$(dirname "$0")/../..")
cd "$work"
# It says what it is, never reads, and is deaf.
cat >hello.py <<X
import sys
sys.path.insert(0, "$root/engines/pipe_kit")
from assay_pipe import serve
serve([dict(name="zz/deaf", version="1", hull2=lambda problem: None)])
X
printf '%s\n' "trap '' TERM HUP INT" 'python3 hello.py </dev/null' "sleep $long" >deaf.sh
cp "$engines/mine_2.so" mine.so
is_over() { ! kill -0 "$run" 2>/dev/null; }
# begin OUT: judges one engine that errs, and then waits for the one that is deaf.
begin() {
  "$assay" check --no-self-checks --engine ./mine.so --engine 'bash deaf.sh' --property hull2/is_exact --domain hull2/collinear_ulps \
    --cases 64 --jobs 1 --out "$1" >stdout 2>stderr &
  run=$!
  until_true 60 waits_after 1 "$1/blocks.jsonl" || wrong "$1: the deaf engine is not asked"
}
for signal in TERM HUP; do
  begin "by_$signal"
  kill -$signal $run
  until_true 60 is_over || { wrong "SIG$signal leaves check running"; kill -KILL $run; }
  wait $run
  code=$?
  [ $code = 1 ] || { wrong "SIG$signal: exit code $code, expected 1, as findings are saved"; cat stderr; }
  [ "$(sleepers)" = 0 ] || wrong "SIG$signal leaves the command behind"
  grep -qs '"engine":"mine/hull"' "by_$signal/findings.jsonl" || { wrong "SIG$signal: the findings are not saved"; cat stderr; }
  ! grep -qs zz/deaf "by_$signal/findings.jsonl" || wrong "SIG$signal: who was not waited for is accused"
done
# ended_by WORDS: check is over soon, and the command, too.
ended_by() {
  until_true 60 is_over || { wrong "$1: check goes on"; kill -KILL $run; }
  wait $run
  until_true 20 eval '[ "$(sleepers)" = 0 ]' || { wrong "$1: the command is left behind"; pkill -KILL -f "sleep $long"; }
}
begin twice
kill -TERM $run
sleep 0.1
kill -TERM $run
ended_by "two SIGTERM"
# The second as soon as the worker is reaped, which leads the session of what it has started.
begin reaped
worker=$(ps -o sid= -p "$(pgrep -f "sleep $long")")
kill -TERM $run
while kill -0 $worker 2>/dev/null; do :; done
kill -TERM $run
ended_by "two SIGTERM, one of them while a worker goes"
begin killed
kill -KILL $run
ended_by "SIGKILL"

# Whoever starts it, a shell in the background or nohup, may have set a signal to ignored.
begin_ignoring() {
  (trap '' INT HUP; exec "$assay" check --no-self-checks --engine ./mine.so --property hull2/is_exact --cases 2048 --jobs 1 --out ignoring) \
    >stdout 2>stderr &
  run=$!
}
begin_ignoring
until_true 60 test -s ignoring/blocks.jsonl || wrong "the run that ignores signals did not begin"
kill -INT $run
kill -HUP $run
wait $run
[ $? = 1 ] || { wrong "an ignored SIGINT or SIGHUP stops the run"; cat stderr; }
finish
