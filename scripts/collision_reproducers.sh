#!/usr/bin/env bash
# Compiles and runs every reproducer of docs/collision-findings against the libraries' own interfaces; names given as
# arguments choose some. A line for each: the library's answer beside the truth. Fails when a wrong answer is gone.
set -uo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
gone=0
for source in docs/collision-findings/reproducers/{,*/}*.cpp; do
  name=$(basename "$source" .cpp)
  [ $# = 0 ] || [[ " $* " == *" $name "* ]] || continue
  case $name in
    box2d_*) flags=(-lbox2d) ;;
    chipmunk_*) flags=(-lchipmunk) ;;
    geos_*) flags=(-lgeos_c) ;;
    opencv_*) flags=(-isystem /usr/include/opencv4 -lopencv_core -lopencv_imgproc) ;;
    libccd_*) flags=(-lccd) ;;
    fcl_*) flags=(-isystem /usr/include/eigen3 -lfcl -lccd) ;;
    bullet_float_*) flags=(-isystem /usr/include/bullet -lBulletCollision -lLinearMath) ;;
    bullet_*) flags=(-isystem /usr/include/bullet -DBT_USE_DOUBLE_PRECISION -lBulletCollision-float64 -lLinearMath-float64) ;;
  esac
  if ! g++ -std=c++17 "$source" -o "$work/run" "${flags[@]}"; then
    echo "$name: does not compile"
    gone=1
    continue
  fi
  printf '%s: ' "$name"
  "$work/run" || { echo "$name: the wrong answer is gone"; gone=1; }
done
exit $gone
