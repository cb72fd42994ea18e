#!/usr/bin/env bash
# The check of functions accepts 60 lines and catches 61, in a function, a method and a test alike.
#   functions_planted.sh CHECK
set -u
check=$(realpath "$1")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
bad=0
verdict() {
  "$check" "$scratch" "$1" > /dev/null
  local code=$?
  [ $code = 77 ] && exit 77
  [ $code = "$2" ] || { echo "$1: exit $code, not $2"; bad=1; }
}
# planted FILE HEAD LINES: a function of so many lines
planted() {
  { echo "$2"; for ((line = 2; line < $3; ++line)); do echo "  step($line);"; done; echo "}"; } > "$scratch/$1"
  verdict "$1" $(($3 > 60))
}
planted whole.cpp 'int whole(int n) {' 60
planted long.cpp 'int too_long(int n) {' 61
planted method.h 'template <class T> bool Search<T>::start() const {' 61
planted a_test.cpp 'TEST(Search, Ends) {' 61
echo "int none;" > "$scratch/empty.h"
verdict empty.h 2
exit $bad
