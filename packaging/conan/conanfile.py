"""Assay's cases and judges for test programs, and headers for engines: conan create packaging/conan (Conan 2)."""
import os
import re

from conan import ConanFile
from conan.tools.cmake import CMake, CMakeDeps, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load


class Assay(ConanFile):
    name = "assay"
    license = "MIT"
    package_type = "static-library"
    settings = "os", "arch", "compiler", "build_type"

    @property
    def _root(self):
        return os.path.join(self.recipe_folder, os.pardir, os.pardir)

    def set_version(self):
        stated = load(self, os.path.join(self._root, "CMakeLists.txt"))
        self.version = re.search(r"^project\(assay VERSION ([0-9.]+)", stated, re.MULTILINE)[1]

    def export_sources(self):
        for pattern in ("CMakeLists.txt", "LICENSE", "cmake/*", "algorithms/*", "oracles/*", "certified/*", "properties/*", "fuzz/*", "engines/*"):
            copy(self, pattern, self._root, self.export_sources_folder)

    def requirements(self):
        # Headers of both stand in Assay's own.
        self.requires("boost/[>=1.74 <2]", transitive_headers=True, options={"header_only": True})
        self.requires("gmp/[>=6.2 <7]", transitive_headers=True)

    def layout(self):
        cmake_layout(self)

    def generate(self):
        CMakeDeps(self).generate()
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables["ASSAY_PROGRAM"] = False
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        CMake(self).install()

    def package_info(self):
        # find_package(Assay) finds Assay's own file.
        self.cpp_info.set_property("cmake_find_mode", "none")
        self.cpp_info.builddirs = [os.path.join("lib", "cmake", "Assay")]
