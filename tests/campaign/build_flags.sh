#!/usr/bin/env bash
# What docs/versions.md says of compiler flags: fast arithmetic breaks expansions, optimisation alone nothing, and nothing integers.
source "$(dirname "$0")/common.sh"
root=$(realpath "$3")
CXX=$2 expect 1 "six builds" "$root/examples/build_flags/matrix.sh" "$assay" "$work/flags" --property hull2/is_exact \
  --domain hull2/collinear_ulps --domain hull2/near_duplicates --cases 128 --jobs 1 --seed 1
stdout_has "flags/expansions, hull2: wrong answer: broken in fast_math"
grep -qF "flags/integers" "$work/stdout" && wrong "integers fail"
python3 - "$work/flags/matrix.json" <<'X' || wrong "the builds are not what the page says"
import json, sys
whole = json.load(open(sys.argv[1]))
labels = [one["label"] for one in whole["versions"]]
assert labels == ["O0", "O2", "O3_no_fma", "O3_native", "fast_math", "fast_native"], labels
assert not any(step["changes"] for step in whole["steps"][:2]), "optimisation alone changed an answer"
by_engine = {one["engine"]: [row["severities"] for row in one["versions"]] for one in whole["clusters"]}
assert by_engine["flags/plain"][0] == by_engine["flags/plain"][1] == by_engine["flags/plain"][2]
assert by_engine["flags/double_double"][4] == by_engine["flags/plain"][1], "double-double is not a plain determinant"
X
finish
