#!/usr/bin/env bash
# Compiles an engine of one C++ source file against the headers of Assay, as docs/adding-an-engine.md does.
#   build_engine.sh SOURCE.cpp ENGINE.so
# A project with a build of its own runs that instead.
source "$(dirname "$0")/common.sh"
[ "${1:-}" = --help ] && usage 0
[ $# = 2 ] || stop "SOURCE.cpp and ENGINE.so are wanted (--help)"
mkdir -p "$(dirname "$2")"
# The source tree that this script lies in, or share/assay of a prefix, whose headers are two folders up.
here=$(realpath "$(dirname "$0")/../..")
"${CXX:-c++}" -std=c++20 -O2 -ffp-contract=off -shared -fPIC -I "${ASSAY_ROOT:-$here}" -I "$here/../../include/assay" "$1" -o "$2"
