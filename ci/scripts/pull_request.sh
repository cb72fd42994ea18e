#!/usr/bin/env bash
# Puts the engine of a change on trial beside the engine that it would replace, on the same cases.
#   pull_request.sh --engine NEW [--base-engine OLD | --baseline DIR] [--accepted FILE] [--out DIR] [--assay PROGRAM]
#                   [--date YYYY-MM-DD] [-- ARGUMENTS OF ASSAY CHECK...]
# NEW and OLD are shared objects, or commands that speak docs/pipe-protocol.md: 'node new/engine.mjs'.
# Without a base every finding counts that is not accepted. Artifacts are in DIR/artifacts; the job summary is summary.md there, and is
# added to $GITHUB_STEP_SUMMARY where that is set. Exit codes are those of assay check: 0 nothing new, 1 new or worse, 2 an error, 3 an
# engine that answers in two ways, 4 the time was too short.
source "$(dirname "$0")/common.sh"
engine='' base_engine=''
while [ $# -gt 0 ]; do
  case $1 in
    --help) usage 0 ;;
    --) shift; break ;;
    --engine | --base-engine | --baseline | --accepted | --out | --assay | --date)
      [ $# -ge 2 ] || stop "$1: a value is missing"
      name=${1#--}
      printf -v "${name//-/_}" '%s' "$2"
      shift 2 ;;
    *) stop "$1: no such option (--help)" ;;
  esac
done
[ -n "$engine" ] || stop "--engine: the shared object or command on trial is missing"
case $engine in *[[:blank:]]*) ;; *) [ -e "$engine" ] || stop "$engine: there is no such file" ;; esac
[ -z "$base_engine" ] || [ -z "$baseline" ] || stop "--base-engine and --baseline exclude each other"
[ $# -gt 0 ] || set -- --battery quick
mkdir -p "$out"
acceptance
if [ -n "$base_engine" ]; then
  baseline=$out/base
  ran '0 1 3 4' "$assay" check --engine "$base_engine" "$@" --out "$baseline" >"$out/base.txt"
fi
against=()
[ -n "$baseline" ] && against=(--baseline "$baseline")
ran '0 1 3 4' "$assay" check --engine "$engine" "$@" "${against[@]}" "${acceptance[@]}" --out "$out/run" >"$out/check.txt"
verdict=$code
cat "$out/check.txt"
if [ -n "$baseline" ]; then
  verdict_of "$out/check.txt" >"$out/verdict.txt"
else
  sed -n '/^[0-9][^ ]* finding/,$p' "$out/check.txt" >"$out/verdict.txt"
fi
publish "$out/run" "$out/verdict.txt"
exit "$verdict"
