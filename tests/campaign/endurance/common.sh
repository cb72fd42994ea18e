# For the tests of failing disks, kills and second runs. Usage: source common.sh; $1 the program, $2 the preloaded disk
# (failing_disk.cpp). ENDURANCE_ROUNDS random moments each (4 in the suite), drawn from ENDURANCE_SEED.
source "$(dirname "${BASH_SOURCE[0]}")/../common.sh"
disk=$(realpath "$2")
rounds=${ENDURANCE_ROUNDS:-4}
RANDOM=${ENDURANCE_SEED:-20250}
export ASAN_OPTIONS="${ASAN_OPTIONS:+$ASAN_OPTIONS:}verify_asan_link_order=0"

# One campaign for all: more than twenty failures to reduce, observations, and one thread, so that change N of a run is
# the same change in every run.
some=(--engine 'hull/*_naive' --engine 'hull/monotone_chain_*' --engine 'fault/hull_*' --property hull2/is_exact --domain 'hull2/*' --cases "${cases:-10}" --seed 5 --jobs 1 --no-self-checks)
check() { "$assay" check "${some[@]}" --observations --out "$1"; }
merge() { "$assay" merge "$work/part1" "$work/part2" "$work/part3" --jobs 1 --out "$1"; }
report() { "$assay" report "$1"; }
study() { "$assay" study collision --engine published/kreuzer_tableau --cases 1 --out "$1"; }

# between FIRST LAST: a random number of that range, both included.
# Not for $(...), where bash draws the same numbers again and again.
between() { drawn=$(($1 + (RANDOM * 32768 + RANDOM) % ($2 - $1 + 1))); }

# on_disk FOLDER "NAME=VALUE ..." COMMAND...: runs it on the failing disk; both streams and the exit code are kept.
on_disk() {
  local folder=$1 settings=$2
  shift 2
  # shellcheck disable=SC2086
  (export LD_PRELOAD="$disk" DISK_FOLDER="$folder" $settings; "$@") >"$work/stdout" 2>"$work/stderr"
  code=$?
}

# The result of an undisturbed STAGE is in $work/STAGE.whole, its changes in $work/STAGE.log. `before STAGE FOLDER`
# makes the place in which it begins, `same STAGE FOLDER` compares what it left.
before() {
  rm -rf "$2"
  [ "$1" != report ] || cp -r "$work/check.whole" "$2"
}
same() {
  case $1 in
    check | merge) same_results "$work/check.whole" "$2" ;;
    report) diff -rq "$work/report.whole/report" "$2/report" ;;
    study) diff -r "$work/study.whole" "$2" ;;
  esac >"$work/difference" || wrong "$1 left other files: $(cat "$work/difference")"
  [ "$1" != check ] || cmp -s <(sort "$work/check.whole/observations.jsonl") <(sort "$2/observations.jsonl") ||
    wrong "the observations of $2 differ"
  local left
  left=$(find "$2" -name '*.part' -o -name reduced.jsonl -o -name blocks.jsonl)
  [ -z "$left" ] || wrong "left behind: $left"
}
code_of() { case $1 in check) echo 1 ;; *) echo 0 ;; esac; }

prepare() {
  check "$work/check.whole" >/dev/null 2>&1
  blocks_of "$work/check.whole" >"$work/check.blocks"
  local i stage
  for i in 1 2 3; do "$assay" check "${some[@]}" --shard $i/3 --out "$work/part$i" >/dev/null 2>&1; done
  for stage in check merge report study; do
    # All in one place: the commands on the page name it.
    if [ $stage != check ]; then
      before $stage "$work/run"
      $stage "$work/run" >/dev/null 2>&1
      mv "$work/run" "$work/$stage.whole"
    fi
    before $stage "$work/run"
    on_disk "$work/run" "DISK_LOG=$work/$stage.log" $stage "$work/run"
    [ $code = "$(code_of $stage)" ] || { wrong "$stage ended with $code"; cat "$work/stderr"; }
    [ -s "$work/$stage.log" ] || wrong "$stage: the preloaded disk saw no change"
    same $stage "$work/run"
    say "$stage: $(wc -l <"$work/$stage.log") changes, $(bytes_of $stage) bytes"
  done
}
# What a disk must hold for the undisturbed stage: bytes, and 64 for each entry of a folder.
bytes_of() { awk '{ all += $2 == "write" ? $3 : $2 == "make" ? 64 : 0 } END { print all }' "$work/$1.log"; }
changes_of() { wc -l <"$work/$1.log"; }

# kept STAGE FOLDER [blocks]: no half file is under its final name, and each block and each whole line of the findings
# (or the blocks alone) is as in the undisturbed run.
kept() {
  local stage=$1 folder=$2 only=${3:-} file name
  if [ "$stage" = report ] || [ "$stage" = study ]; then
    local place=$folder whole=$work/$stage.whole
    while IFS= read -r file; do
      name=${file#"$place"/}
      [ -e "$whole/$name" ] || [[ $name = *.part ]] || wrong "$stage left $name"
      [[ $name = *.part || $name = campaign.lock ]] || cmp -s "$file" "$whole/$name" ||
        wrong "$stage: $name is half written"
    done < <(find "$place" -type f)
    return
  fi
  for file in "$folder"/findings/*.case; do
    [ ! -e "$file" ] || [[ $(sha256sum "$file") = "$(basename "$file" .case)"* ]] ||
      wrong "$stage: $file is half written"
  done
  if [ -e "$folder/campaign.json" ]; then
    blocks_of "$folder" >"$work/blocks" || wrong "$stage: the blocks of $folder cannot be read"
    ! grep -qvxFf "$work/check.blocks" "$work/blocks" || wrong "$stage: $folder has other blocks than the undisturbed run"
  fi
  if [ -z "$only" ] && [ -e "$folder/findings.jsonl" ]; then
    ! whole_lines "$folder/findings.jsonl" | any_line -vxFf "$work/check.whole/findings.jsonl" ||
      wrong "$stage: $folder/findings.jsonl has other lines than the undisturbed run"
  fi
}
whole_lines() { if [ -n "$(tail -c 1 "$1")" ]; then head -n -1 "$1"; else cat "$1"; fi; }

# resumed STAGE FOLDER: the same command on a sound disk ends as the undisturbed run did, with its bytes.
resumed() {
  rm -f "$work/resumed.log"
  on_disk "$2" "DISK_LOG=$work/resumed.log" "$1" "$2"
  [ $code = "$(code_of "$1")" ] || { wrong "$1 resumed ended with $code"; cat "$work/stderr"; }
  same "$1" "$2"
}
# refused STAGE FOLDER REASON: exit code 2 and one sentence that names a file of the folder and the reason.
refused() {
  [ $code = 2 ] || { wrong "$1 ended with $code, expected 2"; cat "$work/stderr"; }
  grep '^assay: ' "$work/stderr" | grep -vE '^assay: (battery|[0-9]+ cases of) ' >"$work/sentence"
  [ "$(wc -l <"$work/sentence")" = 1 ] || { wrong "$1: not one sentence"; cat "$work/stderr"; }
  grep -qE "^assay: $2[^:]*: [^:]*: $3\$" "$work/sentence" ||
    wrong "$1: the sentence lacks file or reason: $(cat "$work/sentence")"
}
