#!/usr/bin/env bash
# Plug-ins whose answers are outside the interface: every one is convicted, with its case kept, and nothing ends the program.
source "$(dirname "$0")/../common.sh"
dishonest=$2/dishonest

# Domains with few points, so that the reducer is quick; one claim of each family, and one that asks about images.
domains=(--domain hull3/lattice --domain hull2/lattice_cloud --domain gjk/integer_solids_3d --domain lp/small_integer
         --domain shapes/motion --domain cast/lattice_2d)
claims=(--property hull3/is_exact --property hull3/translation_keeps_hull --property hull2/is_exact
        --property gjk/witness_is_valid --property lp/answer_is_certified --property shapes/answer_is_right
        --property cast/verdict_is_right)

expect 1 "answers outside the interface" "$assay" check --no-self-checks --battery smoke --engine "$dishonest/outside.so" "${domains[@]}" \
  "${claims[@]}" --cases 8 --seed 1 --jobs 2 --out "$work/outside"
for engine in hull3_no_end hull3_short hull3_unordered hull3_faces hull3_flat hull3_huge hull3_kind hull2_short hull2_flat \
  hull2_huge hull2_kind gjk_short gjk_pairs gjk_huge gjk_kind lp_short lp_line lp_upper lp_huge lp_kind shapes_huge \
  shapes_kind cast_kind; do
  grep -q "\"engine\":\"outside/$engine\".*\"claim\":\"writes only inside its buffers\"\|\"claim\":\"writes only inside its buffers\".*\"engine\":\"outside/$engine\"" \
    "$work/outside/findings.jsonl" || wrong "no finding of outside/$engine"
done
# The sentence names the field, what it says and what it may say; the case is there to be replayed.
grep -qF 'set end[0] to 4294967295, expected 3 to 12' "$work/outside/findings.jsonl" || wrong "the poison of end is not told"
case=$(grep -l 'engine: outside/hull3_no_end' "$work"/outside/findings/*.case | head -1)
[ -n "$case" ] || wrong "no case of outside/hull3_no_end was kept"
expect 1 "replaying it" "$assay" replay "$case" --engine "$dishonest/outside.so"
stdout_has 'set end[0] to 4294967295'

# What becomes of engines that write over their replies depends on what they hit, but the run ends and says so.
"$assay" check --no-self-checks --battery smoke --engine "$dishonest/scribbler.so" "${domains[@]}" --property '*/is_exact' \
  --property gjk/witness_is_valid --property lp/answer_is_certified --property '*/answer_is_right' \
  --property cast/verdict_is_right --cases 64 --seed 1 --jobs 2 --out "$work/scribbler" >"$work/stdout" 2>"$work/stderr"
code=$?
[ $code = 1 ] || [ $code = 3 ] || { wrong "engines that write over their replies: exit code $code"; tail -5 "$work/stderr"; }
grep -q '"engine":"outside/hull3_scribble"' "$work/scribbler/findings.jsonl" || wrong "no finding of outside/hull3_scribble"
finish
