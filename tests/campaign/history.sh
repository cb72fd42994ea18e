#!/usr/bin/env bash
# Nights of an engine that gets worse and is mended, behind one another: the commands, their exit codes, the page and the tables.
source "$(dirname "$0")/common.sh"
plugins=$2
row=(--property hull2/is_exact --cases 1024 --seed 3 --jobs 1)
for release in 1 2; do
  "$assay" check --no-self-checks --engine "$plugins/mine_$release.so" "${row[@]}" --out "$work/release$release" >/dev/null 2>&1
done
cd "$work" || exit 2
add() { "$assay" history add "$@"; }

expect 2 "a report without a history" "$assay" history report
one_sentence; stderr_has "assay-history.sqlite: there is no history; assay history add begins one"
expect 2 "a night that is no campaign" add "$work" --date 2026-01-01
[ -e assay-history.sqlite ] && wrong "a history was begun with what is no campaign"
expect 0 "the first night" add release1 --date 2026-01-01
stdout_has "assay-history.sqlite: the night of 2026-01-01 is added."
stdout_has "There is no night before this one"
expect 0 "an equal night" add release1 --date 2026-01-02
expect 1 "a worse night" add release2 --date 2026-01-03
stdout_has "mine/hull"
expect 0 "the same night again" add release2 --date 2026-01-03
stdout_has "the night of 2026-01-03 stands there already"
expect 2 "another night of that day" add release1 --date 2026-01-03
one_sentence; stderr_has "has a night of 2026-01-03"
expect 2 "an earlier day" add release1 --date 2025-12-31
one_sentence
expect 2 "a day that the calendar does not have" add release1 --date 2026-02-30
one_sentence
expect 0 "a mended night" add release1 --date 2026-01-04

expect 0 "the report" "$assay" history report --out public
[ "$(cat "$work/stdout")" = "$(printf '%s\n' "$work/public/history.html" "$work/public/history.md")" ] || wrong "the report does not name its files"
grep -q '^4 nights from 2026-01-01 to 2026-01-04; on 1 something got worse\. .*, 1 of them fixed\.$' public/history.md || wrong "the report's sentence: $(sed -n 3p public/history.md)"
grep -q '^\*\*2026-01-03\*\*: Worse than the baseline: mine/hull' public/history.md || wrong "the night that got worse is not named"
grep -q '| fixed on 2026-01-04 |' public/history.md || wrong "what was fixed is not said"
grep -q '<h3>2026-01-03</h3>' public/history.html || wrong "the page does not name the night"
cp public/history.html first.html
expect 0 "the report again" "$assay" history report --out public
cmp -s first.html public/history.html || wrong "two reports of one history differ"
python3 - <<'P' >rows
import sqlite3
file = sqlite3.connect("assay-history.sqlite")
print(*(row[0] for row in file.execute("SELECT day FROM nights WHERE worse > 0")))
print(file.execute("SELECT count(*) FROM trends").fetchone()[0] > 0)
P
[ "$(cat rows)" = "$(printf '2026-01-03\nTrue')" ] || wrong "the tables say: $(cat rows)"

# What is accepted is no regression.
"$assay" accept "$(ls release2/findings/*.case | head -1)" --reason known --file known.toml >/dev/null || wrong "not accepted"
for finding in release2/findings/*.case; do "$assay" accept "$finding" --reason known --file known.toml >/dev/null 2>&1; done
expect 0 "the first night of another history" add release1 --date 2026-01-01 --history other.sqlite
expect 0 "a worse night that is accepted" add release2 --date 2026-01-02 --history other.sqlite --accepted known.toml
stdout_has "accepted: mine/hull"

# A file that is no history stays as it is.
printf 'no database\n' >text.sqlite
expect 2 "a text instead of a history" add release1 --date 2026-01-05 --history text.sqlite
one_sentence
[ "$(cat text.sqlite)" = "no database" ] || wrong "what is no history was written into"
finish
