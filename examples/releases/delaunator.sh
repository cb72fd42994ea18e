#!/usr/bin/env bash
# Five releases of delaunator from npm as the versions of a matrix.
#   delaunator.sh ASSAY OUT [ARGUMENT OF assay matrix]...
set -euo pipefail
assay=$1 out=$2
shift 2
engine=$(realpath "$(dirname "$0")")/delaunator_hull.mjs
mkdir -p "$out/packages"
versions=()
for release in 2.0.5 3.0.2 4.0.1 5.0.1 5.1.0; do
  folder=$(realpath "$out/packages")/$release
  [ -e "$folder" ] || npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$folder" "delaunator@$release" >/dev/null
  versions+=(--version "$release=node '$engine' '$folder/node_modules/delaunator'")
done
exec "$assay" matrix "${versions[@]}" --out "$out" "$@"
