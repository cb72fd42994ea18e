# Sourced: the environment in which a fuzzing service calls build.sh, in a folder of this machine instead of an image of theirs.
# Compilers and flags as in google/oss-fuzz, infra/base-images/{base-clang,base-builder}/Dockerfile and compile; but -stdlib=libc++ is left
# out, since Debian's clang comes without it. Arguments: address or undefined. Sets `emulated`, the folder, and `source_tree`.
source_tree=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
export SANITIZER=${1:-address}
sanitizer_flags_of_address='-fsanitize=address -fsanitize-address-use-after-scope'
undefined=array-bounds,bool,builtin,enum,function,integer-divide-by-zero,null,object-size,return,returns-nonnull-attribute,shift,
undefined+=signed-integer-overflow,unreachable,vla-bound,vptr
sanitizer_flags_of_undefined="-fsanitize=$undefined,unsigned-integer-overflow -fno-sanitize-recover=$undefined"
flags=sanitizer_flags_of_$SANITIZER
[ -n "${!flags:-}" ] || { echo "$(basename "$0"): SANITIZER: $SANITIZER: expected address or undefined" >&2; exit 2; }
command -v clang++ >/dev/null || { echo "$(basename "$0"): clang++ is absent (scripts/install_packages.sh)" >&2; exit 2; }

emulated=${FUZZ_SERVICES:-$source_tree/out/fuzz-services}/$SANITIZER
mkdir -p "$emulated"/{src/assay,work,out}
emulated=$(realpath "$emulated")
export CC=clang CXX=clang++ LIB_FUZZING_ENGINE=-fsanitize=fuzzer SRC=$emulated/src WORK=$emulated/work OUT=$emulated/out
export UBSAN_OPTIONS=silence_unsigned_overflow=1
CFLAGS="-O1 -fno-omit-frame-pointer -gline-tables-only -DFUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION ${!flags} -fsanitize=fuzzer-no-link"
export CFLAGS CXXFLAGS=$CFLAGS

# What the Dockerfile copies; files that did not change keep their time, so that a second build is short.
(cd "$source_tree" && git ls-files -z | xargs -0 cp -pu --parents -t "$SRC/assay")
cp "$SRC/assay/.clusterfuzzlite/build.sh" "$SRC/"
