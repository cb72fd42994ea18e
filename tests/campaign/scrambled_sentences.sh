#!/usr/bin/env bash
# No sentence of a judge decides anything: a copy of the program with other sentences (scripts/scramble_sentences.py) comes to the same exit
# codes, counts, findings, reduced cases and confirmations. Known answers have sentences in them, so the copy is not asked for them.
source "$(dirname "$0")/common.sh"
# Beside the program, where it looks for plug-ins.
scrambled=$(mktemp "$(dirname "$assay")/scrambled.XXXXXX")
trap 'rm -rf "$work" "$scrambled"' EXIT
python3 "$(dirname "$0")/../../scripts/scramble_sentences.py" "$assay" "$scrambled" | tee "$work/changed" || wrong "no copy"
awk '{exit !($1 > 0.8 * $3)}' "$work/changed" || wrong "a fifth of the sentences and more were not found in the program"
engines=()
for engine in 'published/*' 'fault/gjk_*' 'fault/hull_*' 'fault/shapes_*' 'fault/cast_*' fault/lp_dual_sign fault/lp_largest_ratio; do
  engines+=(--engine "$engine")
done
expect 1 "a run" "$assay" check --battery smoke --no-self-checks --jobs 2 "${engines[@]}" --out "$work/plain"
expect 1 "a run with other sentences" "$scrambled" check --battery smoke --no-self-checks --jobs 2 "${engines[@]}" --out "$work/other"
grep -qF 'ab jebat ' "$work/other/findings.jsonl" || wrong "the record of the scrambled run has the judges' own sentences"
"$assay" blocks "$work/plain" >"$work/plain.blocks" || wrong "assay blocks"
"$scrambled" blocks "$work/other" >"$work/other.blocks" || wrong "assay blocks with other sentences"
python3 - "$work" <<'END' || wrong "other sentences change what is counted, found or confirmed"
import codecs, json, re, sys

work = sys.argv[1]

def plain(value):
    """The same of a text and of its scrambled form, of lists in any order; without what is made of sentences."""
    if isinstance(value, str):
        return re.sub('[A-Za-z]+', lambda word: min(word.group(), codecs.encode(word.group(), 'rot13')), value)
    if isinstance(value, dict):
        return {plain(key): plain(part) for key, part in value.items() if key not in ('id', 'case_text')}
    if isinstance(value, list):
        return sorted((plain(part) for part in value), key=json.dumps)
    return value

def lines(name):
    return sorted(json.dumps(plain(json.loads(line)), sort_keys=True) for line in open(f'{work}/{name}'))

def problems(name):
    return sorted(json.loads(line)['case_text'].split('\n\n', 1)[1] for line in open(f'{work}/{name}'))

wrong = 0
for what, read, first, second in (('blocks', lines, 'plain.blocks', 'other.blocks'),
                                  ('findings', lines, 'plain/findings.jsonl', 'other/findings.jsonl'),
                                  ('reduced cases', problems, 'plain/findings.jsonl', 'other/findings.jsonl')):
    one, other = read(first), read(second)
    differ = sum(a != b for a, b in zip(one, other)) + abs(len(one) - len(other))
    print(f'{what}: {len(one)}, {differ} differ')
    for a, b in [pair for pair in zip(one, other) if pair[0] != pair[1]][:3]:
        print(a[:1500], b[:1500], sep='\n')
    wrong += differ or not one
sys.exit(wrong != 0)
END
for file in "$work"/other/findings/*.case; do
  expect 1 "replay with other sentences of $file" "$scrambled" replay "$file"
done
expect 1 "try" "$assay" try fault/hull_is_clockwise
expect 1 "try with other sentences" "$scrambled" try fault/hull_is_clockwise
finish
