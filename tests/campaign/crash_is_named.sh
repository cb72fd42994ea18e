#!/usr/bin/env bash
# A crash of an engine of our own is a finding, and the run goes on. In process it ends the program, but names engine, property,
# domain and case, and what makes the case again; what was recorded stays, and a resumed run ends with the bytes of an undisturbed
# one. $1 is the program with planted crashes.
source "$(dirname "$0")/common.sh"
ulimit -c 0
some=(--engine fault/hull_crashes --engine hull/monotone_chain_exact --property hull2/is_exact --domain hull2/clamped_rotated --domain hull2/lattice_cloud --domain hull2/near_collinear --cases 4096 --seed 5)
# last_words_are SIGNAL WORDS: the last command was ended by the signal and said so in these words, once.
last_words_are() {
  stderr_has "assay: crashed by $1 $2"
  [ "$(grep -c '^assay: crashed by' "$work/stderr")" = 1 ] || wrong "not one sentence about the crash"
}
again() { sed -n 's/^assay: what was recorded is kept; this again: assay //p' "$work/stderr"; }
# run_again CODE: the commands of the sentence, with the program under test in place of the installed one.
run_again() {
  local commands
  commands=$(again | sed "s|&& assay |\&\& '$assay' |")
  (cd "$work" && eval "'$assay' $commands") >"$work/stdout" 2>"$work/again"
  local got=$?
  [ $got = "$1" ] || wrong "made again ($commands): exit code $got, expected $1"
}

expect 0 "undisturbed" "$assay" check --no-self-checks "${some[@]}" --jobs 1 --out "$work/whole"

# In a process of its own: every case that crashes is blamed, the sound engine's blocks are those of the undisturbed run.
of_the_sound_engine() { blocks_of "$1" | grep 'hull/monotone_chain_exact'; }
while read -r how name; do
  export ASSAY_TEST_CRASH=$how
  expect 1 "$how, in a worker" "$assay" check --no-self-checks "${some[@]}" --jobs 1 --out "$work/worker_$how"
  unset ASSAY_TEST_CRASH
  cmp -s <(of_the_sound_engine "$work/whole") <(of_the_sound_engine "$work/worker_$how") || wrong "$how: the sound engine's blocks differ"
  grep -q '"crashed"' <(blocks_of "$work/worker_$how") || wrong "$how: no crash is counted"
  grep -rqF "was killed by $name" "$work/worker_$how/findings.jsonl" || wrong "$how: no finding names $name"
done <<'LIST'
segv SIGSEGV
abort SIGABRT
overflow SIGSEGV
thread SIGSEGV
LIST

some+=(--in-process)
while read -r how name code; do
  export ASSAY_TEST_CRASH=$how
  rm -rf "$work/run"
  expect "$code" "$how" "$assay" check --no-self-checks "${some[@]}" --jobs 1 --out "$work/run"
  last_words_are "$name" "while asking the engine: engine fault/hull_crashes, property hull2/is_exact, domain hull2/"
  grep -q ', case [0-9]*, seed 5$' "$work/stderr" || wrong "$how: no case or no seed"
  run_again "$code"
  grep -q "crashed by $name while asking the engine: engine fault/hull_crashes, property hull2/is_exact, crash.case" "$work/again" ||
    { wrong "$how: the case made again does not crash"; cat "$work/again"; }
  unset ASSAY_TEST_CRASH
  blocks_of "$work/run" >"$work/recorded"
  [ "$(wc -l <"$work/recorded")" -ge 1 ] || wrong "$how: nothing was recorded before"
  expect 0 "resumed after $how" "$assay" check --no-self-checks "${some[@]}" --jobs 1 --out "$work/run"
  same_results "$work/whole" "$work/run"
  [ "$(blocks_of "$work/run" | grep -cxFf "$work/recorded")" = "$(wc -l <"$work/recorded")" ] || wrong "$how: a recorded block is gone"
done <<'LIST'
segv SIGSEGV 139
abort SIGABRT 134
fpe SIGFPE 136
ill SIGILL 132
bus SIGBUS 135
overflow SIGSEGV 139
LIST

# With two threads, too.
expect 0 "undisturbed, two threads" "$assay" check --no-self-checks "${some[@]}" --jobs 2 --property 'hull2/*' --out "$work/both"
export ASSAY_TEST_CRASH=segv
expect 139 "two threads" "$assay" check --no-self-checks "${some[@]}" --jobs 2 --property 'hull2/*' --out "$work/two"
unset ASSAY_TEST_CRASH
last_words_are SIGSEGV "while asking the engine: engine fault/hull_crashes"
expect 0 "two threads, resumed" "$assay" check --no-self-checks "${some[@]}" --jobs 2 --property 'hull2/*' --out "$work/two"
same_results "$work/both" "$work/two"

# A thread that the engine started has no case: those in work are named.
export ASSAY_TEST_CRASH=thread
expect 139 "a thread of the engine's" "$assay" check --no-self-checks "${some[@]}" --jobs 1 --out "$work/thread"
last_words_are SIGSEGV "in a thread that has no case; in work was while asking the engine: engine fault/hull_crashes"

# While a finding is made small, and in reduce, replay and try.
export ASSAY_TEST_CRASH=segv ASSAY_TEST_WHERE=small
few=(--in-process --property hull2/is_exact --domain hull2/lattice_cloud --cases 64 --seed 5 --jobs 1)
expect 139 "reducing" "$assay" check --no-self-checks "${few[@]}" --engine fault/hull_crashes --out "$work/reducing"
last_words_are SIGSEGV "while asking the engine (reducing): engine fault/hull_crashes, property hull2/is_exact, domain hull2/"
run_again 139
grep -q "crashed by SIGSEGV while asking the engine (reducing): .*, crash.case$" "$work/again" || wrong "reduce does not crash again"
expect 139 "try" "$assay" try fault/hull_crashes --in-process
last_words_are SIGSEGV "while asking the engine: engine fault/hull_crashes"
finish
