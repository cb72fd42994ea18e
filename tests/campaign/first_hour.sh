#!/usr/bin/env bash
# What somebody meets in the first hour with an engine of their own: its name, its path, its crash, its findings.
source "$(dirname "$0")/common.sh"
engines=$2 compiler=$3 library=$4 source=$5
cd "$work"
cp "$engines/collinear.so" mine.so

# A finding of an engine that was given by its path is replayed without more words, from any folder.
expect 1 "check" "$assay" check --engine ./mine.so --property hull2/is_exact --cases 64 --jobs 1 --out run
stderr_has "the whole battery takes"
stderr_has " cases of "
crash=$(grep -l '^claim: crashed' run/findings/*.case | head -1)
[ -n "$crash" ] || wrong "no crash was found"
expect 1 "replay of a plug-in's finding" "$assay" replay "$crash"
stdout_has "engine    test/collinear"
(cd / && "$assay" replay "$work/$crash" >/dev/null 2>&1); [ $? = 1 ] || wrong "not replayed from another folder"

# What it printed before it crashed, bounded and tame, is in the evidence of finding, replay and try.
stdout_has "the last lines of its standard error: line 7 | line 8 | line 9 | collinear ?[31m<b>points</b> at 0x* | ==*== assertion failed"
! grep -qF "line 6" "$work/stdout" || wrong "more than five lines are told"
grep -qF 'collinear ?[31m<b>points</b> at 0x*' run/findings.jsonl || wrong "the finding does not tell what was printed"
expect 1 "try" "$assay" try ./mine.so
stdout_has "the last lines of its standard error: line 7"
! grep -q $'\x1b' "$work/stdout" || wrong "the engine speaks to the terminal"

# The doctor says in short what is wrong at large.
stdout_has "in short: crashes on "
stdout_has "in short: declines "
expect 1 "engines by the opposite convention" "$assay" try "$engines/opposite.so"
in_short() { grep -qE -- "in short: $1" "$work/stdout" || { wrong "not in short: $1"; grep -F "in short" "$work/stdout"; }; }
in_short "clockwise: ([0-9]+) of \1 violations vanish when the answer is turned over"
in_short "inside out: ([0-9]+) of \1 violations vanish when the answer is turned over"
in_short "bodies that touch: [1-9][0-9]* told to hit, 0 told to miss; stated is unspecified"
expect 0 "a good engine" "$assay" try hull/hull2
! grep -qF "turned over" "$work/stdout" || wrong "a good engine is told to be turned over"

# In this process, for a debugger: the crash is the program's own.
"$assay" replay "$crash" --engine ./mine.so --in-process >"$work/stdout" 2>"$work/stderr"
[ $? -ge 128 ] || wrong "the crash stayed outside of the program"
stderr_has "collinear"
printf '0 0\n4 0\n0 4\n1 1.5\n' >four.txt
expect 0 "a good answer in process" "$assay" replay four.txt --engine ./mine.so --property hull2/is_exact --in-process
stdout_has "answer    hull 0 1 2"
expect 2 "in process, what a record names" "$assay" replay "$crash" --in-process
one_sentence
stderr_has "--engine $work/mine.so"

# The file is gone.
mv mine.so moved.so
expect 2 "replay without the file" "$assay" replay "$crash"
one_sentence
stderr_has "the campaign was given it as $work/mine.so"
stderr_has "use --engine PATH.so"
expect 1 "replay with the new path" "$assay" replay "$crash" --engine ./moved.so
cp "$crash" alone.case
expect 2 "a case apart from its campaign" "$assay" replay alone.case
one_sentence
stderr_has "test/collinear: no engine has this name"

# Paths: versions of shared objects, and what is none, with the reason.
cp moved.so libmine.so.1.2
expect 1 "a versioned shared object" "$assay" try libmine.so.1.2
cp moved.so mine.plugin
expect 1 "any ending behind ./" "$assay" try ./mine.plugin
refused() { expect 2 "$1" "$assay" try "$2"; one_sentence; stderr_has "$3"; }
refused "a file without ./" mine.plugin "as a path it is ./mine.plugin"
printf 'int x;\n' >mine.cpp
refused "a source file" ./mine.cpp "is no shared object: it does not begin as one"
refused "a source file without ./" mine.cpp "is no shared object: it does not begin as one"
"$compiler" -c mine.cpp -o mine.o
refused "an object file" ./mine.o "is an object file that is not linked yet"
ar qc libmine.a mine.o
refused "an archive" ./libmine.a "is an archive of object files"
refused "a folder" ./run "is a folder"
refused "nothing" ./absent.so.3 "no such file"

# Typing errors.
meant() { expect 2 "$1" "$assay" "${@:3}"; one_sentence; stderr_has "$2"; }
meant "a command" "did you mean check?" chekc
meant "an option" "did you mean --battery?" check --batery quick
meant "an engine" "did you mean hull/monotone_chain_exact" try hull/monotone_chain_exac
meant "a property" "did you mean hull2/is_exact or hull3/is_exact? " check --property hull2/is_exakt --engine hull/monotone_chain_exact
meant "a domain" "did you mean hull2/scales or hull3/scales? " check --domain hull2/scale --engine hull/monotone_chain_exact
meant "a domain to draw" "did you mean hull2/scales or" draw hull2/scale --case 1
meant "a battery" "did you mean quick?" check --battery quik --engine hull/monotone_chain_exact
meant "a property of a replay" "did you mean hull2/is_exact?" replay four.txt --engine hull/monotone_chain_exact --property hull2/is_exat

# Help.
expect 0 "version" "$assay" --version
stdout_has "revision"
stdout_has "GMP"
expect 0 "help" "$assay" help
stdout_has "Topics for assay help: engines"
expect 0 "help of a topic" "$assay" help exit-codes
stdout_has "4  stopped by --time"
expect 0 "help of a command" "$assay" help check
stdout_has "assay check --engine ./mine.so"
meant "help of a typing error" "did you mean replay?" help repaly
for command in $("$assay" --help | sed -n '/^Subcommands:/,/^$/s/^  \([a-z]\+\) .*/\1/p'); do
  "$assay" "$command" --help | any_line -E "^  (gdb --args )?assay $command" || wrong "no example in the help of $command"
done

# Filters of list.
expect 0 "list" "$assay" list --domains --family hull2 'hull2/s*'
stdout_has "hull2/scales@"
! grep -qE "gjk/|hull2/n" "$work/stdout" || wrong "list shows more than was asked for"
expect 0 "list by kind" "$assay" list --engines published --family hull2
! grep -qE "^  [^ ].* (ours|foreign) " "$work/stdout" || wrong "list shows other kinds"
meant "list of nothing" "nothing is called so" list nobody/nothing
meant "list of no family" "there is no such family" list --family hul2
# The kit for meshes, linked as docs/adding-an-engine.md says.
expect 0 "linking the kit" "$compiler" -std=c++20 -O1 -ffp-contract=off -shared -fPIC -I "$source" \
  "$source/engines/adapters/examples/facets.cpp" "$library" -o facets.so
expect 0 "an engine that uses the kit" "$assay" try ./facets.so
stdout_has "unit cubes, 2 apart"
stdout_has "holds        gjk/"
finish
