#!/usr/bin/env bash
# A prefix that was moved after it was installed: the program, find_package and pkg-config work from where it is.
source "$(dirname "$0")/common.sh"
expect 0 "cmake --install" "$cmake" --install "$build" --prefix "$work/made"
prefix=$work/moved
mv "$work/made" "$prefix"
program_works "$prefix"

# A project outside the tree, with nothing but the prefix.
cp -r "$source_tree/examples/your_tests" "$work/project"
expect 0 "configuring" "$cmake" -S "$work/project" -B "$work/built" -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_CXX_COMPILER="$compiler" \
  -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE=-O1
expect 0 "building" "$cmake" --build "$work/built"
! grep -rqF "$source_tree/" "$work/built/CMakeCache.txt" "$work/built/CMakeFiles"/*.dir || wrong "the project is built from the source tree"
expect 0 "its tests" "$(dirname "$cmake")/ctest" --test-dir "$work/built"
stdout_has "100% tests passed, 0 tests failed out of 1"
expect 0 "its engine on plain cases" alone "$prefix/bin/assay" try "$work/built/shop.so"
stdout_has "shop/hull"

# An engine in another language, with the kits that came along.
for engine in 'python3 boxes.py' 'node gift_wrapping.mjs'; do
  command -v "${engine%% *}" >/dev/null || { say "${engine%% *} is absent: $engine is not tried"; continue; }
  (cd "$prefix/share/assay/pipe_kit" && alone env PATH="$PATH" "$prefix/bin/assay" try "$engine") >"$work/told" 2>&1
  grep -qF "example/" "$work/told" || wrong "$engine: $(head -1 "$work/told")"
done

# Engines in JavaScript come along with their npm packages; without Node they are told to be left out.
for script in "$build"/engines/*.mjs; do
  name=$(basename "$script" .mjs)
  ! readlink "$prefix/lib/assay/engines/$name.mjs" | any_line '^/' || wrong "the link to $name.mjs names a place outside the prefix"
  if command -v node >/dev/null; then
    expect 0 "$name by its name" alone env PATH="$(dirname "$(command -v node)"):/usr/bin:/bin" "$prefix/bin/assay" --version
    stdout_has "node $prefix/lib/assay/engines/$name.mjs: version "
  fi
  expect 0 "$name without Node" alone env PATH="$work" "$prefix/bin/assay" --version
  grep -q "$name/\*.* left out: the program node that runs them is not on the PATH" "$work/stdout" || wrong "$name is left out in silence"
done

# By pkg-config; what is for tests stays out of what is for engines.
export PKG_CONFIG_PATH=$prefix/lib/pkgconfig
adapter=$(pkg-config --cflags assay-adapter)
expect 0 "an engine in C" "${CC:-cc}" $adapter -shared -fPIC "$source_tree/engines/adapters/examples/boxes.c" -o "$work/boxes.so"
expect 0 "an engine in C++" "$compiler" -std=c++20 $adapter -shared -fPIC "$source_tree/engines/adapters/examples/gift_wrapping.cpp" -o "$work/gift.so"
echo '#include "fuzz/targets/in_your_tests.h"' >"$work/both.cpp"
expect 1 "headers for tests by those for engines" "$compiler" -std=c++20 $adapter -fsyntax-only "$work/both.cpp"
expect 0 "headers for tests" "$compiler" -std=c++20 $(pkg-config --cflags assay-tests) -fsyntax-only "$work/both.cpp"

expect 0 "an engine by the installed script of CI" "$prefix/share/assay/ci/scripts/build_engine.sh" \
  "$source_tree/engines/adapters/examples/gift_wrapping.cpp" "$work/by_script.so"

# A component that is not there is refused by name.
rm "$prefix/lib/cmake/Assay/AssayTests.cmake"
expect 1 "configuring without the libraries for tests" "$cmake" -S "$work/project" -B "$work/refused" -DCMAKE_PREFIX_PATH="$prefix"
stderr_has "the component tests (libraries and headers for test"

# Manual page and completion say what the command line does, and nothing else does.
for form in manual:share/man/man1/assay.1 bash:share/bash-completion/completions/assay zsh:share/zsh/vendor-completions/_assay \
  glossary:share/doc/assay/glossary.md; do
  "$assay" describe "${form%%:*}" | cmp -s - "$prefix/${form#*:}" || wrong "${form#*:} is not what the program says of itself"
done
complete_words() {
  bash -c 'source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _assay; printf "%s\n" "${COMPREPLY[@]}"' bash \
    "$prefix/share/bash-completion/completions/assay" "$@"
}
[ "$(complete_words assay comp)" = compare ] || wrong "comp is not completed to compare"
complete_words assay --worker-memory 2G check --b | sort | paste -sd' ' | any_line -xF -- "--baseline --battery" || wrong "options of check are not completed"
if command -v zsh >/dev/null; then
  zsh -n "$prefix/share/zsh/vendor-completions/_assay" || wrong "zsh does not read its completion"
  # What _describe is given, without the line editor: the words of known before their meanings.
  zsh_words() {
    zsh -fc 'compdef() { :; }; _describe() { print -rl -- ${known%%:*}; }; _files() { print files; }
             source "$1"; shift; words=("$@") CURRENT=$#; _assay' zsh "$prefix/share/zsh/vendor-completions/_assay" "$@"
  }
  zsh_words assay history '' | LC_ALL=C sort | paste -sd' ' | any_line -xF -- "--help add report" || wrong "zsh does not know the commands below history"
  zsh_words assay history add out --a | any_line -xF -- --accepted || wrong "zsh does not know the options of history add"
  [ "$(zsh_words assay history add '')" = files ] || wrong "zsh does not offer files to history add"
fi
complete_words assay history '' | LC_ALL=C sort | paste -sd' ' | any_line -xF -- "--help add report" || wrong "the commands below history are not completed"
complete_words assay history add out --a | any_line -xF -- --accepted || wrong "options of history add are not completed"
if command -v man >/dev/null; then
  LC_ALL=C man --warnings -l "$prefix/share/man/man1/assay.1" >"$work/page" 2>"$work/complaints"
  [ ! -s "$work/complaints" ] || wrong "man complains: $(head -1 "$work/complaints")"
  grep -qF "assay history add" "$work/page" || wrong "the manual page has no command below history"
  grep -qF "EXIT CODES" "$work/page" || grep -qF "Exit codes" "$work/page" || wrong "the manual page has no exit codes"
fi

# Where no engines are beside the program, the build's own are found.
rm -r "$prefix/lib/assay/engines"
expect 0 "--version" alone "$prefix/bin/assay" --version
stdout_has "$build/engines/libccd.so"
finish
