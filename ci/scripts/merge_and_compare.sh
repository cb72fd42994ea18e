#!/usr/bin/env bash
# Puts the shards of a night together, and holds the night against the last one.
#   merge_and_compare.sh [--engine ENGINE]... [--baseline DIR] [--accepted FILE] [--date YYYY-MM-DD] [--history FILE] [--jobs N]
#                        [--out DIR] [--assay PROGRAM] SHARD...
# The night is in DIR/run, to be kept as the next night's --baseline; where no --baseline is, as in the first night, nothing is worse.
# Artifacts are in DIR/artifacts, the job summary among them. With --history the night is put behind those of FILE, which is kept like the
# last night, and history.html and history.md are artifacts (docs/history.md). Exit codes: 0 nothing is worse, 1 something is, 2 an error.
source "$(dirname "$0")/common.sh"
engines=() history='' jobs=''
while [ $# -gt 0 ]; do
  case $1 in
    --help) usage 0 ;;
    --engine | --baseline | --accepted | --date | --history | --jobs | --out | --assay)
      [ $# -ge 2 ] || stop "$1: a value is missing"
      if [ "$1" = --engine ]; then engines+=(--engine "$2"); else printf -v "${1#--}" '%s' "$2"; fi
      shift 2 ;;
    -*) stop "$1: no such option (--help)" ;;
    *) break ;;
  esac
done
[ $# -gt 0 ] || stop "SHARD: the folders of the shards are missing"
mkdir -p "$out"
acceptance
threads=()
[ -n "$jobs" ] && threads=(--jobs "$jobs")
# 4: shards whose time ended early, or that are missing; merge says which.
ran '0 4' "$assay" merge "$@" "${engines[@]}" "${threads[@]}" --out "$out/run" >"$out/merge.txt"
cat "$out/merge.txt"
verdict=0
if [ -n "$baseline" ] && [ -e "$baseline/campaign.json" ]; then
  ran '0 1' "$assay" compare "$baseline" "$out/run" "${acceptance[@]}" >"$out/compare.txt"
  verdict=$code
  cat "$out/compare.txt"
  verdict_of "$out/compare.txt" >"$out/verdict.txt"
else
  baseline=''
  echo "There is no night before this one to compare with." | tee "$out/verdict.txt"
fi
{ grep '^missing: ' "$out/merge.txt" || true; } >>"$out/verdict.txt"
publish "$out/run" "$out/verdict.txt"
if [ -n "$history" ]; then
  mkdir -p "$(dirname "$history")"
  ran '0 1 2' "$assay" history add "$out/run" "${acceptance[@]}" --history "$history" >"$out/history.txt" 2>"$out/history_error.txt"
  # Such as a second night of one day: the verdict stands, and says that the history lacks this night.
  if [ "$code" = 2 ]; then sed 's/^assay: /not in the history: /' "$out/history_error.txt" | tee -a "$out/artifacts/verdict.txt"; fi
  if [ -e "$history" ]; then ran 0 "$assay" history report --history "$history" --out "$out/artifacts" >/dev/null; fi
fi
exit "$verdict"
