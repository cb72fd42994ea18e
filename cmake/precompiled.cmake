# What makes a clean build cheap. Half of what a compiler does here is to read headers and to make templates of them anew for each file, so
# the files of whole folders are compiled together: 364 translation units of one folder each took 661 s of processor time and 22.6 million
# page faults, @units@. What is not hot is optimised
# less, and the garbage of g++ is collected late. An edit recompiles its group, at worst the half minute of `campaign`: the preset
# `dev` compiles each file as it stands, and so finds an #include that is missing. For release builds alone (and those of `make coverage` and of
# fuzzing services, which are clang's). What the files of one group have in unnamed namespaces must therefore have different names; a test's
# stand in a namespace of its file's name.
#
#  layers    what is hot, and linked into plug-ins and the program: -O2
#  plugins   adapters: standard headers alone, and nothing shown
#  brief     what runs for moments beside the questions and judges that it calls: -O1
#  programs  fuzz targets, drivers
#  tests     the same with GoogleTest
#  referee   CGAL's, which wants -frounding-math: one translation unit, which reads its headers itself
#
# A precompiled header brings the optimisation that it was made with: g++ silently compiles its user's functions with that and not with the
# user's options, -frounding-math included. So a kind's options are those of its header.
set(ASSAY_PRECOMPILES OFF)
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND (CMAKE_CXX_COMPILER_ID STREQUAL "GNU" OR ASSAY_COVERAGE))
  set(ASSAY_PRECOMPILES ON)
  set(ASSAY_BRIEFLY_RUN -O1)
elseif(ASSAY_FUZZ_ONLY)
  set(ASSAY_PRECOMPILES ON)
endif()
# Collecting before half a gigabyte is in use costs a fifth of the time, and saves little memory.
if(ASSAY_PRECOMPILES AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  add_compile_options(--param=ggc-min-expand=200 --param=ggc-min-heapsize=524288)
endif()
# A large group takes up to 3.2 GB: as many at a time as the memory has room for.
cmake_host_system_information(RESULT megabytes QUERY TOTAL_PHYSICAL_MEMORY)
math(EXPR at_a_time "(${megabytes} + 1000) / 4000")
if(at_a_time LESS 1)
  set(at_a_time 1)
endif()
set_property(GLOBAL APPEND PROPERTY JOB_POOLS large_groups=${at_a_time})

set(standard_headers <algorithm> <array> <chrono> <cmath> <cstdint> <filesystem> <fstream> <functional> <limits> <map> <memory> <optional> <set>
    <span> <string> <string_view> <utility> <variant> <vector>)
set(headers_of_layers ${standard_headers} <boost/multiprecision/gmp.hpp>)
set(headers_of_plugins ${standard_headers})
set(headers_of_brief ${headers_of_layers} <fmt/format.h> <fmt/ranges.h> <nlohmann/json.hpp>)
set(libraries_of_brief fmt::fmt nlohmann_json::nlohmann_json)
set(headers_of_programs ${headers_of_layers})
set(headers_of_tests ${headers_of_layers} <gtest/gtest.h>)
set(libraries_of_tests GTest::gtest)
set(options_of_brief ${ASSAY_BRIEFLY_RUN})
set(options_of_referee ${ASSAY_BRIEFLY_RUN})
set(options_of_programs ${ASSAY_BRIEFLY_RUN})
set(options_of_tests ${ASSAY_BRIEFLY_RUN})
set(together_in_tests 8)  # files of a test program that are compiled together

# The files of the target that lie below one folder, `depth` names below the root, become one translation unit.
function(compiled_by_folder target depth)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "\\.cpp$")
  foreach(source ${sources})
    cmake_path(IS_PREFIX PROJECT_BINARY_DIR ${source} is_made)
    set(root ${PROJECT_SOURCE_DIR})
    if(is_made)
      set(root ${PROJECT_BINARY_DIR})
    endif()
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${root} OUTPUT_VARIABLE folder)
    cmake_path(GET folder PARENT_PATH folder)
    string(REPLACE "/" ";" folder "${folder}")
    list(SUBLIST folder 0 ${depth} folder)
    list(JOIN folder _ group)
    set_source_files_properties(${source} TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP ${group})
  endforeach()
endfunction()

# assay_precompiled(<target> <layers|plugins|brief|programs|tests|referee> [depth of the folders that are compiled together, else 2])
# Unit  -Werror=invalid-pch: a target whose flags differ would read every header again, and say nothing.
function(assay_precompiled target kind)
  if(NOT ASSAY_PRECOMPILES)
    return()
  endif()
  if(together_in_${kind})
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE BATCH UNITY_BUILD_BATCH_SIZE ${together_in_${kind}})
  else()
    list(APPEND ARGN 2)
    list(GET ARGN 0 depth)
    compiled_by_folder(${target} ${depth})
  endif()
  target_compile_options(${target} PRIVATE ${options_of_${kind}})
  if(kind MATCHES "brief|referee")
    set_target_properties(${target} PROPERTIES JOB_POOL_COMPILE large_groups)
  endif()
  if(NOT headers_of_${kind})
    return()
  endif()
  set(owner assay_precompiled_${kind})
  if(NOT TARGET ${owner})
    file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/precompiled/${kind}.cpp CONTENT "// The headers are all there is.\n")
    add_library(${owner} OBJECT ${PROJECT_BINARY_DIR}/precompiled/${kind}.cpp)
    target_link_libraries(${owner} PRIVATE assay::build_flags ${libraries_of_${kind}})  # whose definitions are its users', too
    target_compile_options(${owner} PRIVATE ${options_of_${kind}})
    target_precompile_headers(${owner} PRIVATE ${headers_of_${kind}})
    if(kind MATCHES "layers|plugins|brief")
      set_target_properties(${owner} PROPERTIES POSITION_INDEPENDENT_CODE ON)
    endif()
    if(kind STREQUAL "plugins")
      set_target_properties(${owner} PROPERTIES CXX_VISIBILITY_PRESET hidden)
    endif()
  endif()
  target_precompile_headers(${target} REUSE_FROM ${owner})
  target_compile_options(${target} PRIVATE -Werror=invalid-pch)
endfunction()
