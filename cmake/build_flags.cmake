# Floating-point semantics are part of Assay's interface, so they are set once, here, with reasons.
#
#  -ffp-contract=off   g++ and clang fuse a*b+c by default when the target has FMA; a fused product changes the sign of
#                      det(p,q,q,p) from 0 to 1.4e-17. Every proved bound in oracles/exact assumes separate roundings.
#  -fno-fast-math      reassociation and flush-to-zero void every proof; stated so that a user's CXXFLAGS cannot slip it in.
#  -fexcess-precision  not needed: x87 is refused by a static_assert on FLT_EVAL_METHOD in algorithms/model/point.h.
#
# Flags can lie (a plug-in's start-up code may set flush-to-zero), so engines/host/worker/float_environment.h also probes at run time.
add_library(assay_build_flags INTERFACE)
add_library(assay::build_flags ALIAS assay_build_flags)
set_target_properties(assay_build_flags PROPERTIES EXPORT_NAME build_flags)
target_compile_features(assay_build_flags INTERFACE cxx_std_20)
target_compile_options(assay_build_flags INTERFACE -ffp-contract=off -fno-fast-math)

# Warnings are for our own targets only; an installed consumer does not inherit them.
add_library(assay_warnings INTERFACE)
target_compile_options(assay_warnings INTERFACE -Wall -Wextra -Wshadow -Wconversion -Wno-sign-conversion)

# g++ 12 reports false "may be used uninitialized" inside std::variant at -O2 (GCC bug 105562 family).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(assay_warnings INTERFACE -Wno-maybe-uninitialized)
endif()

# A faster linker where there is one.
find_program(FAST_LINKER NAMES ld.mold ld.lld)
if(FAST_LINKER)
  cmake_path(GET FAST_LINKER EXTENSION LAST_ONLY linker)
  string(SUBSTRING ${linker} 1 -1 linker)
  add_link_options(-fuse-ld=${linker})
endif()
