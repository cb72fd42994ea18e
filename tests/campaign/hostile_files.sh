#!/usr/bin/env bash
# Files and records that somebody else made, through the commands: a documented exit code, no file but below --out.
source "$(dirname "$0")/common.sh"
files=$(dirname "$assay")/fuzz_files
deep=$work/a/b/c
mkdir -p "$deep"
cd "$deep"

# documented WHAT COMMAND...: within a minute, with an exit code that docs name.
documented() {
  local what=$1
  shift
  timeout 60 "$@" >"$work/stdout" 2>"$work/stderr"
  local code=$?
  ((code <= 4)) || { wrong "$what: exit code $code: $*"; tail -3 "$work/stderr"; }
  if ((code == 2)) && [ "$(grep -c '^assay: ' "$work/stderr")" = 0 ]; then wrong "$what: no sentence"; fi
  LC_ALL=C grep -qP '[\x00-\x08\x0b-\x1f\x7f]' "$work/stderr" "$work/stdout" && wrong "$what: control characters on a terminal"
}
everything() { (cd "$work" && find . -not -path './a/b/c/out*' -not -name stdout -not -name stderr | sort); }

"$files" campaign good || wrong "no campaign to begin with"

# A finding that wants to be a path: what was written as ../../../x.case before ids were made from their text.
cp -r good path
sed -i 's/"id":"[0-9a-f]*"/"id":"..\/..\/..\/x"/' path/findings.jsonl
before=$(everything)
expect 2 "a path for an id" "$assay" merge path --out out/path --jobs 1
one_sentence
stderr_has 'findings.jsonl, line 1: finding: the field "id" is not that of the case text'
[ "$before" = "$(everything)" ] || wrong "merge wrote outside of --out"

# A record names a shared object; nobody but the user may.
cp -r good loads
cat >evil.c <<'C'
#include <stdio.h>
__attribute__((constructor)) static void run(void) { fclose(fopen("was_loaded", "w")); }
C
if cc -shared -fPIC -o evil.so evil.c; then
  printf '{"plugin.evil.so.path": "%s"}\n' "$PWD/evil.so" >loads/provenance.json
  documented "a path in the provenance" "$assay" merge loads --out out/loads --jobs 1
  [ ! -e was_loaded ] || wrong "merge loaded what a record names"
else
  wrong "no compiler for the shared object"
fi

# What is no file.
mkfifo pipe.case
mkfifo records.fifo
cp -r good waits && rm waits/blocks.jsonl && ln -s "$PWD/records.fifo" waits/blocks.jsonl
expect 2 "a pipe for a record" timeout 5 "$assay" report waits
stderr_has "is a device or a pipe"
expect 2 "a device for a case" timeout 5 "$assay" replay /dev/zero
stderr_has "is a device"
expect 2 "a folder for a case" timeout 5 "$assay" replay good
truncate -s 1G line.case
expect 2 "a gigabyte without a line" timeout 5 "$assay" replay line.case
stderr_has "more than the"
printf 'assay-case 1\n\nfamily: hull2\npoints: 1000000000\n' >claims.case
(ulimit -v 2000000; expect 2 "a case that states 10^9 points" timeout 5 "$assay" replay claims.case)
stderr_has "more than the text can hold"
head -c 1000000 /dev/zero | tr '\0' '[' >deep.json
expect 2 "deep nesting" timeout 5 "$assay" replay deep.json
stderr_has "nested deeper"
expect 2 "a pipe that nobody writes" timeout 20 "$assay" replay pipe.case
stderr_has "nothing was written"
rm pipe.case records.fifo line.case

# What is written into a record goes into files of its own: links, pipes and devices under their names are replaced,
# and no file of somebody else's is written into.
echo kept >somebodys
cp -r good traps && mkdir traps/report
for name in summary.md junit.xml assay.sarif campaign.sqlite rates.csv report.html; do ln -s "$PWD/somebodys" traps/report/$name; done
expect 0 "links under the names of reports" timeout 20 "$assay" report traps
for name in summary.md junit.xml assay.sarif campaign.sqlite rates.csv report.html; do
  rm traps/report/$name && mkfifo traps/report/$name
done
expect 0 "pipes under the names of reports" timeout 20 "$assay" report traps
[ -z "$(find traps/report -not -type f -not -type d)" ] || wrong "the report is not of files"
mkfifo traps/report/report.html.part
expect 2 "a pipe for a part" timeout 20 "$assay" report traps
stderr_has "report.html.part: is a device or a pipe, and a file is wanted"
rm traps/campaign.lock && ln -s "$PWD/somebodys" traps/campaign.lock
expect 2 "a link for a lock" timeout 20 "$assay" merge traps --out traps --jobs 1
stderr_has "campaign.lock: is a symbolic link, and a file is wanted"
rm traps/campaign.lock && for name in traps/findings/*.case; do rm "$name" && ln -s "$PWD/somebodys" "$name"; done
timeout 60 "$assay" merge traps --out traps --jobs 1 >/dev/null 2>&1
[ -z "$(find traps/findings -not -type f -not -type d)" ] || wrong "the findings are not of files"
[ "$(cat somebodys)" = kept ] || wrong "somebody's file was written into"

# Records made wrong.
mkdir wrong_records
before=$(everything)
for kind in campaign provenance blocks blocks_packed findings timings cycling pivots hulls growth growth_times netlib article grids collision_gaps collision_errors; do
  rm -rf wrong_records bad && mkdir wrong_records
  "$files" write $kind 8 3 wrong_records
  for file in wrong_records/*; do
    rm -rf bad && cp -r good bad
    target=$(cd good && find . -name "${file##*/[0-9]-}" -o -name "${file##*/[0-9][0-9]-}" | head -1)
    cp "$file" "bad/$target"
    documented "report, $file" "$assay" report bad
    documented "compare, $file" "$assay" compare good bad
    case $file in */[01]-*) documented "merge, $file" "$assay" merge good bad --out out/merged --jobs 1 ;; esac
  done
  rm -rf bad && mkdir -p wrong_records && rm -rf wrong_records/* out
done
[ "$before" = "$(everything)" ] || { wrong "files elsewhere"; diff <(echo "$before") <(everything); }

asked=(--engine '*certified*' --engine '*exact*' --engine '*robust*' --property '*is_right' --property '*is_exact' --property '*certified*')
# Files of problems made wrong, sixty of each kind at a time.
for kind in case mps mps_gz mps_xz off obj points json; do
  rm -rf wrong_records && mkdir wrong_records
  "$files" write $kind 60 5 wrong_records
  documented "replay, $kind" "$assay" replay wrong_records/* "${asked[@]}"
  documented "reduce, $kind" "$assay" reduce wrong_records/* "${asked[@]}" --out out
  [[ $kind == @(mps*|json|case) ]] && documented "solve, $kind" "$assay" solve wrong_records/* --engine lp/certified
  rm -rf wrong_records/* out
done
[ "$before" = "$(everything)" ] || { wrong "files elsewhere"; diff <(echo "$before") <(everything); }
finish
