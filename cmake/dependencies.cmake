# Everything here comes from Debian 12 packages; scripts/install_packages.sh names them.
find_package(Threads REQUIRED)
find_package(Boost 1.74 REQUIRED)          # Multiprecision and Math are headers only
find_package(fmt REQUIRED)
find_package(CLI11 REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(SQLite3 REQUIRED)
find_package(GTest REQUIRED)
find_package(benchmark REQUIRED)
find_package(rapidcheck REQUIRED)
include(GoogleTest)

find_library(GMP_LIBRARY gmp REQUIRED)
find_library(MPFR_LIBRARY mpfr REQUIRED)
find_library(CCD_LIBRARY ccd REQUIRED)
find_library(QHULL_LIBRARY qhull_r REQUIRED)
