#!/usr/bin/env bash
# Checks a revision of the project out beside its working tree, fetching it where a shallow clone has not got it.
#   checkout_base.sh REVISION FOLDER
source "$(dirname "$0")/common.sh"
[ "${1:-}" = --help ] && usage 0
[ $# = 2 ] || stop "REVISION and FOLDER are wanted (--help)"
git cat-file -e "$1^{commit}" 2>/dev/null || git fetch --quiet --depth 1 origin "$1"
rm -rf "$2"
git worktree prune
git worktree add --quiet --detach "$2" "$1"
