#!/usr/bin/env bash
# An engine that states why it is asked only by name is left out by a battery of everything, which says so, and asked by
# whatever selector names it; the list has it with its reason. $2 is the folder of engines.
source "$(dirname "$0")/common.sh"
mkdir "$work/engines" "$work/bare"
cp "$2/named/named_by_name.so" "$work/engines"
export ASSAY_ENGINE_PATH=$work/engines
few=(--battery smoke --property hull2/is_exact --domain hull2/small_grid --cases 2 --jobs 1)
has() { grep -qF "\"$2\"" "$work/$1/campaign.json" || wrong "$1: no engine $2"; }
lacks() { ! grep -qF "\"$2\"" "$work/$1/campaign.json" || wrong "$1: the engine $2 was asked"; }

"$assay" check --no-self-checks "${few[@]}" --out "$work/everything" >/dev/null 2>"$work/stderr"
[ $? -le 1 ] || wrong "a battery of everything ends with an error"
stderr_has "by_name/if_named"
stderr_has " left out: asked only by name, and \`assay list --engines\` says why"
has everything by_name/always
lacks everything by_name/if_named

expect 0 "by its name" "$assay" check --no-self-checks --engine by_name/if_named "${few[@]}" --out "$work/named"
has named by_name/if_named
! grep -qF "left out" "$work/stderr" || wrong "what was named is said to be left out"
expect 0 "by a pattern" "$assay" check --no-self-checks --engine 'by_name/*' "${few[@]}" --out "$work/pattern"
has pattern by_name/if_named
has pattern by_name/always
expect 0 "by the path of its object" "$assay" check --no-self-checks --engine "$work/engines/named_by_name.so" "${few[@]}" --out "$work/path"
has path by_name/if_named
expect 0 "merged, which is no battery" "$assay" merge "$work/named" --out "$work/merged"
! grep -qF "not at hand" "$work/stdout" || wrong "merging does not find the engine"

expect 0 "the list" "$assay" list --engines 'by_name/*'
stdout_has "asked only by name: it is slow: 20 % of <b>everything</b>"
[ "$(grep -c 'asked only by name' "$work/stdout")" = 1 ] || wrong "the list says it of other engines, too"
expect 0 "the list for programs" "$assay" list --json
python3 - "$work/stdout" <<'PYTHON' || wrong "the list for programs"
import json
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    entries = [json.loads(line) for line in file]
engines = {entry["engine"]: entry for entry in entries if "engine" in entry}
assert engines["by_name/if_named"]["only_by_name"] == "it is slow: 20 % of <b>everything</b>", engines["by_name/if_named"]
assert "only_by_name" not in engines["by_name/always"], engines["by_name/always"]
assert engines["by_name/always"]["families"] == ["hull2"] and engines["by_name/always"]["version"] == "1"
assert engines["by_name/always"]["from"].endswith("named_by_name.so") and "from" not in engines["hull/hull2"]
for kind in ("property", "domain", "battery"):
    assert any(kind in entry for entry in entries), kind
PYTHON
finish
