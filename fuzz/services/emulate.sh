#!/usr/bin/env bash
# Builds and tries the targets as a fuzzing service would, without docker.
#
#   fuzz/services/emulate.sh [address|undefined] [TARGET...]     every target of a production variant, or only these
#
#   FUZZ_SERVICES  where it works (out/fuzz-services)
#   JOBS           compilations at a time (number of processors)
# Exit 0: every target is good. 1: some are bad (check_build.sh). 2: it could not be built.
set -uo pipefail
source "$(dirname "$0")/service_env.sh"
rm -rf "$OUT" && mkdir -p "$OUT"
FUZZ_TARGETS=${*:2} bash "$SRC/build.sh" >"$emulated/build.log" 2>&1 ||
  { tail -20 "$emulated/build.log" >&2; echo "emulate.sh: the build failed: $emulated/build.log" >&2; exit 2; }
tail -1 "$emulated/build.log"
exec "$SRC/assay/fuzz/services/check_build.sh" "$OUT"
