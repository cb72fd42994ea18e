#!/usr/bin/env bash
# Shared by the scripts that continuous integration runs. Usage: source common.sh.
set -euo pipefail
baseline='' accepted='' date='' out=out/assay assay=${ASSAY:-assay}

# GitHub shows nothing of a job summary above 1 MiB, so ours ends at a line before that.
most_summary_bytes=1000000

stop() { printf '%s: %s\n' "$(basename "$0")" "$*" >&2; exit 2; }
usage() { sed -n '2,/^[^#]/{/^#/{s/^# \{0,1\}//;p}}' "$0"; exit "$1"; }

# ran CODES COMMAND...: runs, and ends this script with the command's exit code unless it is one of CODES. Leaves it in $code.
ran() {
  local allowed=$1
  shift
  code=0
  "$@" || code=$?
  case " $allowed " in *" $code "*) ;; *) exit "$code" ;; esac
}

# The options by which check, compare and report learn what is accepted; none where the file is not there (yet).
acceptance() {
  acceptance=()
  if [ -n "$accepted" ] && [ -e "$accepted" ]; then acceptance+=(--accepted "$accepted"); fi
  if [ -n "$date" ]; then acceptance+=(--date "$date"); fi
}

# publish RUN VERDICT: writes the reports of a campaign directory, and into $out/artifacts what a CI keeps: the page, SARIF, JUnit, the
# findings, the words of the run (verdict.txt) and the job summary, which begins with them.
publish() {
  local run=$1 words=$2 artifacts=$out/artifacts arguments=()
  [ -n "$baseline" ] && arguments+=(--baseline "$baseline")
  ran 0 "$assay" report "$run" "${arguments[@]}" "${acceptance[@]}" >"$out/report.txt"
  rm -rf "$artifacts"
  mkdir -p "$artifacts"
  cp "$run"/report/{report.html,assay.sarif,junit.xml} "$artifacts"
  if [ -d "$run/findings" ]; then cp -r "$run/findings" "$artifacts"; fi
  cp "$words" "$artifacts/verdict.txt"
  # Words of engines stand in a block of code, whose fence is longer than any that they hold.
  local fence='```'
  while grep -qF "$fence" "$words"; do fence+='`'; done
  { printf '## Assay\n\n%stext\n' "$fence"; head -c 50000 "$words"; printf '\n%s\n\n' "$fence"; cat "$run/report/summary.md"; } >"$out/whole.md"
  if [ "$(wc -c <"$out/whole.md")" -gt $most_summary_bytes ]; then
    { head -c $((most_summary_bytes - 200)) "$out/whole.md" | sed '$d'; printf '\nThe rest is on the page, report.html.\n'; } >"$artifacts/summary.md"
  else
    cp "$out/whole.md" "$artifacts/summary.md"
  fi
  if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then cat "$artifacts/summary.md" >>"$GITHUB_STEP_SUMMARY"; fi
}

# verdict_of FILE: of what check or compare printed what a person pastes: the headline with the worst change and its command, and what is
# accepted.
verdict_of() { awk '/^(Worse than|Nothing is worse)/ { left = 3 } left > 0 || /^accepted|: no finding of this run falls under/ { print } { --left }' "$1"; }
