#!/usr/bin/env bash
# A machine that rounds otherwise or drops subnormal numbers, and a GMP that is wrong now and then, are refused before engines are asked:
# exit code 2 and a sentence that names what is computed wrongly.
source "$(dirname "$0")/../campaign/common.sh"
attacks=$(realpath "$2")
few=(--engine hull/monotone_chain_exact --engine gjk/certified --engine lp/certified --battery smoke --jobs 2)

expect 0 "selftest" "$assay" selftest
[ "$(grep -c '^ok ' "$work/stdout")" = 48 ] || wrong "not 48 answers"
expect 0 "selftest with no attack" env LD_PRELOAD="$attacks" "$assay" selftest

for attack in upward downward towards_zero flush_to_zero denormals_are_zero mpz_{add,sub,mul,addmul,submul,gcd,tdiv_q,divexact,mul_2exp} \
  mpq_{add,sub,mul,div,set_d}; do
  for command in selftest "check ${few[*]} --out $work/refused"; do
    expect 2 "$attack: $command" env LD_PRELOAD="$attacks" ASSAY_ATTACK=$attack "$assay" $command
    one_sentence
    grep -qE '^assay: selftest [a-z0-9_]+/[a-z0-9_]+: expected .+, got .+: this build \(.*\) computes wrongly; no verdict of it is worth anything$' \
      "$work/stderr" || wrong "$attack: $(cat "$work/stderr")"
    [ ! -e "$work/refused" ] || wrong "$attack: a campaign that was refused has a folder"
  done
done
finish
