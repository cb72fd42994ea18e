#!/usr/bin/env bash
# Bad arguments and files: one clear sentence, exit code 2, nothing written.
source "$(dirname "$0")/common.sh"
cd "$work"
nothing_written() { [ ! -e out ] && [ ! -e "$work/x" ] || wrong "something was written"; }
bad() { expect 2 "$1" "${@:3}"; one_sentence; stderr_has "$2"; nothing_written; }

bad "unknown engine" "no engine has this name" "$assay" check --no-self-checks --engine nobody/nothing --out x
bad "missing plug-in" "absent.so" "$assay" check --no-self-checks --engine ./absent.so --out x
printf 'not a shared object' >fake.so
bad "plug-in that is none" "fake.so" "$assay" check --no-self-checks --engine ./fake.so --out x
bad "unknown battery" "--battery gigantic" "$assay" check --no-self-checks --battery gigantic --out x
bad "unknown property" "--property no/such" "$assay" check --no-self-checks --property no/such --out x
bad "unknown domain" "--domain no/such" "$assay" check --no-self-checks --domain no/such --out x
bad "bad shard" "--shard 8/7" "$assay" check --no-self-checks --shard 8/7 --out x
bad "shard zero" "--shard 0/7" "$assay" check --no-self-checks --shard 0/7 --out x
bad "bad time" "--time soon" "$assay" check --no-self-checks --time soon --out x
bad "bad seed" "seed" "$assay" check --no-self-checks --seed minus --out x
bad "zero cases" "--cases" "$assay" check --no-self-checks --cases 0 --out x
bad "no command" "subcommand" "$assay"
bad "unknown option" "--frobnicate" "$assay" check --no-self-checks --frobnicate
bad "missing baseline" "absent" "$assay" check --no-self-checks --baseline absent --out x
bad "replay of nothing" "absent.case" "$assay" replay absent.case
printf 'assay-case 1\nfamily gjk\n' >torn.case
bad "torn case" "torn.case" "$assay" replay torn.case
printf '\x00\x01\x02' >binary.case
bad "binary case" "binary.case" "$assay" replay binary.case
bad "reduce of nothing" "absent.case" "$assay" reduce absent.case
bad "draw from an unknown domain" "draw no/such" "$assay" draw no/such --case 1 --out x
bad "draw of no case" "--case" "$assay" draw hull2/scales --out x
bad "draw of a bad case" "--case" "$assay" draw hull2/scales --case minus --out x
bad "merge of nothing" "absent" "$assay" merge absent --out x
bad "compare with nothing" "absent" "$assay" compare absent absent
bad "report of nothing" "absent" "$assay" report absent
mkdir empty
bad "report of an empty directory" "empty" "$assay" report empty
printf '{"schema": 1' >empty/campaign.json
bad "report of a torn header" "campaign.json" "$assay" report empty
mkdir -p other && printf 'my thesis' >other/notes.txt
expect 2 "a directory that holds something else" "$assay" check --no-self-checks --battery smoke --engine hull/monotone_chain_naive --out other
one_sentence
[ "$(ls other)" = notes.txt ] || wrong "something was written into other"
finish
