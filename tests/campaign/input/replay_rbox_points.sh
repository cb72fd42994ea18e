#!/usr/bin/env bash
# Plain points, with and without what rbox writes in front, decimal and hexadecimal, finite or not; bad ones get one sentence.
source "$(dirname "$0")/../common.sh"
exact2=(--engine hull/hull2 --property hull2/is_exact)
printf '2 rbox 4 D2\n4\n-0.5 -0.5\n0.5 -0.5\n-0.5 0.5\n0x1p-1 0x1.0000000000001p-1\n' >"$work/rbox_output"
expect 0 "rbox output, without an ending" "$assay" replay "$work/rbox_output" "${exact2[@]}"
stdout_has "family    hull2: one list of 4 points with 2 coordinates; --family takes it for another"
stdout_has "outcome   holds"
tail -n +3 "$work/rbox_output" | tr ' ' ',' | gzip >"$work/bare.csv.gz"
expect 0 "bare points, packed" "$assay" replay "$work/bare.csv.gz" "${exact2[@]}"
stdout_has "one list of 4 points"
printf '3\n4\n0 0 0\n1 0 0\n0 1 0\n0 0 1\n' >"$work/space.txt"
expect 0 "points of space" "$assay" replay "$work/space.txt" --engine hull3/hull3 --property hull3/is_exact
stdout_has "family    hull3"
expect 0 "points as a question about shapes" "$assay" replay "$work/space.txt" --family shapes --engine shapes/robust --property shapes/answer_is_right
stdout_has "outcome   holds"
printf '0 0\nnan 1\ninf -inf\n' >"$work/nan.txt"
expect 0 "NaN is input" "$assay" replay "$work/nan.txt" "${exact2[@]}"
stdout_has "file      $work/nan.txt"
printf '0 0\n1 0\n0 1\n' >"$work/a.txt"
printf '5 0\n6 0\n5 1\n' >"$work/b.txt"
expect 0 "two files are a pair" "$assay" replay --pair "$work/a.txt" "$work/b.txt" --engine gjk/certified --property gjk/verdict_is_right
stdout_has "outcome   holds"

bad() { expect 2 "$1" "$assay" replay "$3" "${exact2[@]}"; one_sentence; stderr_has "$(basename "$3")$2"; }
printf '0 0\n1 x\n' >"$work/word.txt"
bad "a word" ", line 2: 'x' is not a number (read as plain points)" "$work/word.txt"
printf '2\n1000000000\n0 0\n' >"$work/many.txt"
bad "10^9 points" ", line 3: 1000000000 points are more than the 4194304 that are read" "$work/many.txt"
truncate -s 10G "$work/huge.txt"
bad "10 GB" ": its 10737418240 bytes are more than the 268435456 that are read" "$work/huge.txt"
printf '\177ELF\002' >"$work/program"
bad "no kind" ": neither its name nor its first words tell what it holds; files are read that are case files (.case), MPS (.mps), OFF (.off), OBJ (.obj), JSON (.json), plain points" "$work/program"
printf '1 2 3 4\n' >"$work/four.txt"
bad "points of no family" ": holds one list of 1 points with 4 coordinates, of which no family is the usual one" "$work/four.txt"
expect 2 "another dimension" "$assay" replay "$work/space.txt" --family hull2 "${exact2[@]}"
one_sentence
stderr_has "the family hull2 wants points of 2 coordinates"
finish
