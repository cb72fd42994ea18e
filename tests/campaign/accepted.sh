#!/usr/bin/env bash
# A finding that is accepted is listed and fails no run; past its day, for another version, or more severe it counts again. What is wrong
# with the file is one sentence that names the line.
source "$(dirname "$0")/common.sh"
plugins=$2
file=$work/assay-accepted.toml
row=(--property hull2/is_exact --cases 512 --seed 3 --jobs 1)
check() { "$assay" check --no-self-checks --engine "$plugins/mine_2.so" "${row[@]}" --out "$work/run" "$@"; }
expect 1 "a release with findings" check
findings=("$work"/run/findings/*.case)
[ -e "${findings[0]}" ] || wrong "there is no finding"

# Whoever accepts says why, and where the finding is.
expect 2 "an acceptance without a reason" "$assay" accept "${findings[0]}" --file "$file"
expect 2 "a reason of blanks" "$assay" accept "${findings[0]}" --reason "  " --file "$file"
one_sentence; stderr_has "reason: is empty"
expect 2 "a finding that is nowhere" "$assay" accept "$work/run/findings/0000.case" --reason r --file "$file"
one_sentence; stderr_has "is not a file"
expect 2 "a day that the calendar does not have" "$assay" accept "${findings[0]}" --reason r --until 2027-02-29 --file "$file"
one_sentence; stderr_has "--until 2027-02-29: not a day"
[ -e "$file" ] && wrong "a file was made of what was refused"
reason='moved to "exact" tests in release 3 \ µ'
expect 0 "an acceptance" "$assay" accept "${findings[0]}" --reason "$reason" --until 2027-02-28 --engine-version 2 --file "$file"
stdout_has "accepted: mine/hull, hull2, wrong answer"
expect 2 "the same again" "$assay" accept "${findings[0]}" --reason "$reason" --file "$file"
one_sentence; stderr_has "already"
cat "$file"

# The run takes up its own records, so it costs nothing again.
expect 0 "a run whose findings are accepted" check --accepted "$file" --date 2027-02-28
stdout_has "accepted: mine/hull, hull2, wrong answer"
stdout_has "$reason (until 2027-02-28; version 2 only)"
expect 1 "on the day after" check --accepted "$file" --date 2027-03-01
stdout_has "accepted no longer: mine/hull, hull2, wrong answer"
stdout_has "it was accepted until 2027-02-28, so it counts again"
sed 's/engine_version = "2"/engine_version = "1"/' "$file" >"$work/other_version.toml"
expect 1 "another version" check --accepted "$work/other_version.toml" --date 2027-01-01
stdout_has "it was accepted for version 1, and this is 2, so it counts again"
severity=$(sed -n 's/^severity = "\(.*\)"/\1/p' "$file")
[ "$severity" = degenerate ] && wrong "the finding is of the mildest severity, which shows nothing here"
sed 's/^severity = .*/severity = "degenerate"/' "$file" >"$work/milder.toml"
expect 1 "a milder one is accepted, and this is more severe" check --accepted "$work/milder.toml" --date 2027-01-01
stdout_has "no finding of this run falls under: mine/hull, hull2, wrong answer, degenerate (line"
sed 's/^severity = .*/severity = "plain"/' "$file" >"$work/severer.toml"
expect 0 "a more severe one is accepted" check --accepted "$work/severer.toml" --date 2027-01-01
sed 's/^fails = .*/fails = "crashes"/' "$file" >"$work/other_mode.toml"
expect 1 "another failure is accepted" check --accepted "$work/other_mode.toml" --date 2027-01-01

# Beside a baseline, in compare and in reports.
"$assay" check --no-self-checks --engine "$plugins/mine_1.so" "${row[@]}" --out "$work/before" >/dev/null 2>&1
expect 1 "worse than a baseline" check --baseline "$work/before"
grep -A2 "^Worse than the baseline: mine/hull (" "$work/stdout" >"$work/three_lines"
sed -n 2p "$work/three_lines" | any_line '^ 1\. New: mine/hull violates' || wrong "the second line is not the worst change"
sed -n 3p "$work/three_lines" | any_line 'assay draw .* && .*assay replay case.case --engine .*mine_[0-9].so$' || wrong "the third line is no command"
expect 0 "worse, and accepted" check --baseline "$work/before" --accepted "$file" --date 2027-01-01
stdout_has "Nothing is worse than in the baseline"
expect 1 "compared" "$assay" compare "$work/before" "$work/run"
expect 0 "compared, and accepted" "$assay" compare "$work/before" "$work/run" --accepted "$file" --date 2027-01-01
stdout_has "accepted: mine/hull"
expect 0 "the report" "$assay" report "$work/run" --accepted "$file" --date 2027-01-01
grep -q '"justification": "moved to' "$work/run/report/assay.sarif" || wrong "SARIF does not suppress what is accepted"
grep -q '^- accepted: mine/hull' "$work/run/report/summary.md" || wrong "Markdown does not list what is accepted"
grep -q '<skipped message="accepted: moved to' "$work/run/report/junit.xml" || wrong "JUnit does not skip what is accepted"
grep -q '<testsuites .*failures="0" errors="0"' "$work/run/report/junit.xml" || wrong "JUnit counts what is accepted: $(grep '<testsuites' "$work/run/report/junit.xml")"
accepted_rows() { python3 -c 'import sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute("SELECT count(*) FROM findings WHERE accepted LIKE ?", ("moved to%",)).fetchone()[0])' "$work/run/report/campaign.sqlite"; }
[ "$(accepted_rows)" = ${#findings[@]} ] || wrong "SQLite says that $(accepted_rows) of ${#findings[@]} findings are accepted"
expect 0 "the report, later" "$assay" report "$work/run" --accepted "$file" --date 2027-03-01
grep -q '"justification"' "$work/run/report/assay.sarif" && wrong "SARIF suppresses what is accepted no longer"
grep -q 'message="accepted: ' "$work/run/report/junit.xml" && wrong "JUnit skips what is accepted no longer"
[ "$(accepted_rows)" = 0 ] || wrong "SQLite takes as accepted what is no longer"
grep -q '"suppressions": \[\]' "$work/run/report/assay.sarif" || wrong "SARIF does not say that nothing is suppressed"

# What is wrong with a file: where, and why. No run begins.
good=$'[[accepted]]\nengine = "mine/hull"\nfamily = "hull2"\nfails = "wrong answer"\nseverity = "plain"\nreason = "r"\n'
hostile() {
  printf '%s' "$1" >"$work/hostile.toml"
  expect 2 "$2" "$assay" check --no-self-checks --engine "$plugins/mine_2.so" "${row[@]}" --out "$work/never" --accepted "$work/hostile.toml"
  one_sentence; stderr_has "hostile.toml: $2"
  [ -e "$work/never" ] && wrong "a run began with $2"
}
hostile 'accepted = ' "line 1, column"
hostile "${good/family/famly}" "line 3: famly: no field has this name"
hostile "${good/wrong answer/wrong}" 'line 4: fails: "wrong" is none of: wrong answer, wrong detail'
hostile "${good/plain/mild}" 'line 5: severity: "mild" is none of'
hostile "${good/hull2/hull9}" 'line 3: family: "hull9" is none of'
hostile "${good/\"r\"/7}" "line 6: reason: a text in quotes is wanted"
hostile "${good/reason = \"r\"/}" "line 1: reason: is missing"
hostile "$good"$'until = "2027-01-01"\n' "line 7: until: a date without quotes is wanted"
hostile "$good"$'until = 2027-02-30\n' "line 7, column"
hostile "$good$good" "line 7: accepted: mine/hull, hull2, wrong answer, plain is accepted in line 1 already"
hostile "${good/\[\[accepted\]\]/[accepted]}" "line 1: accepted: [[accepted]], in two brackets, is wanted"
hostile "[[acepted]]" "line 1: acepted: only [[accepted]] stands in this file"
hostile "${good/mine\/hull/..\/hull}" "line 2: engine: is not a name"
hostile "accepted = $(printf '[%.0s' {1..5000})" "line 1, column"
hostile "$(head -c 1100000 /dev/zero | tr '\0' '#')" "has 1100000 bytes, more than"
expect 2 "a folder" "$assay" compare "$work/before" "$work/run" --accepted "$work"
one_sentence; stderr_has "is not a file"
expect 2 "an absent file" "$assay" report "$work/run" --accepted "$work/absent.toml"
one_sentence; stderr_has "absent.toml"
expect 2 "a day in words" "$assay" compare "$work/before" "$work/run" --date tomorrow
one_sentence; stderr_has "--date tomorrow: not a day such as 2026-12-31"
finish
