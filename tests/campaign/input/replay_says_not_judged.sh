#!/usr/bin/env bash
# A claim that does not apply to an engine, or to what it answered, is said to be not judged, and why; it never holds.
source "$(dirname "$0")/../common.sh"
printf '0 0\n1 0\n0 1\n' >"$work/a.txt"
printf '5 0\n6 0\n5 1\n' >"$work/b.txt"
pair=(--pair "$work/a.txt" "$work/b.txt")
expect 0 "an engine without witnesses" "$assay" replay "${pair[@]}" --engine published/gjk_tutorial_2d --property gjk/witness_is_valid
stdout_has "outcome   not_judged"
stdout_has "evidence  the engine states that its answers carry no witness"
if grep -q "^outcome   holds" "$work/stdout"; then wrong "a claim that was not judged holds"; fi
expect 0 "an answer without a depth" "$assay" replay "${pair[@]}" --engine gjk/boolean --property gjk/depth_is_right
stdout_has "outcome   not_judged"
grep -q "^evidence  .*depth" "$work/stdout" || wrong "it is not said why the depth is not judged"
expect 0 "two claims about one engine" "$assay" replay "${pair[@]}" --engine gjk/boolean --property gjk/verdict_is_right --property gjk/depth_is_right
grep -qP "^not_judged\t$work/a.txt and $work/b.txt\tgjk/boolean\tgjk/depth_is_right\t-\t.*depth" "$work/stdout" ||
  wrong "the line of the claim does not say that it is not judged, and why"
grep -qP "^holds\t.*\tgjk/boolean\tgjk/verdict_is_right\t" "$work/stdout" || wrong "the verdict is not judged"
stdout_has "2 trials: 1 holds, 1 not_judged"
expect 2 "nothing to reduce" "$assay" reduce "${pair[@]}" --engine published/gjk_tutorial_2d --property gjk/witness_is_valid
one_sentence
stderr_has "the case does not fail (not_judged), so there is nothing to reduce"
finish
