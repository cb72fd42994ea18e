#!/usr/bin/env bash
# Engines and judges of ours built by g++ and by clang++ give the same answers, go the same ways and judge alike: equal digests of every
# block (campaign/run/case_digest.h), which leave out what a mathematical library has a part in.
#   two_compilers.sh ASSAY SOURCE
source "$(dirname "$0")/common.sh"
command -v clang++ >/dev/null || { say "skipped: there is no clang++ here"; exit 77; }
"$2/scripts/clang_program.sh" >"$work/build" 2>&1 || { wrong "clang++ does not build the program"; tail -20 "$work/build"; finish; }
export LLVM_PROFILE_FILE=/dev/null
for program in "$assay" "$2/build/coverage/bin/assay"; do
  name=$([ "$program" = "$assay" ] && echo gcc || echo clang) code=0
  "$program" check --no-self-checks --battery smoke --cases 8 --engine 'lp/*' --engine 'gjk/*' --engine 'cast/*' --engine 'hull*' --engine 'shapes/*' \
    --jobs 2 --in-process --out "$work/$name" >"$work/log" 2>&1 || code=$?
  [ $code -le 1 ] || { wrong "$name: exit code $code"; tail -3 "$work/log"; }
  digests "$work/$name" >"$work/$name.digests"
done
any_line . <"$work/gcc.digests" || wrong "no engine of ours has a digest"
diff "$work/gcc.digests" "$work/clang.digests" | head -20 | any_line . && { wrong "g++ and clang++ differ"; cat "$work/any_line"; }
finish
