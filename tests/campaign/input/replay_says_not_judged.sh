#!/usr/bin/env bash
# A claim that does not apply to an engine is said to be not judged, and why; it never holds.
source "$(dirname "$0")/../common.sh"
printf 'o a\nv 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\no b\nv 3 0 0\nv 4 0 0\nv 3 1 0\nv 3 0 1\n' >"$work/two.obj"
expect 0 "an engine that promises no depths" "$assay" replay "$work/two.obj" --engine gjk/boolean --property gjk/depth_is_right
stdout_has "outcome   not_judged"
stdout_has "evidence  the engine promises nothing about penetration depths"
if grep -q "holds" "$work/stdout"; then wrong "a claim that was not judged holds"; fi
expect 0 "all claims about one engine" "$assay" replay "$work/two.obj" --engine gjk/boolean --property 'gjk/*'
grep -qP "^not_judged\t.*\tgjk/boolean\tgjk/depth_is_right\t-\tthe engine promises nothing about penetration depths$" "$work/stdout" ||
  wrong "the line of the claim does not say that it is not judged"
grep -qP "^holds\t.*\tgjk/boolean\tgjk/verdict_is_right\t" "$work/stdout" || wrong "the verdict is not judged"
grep -qP "trials: .*holds.*, [0-9]+ not_judged" "$work/stdout" || wrong "the count does not tell what was not judged"
expect 2 "nothing to reduce" "$assay" reduce "$work/two.obj" --engine gjk/boolean --property gjk/depth_is_right
one_sentence
stderr_has "the case does not fail (not_judged), so there is nothing to reduce"
finish
