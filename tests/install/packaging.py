#!/usr/bin/env python3
"""The vcpkg port and the Conan recipe, run without vcpkg and Conan: what they call is played, CMake is real.

packaging.py SOURCE CMAKE [--build]     --build also compiles, and installs the component tests
"""
import json
import re
import shutil
import subprocess
import sys
import tempfile
import types
from pathlib import Path

source, cmake, whole = Path(sys.argv[1]).resolve(), sys.argv[2], "--build" in sys.argv
version = re.search(r"^project\(assay VERSION ([0-9.]+)", (source / "CMakeLists.txt").read_text(), re.MULTILINE)[1]
work = Path(tempfile.mkdtemp())
wrong = []


def run(*words):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True)
    if done.returncode != 0:
        wrong.append(f"{' '.join(map(str, words))}: exit code {done.returncode}:\n{(done.stdout + done.stderr)[-1500:]}")
    return done.returncode == 0


def build_and_install(build, prefix):
    if whole and run(cmake, "--build", build, "-j", "1"):
        run(cmake, "--install", build, "--prefix", prefix)
    else:
        run(cmake, "--install", build, "--prefix", prefix, "--component", "adapter")
    for file in ("lib/cmake/Assay/AssayConfig.cmake", "include/assay/engines/assay_engine.h", "lib/pkgconfig/assay-adapter.pc") + (
        ("lib/libassay_oracles.a",) if whole else ()):
        if not (prefix / file).is_file():
            wrong.append(f"{prefix}/{file} is not installed")


def vcpkg():
    port = source / "packaging/vcpkg/assay"
    manifest = json.loads((port / "vcpkg.json").read_text())
    unknown = set(manifest) - {"name", "version", "description", "license", "supports", "dependencies", "homepage", "features"}
    if unknown:
        wrong.append(f"vcpkg.json: {unknown}: no such fields")
    if manifest["version"] != version:
        wrong.append(f"vcpkg.json: version {manifest['version']}, the project's is {version}")
    needed = {entry if isinstance(entry, str) else entry["name"] for entry in manifest["dependencies"]}
    # Each function that the portfile calls, and the package that brings it (vcpkg-tool brings the others).
    played = f"""
function(vcpkg_cmake_configure)
  cmake_parse_arguments(WORDS "" "SOURCE_PATH" "OPTIONS" ${{ARGN}})
  execute_process(COMMAND {cmake} -S ${{WORDS_SOURCE_PATH}} -B {work}/vcpkg -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_LIBDIR=lib
    ${{WORDS_OPTIONS}} COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET)
endfunction()
function(vcpkg_cmake_install)
endfunction()
function(vcpkg_cmake_config_fixup)
  cmake_parse_arguments(WORDS "" "PACKAGE_NAME;CONFIG_PATH" "" ${{ARGN}})
  file(WRITE {work}/config_path ${{WORDS_CONFIG_PATH}})
endfunction()
function(vcpkg_fixup_pkgconfig)
endfunction()
function(vcpkg_install_copyright)
  cmake_parse_arguments(WORDS "" "" "FILE_LIST" ${{ARGN}})
  foreach(file ${{WORDS_FILE_LIST}})
    file(SIZE ${{file}} size)
  endforeach()
endfunction()
set(CURRENT_PORT_DIR {port})
set(CURRENT_PACKAGES_DIR {work}/vcpkg_packages)
include({port}/portfile.cmake)
"""
    (work / "play.cmake").write_text(played)
    if not run(cmake, "-P", work / "play.cmake"):
        return
    for function, package in (("vcpkg_cmake_configure", "vcpkg-cmake"), ("vcpkg_cmake_config_fixup", "vcpkg-cmake-config")):
        if function in (port / "portfile.cmake").read_text() and package not in needed:
            wrong.append(f"vcpkg.json: dependencies: {package} is missing, which brings {function}")
    build_and_install(work / "vcpkg", work / "vcpkg_prefix")
    if not (work / "vcpkg_prefix" / (work / "config_path").read_text() / "AssayConfig.cmake").is_file():
        wrong.append("portfile.cmake: CONFIG_PATH: no AssayConfig.cmake is there")


def conan():
    recipe = source / "packaging/conan/conanfile.py"
    called = []

    def copy(_, pattern, src, dst):
        root = Path(src)
        files = [file for file in root.glob(pattern + "*/**/*" if pattern.endswith("/") else pattern) if file.is_file()]
        if pattern.endswith("/*"):
            files = [file for file in (root / pattern[:-2]).rglob("*") if file.is_file()]
        if not files:
            wrong.append(f"conanfile.py: {pattern}: no such files")
        for file in files:
            to = Path(dst) / file.relative_to(root)
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, to)

    class ConanFile:
        recipe_folder = str(recipe.parent)
        export_sources_folder = source_folder = str(work / "exported")
        package_folder = str(work / "conan_prefix")

        def __init__(self):
            self.cpp_info = types.SimpleNamespace(set_property=lambda *words: called.append(words))

        def requires(self, reference, **_):
            called.append(reference.split("/")[0])

    class Toolchain:
        def __init__(self, _):
            self.cache_variables = {}

        def generate(self):
            called.append(dict(self.cache_variables))

    deps = type("CMakeDeps", (), {"__init__": lambda self, _: None, "generate": lambda self: None})
    played = {
        "conan": {"ConanFile": ConanFile},
        "conan.tools": {},
        "conan.tools.cmake": {"CMake": object, "CMakeDeps": deps, "CMakeToolchain": Toolchain, "cmake_layout": lambda _: None},
        "conan.tools.files": {"copy": copy, "load": lambda _, path: Path(path).read_text()},
    }
    for name, members in played.items():
        sys.modules[name] = types.ModuleType(name)
        vars(sys.modules[name]).update(members)
    scope = {}
    exec(compile(recipe.read_text(), str(recipe), "exec"), scope)
    package = scope["Assay"]()
    package.set_version()
    if package.version != version:
        wrong.append(f"conanfile.py: version {package.version}, the project's is {version}")
    package.export_sources()
    package.requirements()
    package.layout()
    package.generate()
    package.package_info()
    if not {"boost", "gmp"} <= set(filter(lambda one: isinstance(one, str), called)):
        wrong.append(f"conanfile.py: requirements: {called}")
    variables = next(one for one in called if isinstance(one, dict))
    words = [f"-D{name}={'ON' if value is True else 'OFF' if value is False else value}" for name, value in variables.items()]
    # From what is exported alone: a folder that was forgotten is missed here.
    if run(cmake, "-S", work / "exported", "-B", work / "conan", "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_INSTALL_LIBDIR=lib", *words):
        build_and_install(work / "conan", work / "conan_prefix")
        for folder in package.cpp_info.builddirs:
            if not (work / "conan_prefix" / folder / "AssayConfig.cmake").is_file():
                wrong.append(f"conanfile.py: builddirs: no AssayConfig.cmake in {folder}")


vcpkg()
conan()
print("\n".join(wrong) if wrong else "the port and the recipe configure and install")
if whole and not wrong:
    print(f"installed below {work}")
else:
    shutil.rmtree(work)
sys.exit(1 if wrong else 0)
