#!/usr/bin/env bash
# An engine that did not change passes the gate of its own baseline, with the same seed and with others, whether it is right or errs.
#   other_seeds.sh ASSAY TRIES
# A try is four runs: an engine that is right by proof and one that errs, each with the seed of its baseline and with another.
source "$(dirname "$0")/common.sh"
tries=$2
few=(--property hull2/is_exact --cases 128 --jobs 1)
runs=0
for engine in hull/hull2 published/graham_alzubaidi; do
  base=$work/$(basename "$engine")
  "$assay" check --no-self-checks --engine "$engine" "${few[@]}" --seed 1 --out "$base" >/dev/null 2>&1
  for try in $(seq "$tries"); do
    for seed in 1 $((try + 1)); do
      rm -rf "$work/again"
      expect 0 "$engine against itself, seed 1 and seed $seed" \
        "$assay" check --no-self-checks --engine "$engine" "${few[@]}" --seed "$seed" --baseline "$base" --out "$work/again"
      stdout_has "Nothing is worse than in the baseline"
      runs=$((runs + 1))
    done
  done
done
say "$runs runs"
finish
