#!/usr/bin/env bash
# A planted fault's patch is applied to a copy of the honest file, after the one it names; one that does not fit stops the configuration.
#   fault_patches.sh CMAKE MODULES
set -u
cmake=$1 modules=$2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 2
mkdir -p faults/gjk
printf 'int first = 1;\nint middle = 0;\nint limit = 10;\n' > honest.h
cp honest.h as_given.h
touch faults/gjk/{late,both}.cpp
printf -- '--- a/honest.h\n+++ b/honest.h\n@@ -3 +3 @@\n-int limit = 10;\n+int limit = 99;\n' > faults/gjk/late.patch
printf -- 'after: late.patch\n--- a/honest.h\n+++ b/honest.h\n@@ -1 +1 @@\n-int first = 1;\n+int first = 2;\n' > faults/gjk/both.patch
cat > CMakeLists.txt <<END
cmake_minimum_required(VERSION 3.25)
project(patched LANGUAGES NONE)
list(APPEND CMAKE_MODULE_PATH $modules)
include(fault_patches)
add_custom_target(faults SOURCES \${PROJECT_SOURCE_DIR}/faults/gjk/late.cpp \${PROJECT_SOURCE_DIR}/faults/gjk/both.cpp)
assay_fault_patches(faults)
get_source_file_property(names \${PROJECT_SOURCE_DIR}/faults/gjk/both.cpp COMPILE_DEFINITIONS)
message(STATUS "names: \${names}")
END
bad=0
expect() { "$@" || { echo "not so: $*"; bad=1; }; }
expect "$cmake" -B build > log 2>&1
expect grep -q 'names: gjk=gjk_both' log
expect cmp -s honest.h as_given.h
expect grep -qx 'int limit = 99;' build/patched/gjk/late/honest.h
expect grep -qx 'int first = 1;' build/patched/gjk/late/honest.h
expect grep -qx 'int limit = 99;' build/patched/gjk/both/honest.h
expect grep -qx 'int first = 2;' build/patched/gjk/both/honest.h
touch -d '2001-01-01' build/patched/gjk/late/honest.h
expect "$cmake" -B build > log 2>&1
expect test build/patched/gjk/late/honest.h -ot honest.h  # the same text is not written again
sed -i 's/limit = 10/limit = 11/' honest.h
"$cmake" -B build > log 2>&1 && { echo "a patch that does not fit is let pass"; bad=1; }
expect grep -q 'late.patch does not fit the honest code' log
[ $bad = 0 ] || cat log
exit $bad
