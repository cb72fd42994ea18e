#!/usr/bin/env bash
# The committed corpus has every committed case; both readers read the same of it, bit for bit what the case files have; the
# independent checker proves its truths, and refuses forged ones; the schema takes it and refuses what is none. Likewise one made anew
# and the corpus of a campaign. ASSAY_WRITE_DOCS=1 writes the committed one anew.
source "$(dirname "$0")/common.sh"
root=$(cd "$(dirname "$0")/../.." && pwd)
here=$root/tests/campaign/corpus
compiler=$3
check() { node "$root/scripts/check_corpus.mjs" "$@"; }
folders=("$root"/docs/*-findings "$root"/docs/published-collision "$root"/docs/published-hulls "$root"/docs/tracker-cases)

expect 0 "the committed cases" "$assay" corpus "${folders[@]}" --out "$work/corpus"
if [ "${ASSAY_WRITE_DOCS:-}" = 1 ]; then cp "$work/corpus/corpus.json" "$root/docs/corpus/corpus.json"; fi
ln -s "$root/docs/corpus" "$work/committed"
diff -r -x corpus.json "$work/corpus" "$work/committed" || wrong "the files beside the corpus are others than docs/corpus"
cmp <(grep -o '"id":"[0-9a-f]*"' "$work/corpus/corpus.json") <(grep -o '"id":"[0-9a-f]*"' "$work/committed/corpus.json") ||
  wrong "docs/corpus has other cases"
expect 0 "the other way round" "$assay" corpus "$root"/docs/tracker-cases/*.case "$root"/docs/published-hulls "$root"/docs/*-findings \
  "$root"/docs/published-collision "$root"/docs/lp-findings --out "$work/again"
cmp "$work/corpus/corpus.json" "$work/again/corpus.json" || wrong "the order of sources is seen"

# A campaign, with casts and shapes.
"$assay" check --no-self-checks --battery smoke --cases 2 --engine 'published/*' --engine 'glpk/*' --property cast/verdict_is_right \
  --property gjk/verdict_is_right --property hull2/is_exact --property lp/status_is_right --property 'shapes/*' --out "$work/run" \
  >"$work/check" 2>&1
[ $? = 1 ] || { wrong "assay check found nothing"; tail -5 "$work/check"; }
expect 0 "a campaign" "$assay" corpus "$work/run" --out "$work/of_run"
for id in $(sed -n 's/.*"id":"\([0-9a-f]*\)".*/\1/p' "$work/run/findings.jsonl"); do
  grep -qF "\"finding $id\"" "$work/of_run/corpus.json" || wrong "finding $id is not in the corpus"
done
for family in shapes cast; do grep -qF "\"family\":\"$family\",\"sev" "$work/of_run/corpus.json" || wrong "no $family in the campaign"; done

for one in committed corpus of_run; do
  expect 0 "truths of $one" check "$work/$one/corpus.json"
  cat "$work/stdout"
done
expect 0 "forged truths" node "$here/forged.mjs" "$root/scripts/check_corpus.mjs" "$work/corpus/corpus.json"
cat "$work/stdout"
sed 's/"truth":{"verdict":"separated"/"truth":{"verdict":"touching"/' "$work/corpus/corpus.json" >"$work/changed"
expect 1 "changed verdicts" check "$work/changed"
stdout_has "the certificate shows another truth: verdict"
sed '0,/"id":"[0-9a-f]*"/s/"id":"[0-9a-f]*"/"id":7/' "$work/corpus/corpus.json" | head -c 100000 >"$work/torn"
expect 2 "a torn file" check "$work/torn"
stderr_has "no JSON"
printf '{"format":"assay-corpus 1","cases":[[],null,{}]}' >"$work/none"
expect 1 "no cases" check "$work/none"

node "$here/schema_is_obeyed.mjs" "$root/reports/viewer" "$root/docs/corpus/corpus.schema.json" "$work/corpus/corpus.json" \
  "$work/of_run/corpus.json" >"$work/schema" 2>&1
case $? in 0) ;; 77) cat "$work/schema"; [ -n "${CI:-}" ] && wrong "the schema was not tried" ;; *) cat "$work/schema"; wrong "the schema" ;; esac

expect 0 "the reader in C++" "$compiler" -std=c++17 -Wall -Wextra -Werror -I"$work/corpus" "$here/print_corpus.cpp" -o "$work/print"
for one in committed corpus of_run; do
  expect 0 "C++ on $one" "$work/print" "$work/$one/corpus.json"
  cp "$work/stdout" "$work/by_cpp"
  expect 0 "Python on $one" python3 "$here/print_corpus.py" "$work/corpus" "$work/$one/corpus.json"
  cmp "$work/stdout" "$work/by_cpp" || wrong "the readers differ on $one"
  [ "$(grep -c '^[0-9a-f]' "$work/by_cpp")" = "$(grep -c '^{"id"' "$work/$one/corpus.json")" ] || wrong "$one: not every case was read"
done
expect 0 "numbers of the case files" python3 "$here/print_corpus.py" "$work/corpus" "$work/corpus/corpus.json" "$root/docs"
stderr_has "$(ls "$root"/docs/{*-findings,published-*,tracker-cases}/*.case | wc -l) case files compared"
sed 's/p+0/p+1/' "$work/corpus/corpus.json" >"$work/moved"
expect 1 "moved numbers" python3 "$here/print_corpus.py" "$work/corpus" "$work/moved" "$root/docs"
for reader in "$work/print $work/none" "$work/print $work/changed.absent"; do expect 1 "$reader" $reader; done
for reader in "$root"/docs/corpus/read_corpus.*; do
  [ "$(wc -l <"$reader")" -le 60 ] || wrong "$reader has more than 60 lines"
done

expect 2 "no source" "$assay" corpus "$work/absent" --out "$work/x"
one_sentence
expect 2 "a folder of nothing" "$assay" corpus "$here" --out "$work/x"
stderr_has "neither a campaign nor a folder of case files"
expect 2 "an out that is a file" "$assay" corpus "$root/docs/lp-findings" --out "$work/none"
one_sentence
finish
