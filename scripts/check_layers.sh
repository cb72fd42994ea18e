#!/usr/bin/env bash
# Layers may include only what DESIGN allows; every header is included from the repository root, so a grep decides.
#   studies -> campaign -> reports, fuzz, engines -> properties -> oracles -> algorithms/model
#              campaign -> bounds -> certified, properties
# Suspects (algorithms/{predicates,<families>,published,faults}) are bound to claims only in fuzz/targets, selftest, tests,
# engines/adapters, campaign, studies and bench, in bounds, as a rule through the registry (variants), and in certified, where a suspect proposes
# and a judge decides.
set -uo pipefail
shopt -s extglob
cd "${1:-$(dirname "$0")/..}"
bad=0
families=$(sed -nE 's/.*kName = "([a-z0-9]+)".*/\1/p' algorithms/model/family.h | paste -sd'|')
judges="oracles/exact $(sed 's#[^|]*#oracles/&#g; s#|# #g' <<< "$families")"
suspects="algorithms/(predicates|$families|published|faults)/"

# forbid FOLDER_REGEX INCLUDE_REGEX REASON: no file below the folders may include a matching path.
forbid() {
  local hits
  hits=$(grep -rnE "^\s*#\s*include\s*[<\"]($2)" --include='*.h' --include='*.cpp' $1 2>/dev/null)
  if [ -n "$hits" ]; then
    printf '%s\n  -> %s\n' "$hits" "$3"
    bad=1
  fi
}
ours='algorithms/|oracles/|properties/|selftest/|fuzz/|engines/|reports/|campaign/'
forbid algorithms/model "oracles/|properties/|fuzz/|engines/|reports/|campaign/|$suspects" "the vocabulary sees nothing but itself"
forbid processes "oracles/|properties/|fuzz/|engines/|reports/|campaign/|$suspects" "child processes see the vocabulary only"
forbid "algorithms $judges certified properties" "processes/" "processes are for the referee and for what hosts engines"
forbid algorithms "oracles/|properties/|fuzz/|engines/|reports/|campaign/" "a suspect sees algorithms only"
forbid "algorithms variants oracles certified properties bounds fuzz formats engines reports campaign/!(main)" "studies/|bench/" "studies and benchmarks stand above everything but the program"
forbid "algorithms variants oracles certified properties fuzz formats engines reports" "bounds/" "bounds of the code are held by the campaign and searched by studies"
forbid bounds "variants/|formats/|fuzz/|engines/|reports/|campaign/" "an error bound is asked of the function that computes it, on a tape"
forbid studies "bench/" "benchmarks are programs of their own"
forbid "algorithms variants oracles certified properties bounds fuzz formats engines reports campaign studies bench examples tests/!(mutation)" "mutation/" "the mutation study stands beside everything"
forbid mutation "$ours|bounds/|certified/|variants/|formats/|studies/|bench/" "the mutation tool knows the sources as text and trees"
forbid algorithms "boost/|gmp|CGAL/|fmt/|nlohmann/|rapidcheck|gtest" "a suspect uses the standard library only"
forbid oracles "$suspects|properties/|fuzz/|engines/|reports/|campaign/" "a judge sees algorithms/model only"
forbid properties "$suspects|fuzz/|engines/|reports/|campaign/" "a property names a concept, never a variant"
forbid certified "properties/|formats/|fuzz/|engines/|reports/|campaign/" "a certified solver sees suspects and judges only"
forbid "algorithms oracles properties fuzz/reduce fuzz/drivers engines/host formats reports/store reports/writers" "certified/" "certified solvers are bound where suspects are"
forbid variants "oracles/|properties/|fuzz/|engines/|reports/|campaign/" "the registry sees variants only"
forbid "algorithms oracles certified properties formats fuzz/reduce fuzz/drivers engines/host reports/store reports/writers" "variants/" "the registry is for what binds variants"
forbid selftest "variants/|properties/|bounds/|formats/|fuzz/|engines/|reports/|campaign/|studies/|bench/|gtest" "the selftest sees what computes and what judges, and nothing else"
forbid "algorithms oracles certified variants properties bounds formats fuzz engines reports examples" "selftest/" "the selftest is for the campaign and for tests"
forbid formats "$suspects|oracles/|properties/|fuzz/|engines/|reports/|campaign/" "a file format sees the vocabulary only"
forbid "algorithms oracles properties fuzz/drivers fuzz/reduce fuzz/targets engines reports/store reports/writers" "formats/" "files of other programs are for the campaign, the benchmarks and fuzz/files"
forbid fuzz/files "$suspects|engines/|campaign/" "the readers of files know no variant and no engine"
forbid "algorithms $judges certified properties bounds fuzz engines/host reports/store reports/writers campaign studies" "glpk\.h|qsopt_ex/|lpsolve/|Clp" "libraries on trial stay in their adapters, GLPK's reader in formats, QSopt_ex in oracles/referee too"
forbid oracles/referee "glpk\.h|lpsolve/|Clp" "libraries on trial stay in their adapters"
forbid "fuzz/reduce fuzz/drivers" "$suspects|engines/|reports/|campaign/" "drivers know no variant"
forbid engines/host "$suspects|fuzz/|reports/|campaign/" "the host knows no variant"
forbid "reports/store reports/writers" "$suspects|fuzz/|engines/|campaign/" "the record knows no variant and no engine" 
forbid "algorithms properties bounds fuzz engines/host formats certified reports campaign studies $judges" "CGAL/" "CGAL stays in oracles/referee, and in the adapter that tries it"
hits=$(grep -rlE '#\s*include\s*<CGAL/' --include='*.h' . --exclude-dir=adapters --exclude-dir=build --exclude-dir=node_modules 2>/dev/null)
[ -n "$hits" ] && { echo "$hits"; echo "  -> CGAL headers only in .cpp files, and in headers of the adapter that tries it"; bad=1; }
forbid "algorithms properties bounds engines reports studies" "rapidcheck|gtest/" "test libraries stay in fuzz/drivers, fuzz/targets and tests"
[ $bad = 0 ] && echo "layers: every include points down"
exit $bad
