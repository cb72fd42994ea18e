#!/usr/bin/env bash
# Puts a night in the place of the last one, for the next night to be compared with.
#   keep_night.sh DIR LAST_NIGHT
# Where the night was not merged the last one stays.
source "$(dirname "$0")/common.sh"
[ "${1:-}" = --help ] && usage 0
[ $# = 2 ] || stop "DIR and LAST_NIGHT are wanted (--help)"
[ -e "$1/campaign.json" ] || { echo "$1: holds no campaign; $2 stays as it is"; exit 0; }
rm -rf "$2"
mkdir -p "$2"
cp -r "$1" "$2/run"
