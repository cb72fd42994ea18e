#!/usr/bin/env bash
# A disk that is full after any number of bytes, that fails once, or that is read-only: exit code 2, one sentence with
# file and reason, everything kept that was said to be kept, and the bytes of an undisturbed run when the same command
# goes on.
source "$(dirname "$0")/common.sh"
prepare
everything=1000000
for stage in check merge report study; do
  for ((round = 1; round <= rounds; ++round)); do
    before $stage "$work/run"
    between 0 $(($(bytes_of $stage) - 512))  # the digits of recorded times make some bytes more or less
    what="$stage with room for $drawn bytes"
    on_disk "$work/run" "DISK_ROOM=$drawn" $stage "$work/run"
    refused "$what" "$work/run" 'No space left on device'
    [ -d "$work/run" ] && kept $stage "$work/run"
    resumed $stage "$work/run"

    before $stage "$work/run"
    between 1 "$(changes_of $stage)"
    what="$stage with an error at change $drawn"
    on_disk "$work/run" "DISK_FAILS_AT=$drawn" $stage "$work/run"
    refused "$what" "$work/run" 'Input/output error'
    [ -d "$work/run" ] && kept $stage "$work/run"
    resumed $stage "$work/run"
  done
  for error in '13 Permission denied' '30 Read-only file system'; do
    before $stage "$work/run"
    on_disk "$work/run" "DISK_FAILS_AT=1 DISK_FAILS_UNTIL=$everything DISK_ERROR=${error%% *}" $stage "$work/run"
    refused "$stage" "$work/run" "${error#* }"
  done
done

# A file that may not grow further (ulimit -f, in units of 1024 bytes): 4500 leave room for the memory that is shared
# with a worker process, a file to the system, and not for the observations.
rm -rf "$work/run"
(ulimit -f 4500; check "$work/run") >/dev/null 2>"$work/stderr"
code=$?
refused "check with a limit on file sizes" "$work/run" 'File too large'
resumed check "$work/run"

# The same by real file systems, where this machine allows mounts to us.
if unshare -rm true 2>/dev/null; then
  before report "$work/run"
  mkdir "$work/small"
  mounted() { mount --bind "$work/run" "$work/run" && mount -o remount,ro,bind "$work/run" && exec "$assay" "$@"; }
  export assay work
  export -f mounted
  unshare -rm bash -c 'mounted report "$work/run"' >/dev/null 2>"$work/stderr"
  code=$?
  refused "report into a read-only mount" "$work/run" 'Read-only file system'
  unshare -rm bash -c 'mounted merge "$work/run" --out "$work/run"' >/dev/null 2>"$work/stderr"
  code=$?
  refused "merge into a read-only mount" "$work/run" 'Read-only file system'
  filled() {
    mount -t tmpfs -o size=256k none "$work/small" || exit
    "$assay" "$@" --out "$work/small/run" 2>"$work/stderr"
    echo $? >"$work/code"
    "$assay" blocks "$work/small/run" | wc -l >"$work/lines"
    # More room, and the same command goes on.
    mount -o remount,size=64m "$work/small" && "$assay" "$@" --out "$work/small/run" >/dev/null 2>&1
    cp -r "$work/small/run" "$work/grown"
  }
  export -f filled
  unshare -rm bash -c 'filled "$@"' - check "${some[@]}" --observations >/dev/null
  code=$(cat "$work/code")
  refused "check on a small tmpfs" "$work/small/run" 'No space left on device'
  say "a tmpfs of 256 KB held $(cat "$work/lines") of $(wc -l <"$work/check.blocks") blocks"
  same check "$work/grown"
else
  say "no mounts here: the preloaded disk alone was asked"
fi

# Standard output is a result; standard error is not; closed streams take no file's number.
expect 2 "a report whose names cannot be printed" bash -c '"$1" report "$2" >/dev/full' - "$assay" "$work/report.whole"
stderr_has "assay: standard output: cannot write: No space left on device"
one_sentence
for streams in '2>/dev/full' '>&- 2>&-' '<&- >&- 2>&-'; do
  rm -rf "$work/run"
  eval 'check "$work/run"' "$streams"
  code=$?
  [ $code = 1 ] || wrong "check $streams ended with $code"
  same check "$work/run"
done >/dev/null
finish
