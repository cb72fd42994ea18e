#!/usr/bin/env bash
# Releases of an npm package as the versions of a matrix, each asked by the adapter in engines/adapters that the last release has.
#   adapter.sh ASSAY OUT ADAPTER PACKAGES RELEASES [ARGUMENT OF assay matrix]...
#   adapter.sh build/release/bin/assay out/mujoco mujoco @mujoco/mujoco '3.9.0 3.14.0' --property gjk/verdict_is_right
# PACKAGES and RELEASES are separated by blanks; several packages have the same releases.
set -euo pipefail
assay=$1 out=$2 adapter=$3 packages=$4 releases=$5
shift 5
engines=$(realpath "$(dirname "$0")/../../engines")
versions=()
for release in $releases; do
  mkdir -p "$out/packages/$release/adapters/$adapter"
  folder=$(realpath "$out/packages/$release")
  # A copy, since what an engine imports is found from where it lies.
  cp -r "$engines/pipe_kit" "$folder"
  cp "$engines/adapters/$adapter"/*.mjs "$folder/adapters/$adapter"
  for package in $packages; do
    [ -e "$folder/adapters/$adapter/node_modules/$package" ] ||
      npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$folder/adapters/$adapter" "$package@$release" >/dev/null
  done
  versions+=(--version "$release=node '$folder/adapters/$adapter/$adapter.mjs'")
done
exec "$assay" matrix "${versions[@]}" --out "$out" "$@"
