# Hostile answers through all that an answer meets: one driver with a seed, one for libFuzzer. Both bind variants to
# claims and to the campaign's referees, so they come after all layers.
set(C ${CMAKE_CURRENT_LIST_DIR})
add_library(assay_crossing STATIC ${C}/crossing.cpp)
foreach(family ${ASSAY_C_FAMILIES})
  set(instance ${CMAKE_CURRENT_BINARY_DIR}/crossing/cross_${family}.cpp)
  file(CONFIGURE OUTPUT ${instance} @ONLY CONTENT "#include \"fuzz/crossing/crossing_of.h\"

template class assay::crossing::CrossingOf<assay::${ASSAY_TYPE_OF_${family}}>;
")
  target_sources(assay_crossing PRIVATE ${instance})
endforeach()
target_link_libraries(assay_crossing PUBLIC assay::campaign PRIVATE assay_warnings)
assay_precompiled(assay_crossing programs)
add_executable(fuzz_crossing ${C}/main.cpp)
target_link_libraries(fuzz_crossing PRIVATE assay_crossing assay_warnings)
if(ASSAY_FUZZ)
  add_executable(fuzz_crossing_libfuzzer ${C}/libfuzzer_entry.cpp)
  target_link_libraries(fuzz_crossing_libfuzzer PRIVATE assay_crossing assay_warnings)
  target_link_options(fuzz_crossing_libfuzzer PRIVATE -fsanitize=fuzzer)
endif()
if(NOT ASSAY_FUZZ)
  add_test(NAME crossing/hostile_answers COMMAND fuzz_crossing --count 30000 --seed 1)
  set_tests_properties(crossing/hostile_answers PROPERTIES LABELS claims TIMEOUT 600)
endif()
