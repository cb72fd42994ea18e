#!/usr/bin/env bash
# kill -9 at random changes of the disk in judging, reducing, merging, reporting and a study, and at random times: what
# was said to be kept is there, no half file is under its final name, nothing kept is done again, and the same command
# ends with the bytes of an undisturbed run. Ctrl-C likewise.
source "$(dirname "$0")/common.sh"
prepare
judging=$(awk '$2 == "write" && $4 ~ /blocks.jsonl$/ { last = $1 } END { print last }' "$work/check.log")
appended() { grep -c "write .*/$2\$" "$1" || true; }
all_blocks=$(wc -l <"$work/check.blocks")
all_reduced=$(appended "$work/check.log" reduced.jsonl)
[ "$all_reduced" -ge 20 ] || wrong "only $all_reduced failures are reduced one by one"
lines_of() { if [ -e "$1" ]; then whole_lines "$1" | wc -l; else echo 0; fi; }

# killed WORDS STAGE FIRST LAST
killed() {
  local round blocks reduced
  for ((round = 1; round <= rounds; ++round)); do
    before "$2" "$work/run"
    between "$3" "$4"
    rm -f "$work/killed.log"
    on_disk "$work/run" "DISK_SIGNAL_AT=$drawn DISK_LOG=$work/killed.log" "$2" "$work/run"
    [ $code = 137 ] || wrong "$1, change $drawn: ended with $code"
    [ ! -d "$work/run" ] || kept "$2" "$work/run"
    blocks=$(lines_of "$work/run/blocks.jsonl")
    reduced=$(lines_of "$work/run/reduced.jsonl")
    resumed "$2" "$work/run"
    [ "$2" = check ] || continue
    [ "$drawn" -gt "$judging" ] || [ $((blocks + $(appended "$work/resumed.log" blocks.jsonl))) = "$all_blocks" ] ||
      wrong "$1, change $drawn: blocks judged twice or not at all"
    [ "$reduced" = 0 ] || [ $((reduced + $(appended "$work/resumed.log" reduced.jsonl))) = "$all_reduced" ] ||
      wrong "$1, change $drawn: failures reduced twice or not at all"
  done
  say "killed in $1: $rounds times among changes $3 to $4"
}
killed judging check 1 "$judging"
killed reducing check $((judging + 1)) "$(changes_of check)"
killed merging merge 1 "$(changes_of merge)"
killed reporting report 1 "$(changes_of report)"
killed "a study" study 1 "$(changes_of study)"

# Ctrl-C: judging and reducing end after what is in work and say so; a report or a study simply ends.
for stage in check merge report study; do
  for ((round = 1; round <= rounds; ++round)); do
    before $stage "$work/run"
    between 1 "$(changes_of $stage)"
    on_disk "$work/run" "DISK_SIGNAL_AT=$drawn DISK_SIGNAL=2" $stage "$work/run"
    case $stage,$code in
      check,1 | check,4 | merge,0 | merge,4 | report,130 | study,130 | check,130 | merge,130) ;;
      *) wrong "Ctrl-C at change $drawn of $stage: exit code $code" ;;
    esac
    [ ! -d "$work/run" ] || kept $stage "$work/run" blocks  # the findings are those of the blocks until then
    resumed $stage "$work/run"
  done
done

# By the clock: killed again and again, each life a little longer, until one reaches the end.
rm -rf "$work/run"
lives=0 code=137
while [ $code = 137 ] && [ $lives -lt 100 ]; do
  between 50 $((200 + 40 * lives))
  life=$(printf '%d.%03d' $((drawn / 1000)) $((drawn % 1000)))
  bash -c 'timeout -s KILL "$@"; exit $?' - "$life" "$assay" check --no-self-checks "${some[@]}" --observations --out "$work/run" \
    >/dev/null 2>&1
  code=$?
  lives=$((lives + 1))
done
[ $code = 1 ] || wrong "after $lives lives the run ended with $code"
say "killed by the clock $((lives - 1)) times"
same check "$work/run"
finish
