#!/usr/bin/env bash
# The recipes for ClusterFuzzLite and OSS-Fuzz name what is there, and the build that they ask for finds everything with the services' few
# packages. Arguments: the program (for common.sh), the source, cmake, fuzz_pack.
source "$(dirname "$0")/../../campaign/common.sh"
source_tree=$2 cmake=$3 pack=$4

# What both say is said alike, and what they copy and run is in the tree.
lite=$source_tree/.clusterfuzzlite oss=$source_tree/ci/oss-fuzz
cmp -s "$lite/build.sh" "$oss/build.sh" || wrong "the two build.sh differ"
[ "$(grep ^FROM "$lite/Dockerfile")" = "$(grep ^FROM "$oss/Dockerfile")" ] || wrong "the two Dockerfiles begin with different images"
checked=$(python3 - "$lite" "$oss" "$source_tree" <<'PY'
import pathlib, re, sys, yaml
lite, oss, tree = map(pathlib.Path, sys.argv[1:])
known = {"homepage", "main_repo", "language", "primary_contact", "base_os_version", "fuzzing_engines", "sanitizers"}
for folder, wanted in ((lite, {"language"}), (oss, {"homepage", "main_repo", "language", "primary_contact"})):
    project = yaml.safe_load((folder / "project.yaml").read_text())
    for field in sorted(set(project) - known): print(f"{folder}/project.yaml: {field}: no such field")
    for field in sorted(wanted - set(project)): print(f"{folder}/project.yaml: {field}: is missing")
    if project.get("language") != "c++": print(f"{folder}/project.yaml: language: expected c++")
    docker = (folder / "Dockerfile").read_text()
    if not re.search(rf"^FROM \S+/base-builder:{project['base_os_version']}$", docker, re.M):
        print(f"{folder}/Dockerfile: FROM: not the image of base_os_version")
    for path in re.findall(r"\$SRC/assay/([\w./]+\.sh)", docker + (folder / "build.sh").read_text()):
        script = tree / path
        if not (script.is_file() and script.stat().st_mode & 0o100): print(f"{folder}: {path}: is not there, or not executable")
    context = tree if folder == lite else folder
    for path in re.findall(r"^COPY (\S+) ", docker, re.M):
        if not (context / path).exists(): print(f"{folder}/Dockerfile: COPY {path}: is not there")
PY
) || wrong "the recipes cannot be read"
[ -z "$checked" ] || wrong "$checked"

# Every production variant and no other, by the program's own list.
"$assay" list --engines ours | sed -nE 's/^  (\S+) +ours .*/\1/p' | LC_ALL=C sort >"$work/ours"
"$pack" exported | cut -d' ' -f1 | LC_ALL=C sort >"$work/exported"
[ "$(wc -l <"$work/ours")" -ge 30 ] || wrong "assay lists $(wc -l <"$work/ours") engines of ours"
cmp -s "$work/ours" "$work/exported" || wrong "exported is not what is ours: $(diff "$work/ours" "$work/exported" | head -5)"
mkdir "$work/seeds"
expect 0 "seeds" "$pack" seeds shapes/robust "$work/seeds"
expect 0 "a dictionary" "$pack" dictionary shapes/robust
words=$(grep -cE '^"(\\x[0-9a-f]{2}){8}"$' "$work/stdout") seeds=$(find "$work/seeds" -type f | wc -l)
[ "$words" -gt 5 ] && [ "$seeds" -gt 5 ] || wrong "$words words and $seeds seeds for shapes/robust"
expect 2 "a variant that there is not" "$pack" seeds shapes/rubost "$work/seeds"

# With the packages hidden that services do not have it configures, and its build names none of their libraries.
if command -v clang++ >/dev/null; then
  hidden=()
  for package in GTest benchmark rapidcheck SQLite3 CLI11 fmt nlohmann_json tomlplusplus ZLIB LibLZMA; do
    hidden+=("-DCMAKE_DISABLE_FIND_PACKAGE_$package=TRUE")
  done
  expect 0 "configuring for a service" env CC=clang CXX=clang++ "$cmake" -S "$source_tree" -B "$work/build" -G Ninja -DCMAKE_BUILD_TYPE=None \
    -DASSAY_FUZZ_ONLY=ON -DASSAY_FUZZING_ENGINE=-fsanitize=fuzzer "${hidden[@]}"
  [ "$(wc -l <"$work/build/fuzz_targets.txt")" -ge 80 ] || wrong "there are $(wc -l <"$work/build/fuzz_targets.txt") fuzz targets"
  ! grep -qE '(gtest|benchmark|rapidcheck|sqlite3|CLI|mpfr|libgmp\.so)' "$work/build/build.ninja" || wrong "the build names what services do not have"
  # The same without the option needs them: hiding them hides them.
  expect 1 "configuring the whole" env CC=clang CXX=clang++ "$cmake" -S "$source_tree" -B "$work/whole" -G Ninja "${hidden[@]}"
fi
finish
