#!/usr/bin/env bash
# `assay hunt` with a stand-in for the fuzz target: what it finds is reduced, confirmed and kept, what it reached is minimised and kept
# as cases, and what is not built is said with the command that builds it. Arguments: the program.
source "$(dirname "$0")/common.sh"
mkdir -p "$work/fuzz/bin"
target=$work/fuzz/bin/fuzz_hull2_monotone_chain_naive
engine=hull/monotone_chain_naive
expect 2 "no build" "$assay" hunt --engine $engine --build "$work/fuzz" --out "$work/out"
one_sentence
stderr_has "cmake --preset fuzz"
echo "fuzz_hull2_monotone_chain_naive $engine" >"$work/fuzz/fuzz_targets.txt"
expect 2 "no target" "$assay" hunt --engine $engine --build "$work/fuzz" --out "$work/out"
one_sentence
stderr_has "--target fuzz_hull2_monotone_chain_naive"
expect 2 "no such engine" "$assay" hunt --engine hull/nobody --build "$work/fuzz" --out "$work/out"
stderr_has "has no engine hull/nobody"
expect 2 "no duration" "$assay" hunt --engine $engine --time soon --build "$work/fuzz"

# A case that naive orientations fail, as a campaign of this seed draws it.
"$assay" check --no-self-checks --battery smoke --engine $engine --property hull2/is_exact --cases 40 --out "$work/campaign" >/dev/null 2>&1
cp "$(ls -S "$work/campaign"/findings/*.case | head -1)" "$work/wrong.case" || wrong "no case to begin with"

# Does what libFuzzer does with its arguments, by the variables that the fuzz target knows.
cat >"$target" <<'SH'
#!/usr/bin/env bash
here=$(dirname "$0")/..
echo "$@ $ASSAY_FINDINGS $ASSAY_CASES" >>"$here/asked"
case " $* " in
  *" -merge=1 "*) cp "$3"/first "$2" ;;
  *" -max_total_time="*)
    for corpus in "$@"; do :; done
    echo one >"$corpus/first"; echo two >"$corpus/second"
    [ ! -e "$here/wrong.case" ] || { mkdir -p "$ASSAY_FINDINGS/e/c"; cp "$here/wrong.case" "$ASSAY_FINDINGS/e/c"; }
    [ ! -e "$here/crash" ] || { for word in "$@"; do case $word in -artifact_prefix=*) echo x >"${word#*=}crash-1" ;; esac; done; exit 77; } ;;
  *) mkdir -p "$ASSAY_CASES"; cp "$here/drawn.case" "$ASSAY_CASES" ;;
esac
SH
chmod +x "$target"
"$assay" draw hull2/small_grid --case 3 --engine $engine --property hull2/is_exact --out "$work/fuzz/drawn.case"

expect 0 "nothing found" "$assay" hunt --engine $engine --time 5s --build "$work/fuzz" --out "$work/none"
stdout_has "1 tapes reach what 2 do; 1 cases in $work/none/cases"
grep -q -- "-max_total_time=5 " "$work/fuzz/asked" || wrong "the time was not passed on"
[ "$(ls "$work/none/findings" | wc -l)" = 0 ] || wrong "a finding where nothing was found"

cp "$work/wrong.case" "$work/fuzz/wrong.case"
expect 1 "a wrong answer" "$assay" hunt --engine $engine --build "$work/fuzz" --out "$work/some" --keep "$work/kept"
stdout_has "referee: confirmed"
[ "$(ls "$work/some/findings" | wc -l)" = 1 ] || wrong "not one finding"
expect 1 "the finding fails again" "$assay" replay "$work/some/findings"/*.case
cmp -s "$work/kept"/*.case "$work/fuzz/drawn.case" || wrong "the minimised tape's case is not kept"

# An input that ends the target is a finding, though a worker of this build sees nothing.
rm "$work/fuzz/wrong.case"
touch "$work/fuzz/crash"
expect 1 "a crash" "$assay" hunt --engine $engine --build "$work/fuzz" --out "$work/crashed"
stdout_has "fuzz_hull2_monotone_chain_naive ended on $work/crashed/inputs/crash-1"
finish
