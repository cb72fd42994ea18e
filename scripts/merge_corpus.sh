#!/usr/bin/env bash
# Merges corpora of one fuzz target into one that is as small as libFuzzer makes it and reaches the same, and keeps every input that fails:
# libFuzzer alone drops these, since it learns no coverage of an input on which the process ends.
#
#   scripts/merge_corpus.sh PROGRAM INTO [FROM...]    INTO is minimised too; the FROM are left as they are
#   scripts/merge_corpus.sh build/fuzz/bin/fuzz_gjk_epa out/fuzz-corpus/fuzz_gjk_epa other_machine/fuzz_gjk_epa
#
# An input fails that makes the target crash, leak, take over 25 s or 2560 MB, or violate a claim. PROGRAM is of the preset `fuzz`, or one that
# fuzz/services/build.sh built, which says so of defects alone. Exit 2: INTO is as it was.
set -uo pipefail
[ $# -ge 2 ] || { sed -n '5,6s/^#   //p' "$0" >&2; exit 2; }
program=$(realpath "$1") into=$2
shift 2
[ -x "$program" ] || { echo "merge_corpus.sh: $program: is no program" >&2; exit 2; }
mkdir -p "$into"
sources=()
for folder in "$into" "$@"; do
  [ -d "$folder" ] || { echo "merge_corpus.sh: $folder: is no folder" >&2; exit 2; }
  sources+=("$(realpath "$folder")")
done
into=${sources[0]} merged=${sources[0]}.merged failing=${sources[0]}.failing
rm -rf "$merged" "$failing"
mkdir "$merged" "$failing"
log=$into.merge-log
ASSAY_STOP_ON_FIRST=1 ASSAY_FINDINGS=$failing.findings "$program" -merge=1 -artifact_prefix="$failing/" -timeout=25 -rss_limit_mb=2560 \
  "$merged" "${sources[@]}" >"$log" 2>&1 </dev/null ||
  { echo "merge_corpus.sh: the merge failed: $log" >&2; rm -rf "$merged" "$failing" "$failing.findings"; exit 2; }
count() { find "$@" -type f | wc -l; }
before=$(count "${sources[@]}") by_coverage=$(count "$merged") failed=$(count "$failing")
for file in "$failing"/*; do
  [ ! -e "$file" ] || mv "$file" "$merged/"
done
mv "$into" "$into.before" && mv "$merged" "$into" && rm -rf "$into.before" "$failing" "$failing.findings" "$log"
echo "$before inputs: $by_coverage kept by coverage, $failed that fail: $into"
