#!/usr/bin/env bash
# An engine that is a command: the engines of docs/adding-an-engine.md pasted as a new user pastes them, and what a campaign
# remembers of them, from wherever it is asked.
source "$(dirname "$0")/common.sh"
root=$(realpath "$(dirname "$0")/../..")
page=$root/docs/adding-an-engine.md
few=(--battery smoke --property hull2/is_exact --cases 512 --jobs 1)
mkdir "$work/a folder"
cd "$work/a folder"
awk '/^```js$/ {on = 1; next} /^```$/ {on = 0} on' "$page" >gift_wrapping.mjs
awk '/^```python$/ {on = 1; next} /^```$/ {on = 0} on' "$page" >boxes.py
cp "$root"/engines/pipe_kit/assay_pipe.* .
for engine in gift_wrapping.mjs boxes.py; do
  [ "$(wc -l <$engine)" -lt 40 ] || wrong "$engine has 40 lines or more"
done

expect 1 "try in JavaScript" "$assay" try 'node gift_wrapping.mjs'
stdout_has "example/gift_wrapping_js 1.0 (hull2): gift wrapping in JavaScript"
stdout_has "hull 0 1 2 3"
expect 0 "try in Python" "$assay" try 'python3 boxes.py'
stdout_has "example/boxes_py 1.0 (gjk): bounding boxes in Python"
stdout_has "separated along"

expect 1 "a trial" "$assay" check --no-self-checks --engine 'node gift_wrapping.mjs' "${few[@]}" --out once
expect 1 "the same by another path, as shards" "$assay" check --no-self-checks --engine "node '$PWD/./gift_wrapping.mjs'" "${few[@]}" --out again
same_results once again
grep -qF '"given.example/gift_wrapping_js": "node \"'"$PWD"'/gift_wrapping.mjs\""' once/provenance.json ||
  { wrong "the campaign does not remember the command with its file's path"; grep given once/provenance.json; }
finding=$(find "$PWD/once/findings" -name '*.case' | head -1)
cd /
expect 1 "a finding from elsewhere" "$assay" replay "$finding"
stdout_has "example/gift_wrapping_js"
expect 2 "a command that only a record names, not shut in" "$assay" replay "$finding" --no-isolation
stderr_has "what a record names runs in isolation only"

# A case of it that is no finding, reduced or drawn, names the command, too: replay and bisect find it from everywhere.
cd "$work/a folder"
expect 0 "a reduced case" "$assay" reduce "$finding" --out "$work/small.case"
expect 0 "a drawn case" "$assay" draw hull2/collinear_ulps --case 3 --engine 'node gift_wrapping.mjs' --property hull2/is_exact --out "$work/drawn.case"
copied='node "'$PWD'/gift_wrapping.mjs"'
cd /
expect 1 "a reduced case from elsewhere" "$assay" replay "$work/small.case"
stdout_has "example/gift_wrapping_js"
"$assay" replay "$work/drawn.case" >"$work/stdout" 2>"$work/stderr"
[ $? -lt 2 ] || { wrong "a drawn case is not replayed"; cat "$work/stderr"; }
stdout_has "engine    example/gift_wrapping_js"
for case in small drawn; do
  expect 0 "bisection of a $case case" "$assay" bisect "$work/$case.case" --version "a=$copied" --version "b=$copied "
  stdout_has "every version says"
  expect 2 "a $case case not shut in" "$assay" replay "$work/$case.case" --no-isolation
  stderr_has "what a record names runs in isolation only"
done

expect 2 "a command that is none" "$assay" check --no-self-checks --engine 'echo hello' "${few[@]}" --out "$work/none"
one_sentence
stderr_has 'standard output begins with "hello"'
[ ! -e "$work/none" ] || wrong "a refused command left a folder"
expect 2 "a program that is not there" "$assay" try 'no_such_program mine.x'
stderr_has "no_such_program cannot be run: No such file or directory"

# Scripts beside the program are engines of it: found by their names, without their path, and left out in a sentence where Node is absent.
mkdir "$work/engines" "$work/no_node"
sed "s#'./assay_pipe.mjs'#'$root/engines/pipe_kit/assay_pipe.mjs'#" "$work/a folder/gift_wrapping.mjs" >"$work/engines/example.mjs"
export ASSAY_ENGINE_PATH=$work/engines
expect 0 "the list" "$assay" list --engines
stdout_has "example/gift_wrapping_js"
expect 1 "an engine of a script by its name" "$assay" check --no-self-checks --engine example/gift_wrapping_js "${few[@]}" --out "$work/by_name"
grep -qF example/gift_wrapping_js "$work/by_name/campaign.json" || wrong "the header lacks the engine"
expect 2 "its name without Node" env PATH="$work/no_node" "$assay" check --no-self-checks --engine example/gift_wrapping_js "${few[@]}" --out "$work/without"
one_sentence
stderr_has "no engine has this name"
stderr_has "example/* left out: the program node that runs them is not on the PATH"
expect 0 "the list without Node" env PATH="$work/no_node" "$assay" list --engines
stderr_has "left out: the program node that runs them is not on the PATH"
! grep -qF example/gift_wrapping_js "$work/stdout" || wrong "what cannot run is listed"
expect 0 "another engine without Node" env PATH="$work/no_node" "$assay" check --no-self-checks --engine hull/hull2 "${few[@]}" --out "$work/other"
! grep -qF "left out" "$work/stderr" || wrong "what nobody asked for is told"
# A script in Python that loads what is not there is left out in a sentence, and nothing else is.
printf 'import no_such_module\n' >"$work/engines/lacking.py"
expect 0 "the list with a script that cannot start" "$assay" list --engines
stderr_has "lacking/* left out: "
stderr_has "No module named 'no_such_module'"
stdout_has "example/gift_wrapping_js"
expect 2 "an engine of it" "$assay" check --no-self-checks --engine lacking/one "${few[@]}" --out "$work/lacking"
one_sentence
stderr_has "no engine has this name"
rm "$work/engines/lacking.py"
mv "$work/engines/example.mjs" "$work/engines/other.mjs"
expect 2 "a script by another name than its engines'" "$assay" list --engines
stderr_has "the name example/gift_wrapping_js does not begin with its file's"
finish
