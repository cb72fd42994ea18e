#!/usr/bin/env bash
# One shard of a night: judges its part of the cases, says nothing of the whole (merge_and_compare.sh does).
#   nightly_shard.sh --shard I/N --seed SEED [--engine ENGINE]... [--time TIME] [--jobs N] [--out DIR] [--assay PROGRAM]
#                    [-- ARGUMENTS OF ASSAY CHECK...]
# All shards of a night have one seed, such as the date on which the first began. Exit code 0 where the shard has its records, whatever
# they say, and where its time ended before its cases did; else that of assay check.
source "$(dirname "$0")/common.sh"
shard='' seed='' time='' jobs='' engines=()
while [ $# -gt 0 ]; do
  case $1 in
    --help) usage 0 ;;
    --) shift; break ;;
    --shard | --seed | --time | --jobs | --engine | --out | --assay)
      [ $# -ge 2 ] || stop "$1: a value is missing"
      if [ "$1" = --engine ]; then engines+=(--engine "$2"); else printf -v "${1#--}" '%s' "$2"; fi
      shift 2 ;;
    *) stop "$1: no such option (--help)" ;;
  esac
done
[ -n "$shard" ] || stop "--shard: which part of how many, such as 2/8, is missing"
[ -n "$seed" ] || stop "--seed: is missing, and every shard of a night has the same"
[ $# -gt 0 ] || set -- --battery nightly
limit=()
[ -n "$time" ] && limit+=(--time "$time")
[ -n "$jobs" ] && limit+=(--jobs "$jobs")
mkdir -p "$(dirname "$out")"
ran '0 1 3 4' "$assay" check "${engines[@]}" "$@" --shard "$shard" --seed "$seed" "${limit[@]}" --out "$out"
