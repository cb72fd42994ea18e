#!/usr/bin/env bash
# Tries built targets as OSS-Fuzz and ClusterFuzzLite do before they take a build, without their images.
#
#   SANITIZER=address fuzz/services/check_build.sh FOLDER     address (the default) or undefined; FOLDER is the $OUT of build.sh
#
# What is asked, with which options and thresholds: google/oss-fuzz, infra/base-images/base-runner (test_all.py, bad_build_check,
# run_fuzzer and the environment of its Dockerfile). Asked besides: seeds and a dictionary beside each target, and no library that the
# runner's image lacks. A line for each target; exit 0: all are good, 1: some are bad, each with its reasons, 2: there is nothing to try.
set -uo pipefail
folder=$(realpath "${1:?usage: check_build.sh FOLDER}") || exit 2
sanitizer=${SANITIZER:-address}
case $sanitizer in address | undefined) ;; *) echo "check_build.sh: SANITIZER: $sanitizer: expected address or undefined" >&2; exit 2 ;; esac

# Paths of the build must mean nothing: what was built lies elsewhere now.
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cp -r "$folder/." "$place"
logs=$place/.logs
mkdir "$logs"
export ASAN_OPTIONS=alloc_dealloc_mismatch=0:allocator_may_return_null=1:allocator_release_to_os_interval_ms=500:check_malloc_usable_size=0:\
detect_container_overflow=1:detect_odr_violation=0:detect_leaks=1:detect_stack_use_after_return=1:fast_unwind_on_fatal=0:handle_abort=1:\
handle_segv=1:handle_sigill=1:max_uar_stack_size_log=16:print_scariness=1:quarantine_size_mb=10:strict_memcmp=1:symbolize=0:use_sigaltstack=1
export UBSAN_OPTIONS=print_stacktrace=1:print_summary=1:silence_unsigned_overflow=1:symbolize=0
unset OUT WORK SRC

bad=0 reasons=()
# run LOG NAME ARGUMENT...: as run_fuzzer does.
run() { (cd "$place" && exec "./$2" -rss_limit_mb=2560 -timeout=25 "${@:3}") </dev/null >"$logs/$1" 2>&1; }

# Calls of __asan... and __ubsan... as `objdump -dC` shows them: the functions, and the namespaces of their runtimes.
count_calls() {
  objdump -d --no-show-raw-insn "$1" | awk '
    /callq? +[0-9a-f]+ <(__asan|_ZNK?6__asan)/ { ++asan }
    /callq? +[0-9a-f]+ <(__ubsan|_ZNK?7__ubsan)/ { ++ubsan }
    /callq? +[0-9a-f]+ <(__msan|_ZNK?6__msan)/ { ++msan }
    END { print asan + 0, ubsan + 0, msan + 0 }'
}

check_libraries() {
  local needed
  needed=$(readelf -d "$1" | sed -nE 's/.*\(NEEDED\).*\[(.*)\]/\1/p' |
    grep -vE '^(libc|libm|libpthread|libdl|librt|libresolv|libgcc_s|libstdc\+\+|ld-linux-x86-64)\.so' | paste -sd ' ')
  [ -z "$needed" ] || reasons+=("needs $needed")
}

check_target() {
  local name=$1 done_runs asan ubsan msan seeds=0 began=$SECONDS
  reasons=() counters=0
  grep -q 'Machine:.*X86-64' <<<"$(readelf -h "$place/$name")" || reasons+=("is not for x86-64")
  check_libraries "$place/$name"

  run "$name.start" "$name" -seed=1337 -runs=4
  done_runs=$(grep -c 'Done 4 runs' "$logs/$name.start")
  [ "$done_runs" -gt 0 ] || reasons+=("does not get through four runs")
  ! grep -q 'ERROR: no interesting inputs were found' "$logs/$name.start" || reasons+=("has no coverage instrumentation")
  counters=$(grep -oE 'Loaded [0-9]+ module.*\(.*(counters|guards)\): +[0-9]+' "$logs/$name.start" | grep -oE '[0-9]+$' | head -1)
  [ "${counters:=0}" -ge 100 ] || reasons+=("has $counters counters of coverage, fewer than 100")

  read -r asan ubsan msan < <(count_calls "$place/$name")
  [ "$msan" -le 3 ] || reasons+=("is compiled with MemorySanitizer ($msan calls)")
  if [ "$sanitizer" = address ]; then
    [ "$asan" -ge 1000 ] || reasons+=("has $asan calls of AddressSanitizer, fewer than 1000")
    [ "$ubsan" -le 200 ] || reasons+=("has $ubsan calls of UndefinedBehaviorSanitizer, more than 200")
  else
    [ "$asan" -eq 0 ] || reasons+=("has $asan calls of AddressSanitizer")
    [ "$ubsan" -ge 168 ] || reasons+=("has $ubsan calls of UndefinedBehaviorSanitizer, fewer than 168")
  fi

  local corpus=$place/.corpus/$name dictionary=()
  mkdir -p "$corpus"
  unzip -q -o "$place/${name}_seed_corpus.zip" -d "$corpus" 2>/dev/null || reasons+=("has no seeds")
  seeds=$(find "$corpus" -type f | wc -l)
  if [ -s "$place/$name.dict" ]; then dictionary=("-dict=$name.dict"); else reasons+=("has no dictionary"); fi
  run "$name.seeds" "$name" -runs=0 "${dictionary[@]}" "$corpus" || reasons+=("fails on its seeds")

  printf '%-44s %-4s %8d %8d %6d %6d %5d\n' "$name" "$([ ${#reasons[@]} = 0 ] && echo good || echo BAD)" "$counters" "$asan" "$ubsan" "$seeds" \
    $((SECONDS - began))
  if [ ${#reasons[@]} -gt 0 ]; then
    bad=$((bad + 1))
    printf '  %s %s\n' "$name" "${reasons[0]}"
    for reason in "${reasons[@]:1}"; do printf '  and %s\n' "$reason"; done
    tail -n 40 "$logs/$name.seeds" | sed 's/^/    /'
  fi
}

tried=0
printf '%-44s %-4s %8s %8s %6s %6s %5s\n' target '' counters asan ubsan seeds s
for file in "$place"/*; do
  [ -f "$file" ] && [ -x "$file" ] && grep -q LLVMFuzzerTestOneInput "$file" || continue
  check_target "$(basename "$file")"
  tried=$((tried + 1))
done
[ $tried -gt 0 ] || { echo "check_build.sh: $folder: no fuzz target is there" >&2; exit 2; }
echo "$tried targets with SANITIZER=$sanitizer, $bad bad"
[ $bad = 0 ]
