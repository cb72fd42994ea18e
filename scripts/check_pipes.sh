#!/usr/bin/env bash
# No pipe of a script with `pipefail` ends in `grep -q`, which leaves at the first line that it finds: what still writes then ends by
# SIGPIPE, and the pipe says "not found" of what was found, or the other way round, now and then. Tests say `| any_line`, others
# `grep -q PATTERN <<<"$(command)"`.
#   check_pipes.sh [ROOT]
set -uo pipefail
cd "${1:-$(dirname "$0")/..}" || exit 2
found=$(grep -rnE '(^|[^|])\| *grep +(-[a-zA-Z]+ +)*-[a-zA-Z]*q' --include='*.sh' bench ci fuzz mutation packaging scripts tests 2>/dev/null |
  grep -vE '^[^:]+:[0-9]+: *#')
[ -z "$found" ] && exit 0
printf '%s\n' "$found" "  -> reads a pipe not to its end: any_line of tests/campaign/common.sh does, or a here-string"
exit 1
