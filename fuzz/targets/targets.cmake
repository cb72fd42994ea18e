# One executable a variant, always built: with libFuzzer in the preset `fuzz`, with the replay main everywhere else, so that
# targets do not rot and a finding can be replayed under a debugger with any compiler.
option(ASSAY_FUZZ "Link the fuzz targets with libFuzzer (clang only)" OFF)
if(ASSAY_FUZZ AND NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  message(FATAL_ERROR "ASSAY_FUZZ needs clang: configure with the preset fuzz")
endif()

# Instrument the engine, not the oracle: coverage of exact arithmetic would lead the fuzzer after branches of GMP. Variants
# that are headers only are compiled, and so instrumented, within their target.
if(ASSAY_FUZZ)
  foreach(layer assay_algorithms assay_certified)
    get_target_property(layer_type ${layer} TYPE)
    if(NOT layer_type STREQUAL "INTERFACE_LIBRARY")
      target_compile_options(${layer} PRIVATE -fsanitize=fuzzer-no-link)
    endif()
  endforeach()
endif()

# The main that every target shares, compiled once; it asks for the target that each of them defines.
add_library(assay_fuzz_main OBJECT ${PROJECT_SOURCE_DIR}/fuzz/drivers/$<IF:$<BOOL:${ASSAY_FUZZ}>,libfuzzer_entry,replay_main>.cpp)
target_link_libraries(assay_fuzz_main PRIVATE assay::fuzz assay_warnings)

add_custom_target(fuzz_targets)
if(PROJECT_IS_TOP_LEVEL)
  enable_testing()  # here, because the root includes CTest only after the layers
endif()

# assay_fuzz_target(<family> <variant>): targets/fuzz_<family>_<variant>.cpp, and without libFuzzer a test that replays
# corpus/<family>/*.case and the tapes in corpus/fuzz_<family>_<variant>/ and then runs 2000 campaign streams.
function(assay_fuzz_target family variant)
  set(name fuzz_${family}_${variant})
  set(folder ${PROJECT_SOURCE_DIR}/fuzz)
  add_executable(${name} ${folder}/targets/${name}.cpp)
  target_link_libraries(${name} PRIVATE assay_fuzz_main assay::fuzz assay::algorithms assay::certified assay_warnings)
  add_dependencies(fuzz_targets ${name})
  if(ASSAY_FUZZ)
    target_compile_options(${name} PRIVATE -fsanitize=fuzzer-no-link)
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    return()
  endif()
  file(GLOB cases CONFIGURE_DEPENDS ${folder}/corpus/${family}/*.case ${folder}/corpus/${name}/*)
  add_test(NAME replay/${name} COMMAND ${name} --smoke 2000 ${cases})
  set_tests_properties(replay/${name} PROPERTIES LABELS replay TIMEOUT 120)
endfunction()

file(GLOB target_files CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/fuzz_*.cpp)
foreach(target_file ${target_files})
  cmake_path(GET target_file STEM stem)
  string(REGEX MATCH "^fuzz_([a-z0-9]+)_(.+)$" matched ${stem})
  assay_fuzz_target(${CMAKE_MATCH_1} ${CMAKE_MATCH_2})
endforeach()

# The replay main itself: what it refuses and what it answers.
if(NOT ASSAY_FUZZ AND TARGET fuzz_hull2_monotone_chain_naive)
  set(replay_main $<TARGET_FILE:fuzz_hull2_monotone_chain_naive>)
  set(committed ${PROJECT_SOURCE_DIR}/fuzz/corpus)
  add_test(NAME replay/refuses_unknown_words COMMAND sh -c "${replay_main} --nonsense; test $? -eq 2")
  add_test(NAME replay/refuses_a_missing_file COMMAND sh -c "${replay_main} no/such/file.case; test $? -eq 2")
  add_test(NAME replay/refuses_another_family COMMAND sh -c "${replay_main} ${committed}/lp/*.case; test $? -eq 2")
  add_test(NAME replay/reduces_a_case
           COMMAND sh -c "${replay_main} --reduce ${committed}/hull2/moerig_sweep.case | grep -q '^points: [345]$'")
  set_tests_properties(replay/refuses_unknown_words replay/refuses_a_missing_file replay/refuses_another_family
                       replay/reduces_a_case PROPERTIES LABELS replay TIMEOUT 60)
endif()
