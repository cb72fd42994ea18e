#!/usr/bin/env bash
# Many files by every engine that matches, not only the first: a line for each trial at the end, and the worst exit code.
source "$(dirname "$0")/../common.sh"
printf '0 0\n1 0\n0 1\n1 1\n' >"$work/square.txt"
printf 'OFF\n4 0 0\n0 0 0\n1 0 0\n0 1 0\n0 0 1\n' >"$work/simplex.off"
cat >"$work/both.json" <<'JSON'
[{"family": "hull2", "points": [[0, 0], [2, 0], [1, 0], [0, 2]]},
 {"family": "hull2", "points": [[0, 0], [1, 0], [0, 1]], "header": {"engine": "hull/hull2", "property": "hull2/is_exact"}}]
JSON
exact=(--property 'hull2/is_exact' --property 'hull3/is_exact')
expect 0 "every matching engine" "$assay" replay "$work/square.txt" --engine 'hull/monotone_chain_*' "${exact[@]}"
matching=$("$assay" list --engines | grep -c '^  hull/monotone_chain_')
[ "$matching" -gt 3 ] || wrong "the pattern matches too few engines for this test"
[ "$(grep -c '^engine    hull/monotone_chain_' "$work/stdout")" = "$matching" ] || wrong "not every matching engine was asked"
stdout_has "$matching trials: $matching holds"

expect 0 "files of two families" "$assay" replay "$work/square.txt" "$work/simplex.off" "$work/both.json" --engine hull/hull2 --engine hull3/hull3 "${exact[@]}"
line() { printf '%s\t%s\t%s\t%s\t%s\t%s' "$@"; }
stdout_has "$(line holds "$work/square.txt" hull/hull2 hull2/is_exact - -)"
stdout_has "$(line holds "$work/simplex.off" hull3/hull3 hull3/is_exact - -)"
stdout_has "$(line holds "$work/both.json, problem 2" hull/hull2 hull2/is_exact - -)"
stdout_has "4 trials: 4 holds"
cp "$work/stdout" "$work/first"
expect 0 "the same again" "$assay" replay "$work/square.txt" "$work/simplex.off" "$work/both.json" --engine hull/hull2 --engine hull3/hull3 "${exact[@]}"
cmp -s "$work/stdout" "$work/first" || wrong "the same command printed other bytes"

expect 1 "one that fails among many" "$assay" replay "$work/square.txt" "$work/both.json" --engine hull/hull2 --engine fault/hull_keeps_collinear --engine fault/hull_skips_last_point "${exact[@]}"
grep -qP "^violated\t.*both.json, problem 1\tfault/hull_keeps_collinear\thull2/is_exact\t[^-]" "$work/stdout" || wrong "the failure has no line with its claim"
grep -qP "^violated\t.*square.txt\tfault/hull_skips_last_point\t" "$work/stdout" || wrong "the other failure has no line"
stdout_has "9 trials:"
expect 2 "a bad file among good ones is the worst" "$assay" replay "$work/absent.txt" "$work/square.txt" --engine fault/hull_skips_last_point "${exact[@]}"
one_sentence
stderr_has "absent.txt: cannot be opened"
stdout_has "outcome   violated"

mkdir "$work/small"
expect 0 "reduce many" "$assay" reduce "$work/square.txt" "$work/both.json" --engine fault/hull_skips_last_point "${exact[@]}" --out "$work/small"
[ "$(ls "$work/small" | wc -l)" = 3 ] || { wrong "not three reduced cases"; ls "$work/small"; }
expect 1 "replay all that came out" "$assay" replay "$work"/small/*.case
stdout_has "3 trials: 3 violated"
one=$(ls "$work"/small/*.case | head -1)
expect 1 "of a shared object the engine that the case names" "$assay" replay "$one" --engine "$2/faults.so"
[ "$(grep '^engine ' "$work/stdout" | cut -d' ' -f5)" = fault/hull_skips_last_point ] || wrong "not the engine that the case names alone"
expect 1 "of a shared object all engines" "$assay" replay "$work/square.txt" --engine "$2/faults.so" "${exact[@]}"
[ "$(grep -c '^engine    fault/' "$work/stdout")" -gt 5 ] || wrong "not all engines of the shared object"
expect 2 "many need a folder" "$assay" reduce "$work/square.txt" "$work/both.json" --engine fault/hull_skips_last_point "${exact[@]}"
one_sentence
stderr_has "--out"
expect 2 "a pattern that nobody matches is said once" "$assay" replay "$work/square.txt" "$work/both.json" --engine 'nobody/*' "${exact[@]}"
one_sentence
stderr_has "--engine nobody/*: no engine has this name"
finish
