#!/usr/bin/env bash
# A header that says another number than the adapter, and a header that is not there.
root=$1
check() { python3 "$root/tests/engines/documented.py" "$root" "$work"; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
check >"$work/said"
grep -q '^skipped: .*/box2d/b2_common.h is not installed' "$work/said" || { echo "a header that is not there is not called skipped"; exit 1; }
mkdir "$work/box2d"
echo '#define b2_linearSlop (0.05f * b2_lengthUnitsPerMeter)' >"$work/box2d/b2_common.h"
check >"$work/said" && { echo "a header with another number is not found wrong"; exit 1; }
grep -q 'b2_common.h has no line "#define b2_linearSlop' "$work/said" || { echo "it does not say which line is missing"; exit 1; }
