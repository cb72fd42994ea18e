#!/usr/bin/env bash
# Cases as tests for libraries' own suites: each is compiled or run as it is printed, fails where the library is wrong today, and passes on
# a case where it is right. And points for other programs, which are read back.
source "$(dirname "$0")/common.sh"
root=$(cd "$(dirname "$0")/../.." && pwd)
compiler=$3
cd "$work" || exit 1

# Plain cases, on which all of them are right.
cat >apart.json <<'J'
{"family": "gjk", "a": [[0,0,0],[1,0,0],[0,1,0],[0,0,1]], "b": [[3,0,0],[4,0,0],[3,1,0],[3,0,1]]}
J
cat >box.json <<'J'
{"family": "hull3", "points": [[0,0,0],[1,0,0],[0,1,0],[0,0,1],[1,1,0],[1,0,1],[0,1,1],[1,1,1],[0.5,0.5,0.5]]}
J
cat >program.json <<'J'
{"family": "lp", "cost": [-3, -5], "matrix": [[1, 2], [3, 2]], "row_upper": [12, 18]}
J

# Two exports in one translation unit, the second under another name: printed tests are told apart by it.
# both FORM RIGHT WRONG FLAGS...: the case RIGHT must pass, WRONG must fail.
both() {
  local form=$1 right=$2 wrong_case=$3
  shift 3
  expect 0 "$form of $right" "$assay" export "$right" --as "$form" --out right.cpp
  expect 0 "$form of $wrong_case" "$assay" export "$wrong_case" --as "$form" --out wrong.cpp
  { cat wrong.cpp; sed -e 's/^namespace {$/namespace right {/' -e 's/^TEST(/TEST(Right/' right.cpp; } >both.cpp
  # Warnings of the libraries' headers aside, as whoever pastes the test would have it.
  if ! "$compiler" -std=c++17 -Wall -Wextra -Werror both.cpp -o both "$@" -lgtest -lgtest_main -pthread 2>compiler; then
    wrong "$form: the export is not C++"
    head -20 compiler
    return
  fi
  ./both --gtest_filter='Right*' >ran 2>&1 || { wrong "$form: fails where the library is right"; tail -20 ran; }
  grep -q 'PASSED  . 1 test' ran || wrong "$form: no test on $right"
  ./both --gtest_filter='-Right*' >ran 2>&1 && wrong "$form: passes where the library is wrong, $wrong_case"
  grep -q 'FAILED  . 1 test' ran || { wrong "$form: no failed test on $wrong_case"; tail -20 ran; }
}
findings=$root/docs/collision-findings hulls=$root/docs/hull-findings programs=$root/docs/lp-findings
double=(-isystem /usr/include/bullet -DBT_USE_DOUBLE_PRECISION -lBulletCollision-float64 -lLinearMath-float64)
both libccd apart.json "$findings/libccd_epa_depth_is_short.case" -lccd
both libccd apart.json "$findings/libccd_epa_direction_is_nan.case" -lccd
both fcl apart.json "$findings/fcl_indep_distance_is_long.case" -isystem /usr/include/eigen3 -lfcl -lccd
both bullet apart.json "$findings/bullet_epa2_depth_is_short.case" "${double[@]}"
both qhull box.json "$hulls/qhull_large_cloud_loses_a_corner.case" -lqhull_r

# script FORM CASE WANTED COMMAND...: the script's exit code is 0 for a right answer.
script() {
  local form=$1 file=$2 wanted=$3
  shift 3
  expect 0 "$form of $file" "$assay" export "$file" --as "$form" --out "$1"
  "${@:2}" "$1" >ran 2>&1
  local code=$?
  { [ "$wanted" = right ] && [ $code = 0 ]; } || { [ "$wanted" = wrong ] && [ $code != 0 ]; } ||
    { wrong "$form: exit code $code on $file, which is answered $wanted"; tail -20 ran; }
  case $wanted in
    wrong) grep -qE 'FAILED \(failures=1\)|^# fail 1' ran || { wrong "$form: no failed test on $file"; tail -20 ran; } ;;
    right) grep -qE '^OK|^# pass 1' ran || { wrong "$form: no test on $file"; tail -20 ran; } ;;
  esac
}
for form in glpk clp lp_solve; do script $form program.json right right_$form.py python3 -m unittest; done
script glpk "$programs/glpk_value_is_half.case" wrong wrong.py python3 -m unittest
script glpk "$programs/glpk_calls_bounded_unbounded.case" wrong unbounded.py python3 -m unittest
script clp "$programs/clp_calls_unbounded_infeasible.case" wrong clp_wrong.py python3 -m unittest
script lp_solve "$programs/lp_solve_calls_unbounded_optimal.case" wrong lp_solve_unbounded.py python3 -m unittest
if /usr/bin/python3 -c "import scipy" 2>/dev/null; then
  script scipy program.json right right_scipy.py /usr/bin/python3 -m unittest
  script scipy "$programs/scipy_linprog_calls_unbounded_infeasible.case" wrong scipy_wrong.py /usr/bin/python3 -m unittest
else
  say "skipped: SciPy is not installed"
  [ -n "${CI:-}" ] && wrong "the export for SciPy was not run"
fi
if [ -d "$root/engines/adapters/highs/node_modules/highs" ]; then
  ln -s "$root/engines/adapters/highs/node_modules" node_modules
  script highs program.json right right.mjs node --test
  script highs "$programs/highs_calls_unbounded_infeasible.case" wrong wrong.mjs node --test
else
  say "skipped: HiGHS is not installed"
  [ -n "${CI:-}" ] && wrong "the export for HiGHS was not run"
fi

# Points come back bit for bit.
"$assay" draw hull3/scales --case 5 --out cloud.case
"$assay" draw gjk/near_touching_3d --case 5 --out pair.case
"$assay" draw hull2/scales --case 5 --out plane.case
for one in cloud:off cloud:obj cloud:points pair:obj plane:points; do
  name=${one%:*} form=${one#*:} ending=${one#*:}
  [ $form = points ] && ending=txt
  expect 0 "$one" "$assay" export $name.case --as $form --out $name.$ending
  expect 0 "$one is read" "$assay" export $name.$ending --as json --out again.json
  "$assay" export $name.case --as json --out first.json
  cmp first.json again.json || wrong "$one: other points come back"
done

# What has no such form is refused in one sentence; so is a cloud without points.
printf 'assay-case 1\n\nfamily: hull3\npoints: 0\nend\n' >nothing.case
for refused in nothing.case:qhull nothing.case:off apart.json:qhull box.json:fcl program.json:bullet box.json:highs apart.json:points plane.case:off program.json:obj; do
  expect 2 "$refused" "$assay" export "${refused%:*}" --as "${refused#*:}"
  one_sentence
done
printf '%s\n' '{"family": "gjk", "a": [[0,0,0],[1,0,0],[0,1,0],[0,0,1]], "b": [[0,0,0],[1,0,0],[0,1,0]]}' >flat.json
expect 2 "a flat body for FCL" "$assay" export flat.json --as fcl
stderr_has "flat"
# A header that would be code if it left its comment.
{
  printf 'assay-case 1\nnote: """ */ \xe2\x80\xa8 code \\\\\nwords: ??/\n'
  "$assay" draw gjk/near_touching_3d --case 1 | sed 1d
} >hostile.case
expect 0 "a hostile header" "$assay" export hostile.case --as libccd --out hostile.cpp
grep -q '^// note: ' hostile.cpp || wrong "the header is not told"
expect 0 "a hostile header compiles" "$compiler" -std=c++17 -trigraphs -fsyntax-only -Wall -Werror hostile.cpp
finish
