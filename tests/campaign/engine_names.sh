#!/usr/bin/env bash
# One name is one engine: plug-ins of one name are told apart, the same way in whatever order they are named; names that are
# none are refused before the run. $2 is the folder of engines.
source "$(dirname "$0")/common.sh"
named=$2/named
few=(--battery smoke --property hull2/is_exact --cases 64 --jobs 1)
names() { grep -o '"name": "[^"]*"' "$1/campaign.json" | cut -d'"' -f4 | tr '\n' ' '; }
names_are() { [ "$(names "$1")" = "$2 " ] || wrong "$1: the engines are $(names "$1"), expected $2"; }

# Three copies in three folders, in two orders.
for copy in one two three; do
  mkdir -p "$work/$copy"
  cp "$named/named_clash.so" "$work/$copy/mine.so"
done
cd "$work"
expect 0 "three of one name" "$assay" check --no-self-checks --engine one/mine.so --engine two/mine.so --engine three/mine.so "${few[@]}" --out forth
names_are forth "clash/hull@one/mine clash/hull@three/mine clash/hull@two/mine clash/other@one/mine clash/other@three/mine clash/other@two/mine"
expect 0 "in another order" "$assay" check --no-self-checks --engine three/mine.so --engine one/../one/mine.so --engine two/mine.so "${few[@]}" --out back
same_results forth back
[ "$(grep -c 'plugin.*path' forth/provenance.json)" = 3 ] || wrong "not all three objects are in the provenance"
expect 0 "resumed" "$assay" check --no-self-checks --engine two/mine.so --engine three/mine.so --engine one/mine.so "${few[@]}" --out forth
expect 0 "the same one twice, and by a link" bash -c "ln -s one link && '$assay' check --engine one/mine.so --engine ./one/mine.so --engine link/mine.so ${few[*]} --out once"
names_are once "clash/hull clash/other"

# By the names of folders that are searched. A name as stated chooses all of that name, a whole one that one.
export ASSAY_ENGINE_PATH=$work/one:$work/two
expect 0 "all of a stated name" "$assay" check --no-self-checks --engine clash/hull "${few[@]}" --out stated
names_are stated "clash/hull@one/mine clash/hull@two/mine"
expect 0 "one of them" "$assay" check --no-self-checks --engine clash/hull@two/mine "${few[@]}" --out whole
names_are whole "clash/hull@two/mine"
unset ASSAY_ENGINE_PATH

# A case that names one of three replays by its path alone.
"$assay" draw hull2/small_grid --seed 1 --case 0 --engine clash/hull@two/mine --property hull2/is_exact --out one.case
expect 0 "replay by path" "$assay" replay one.case --engine two/mine.so
stdout_has "engine    clash/hull 1"
grep -q "clash/other" stdout && wrong "the other engine of the object was tried too"

# A name of the program's own stays its own, whether that engine takes part or not.
expect 0 "a variant's name" "$assay" check --no-self-checks --engine "$named/named_impostor.so" "${few[@]}" --out impostor
names_are impostor "hull/hull2@named_impostor lp/certified@named_impostor"
expect 0 "beside the variant" "$assay" check --no-self-checks --engine "$named/named_impostor.so" --engine hull/hull2 "${few[@]}" --out beside
names_are beside "hull/hull2 hull/hull2@named_impostor lp/certified@named_impostor"

# Refused in one sentence, before anything is written.
bad() {
  expect 2 "$1" "$assay" check --no-self-checks --engine "$named/named_$1.so" "${few[@]}" --out refused
  one_sentence
  stderr_has "named_$1.so: $2"
  [ ! -e refused ] || wrong "$1: something was written"
  [ "$(wc -c <"$work/stderr")" -lt 500 ] || wrong "$1: the sentence is long"
}
bad twins "lists two engines of the name twins/hull; each needs one of its own"
# The words are the unit tests' (EngineNames); whoever looks at the name first says which engine it is.
for none in control slashes long; do bad $none "engine 1: "; done
# Folders that no name tells apart.
mkdir "$work/x y" "$work/x_y"
cp one/mine.so "x y/mine.so"
cp one/mine.so "x_y/mine.so"
expect 2 "folders that no name tells apart" "$assay" check --no-self-checks --engine "x y/mine.so" --engine x_y/mine.so "${few[@]}" --out refused
one_sentence
stderr_has "cannot be told from"
finish
