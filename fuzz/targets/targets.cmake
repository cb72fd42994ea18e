# One executable a listed variant, always built: with libFuzzer in the preset `fuzz`, with the engine of a fuzzing service where
# ASSAY_FUZZ_ONLY is, with the replay main everywhere else, so that targets do not rot and a finding can be replayed under a debugger with
# any compiler.
set(ASSAY_FUZZING_ENGINE -fsanitize=fuzzer CACHE STRING "What brings the main of a fuzz target: a flag, or a library's path")
set(entry replay_main)
set(driven OFF)
if(ASSAY_FUZZ_ONLY)
  set(entry service_entry)
  set(driven ON)
elseif(ASSAY_FUZZ)
  set(entry libfuzzer_entry)
  set(driven ON)
endif()
if(driven AND NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  message(FATAL_ERROR "ASSAY_FUZZ and ASSAY_FUZZ_ONLY need clang: configure with the preset fuzz, or with CC and CXX set")
endif()

# Instrument the engine, not the oracle: coverage of exact arithmetic would lead the fuzzer after branches of GMP. A service's flags
# instrument all.
if(ASSAY_FUZZ_ONLY)
  foreach(layer assay_oracles assay_properties assay_fuzz)
    # What -fsanitize=fuzzer-no-link means, taken back one by one: without that word itself clang would refuse the precompiled headers.
    target_compile_options(${layer} PRIVATE
                           -fno-sanitize-coverage=inline-8bit-counters,indirect-calls,trace-cmp,pc-table,stack-depth)
  endforeach()
elseif(ASSAY_FUZZ)
  foreach(layer assay_algorithms assay_certified assay_variants)
    get_target_property(layer_type ${layer} TYPE)
    if(NOT layer_type STREQUAL "INTERFACE_LIBRARY")
      target_compile_options(${layer} PRIVATE -fsanitize=fuzzer-no-link)
    endif()
  endforeach()
endif()

# The main that every target shares, compiled once; it asks for the target that each of them defines (in a source that includes
# nothing, as they are many).
add_library(assay_fuzz_main OBJECT ${PROJECT_SOURCE_DIR}/fuzz/drivers/${entry}.cpp)
if(driven)
  target_sources(assay_fuzz_main PRIVATE ${PROJECT_SOURCE_DIR}/fuzz/drivers/libfuzzer_mutators.cpp)
endif()
target_link_libraries(assay_fuzz_main PRIVATE assay::fuzz assay_warnings)
assay_precompiled(assay_fuzz_main programs)

add_custom_target(fuzz_targets)

# assay_fuzz_target(<target> <family> <engine>): an executable for the listed variant, and without libFuzzer a test
# that replays corpus/<family>/*.case and the tapes in corpus/<target>/ and then runs 2000 campaign streams.
function(assay_fuzz_target name family engine)
  set(main ${CMAKE_CURRENT_BINARY_DIR}/targets/${name}.cpp)
  file(CONFIGURE OUTPUT ${main} @ONLY CONTENT "namespace assay {
class FuzzTarget;
const FuzzTarget& listed_@family@(const char* engine);
const FuzzTarget& fuzz_target() { return listed_@family@(\"@engine@\"); }
}  // namespace assay
")
  add_executable(${name} ${main})
  target_link_libraries(${name} PRIVATE assay_fuzz_main assay_listed_targets assay_warnings)
  add_dependencies(fuzz_targets ${name})
  if(driven)
    if(ASSAY_FUZZ)
      target_compile_options(${name} PRIVATE -fsanitize=fuzzer-no-link)
    endif()
    target_link_libraries(${name} PRIVATE ${ASSAY_FUZZING_ENGINE})
    return()
  endif()
  set(folder ${PROJECT_SOURCE_DIR}/fuzz)
  file(GLOB cases CONFIGURE_DEPENDS ${folder}/corpus/${family}/*.case ${folder}/corpus/${name}/*)
  add_test(NAME replay/${name} COMMAND ${name} --smoke 2000 ${cases})
  set_tests_properties(replay/${name} PROPERTIES LABELS "replay;nightly" TIMEOUT 120)
endfunction()

# One target a line of variants/<family>.list: gjk/epa is fuzz_gjk_epa, published/gjk_tutorial_2d is fuzz_gjk_tutorial_2d. The file
# fuzz_targets.txt of the build says which target is which engine.
add_library(assay_listed_targets STATIC)
target_link_libraries(assay_listed_targets PUBLIC assay::fuzz assay::variants PRIVATE assay_warnings)
assay_precompiled(assay_listed_targets programs)
set(fuzz_target_lines "")
foreach(family ${ASSAY_FAMILIES})
  get_property(engines GLOBAL PROPERTY ASSAY_VARIANTS_variants_${family})
  set(type ${ASSAY_TYPE_OF_${family}})
  set(instance ${CMAKE_CURRENT_BINARY_DIR}/targets/listed_${family}.cpp)
  file(CONFIGURE OUTPUT ${instance} @ONLY CONTENT "#include \"fuzz/targets/listed.h\"

namespace assay {
template const FuzzTarget& listed_target<@type@>(std::string_view name);
const FuzzTarget& listed_@family@(const char* engine) { return listed_target<@type@>(engine); }
}  // namespace assay
")
  target_sources(assay_listed_targets PRIVATE ${instance})
  foreach(engine ${engines})
    string(REGEX REPLACE "^[^/]*/(${family}_)?" "" variant ${engine})
    assay_fuzz_target(fuzz_${family}_${variant} ${family} ${engine})
    string(APPEND fuzz_target_lines "fuzz_${family}_${variant} ${engine}\n")
  endforeach()
endforeach()
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/fuzz_targets.txt CONTENT "${fuzz_target_lines}" @ONLY)

# What fuzzing services get beside the targets (fuzz/services).
add_executable(fuzz_pack ${PROJECT_SOURCE_DIR}/fuzz/services/pack.cpp)
target_link_libraries(fuzz_pack PRIVATE assay_listed_targets assay_warnings)
assay_precompiled(fuzz_pack programs)

# The replay main itself: what it refuses and what it answers.
if(NOT driven AND TARGET fuzz_hull2_monotone_chain_naive)
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
