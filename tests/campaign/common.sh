# Shared by the end-to-end tests of the `assay` command. Usage: source common.sh; $1 is the program.
set -uo pipefail
assay=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

say() { printf '%s\n' "$*"; }
wrong() { say "WRONG: $*"; failures=$((failures + 1)); }

# expect CODE DESCRIPTION COMMAND...: runs, compares the exit code, keeps both streams.
expect() {
  local code=$1 what=$2
  shift 2
  "$@" >"$work/stdout" 2>"$work/stderr"
  local got=$?
  if [ "$got" != "$code" ]; then
    wrong "$what: exit code $got, expected $code"
    tail -5 "$work/stderr"
  fi
}
# ... | any_line PATTERN: `grep -q` of a pipe, but it reads to the end: what writes into a pipe that nobody reads ends by SIGPIPE, and by
# `pipefail` the line would say "not found" of what was found, now and then.
any_line() { grep "$@" >"$work/any_line"; }
stderr_has() { grep -qF -- "$1" "$work/stderr" || { wrong "standard error lacks: $1"; cat "$work/stderr"; }; }
stdout_has() { grep -qF -- "$1" "$work/stdout" || { wrong "standard output lacks: $1"; head -50 "$work/stdout"; }; }
one_sentence() {
  [ "$(wc -l <"$work/stderr")" = 1 ] || { wrong "not one line on standard error:"; cat "$work/stderr"; }
}
# What a campaign has recorded of each block, a line each, whether packed or not.
blocks_of() { "$assay" blocks "$1"; }
# A line a block of an engine of ours: where it is, and the digest of what was answered and judged there.
digests() {
  blocks_of "$1" | python3 -c '
import json, sys
for block in map(json.loads, sys.stdin):
    if "self_check" in block: print(*(block[key] for key in ("engine", "property", "domain", "block")), block["self_check"]["digest"])'
}
# The hashed part of a campaign: header, blocks and findings, byte for byte.
same_results() {
  local file
  for file in campaign.json blocks.jsonl.zst findings.jsonl; do
    cmp -s "$1/$file" "$2/$file" || wrong "$1/$file and $2/$file differ"
  done
  diff -r "$1/findings" "$2/findings" >/dev/null || wrong "the finding files of $1 and $2 differ"
}
# An engine of the tests that waits where it is told to (plugins/waits.py) while "$work/wait" is there; nobody else sleeps as long.
long=$((1000000000 + $$))
waits_at() { printf '%s' "python3 '$(realpath "$(dirname "$0")")/plugins/waits.py' '$work/wait' $*"; }
sleepers() { pgrep -f "sleep $long" | wc -l; }
# until_true SECONDS COMMAND...: waits for it.
until_true() {
  local until=$((SECONDS + $1))
  shift
  while ! "$@"; do [ $SECONDS -lt $until ] || return 1; sleep 0.01; done
}
# waits_after LINES FILE: whether the engine waits, and so much is recorded.
waits_after() { [ "$(sleepers)" -gt 0 ] && [ "$(wc -l 2>/dev/null <"$2" || echo 0)" -ge "$1" ]; }
# The program of the tests of MPS files: two rows, two columns, maximised, with a constant in the objective.
write_good_mps() {
  cat >"$work/good.mps" <<'MPS'
NAME GOOD
OBJSENSE
 MAX
ROWS
 N OBJ
 L R1
 L R2
COLUMNS
 X OBJ 3 R1 1
 X R2 3
 Y OBJ 5 R1 2
 Y R2 2
RHS
 RHS OBJ -1 R1 12
 RHS R2 18
ENDATA
MPS
}
finish() {
  if [ $failures = 0 ]; then say "passed"; exit 0; fi
  say "$failures wrong"
  exit 1
}
