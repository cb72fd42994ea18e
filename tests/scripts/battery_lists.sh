#!/usr/bin/env bash
# A battery's list becomes a table; rows that are not those of its version and digest, or that say something else, stop the configuration.
#   battery_lists.sh CMAKE MODULES
set -u
cmake=$1 modules=$2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 2
printf 'a/right  a/plain@1  64\na/right  a/flat@12  8\n' > rows
digest=$(printf '2\na/right a/plain@1 64\na/right a/flat@12 8\n' | sha256sum | cut -c1-16)
{ echo '# a comment'; echo "battery  some  2  0x$digest  a minute, on two cores: for all"; cat rows; } > good.list
cat > CMakeLists.txt <<END
cmake_minimum_required(VERSION 3.25)
project(listed LANGUAGES NONE)
list(APPEND CMAKE_MODULE_PATH $modules)
include(lists)
assay_read_battery(some.list)
message(STATUS "is: \${name}, \${version}, \${sentence}")
message(STATUS "rows: \${rows}")
END
bad=0
expect() { "$@" || { echo "not so: $*"; cat log; bad=1; }; }
cp good.list some.list
expect "$cmake" -B build > log 2>&1
expect grep -q 'is: some, 2, a minute, on two cores: for all' log
expect grep -q 'rows:     {"a/right", "a/plain@1", 64},' log
expect grep -q '{"a/right", "a/flat@12", 8},' log
refused() {  # WHAT SENTENCE
  "$cmake" -B build > log 2>&1 && { echo "let pass: $1"; bad=1; }
  tr -s ' \n' ' ' < log > words
  expect grep -qF "$2" words
}
sed 's/64$/128/' good.list > some.list
refused "other rows under the same version" "some.list: these are not the rows of version 2, their digest is 0x"
sed 's/  2  0x/  3  0x/' good.list > some.list
refused "another version of the same rows" "these are not the rows of version 3"
sed 's/@12  8/  8/' good.list > some.list
refused "a domain without its version" 'expected property, domain@version, cases'
sed 's/64$/0/' good.list > some.list
refused "a row without cases" 'expected property, domain@version, cases'
sed 1,2d good.list > some.list
refused "no head" 'expected battery, name, version, digest, what it is for'
exit $bad
