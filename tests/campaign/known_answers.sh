#!/usr/bin/env bash
# Before engines are asked the program asks its own code what that is known to compute. Where something differs there is no campaign.
source "$(dirname "$0")/common.sh"
# Beside the program, where it looks for plug-ins.
altered=$(mktemp "$(dirname "$assay")/altered.XXXXXX")
trap 'rm -rf "$work" "$altered"' EXIT
few=(--engine hull/monotone_chain_exact --engine gjk/certified --engine lp/certified --battery smoke --jobs 2)

expect 0 "all known answers" "$assay" selftest
expect 0 "those that check asks" "$assay" selftest --as-check --jobs 1
expect 0 "those of a folder" "$assay" selftest --only 'oracles/lp/*'
expect 2 "those of no name" "$assay" selftest --only 'no/such'
one_sentence

# They leave no trace in what judges count.
expect 0 "a campaign" "$assay" check "${few[@]}" --out "$work/asked"
expect 0 "a campaign that does not ask itself" "$assay" check "${few[@]}" --no-self-checks --out "$work/not_asked"
same_results "$work/asked" "$work/not_asked"

# A copy of the program in which one bit of what is written down is another.
name=algorithms/gjk/determinants
python3 - "$assay" "$altered" "$(dirname "$0")/../../known_answers" <<'END' || wrong "no copy"
import pathlib, re, struct, sys

program, copy, sources = sys.argv[1:]
text = pathlib.Path(sources, 'algorithms_gjk', 'bounds.cpp').read_text()
word = int(re.search(r'determinants"[^{}]*\{(\d+)u\}', text).group(1))
there = pathlib.Path(program).read_bytes()
old, new = struct.pack('<Q', word), struct.pack('<Q', word ^ 1)
pathlib.Path(copy).write_bytes(there.replace(old, new))
sys.exit(there.count(old) == 0)
END
chmod +x "$altered"
expect 2 "selftest of the copy" "$altered" selftest
stdout_has "$name: seen 0x"
[ "$(wc -l <"$work/stdout")" = 1 ] || wrong "not one line: $(cat "$work/stdout")"
expect 2 "a campaign by the copy" "$altered" check "${few[@]}" --out "$work/refused"
stderr_has "assay: known answer $name of our own code differs: seen 0x"
stderr_has "no verdict of it is worth anything"
[ ! -e "$work/refused" ] || wrong "a campaign that was refused has a folder"
expect 0 "a campaign by the copy that does not ask itself" "$altered" check "${few[@]}" --no-self-checks --out "$work/altered"
finish
