# Mutation testing of the judges: every bug of a list is a test that fails if the kill tests of its family let the bug live.
#   ctest -L mutants -j2
# A family's bugs are only tried after its control: the same steps without a change, all kill tests passing. A second run
# tries again what a change touches, and repeats the other verdicts.
set(MUTANTS ${CMAKE_CURRENT_LIST_DIR})
# The judges once more, a file an object, of which a mutant takes one's place.
get_target_property(judges assay_oracles SOURCES)
add_library(assay_oracles_apart STATIC ${judges})
add_library(assay_promises_apart STATIC ${PROJECT_SOURCE_DIR}/properties/widened.cpp ${PROJECT_SOURCE_DIR}/properties/cast/default_promises.cpp)
foreach(apart assay_oracles_apart assay_promises_apart)
  target_link_libraries(${apart} PUBLIC assay::build_flags assay::model Boost::headers ${GMP_LIBRARY} PRIVATE assay_warnings)
  target_include_directories(${apart} PUBLIC ${PROJECT_SOURCE_DIR})
  target_include_directories(${apart} SYSTEM PUBLIC ${GMP_INCLUDE})
  assay_precompiled(${apart} programs)
  set_target_properties(${apart} PROPERTIES UNITY_BUILD OFF)
endforeach()

# mutant_test(<list> <family> <bug> <name of the test> <expected verdicts> [options of run_mutant.cmake])
function(mutant_test list family bug name expected)
  add_test(NAME mutants/${name}
           COMMAND ${CMAKE_COMMAND} -DLIST=${MUTANTS}/${list}.list -DBUG=${bug} -DEXPECT=${expected}
                   -DCONFIGURATION=${PROJECT_BINARY_DIR}/mutants/${family}.cmake ${ARGN} -P ${MUTANTS}/run_mutant.cmake)
  set_tests_properties(mutants/${name} PROPERTIES LABELS "mutants;nightly" TIMEOUT 500)
endfunction()

string(TOUPPER "${CMAKE_BUILD_TYPE}" build_type)
foreach(family exact promises ${ASSAY_FAMILIES})
  # Everything that only the generator knows, for the script to include.
  file(GENERATE OUTPUT ${PROJECT_BINARY_DIR}/mutants/${family}.cmake CONTENT
"set(SOURCE_DIR [[${PROJECT_SOURCE_DIR}]])
set(BINARY_DIR [[${PROJECT_BINARY_DIR}]])
set(FAMILY ${family})
set(COMPILE_COMMANDS [[${PROJECT_BINARY_DIR}/compile_commands.json]])
set(TEST_OBJECTS [[$<TARGET_OBJECTS:test_oracles_${family}>]])
separate_arguments(LINK_COMMAND UNIX_COMMAND [[${CMAKE_CXX_COMPILER} ${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_${build_type}} ${CMAKE_EXE_LINKER_FLAGS}]])
set(LIBRARIES [[$<TARGET_FILE:assay_promises_apart>;$<TARGET_FILE:assay_oracles_apart>;$<TARGET_FILE:GTest::gtest_main>;$<TARGET_FILE:GTest::gmock>;$<TARGET_FILE:GTest::gtest>;${GMP_LIBRARY};-pthread]])
")
  mutant_test(control ${family} ${family} control_${family} survived)
  set_tests_properties(mutants/control_${family} PROPERTIES FIXTURES_SETUP mutants_${family})
  file(GLOB lists CONFIGURE_DEPENDS ${MUTANTS}/${family}.list ${MUTANTS}/${family}_*.list)
  foreach(path ${lists})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${path})
    get_filename_component(list ${path} NAME_WE)
    file(STRINGS ${path} bugs REGEX "^[a-z0-9_]+: ")
    list(FILTER bugs EXCLUDE REGEX "^(file|rebuild): ")
    foreach(line ${bugs})
      string(REGEX REPLACE ":.*" "" bug "${line}")
      mutant_test(${list} ${family} ${bug} ${family}/${bug} "compiler|caught|hang")
      set_tests_properties(mutants/${family}/${bug} PROPERTIES FIXTURES_REQUIRED mutants_${family})
    endforeach()
  endforeach()
endforeach()

# The script itself: each verdict is given where it is due.
mutant_test(runner hull2 compiler runner/compiler compiler)
mutant_test(runner hull2 hang runner/hang hang -DHANG_SECONDS=5)
mutant_test(runner hull2 not_there runner/not_there "not applicable")
mutant_test(runner hull2 there_twice runner/there_twice "not applicable")
set_tests_properties(mutants/runner/compiler mutants/runner/hang mutants/runner/not_there mutants/runner/there_twice
                     PROPERTIES FIXTURES_REQUIRED mutants_hull2)
# What was found stands only as long as nothing changes that it rests on.
add_test(NAME mutants/runner/stands COMMAND ${CMAKE_COMMAND} -DCONFIGURATION=${PROJECT_BINARY_DIR}/mutants/hull2.cmake
         -DWORK=${PROJECT_BINARY_DIR}/mutants/stands -P ${MUTANTS}/verdict_stands.cmake)
set_tests_properties(mutants/runner/stands PROPERTIES LABELS "mutants;nightly" TIMEOUT 500)
