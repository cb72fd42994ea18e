#!/usr/bin/env bash
# scripts/merge_corpus.sh makes a corpus small and loses no input that fails; libFuzzer by itself does. Arguments: the program (for common.sh), the source.
source "$(dirname "$0")/../../campaign/common.sh"
source_tree=$2
command -v clang++ >/dev/null || { say "skipped: clang++ is absent"; exit 77; }
clang++ -O1 -std=c++20 -fsanitize=fuzzer -DTOY_FAILS "$(dirname "$0")/toy_target.cpp" -o "$work/toy" || exit 2
mkdir -p "$work/mine" "$work/theirs" "$work/plain"
for i in $(seq 1 40); do printf 'aaaaaaaa' >"$work/mine/$i" && printf "b%s" "$i" >"$work/theirs/$i"; done
# Two failures that reach the same, in both folders.
printf '!1' | tee "$work/mine/one" >"$work/theirs/same"
printf '!2' >"$work/theirs/two"

"$work/toy" -merge=1 -artifact_prefix="$work/" "$work/plain" "$work/mine" "$work/theirs" >/dev/null 2>&1
[ "$(cat "$work/plain"/* | grep -c '!')" = 0 ] || wrong "libFuzzer keeps what fails by itself now: this test shows nothing"

expect 0 "merging" "$source_tree/scripts/merge_corpus.sh" "$work/toy" "$work/mine" "$work/theirs"
stdout_has "83 inputs: "
stdout_has " kept by coverage, 2 that fail: "
for failing in '!1' '!2'; do
  [ "$(grep -lxF -- "$failing" "$work/mine"/* | wc -l)" = 1 ] || wrong "$failing is not kept once"
done
kept=$(find "$work/mine" -type f | wc -l)
[ "$kept" -lt 30 ] || wrong "$kept inputs are kept: nothing became smaller"
[ "$(find "$work/theirs" -type f | wc -l)" = 42 ] || wrong "a source was changed"
# A second run finds nothing to drop.
ls "$work/mine" | LC_ALL=C sort >"$work/first"
expect 0 "merging again" "$source_tree/scripts/merge_corpus.sh" "$work/toy" "$work/mine"
ls "$work/mine" | LC_ALL=C sort | cmp -s - "$work/first" || wrong "a second run keeps other inputs"
expect 2 "a folder that is not there" "$source_tree/scripts/merge_corpus.sh" "$work/toy" "$work/mine" "$work/absent"
stderr_has "absent: is no folder"
ls "$work/mine" | LC_ALL=C sort | cmp -s - "$work/first" || wrong "a refused merge changed the corpus"
finish
