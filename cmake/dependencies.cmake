# Everything here comes from Debian 12 packages; scripts/install_packages.sh names them.
find_package(Threads REQUIRED)
find_package(Boost 1.74 REQUIRED)          # Multiprecision and Math are headers only
if(ASSAY_FUZZ_ONLY)
  set(gmp libgmp.a)  # targets run where nothing is installed
else()
  set(gmp gmp)
endif()
find_library(GMP_LIBRARY ${gmp} REQUIRED)
find_path(GMP_INCLUDE gmp.h REQUIRED)
if(NOT ASSAY_PROGRAM)
  return()
endif()
find_package(fmt REQUIRED)
find_package(CLI11 REQUIRED)
find_package(nlohmann_json REQUIRED)
# The file of accepted findings (reports). Named besides its target, with which alone the program did not link.
find_package(tomlplusplus REQUIRED)
find_library(TOML_LIBRARY tomlplusplus REQUIRED)
find_package(SQLite3 REQUIRED)
find_package(ZLIB REQUIRED)     # packed files (formats)
find_package(LibLZMA REQUIRED)
find_library(ZSTD_LIBRARY zstd REQUIRED)  # packed records (reports)

find_library(MPFR_LIBRARY mpfr REQUIRED)
find_library(GLPK_LIBRARY glpk REQUIRED)          # reads MPS files (formats)
find_library(QSOPT_EX_LIBRARY qsopt_ex REQUIRED)  # the second referee for linear programs

if(ASSAY_ENGINES STREQUAL "all")
  find_library(CCD_LIBRARY ccd REQUIRED)
  find_library(QHULL_LIBRARY qhull_r REQUIRED)
  # Debian ships Bullet twice, in single and in double precision.
  find_library(BULLET_FLOAT_LIBRARY LinearMath REQUIRED)
  find_library(BULLET_DOUBLE_LIBRARY LinearMath-float64 REQUIRED)
  find_library(CLP_LIBRARY Clp REQUIRED)
  find_library(COINUTILS_LIBRARY CoinUtils REQUIRED)
  find_path(CLP_INCLUDE ClpSimplex.hpp PATH_SUFFIXES coin REQUIRED)
  find_library(LPSOLVE_LIBRARY lpsolve55 PATH_SUFFIXES lp_solve REQUIRED)
endif()
if(ASSAY_TESTS)
  find_package(GTest REQUIRED)
  find_package(rapidcheck REQUIRED)
  find_package(benchmark)  # `make bench`
endif()
