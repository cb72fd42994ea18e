#!/usr/bin/env bash
# Tries engines of others on every domain of a family and prints how often they are wrong, with 95 % intervals: the tables of
# docs/*-engines.md. Seed 1. Without a number of cases it is 1024.
# Usage: rates.sh collisions|points|casts|hulls|programs [cases a domain] [folder of the campaign]
set -uo pipefail
cd "$(dirname "$0")/.."
assay=${ASSAY:-build/release/bin/assay}
what=${1:-}
out=${3:-out/$what}
collision_engines=('libccd/*' 'fcl/intersect_*' 'fcl/collide_*' 'fcl/distance_*' fcl/signed_distance_libccd 'bullet_*' 'ode/*' 'box2d/*' 'chipmunk/*' 'geos/*'
  'rapier/intersects_*' 'rapier/contact_*' jolt/collide jolt/separation 'physx/*')
collision_domains=(lattice_3d near_touching_3d touching_3d slivers_3d scaled_3d nested_3d size_ratio_3d single_near_touching_3d
  single_near_touching_2d)
case $what in
  collisions)
    engines=("${collision_engines[@]}") properties=(gjk/verdict_is_right) domains='gjk/*'
    table=(matrix gjk/verdict_is_right "${collision_domains[@]/#/gjk/}")
    ;;
  points)
    engines=('fcl/distance_*' fcl/signed_distance_libccd 'bullet_*/pair_*' 'bullet_*/epa2' box2d/distance geos/distance)
    properties=(gjk/nearest_points_are_right) domains='gjk/*'
    table=(matrix gjk/nearest_points_are_right "${collision_domains[@]/#/gjk/}")
    ;;
  casts)
    engines=('bullet_*/*cast*' 'bullet_*/continuous*' 'fcl/advance_*' fcl/continuous_naive box2d/shape_cast box2d/time_of_impact)
    properties=(cast/verdict_is_right cast/bracket_holds_time) domains='cast/*'
    table=(matrix cast/verdict_is_right cast/lattice_3d cast/head_on_3d cast/grazing_3d cast/fast_movers_3d cast/scaled_3d
      cast/single_3d cast/tumble_3d cast/tumble_2d cast/spin_2d)
    ;;
  hulls)
    engines=('qhull/*' 'bullet/*' 'boost/*' 'geos/*' 'cgal/convex_hull_3*') properties=('hull?/is_exact') domains='hull*'
    table=(rows hull3/is_exact hull2/is_exact)
    ;;
  programs)
    engines=('glpk/*' 'clp/*' 'lp_solve/*' 'highs/*') properties=(lp/status_is_right lp/value_is_right lp/answer_is_certified) domains='lp/*'
    table=(totals lp/value_is_right lp/status_is_right lp/answer_is_certified)
    ;;
  *)
    sed -n '2,4s/^# //p' "$0" >&2
    exit 2
    ;;
esac
arguments=(--domain "$domains" --out "$out")
for engine in "${engines[@]}"; do arguments+=(--engine "$engine"); done
for property in "${properties[@]}"; do arguments+=(--property "$property"); done
arguments+=(--cases "${2:-1024}")
"$assay" check "${arguments[@]}"
[ $? -lt 2 ] || exit 2
"$assay" report "$out" || exit 2
node scripts/rates_table.mjs "$out" "${table[@]}"
