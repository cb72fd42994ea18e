#!/usr/bin/env bash
# fuzz/services/check_build.sh takes a good target and refuses each kind of bad one, with the reason. Arguments: the program (for common.sh), the source.
source "$(dirname "$0")/../../campaign/common.sh"
source_tree=$2
command -v clang++ >/dev/null || { say "skipped: clang++ is absent"; exit 77; }
here=$(realpath "$(dirname "$0")")

# built FOLDER WORD...: the toy target there, with a seed and a dictionary.
built() {
  local folder=$1
  shift
  mkdir -p "$folder"
  clang++ -O1 -std=c++20 "$@" "$here/toy_target.cpp" -o "$folder/toy" || { wrong "the toy target does not compile: $*"; return; }
  printf 'seed' >"$work/seed"
  (cd "$work" && zip -q "$folder/toy_seed_corpus.zip" seed)
  printf '"\\x01\\x02"\n' >"$folder/toy.dict"
}
# refused FOLDER REASON [SANITIZER]
refused() {
  SANITIZER=${3:-address} expect 1 "a target that $2" "$source_tree/fuzz/services/check_build.sh" "$1"
  stdout_has "$2"
  stdout_has "1 targets with SANITIZER=${3:-address}, 1 bad"
}
address="-fsanitize=address -fsanitize=fuzzer" undefined="-fsanitize=undefined -fsanitize=fuzzer"

built "$work/address" $address
expect 0 "a good target" "$source_tree/fuzz/services/check_build.sh" "$work/address"
stdout_has "1 targets with SANITIZER=address, 0 bad"
built "$work/undefined" $undefined
SANITIZER=undefined expect 0 "a good target" "$source_tree/fuzz/services/check_build.sh" "$work/undefined"

refused "$work/undefined" "calls of AddressSanitizer, fewer than 1000"
refused "$work/address" "calls of AddressSanitizer" undefined
built "$work/both" -fsanitize=address,undefined -fsanitize=fuzzer
refused "$work/both" "calls of UndefinedBehaviorSanitizer, more than 200"
# The runtime that libFuzzer brings has more than 168 calls of UndefinedBehaviorSanitizer by itself, so that a build without any is not told from
# one with it, here as there.
built "$work/plain" -fsanitize=fuzzer
refused "$work/plain" "calls of AddressSanitizer, fewer than 1000"

# The main of libFuzzer, and a target that tells it nothing.
built "$work/blind" $address -fno-sanitize-coverage=inline-8bit-counters,trace-cmp,indirect-calls,pc-table
refused "$work/blind" "counters of coverage, fewer than 100"

echo here >"$work/in_the_build"
built "$work/moved" $address -DTOY_LEANS_ON='"in_the_build"'
cp "$work/in_the_build" "$work/moved/"
expect 0 "a file beside the target" "$source_tree/fuzz/services/check_build.sh" "$work/moved"
built "$work/leaning" $address -DTOY_LEANS_ON="\"$work/leaning/toy.dict\""
mv "$work/leaning" "$work/elsewhere"
refused "$work/elsewhere" "does not get through four runs"

built "$work/crashing" $address -DTOY_FAILS
expect 0 "a seed that does not crash" "$source_tree/fuzz/services/check_build.sh" "$work/crashing"
printf '!' >"$work/bang"
(cd "$work" && zip -q "$work/crashing/toy_seed_corpus.zip" bang)
refused "$work/crashing" "fails on its seeds"

cp -r "$work/address" "$work/no_seeds" && rm "$work/no_seeds/toy_seed_corpus.zip"
refused "$work/no_seeds" "has no seeds"
cp -r "$work/address" "$work/no_words" && rm "$work/no_words/toy.dict"
refused "$work/no_words" "has no dictionary"
built "$work/linking" $address -Wl,--no-as-needed -lgmp
refused "$work/linking" "needs libgmp.so"
mkdir "$work/nothing"
expect 2 "a folder without targets" "$source_tree/fuzz/services/check_build.sh" "$work/nothing"
stderr_has "no fuzz target is there"
finish
