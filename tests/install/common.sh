# Shared by the tests of what is installed. Arguments: the built program, the source, the build, cmake, the C++ compiler.
source "$(dirname "$0")/../campaign/common.sh"
source_tree=$2 build=$3 cmake=$4 compiler=$5
unset ASSAY_ENGINE_PATH ASSAY_VIEWER_DIR ASSAY_ROOT

# alone COMMAND...: with nothing of this environment.
alone() { env -i PATH=/usr/bin:/bin HOME="$work" "$@"; }

# program_works PREFIX: the installed program finds its engines, its page and its checker from where it lies.
program_works() {
  local prefix=$1 assay=$1/bin/assay
  expect 0 "--version" alone "$assay" --version
  stdout_has "assay 0.1.0, revision "
  stdout_has ", GMP "
  stdout_has "  $prefix/lib/assay/engines/libccd.so: version libccd.so."
  ! grep -qF "$build" "$work/stdout" || wrong "--version names the build: $(grep -F "$build" "$work/stdout" | head -1)"
  ! grep -qF "/bad.so" "$work/stdout" || wrong "the engine that attacks its host is installed"
  expect 1 "a run with a real engine" alone "$assay" check --engine libccd/gjk --property gjk/verdict_is_right --cases 200 --jobs 1 --out "$work/run"
  printf '<!-- of the prefix -->\n' >>"$prefix/share/assay/reports/viewer/page.html"
  expect 0 "its report" alone "$assay" report "$work/run"
  grep -qF "of the prefix" "$work/run/report/report.html" || wrong "the page is not made of what is installed"
  if command -v node >/dev/null; then
    expect 0 "its certificates" node "$prefix/share/assay/scripts/check_certificate.mjs" "$work/run/findings.jsonl"
  fi
  rm -rf "$work/run"
}
