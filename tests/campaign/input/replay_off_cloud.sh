#!/usr/bin/env bash
# Clouds and pairs from OFF and OBJ: which family they are taken for is said, and another may be named.
source "$(dirname "$0")/../common.sh"
cat >"$work/cube.off" <<'END'
OFF
8 1 0
0 0 0
1 0 0
0 1 0
1 1 0
0 0 1
1 0 1
0 1 1
1 1 1
4 0 1 3 2
END
exact=(--property hull3/is_exact)
expect 0 "an OFF cloud" "$assay" replay "$work/cube.off" --engine hull3/hull3 "${exact[@]}"
stdout_has "file      $work/cube.off"
stdout_has "family    hull3: one list of 8 points with 3 coordinates; --family takes it for another"
stdout_has "outcome   holds"
stdout_has "referee   confirmed"
expect 1 "an OFF cloud by a fault" "$assay" replay "$work/cube.off" --engine fault/hull3_skips_last_point "${exact[@]}"
stdout_has "outcome   violated"
expect 0 "reduce an OFF cloud" "$assay" reduce "$work/cube.off" --engine fault/hull3_skips_last_point "${exact[@]}" --out "$work/small.case"
expect 1 "replay of what it was reduced to" "$assay" replay "$work/small.case"

sed 's/ 0$/ 0.25/' "$work/cube.off" | sed '2s/.*/8 0 0/; $d' >"$work/other.off"
expect 0 "two OFF bodies" "$assay" replay --pair "$work/cube.off" "$work/other.off" --engine gjk/certified --property gjk/verdict_is_right
stdout_has "file      $work/cube.off and $work/other.off"
stdout_has "family    gjk: 2 lists of 8 and 8 points with 3 coordinates; --family takes it for another"
expect 2 "one body is no pair" "$assay" replay "$work/cube.off" --family gjk --engine gjk/certified --property gjk/verdict_is_right
one_sentence
stderr_has "cube.off: holds one list of 8 points with 3 coordinates, and the family gjk wants two lists"
expect 2 "a pair is two files" "$assay" replay --pair "$work/cube.off" --engine gjk/certified --property gjk/verdict_is_right
one_sentence

printf 'o left\nv 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 2 3\nf 1 2 4\no right\nv 3 0 0\nv 4 0 0\nv 3 1 0\nv 3 0 1\nf 5 6 7\nf 5 6 8\n' >"$work/two.obj"
expect 0 "two objects are a pair" "$assay" replay "$work/two.obj" --engine gjk/certified --property gjk/verdict_is_right
stdout_has "family    gjk: 2 lists of 4 and 4 points with 3 coordinates; --family takes it for another"
expect 0 "two objects as one cloud" "$assay" replay "$work/two.obj" --family hull3 --engine hull3/hull3 "${exact[@]}"
stdout_has "family    hull3: 2 lists of 4 and 4 points with 3 coordinates, as --family says"
expect 2 "points are no linear program" "$assay" solve "$work/cube.off"
one_sentence
stderr_has "cube.off: is of the family hull3, and a linear program is wanted"
expect 2 "an unknown family" "$assay" replay "$work/cube.off" --family hull9 --engine hull3/hull3 "${exact[@]}"
one_sentence
stderr_has "--family hull9: there is no such family; there are hull2, hull3, gjk"
finish
