#!/usr/bin/env bash
# Which lines and branches of algorithms, certified and oracles the questions of quick reach: a line a folder, as llvm-cov counts them, and
# out/coverage/html with every line. Exit code 1 where less is reached than the thresholds ask for.
#   coverage.sh
# Of a template a line is reached where one instance reaches it. Left out is what quick asks by name only: published code, planted faults,
# predicates and shapes in plain rounded arithmetic.
set -euo pipefail
cd "$(dirname "$0")/.."
LINES_AT_LEAST=95 BRANCHES_AT_LEAST=88  # per cent
scripts/install_packages.sh llvm-14
scripts/clang_program.sh
program=build/coverage/bin/assay out=out/coverage code=0
rm -rf "$out"
mkdir -p "$out"
# Claims alone; exit codes other than 2 tell of findings. In one process, since a worker may write no file.
ASSAY_ENGINE_PATH=$PWD/build/release/engines LLVM_PROFILE_FILE=$out/quick.profraw "$program" check --battery quick --no-self-checks --in-process \
  --jobs "${JOBS:-$(nproc)}" --out "$out/quick" > "$out/quick.log" 2>&1 || code=$?
[ $code -ne 2 ] && [ -s "$out/quick.profraw" ] || { cat "$out/quick.log"; exit 2; }
llvm-profdata-14 merge -o "$out/quick.profdata" "$out/quick.profraw"
plain='predicates/(compiled_orient2d|double_double_orient2d|epsilon_orient2d|orient2d|orient3d)\.h|shapes/plain_shapes\.cpp'
read_it() { llvm-cov-14 "$1" "$program" -instr-profile="$out/quick.profdata" -ignore-filename-regex="/algorithms/(published|faults)/|/algorithms/($plain)" "${@:2}"; }
read_it show -format=html -show-branches=count -show-instantiations=false -output-dir="$out/html" algorithms certified oracles > /dev/null
read_it export -summary-only algorithms certified oracles | python3 -c '
import collections, json, os, sys
folders = collections.defaultdict(lambda: [0] * 4)
for file in json.load(sys.stdin)["data"][0]["files"]:
    counts = [file["summary"][what][which] for what in ("lines", "branches") for which in ("covered", "count")]
    for name in ("/".join(os.path.relpath(file["filename"]).split("/")[:2]), "all"):
        folders[name] = [one + more for one, more in zip(folders[name], counts)]
print("| folder | lines | reached | branches | reached |\n|---|---|---|---|---|")
share = lambda part, whole: 100 * part / whole if whole else 100
for name, (lines, of_lines, sides, of_sides) in sorted(folders.items(), key=lambda one: (one[0] == "all", one[0])):
    print(f"| {name} | {of_lines} | {share(lines, of_lines):.1f} % | {of_sides} | {share(sides, of_sides):.1f} % |")
lines, of_lines, sides, of_sides = folders["all"]
sys.exit(share(lines, of_lines) < float(sys.argv[1]) or share(sides, of_sides) < float(sys.argv[2]))' "$LINES_AT_LEAST" "$BRANCHES_AT_LEAST"
