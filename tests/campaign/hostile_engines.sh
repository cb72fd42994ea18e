#!/usr/bin/env bash
# Engines that attack the host or the machine in every case: the run ends by itself, blames each, and nothing is left behind.
# What is gated is counts: how many cases of a block were put to an engine that fails them all.
source "$(dirname "$0")/common.sh"
engines=$2
export ASSAY_BAD_HOST_FOLDER=$work
cd "$work" || exit 1
mkdir home && cd home || exit 1

expect 1 "engines that attack in every case" \
  "$assay" check --no-self-checks --engine "$engines/dishonest/always.so" --property hull2/is_exact --domain 'hull2/small_grid*' --cases 2048 --jobs 2 --out ../out
stderr_has "into ../out"
! grep -qF "docs/isolation.md" "$work/stderr" || say "note: $(grep -F docs/isolation.md "$work/stderr")"
[ -z "$(ls -A .)" ] || wrong "left in the current folder: $(ls -A .)"
left=$(cat /proc/[0-9]*/comm 2>/dev/null | grep -c '^bad_kid_')
[ "$left" = 0 ] || wrong "$left processes left"

# Two cases of a block are asked, the rest is counted as not asked: also where a block is asked in parts.
blocks_of "$work/out" >"$work/blocks"
python3 - "$work/blocks" >"$work/counts" <<'PY'
import json, sys
most = {}
for line in open(sys.argv[1]):
    record = json.loads(line)
    outcomes = [cell.get("outcomes", {}) for cell in record["cells"]]
    failed = sum(cell.get(name, 0) for cell in outcomes for name in ("crashed", "violated", "hung"))
    if failed == 2:
        left_out = sum(cell.get("not_asked", 0) for cell in outcomes)
        assert left_out > 0.9 * record["count"], record
    most[record["engine"]] = max(most.get(record["engine"], 0), failed)
for engine, count in sorted(most.items()):
    print(engine, count)
PY
for engine in bomb_untouched bomb_touched bomb_new overwrite_shared overwrite_control signal_parent; do
  count=$(awk -v name="always/$engine" '$1 == name {print $2}' "$work/counts")
  [ "${count:-0}" -ge 1 ] || wrong "always/$engine: no case failed"
  [ "${count:-999}" -le 2 ] || wrong "always/$engine: $count cases of a block failed, expected 2 at most to be asked"
done
for words in "after memory had been refused to it: it may use 2 GiB beyond what it starts with" \
  "std::bad_alloc left the call" "wrote into the memory that its process shares with the host" \
  "it asked the kernel for kill on another process, which is refused"; do
  grep -qF -- "$words" "$work/out/findings.jsonl" || wrong "no finding says: $words"
done
for key in isolation.seccomp isolation.landlock isolation.capabilities isolation.undumpable "isolation.memory limit" worker.memory; do
  grep -qF "\"$key\"" "$work/out/provenance.json" || wrong "provenance lacks $key"
done

expect 1 "half the memory" "$assay" --worker-memory 1536M check --engine "$engines/dishonest/always.so" \
  --property hull2/is_exact --domain 'hull2/small_grid*' --cases 64 --out ../half
grep -qF "it may use 1536 MiB beyond" "$work/half/findings.jsonl" || wrong "the limit set is not the limit told"
expect 2 "a size that is none" "$assay" list --engines --worker-memory much
one_sentence
stderr_has "--worker-memory much: not a size"
expect 2 "a size that is none" "$assay" list --engines --worker-files=-1
one_sentence
expect 0 "help" "$assay" check --no-self-checks --help
stdout_has "--worker-memory"
finish
