#!/usr/bin/env bash
# Installs what Assay needs on Debian 12: packages by name, and the JavaScript of the page's viewer and of engines from npm, pinned by
# lock files. What stands here before the first group builds our own engines and the program.
#   install_packages.sh [engines] [test] [bench] [fuzz] [PACKAGE...]
#   engines  engines of others that batteries ask    test  the suite, and engines that are asked by name alone    bench, fuzz  `make bench`, `make fuzz`
# Works as root or with sudo. Asks dpkg, once, and node_modules first, so a second run needs no network.
set -euo pipefail
cd "$(dirname "$0")/.."

packages=(
  build-essential cmake ninja-build ccache git ca-certificates
  libboost-dev libgmp-dev libmpfr-dev libcgal-dev
  libcli11-dev nlohmann-json3-dev libtomlplusplus-dev libfmt-dev libsqlite3-dev zlib1g-dev liblzma-dev libzstd-dev
  libglpk-dev libqsopt-ex-dev  # MPS files are read by the one, the other is a referee
)
optional=()  # of some engines: where it cannot be installed these are left out, which configuring says
scripts=()   # folders with a package-lock.json
for word in "$@"; do
  case $word in
    engines)
      packages+=(libccd-dev libfcl-dev libbullet-dev libode-dev libbox2d-dev libqhull-dev libgeos-dev libchipmunk-dev
        coinor-libclp-dev liblpsolve55-dev lp-solve)
      optional+=(libopencv-core-dev libopencv-imgproc-dev)
      # A machine may bring its own Node.js; Debian's is taken only where there is none.
      command -v node >/dev/null || packages+=(nodejs)
      command -v npm >/dev/null || packages+=(npm)
      scripts+=(engines/adapters/{delaunator,highs,jolt,mujoco,physx,rapier}/package-lock.json)
      ;;
    test)
      packages+=(clang-format universal-ctags libgtest-dev libgmock-dev librapidcheck-dev chromium python3 python3-yaml)
      optional+=(libcdd-dev python3-scipy)
      scripts+=(engines/adapters/*/package-lock.json)
      ;;
    bench) packages+=(libbenchmark-dev valgrind) ;;
    fuzz) packages+=(clang libclang-rt-14-dev) ;;
    *) packages+=("$word") ;;
  esac
done

declare -A installed
while read -r package status; do
  [ "$status" != installed ] || installed[$package]=1
done < <(dpkg-query -W -f='${Package} ${db:Status-Status}\n' "${packages[@]}" "${optional[@]}" 2>/dev/null || true)
missing=() missing_optional=()
for package in "${packages[@]}"; do [ -n "${installed[$package]:-}" ] || missing+=("$package"); done
for package in "${optional[@]}"; do [ -n "${installed[$package]:-}" ] || missing_optional+=("$package"); done
if ((${#missing[@]} + ${#missing_optional[@]})); then
  echo "installing Debian packages: ${missing[*]} ${missing_optional[*]}"
  root=()
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null || { echo "install_packages.sh: need root or sudo to install: ${missing[*]} ${missing_optional[*]}" >&2; exit 2; }
    root=(sudo)
  fi
  "${root[@]}" apt-get update -qq
  install=("${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends)
  if ((${#missing[@]})); then "${install[@]}" "${missing[@]}"; fi
  for package in "${missing_optional[@]}"; do
    "${install[@]}" "$package" || echo "install_packages.sh: $package cannot be installed: the engines that need it are left out"
  done
fi

# The viewer's own dependencies are what the page draws charts with; the others test it.
command -v npm >/dev/null || { echo "npm is absent: the page's charts will not be drawn"; exit 0; }
for lock in reports/viewer/package-lock.json "${scripts[@]}"; do
  folder=${lock%/*} omit=(--omit=dev) stamp=node_modules/.installed
  [[ " $* " != *" test "* ]] || omit=() stamp=node_modules/.installed_with_tests
  [ ! "$folder/$stamp" -nt "$lock" ] || continue
  echo "installing the JavaScript of $folder"
  npm ci --prefix "$folder" "${omit[@]}" --no-audit --no-fund --loglevel=error
  touch "$folder/node_modules/.installed" "$folder/$stamp"
done
