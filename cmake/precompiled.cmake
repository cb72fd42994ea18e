# What makes a clean build take a third of its time: headers that most files read anyway are read once a set of compiler flags, the
# files of a folder are compiled together, so that what all of them instantiate is made once, and what runs for moments is optimised
# less. Outside headers only, so that an edit here rebuilds what includes it and no more. For release builds alone (and those of `make
# coverage` and of fuzzing services, which are clang's): every other preset compiles each file as it stands, and so finds an #include that is missing. What the files of one folder have in unnamed
# namespaces must therefore have different names; a test's stand in a namespace of its file's name.
#
#  layers    what is linked into plug-ins and the program
#  programs  fuzz targets, drivers
#  tests     the same with GoogleTest
#  referee   CGAL's, which wants -frounding-math
set(ASSAY_PRECOMPILES OFF)
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND (CMAKE_CXX_COMPILER_ID STREQUAL "GNU" OR ASSAY_COVERAGE))
  set(ASSAY_PRECOMPILES ON)
  # For tests, reports and commands: the compiler takes two thirds of the time, and what runs long stands elsewhere.
  set(ASSAY_BRIEFLY_RUN -O1)
elseif(ASSAY_FUZZ_ONLY)
  set(ASSAY_PRECOMPILES ON)
endif()

set(standard_headers <algorithm> <array> <chrono> <cmath> <cstdint> <filesystem> <fstream> <functional> <limits> <map> <memory> <optional> <set>
    <span> <string> <string_view> <utility> <variant> <vector>)
set(headers_of_layers ${standard_headers} <boost/multiprecision/gmp.hpp>)
set(headers_of_programs ${headers_of_layers})
set(headers_of_tests ${headers_of_layers} <gtest/gtest.h>)
set(headers_of_referee ${headers_of_layers} <CGAL/Gmpq.h> <CGAL/Simple_cartesian.h>)
set(options_of_referee -frounding-math)
set(options_of_tests ${ASSAY_BRIEFLY_RUN})
set(together_in_tests 8)  # files of a test program that are compiled together

# The files of each folder of the target become one translation unit, whatever the others have.
function(compiled_by_folder target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "\\.cpp$")
  foreach(source ${sources})
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE folder)
    cmake_path(GET folder PARENT_PATH folder)
    string(MAKE_C_IDENTIFIER "${folder}" group)
    set_source_files_properties(${source} TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP ${group})
  endforeach()
endfunction()

# assay_precompiled(<target> <layers|programs|tests|referee>)
# Unit  -Werror=invalid-pch: a target whose flags differ would read every header again, and say nothing.
function(assay_precompiled target kind)
  if(NOT ASSAY_PRECOMPILES)
    return()
  endif()
  set(owner assay_precompiled_${kind})
  if(NOT TARGET ${owner})
    file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/precompiled/${kind}.cpp CONTENT "// The headers are all there is.\n")
    add_library(${owner} OBJECT ${PROJECT_BINARY_DIR}/precompiled/${kind}.cpp)
    target_link_libraries(${owner} PRIVATE assay::build_flags)  # no definitions: theirs would have to be its users'
    target_compile_options(${owner} PRIVATE ${options_of_${kind}})
    target_precompile_headers(${owner} PRIVATE ${headers_of_${kind}})
    if(kind STREQUAL "layers" OR kind STREQUAL "referee")
      set_target_properties(${owner} PROPERTIES POSITION_INDEPENDENT_CODE ON)
    endif()
    if(kind STREQUAL "tests")
      target_link_libraries(${owner} PRIVATE GTest::gtest)
    endif()
  endif()
  if(together_in_${kind})
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE BATCH UNITY_BUILD_BATCH_SIZE ${together_in_${kind}})
    target_compile_options(${target} PRIVATE ${options_of_${kind}})
  else()
    compiled_by_folder(${target})
  endif()
  target_precompile_headers(${target} REUSE_FROM ${owner})
  target_compile_options(${target} PRIVATE -Werror=invalid-pch)
endfunction()
