#!/usr/bin/env bash
# Installs what Assay needs on Debian 12: packages by name, and the JavaScript of the page's viewer and of engines from npm, pinned by
# lock files.
# Arguments are further packages, of what only some commands need. Works as root or with sudo. Asks dpkg and node_modules first, so a second run needs no network.
set -euo pipefail
cd "$(dirname "$0")/.."

packages=(
  build-essential cmake ninja-build ccache git ca-certificates
  clang clang-format clang-tidy libclang-rt-14-dev universal-ctags
  libboost-dev libgmp-dev libmpfr-dev libcgal-dev
  libgtest-dev libgmock-dev libbenchmark-dev librapidcheck-dev
  libcli11-dev nlohmann-json3-dev libtomlplusplus-dev libfmt-dev libsqlite3-dev zlib1g-dev liblzma-dev libzstd-dev
  libccd-dev libfcl-dev libbullet-dev libode-dev libbox2d-dev libqhull-dev libgeos-dev libchipmunk-dev
  libglpk-dev coinor-libclp-dev liblpsolve55-dev lp-solve libqsopt-ex-dev
  chromium python3 python3-yaml
)
# What only some engines need: where it cannot be installed these are left out, which configuring says.
engine_packages=(libcdd-dev libopencv-core-dev libopencv-imgproc-dev python3-scipy)
# A machine may bring its own Node.js; Debian's is taken only where there is none.
command -v node >/dev/null || packages+=(nodejs)
command -v npm >/dev/null || packages+=(npm)

packages+=("$@")

not_installed() {
  local package status
  for package in "$@"; do
    status=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$status" = installed ] || echo "$package"
  done
}
mapfile -t missing < <(not_installed "${packages[@]}")
mapfile -t missing_for_engines < <(not_installed "${engine_packages[@]}")
if ((${#missing[@]} + ${#missing_for_engines[@]})); then
  echo "installing Debian packages: ${missing[*]} ${missing_for_engines[*]}"
  root=()
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null || { echo "install_packages.sh: need root or sudo to install: ${missing[*]} ${missing_for_engines[*]}" >&2; exit 2; }
    root=(sudo)
  fi
  "${root[@]}" apt-get update -qq
  install=("${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends)
  if ((${#missing[@]})); then "${install[@]}" "${missing[@]}"; fi
  for package in "${missing_for_engines[@]}"; do
    "${install[@]}" "$package" || echo "install_packages.sh: $package cannot be installed: the engines that need it are left out"
  done
fi

# npm records what it installed; the stamp says from which lock file.
for lock in reports/viewer/package-lock.json engines/adapters/*/package-lock.json; do
  folder=$(dirname "$lock")
  stamp=$folder/node_modules/.lock-sha256
  [ "$(cat "$stamp" 2>/dev/null)" != "$(sha256sum <"$lock")" ] || continue
  echo "installing the JavaScript of $folder"
  npm ci --prefix "$folder" --no-audit --no-fund --loglevel=error
  sha256sum <"$lock" >"$stamp"
done
