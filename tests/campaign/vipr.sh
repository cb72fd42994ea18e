#!/usr/bin/env bash
# Programs and the proofs of their truth as VIPR files: a reader written from the format's description accepts each, and so does viprchk
# where it is installed; a file with one number changed is refused.
source "$(dirname "$0")/common.sh"
root=$(cd "$(dirname "$0")/../.." && pwd)
check() { python3 "$root/tests/campaign/check_vipr.py" "$@"; }
cd "$work"
number=0 unbounded=0
write() {  # CASE
  if "$assay" export "$1" --as vipr --out "$number.vipr" >stdout 2>stderr; then
    number=$((number + 1))
  elif grep -q 'a VIPR file has no place for the proof of an unbounded program' stderr; then
    unbounded=$((unbounded + 1))
  else
    wrong "$1: $(head -1 stderr)"
  fi
}
for file in "$root"/docs/lp-findings/*.case; do write "$file"; done
for domain in lp/small_integer lp/planted_infeasible lp/scaled lp/big_m; do
  for index in 1 2 3 4 5 6; do
    expect 0 "$domain $index" "$assay" draw "$domain" --case $index --out drawn.case
    write drawn.case
  done
done
cat >crossed.case <<'END'
assay-case 1

family: lp
size: 1 x 2
cost: 0x1p+0 0x0p+0
lower: 0x0p+0 0x1p+1
upper: inf 0x1p+0
-inf <= 0x1p+0 0x1p+0 <= 0x1p+2
end
END
write crossed.case
[ $number -ge 30 ] || wrong "only $number files"
[ $unbounded -ge 2 ] || wrong "only $unbounded unbounded programs"
expect 0 "the proofs" check ./*.vipr
for kind in 'optimal value' infeas; do stdout_has "proved: $kind"; done
echo "$(grep -c 'proved: optimal' "$work/stdout") optimal, $(grep -c 'proved: infeas' "$work/stdout") infeasible, $unbounded unbounded"
if command -v viprchk >/dev/null; then
  for file in ./*.vipr; do
    viprchk "$file" >said 2>&1
    grep -qE 'Successfully verified|Infeasibility verified|RTP is a tautology' said || wrong "viprchk refuses $file"
  done
  echo "viprchk accepts all"
else
  echo "skipped: viprchk is not installed"
fi
# What is derived, changed by a digit in front.
changed=0
for file in ./*.vipr; do
  sed -E 's/^(bound|none) G (-?)/\1 G \21/' "$file" >forged
  cmp -s "$file" forged && continue
  changed=$((changed + 1))
  check forged >said && wrong "a forged $file is proved"
done
[ $changed -ge 20 ] || wrong "only $changed forged"
expect 2 "a cloud" "$assay" export "$root/docs/hull-findings/qhull_joggle_loses_corners.case" --as vipr
one_sentence
finish
