#!/usr/bin/env bash
# compare between two releases of an engine, the second made worse on purpose: exit 1 and the regression named; equal: exit 0.
# A release that answers one question in two ways: check exits 3. One that gives up more: exit 1, on the same cases and on others.
# A release that breaks claims more often which were broken before: the headline names it, a newly failing case replays.
source "$(dirname "$0")/common.sh"
plugins=$2
cases=(--property hull2/is_exact --cases 4096 --jobs 2)
row=("${cases[@]}" --seed 3)
"$assay" check --no-self-checks --engine "$plugins/mine_1.so" "${row[@]}" --out "$work/release1" >/dev/null 2>&1
"$assay" check --no-self-checks --engine "$plugins/mine_1.so" "${row[@]}" --out "$work/release1_again" >/dev/null 2>&1
"$assay" check --no-self-checks --engine "$plugins/mine_2.so" "${row[@]}" --out "$work/release2" >/dev/null 2>&1
same_results "$work/release1" "$work/release1_again"
expect 0 "equal runs" "$assay" compare "$work/release1" "$work/release1_again"
expect 1 "a release made worse" "$assay" compare "$work/release1" "$work/release2"
stdout_has "mine/hull"
cat "$work/stdout"
expect 0 "a release made better" "$assay" compare "$work/release2" "$work/release1"
stdout_has "less often (the same cases)."
stdout_has "Gone: mine/hull no longer violates"

# A gate with the wrong baseline is no gate.
few=(--property hull2/is_exact --domain hull2/needle --cases 64 --jobs 1)
"$assay" check --no-self-checks --engine hull/hull2 "${few[@]}" --out "$work/another_engine" >/dev/null 2>&1
"$assay" check --no-self-checks --engine "$plugins/mine_1.so" "${few[@]/is_exact/scaling_keeps_hull}" --out "$work/other_rows" >/dev/null 2>&1
for other in another_engine other_rows; do
  expect 2 "compare with $other" "$assay" compare "$work/$other" "$work/release1"
  one_sentence
  stderr_has "so nothing can be compared"
  expect 2 "check with $other" "$assay" check --no-self-checks --engine "$plugins/mine_1.so" "${row[@]}" --baseline "$work/$other" --out "$work/none"
  [ ! -e "$work/none" ] || wrong "a folder was made though nothing can be compared"
  expect 2 "report with $other" "$assay" report "$work/release1" --baseline "$work/$other"
done

# What identifies a record is what it was counted under.
for edit in 's/"version": "1"/"version": "9"/' 's/"battery_version": [0-9]*/"battery_version": 77/' 's/"seed": 3/"seed": 4/'; do
  rm -rf "$work/edited"
  cp -r "$work/release1" "$work/edited"
  sed -i "$edit" "$work/edited/campaign.json"
  ! cmp -s "$work/release1/campaign.json" "$work/edited/campaign.json" || wrong "$edit edits nothing"
  for command in "report $work/edited" "compare $work/release1 $work/edited" "compare $work/edited $work/release1"; do
    read -r -a words <<<"$command"
    expect 2 "$edit, ${words[0]}" "$assay" "${words[@]}"
    one_sentence
    stderr_has "edited/campaign.json: was edited"
  done
done

# The third release answers the same question in two ways.
expect 3 "a nondeterministic engine" "$assay" check --no-self-checks --engine "$plugins/mine_3.so" "${row[@]}" --out "$work/release3"
stdout_has "nondeterministic"

# The fourth answers no more than it did, and nothing wrongly.
expect 0 "a release that gives up more, by itself" "$assay" check --no-self-checks --engine "$plugins/mine_4.so" "${row[@]}" --out "$work/release4"
expect 1 "a release that gives up more" "$assay" compare "$work/release1" "$work/release4"
stdout_has "Gives up more: mine/hull, hull2/is_exact on"
stdout_has ", gave up on 0 of"
stdout_has "(the same cases)"
expect 0 "a release that gives up less" "$assay" compare "$work/release4" "$work/release1"
stdout_has "Gives up less: mine/hull, hull2/is_exact on"
expect 1 "a release that gives up more than its baseline" \
  "$assay" check --no-self-checks --engine "$plugins/mine_4.so" "${cases[@]}" --seed 4 --baseline "$work/release1" --out "$work/release4_again"
stdout_has "Gives up more: mine/hull, hull2/is_exact on"
stdout_has "(p = "
expect 0 "a release against itself, on other cases" \
  "$assay" check --no-self-checks --engine "$plugins/mine_4.so" "${cases[@]}" --seed 5 --baseline "$work/release4" --out "$work/release4_other"

# The fifth breaks what the second broke now and then, on nearly every cloud.
baseline=(--property hull2/is_exact --property 'hull2/scaling*' --cases 2048 --jobs 2 --seed 3)
"$assay" check --no-self-checks --engine "$plugins/mine_2.so" "${baseline[@]}" --out "$work/release2_again" >/dev/null 2>&1
expect 1 "a release that breaks more often what was broken" \
  "$assay" check --no-self-checks --engine "$plugins/mine_5.so" "${baseline[@]}" --baseline "$work/release2_again" --out "$work/release5"
stdout_has "Worse than the baseline: mine/hull ("
stdout_has " 1. "
stdout_has "(the same cases)"
[ "$(grep -c "^ *[0-9]*\. " "$work/stdout")" -le 10 ] || wrong "more than ten items"
grep -q "fails now and did not" "$work/stdout" || wrong "no case is named that fails now and did not"
again=$(grep -A1 "fails now and did not" "$work/stdout" | sed -n 2p)
drawn=${again%% && *}
read -r -a words <<<"${drawn/case.case/$work/case.case}"
expect 0 "drawing the newly failing case" "$assay" "${words[@]:1}"
expect 0 "the newly failing case, as it was" "$assay" replay "$work/case.case" --engine "$plugins/mine_2.so"
read -r -a words <<<"${again##*&& }"
words[2]=$work/${words[2]}
expect 1 "the newly failing case, as it is, by the command as it is told" "$assay" "${words[@]:1}"
"$assay" report "$work/release5" --baseline "$work/release2_again" >/dev/null
grep -q '"baselineState": "new"' "$work/release5/report/assay.sarif" || wrong "SARIF calls nothing new"
expect 1 "a release that breaks more often what was broken, on other cases" "$assay" check --no-self-checks --engine "$plugins/mine_5.so" "${baseline[@]:0:8}" \
  --seed 4 --baseline "$work/release2_again" --out "$work/release5_other"
stdout_has "Worse than the baseline: mine/hull ("
stdout_has "(p = "
expect 0 "the same again" \
  "$assay" check --no-self-checks --engine "$plugins/mine_5.so" "${baseline[@]}" --baseline "$work/release5" --out "$work/release5_again"
stdout_has "Nothing is worse than in the baseline"
finish
