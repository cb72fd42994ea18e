# End-to-end tests of the `assay` command: bash scripts that run the built program as a user would.
function(assay_e2e name)
  add_test(NAME e2e/${name} COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/campaign/${name}.sh $<TARGET_FILE:assay> ${CMAKE_LIBRARY_OUTPUT_DIRECTORY})
  set_tests_properties(e2e/${name} PROPERTIES LABELS "e2e" TIMEOUT 600)
endfunction()
assay_e2e(bad_input)
assay_e2e(exit_codes)
assay_e2e(reducing)
assay_e2e(hunt)
assay_e2e(hostile_files)
add_test(NAME fuzz/files COMMAND fuzz_files all 1500)
set_tests_properties(fuzz/files PROPERTIES LABELS replay TIMEOUT 300)
assay_e2e(shards)
assay_e2e(two_runs_agree)
add_test(NAME e2e/two_compilers COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/campaign/two_compilers.sh $<TARGET_FILE:assay> ${PROJECT_SOURCE_DIR})
set_tests_properties(e2e/two_compilers PROPERTIES LABELS "nightly" TIMEOUT 3600 SKIP_RETURN_CODE 77 PROCESSORS 2)
assay_e2e(kill_and_resume)
# Failing disks, kills and second runs: six random moments each here; ENDURANCE_ROUNDS=50 in the environment for more.
add_library(failing_disk MODULE ${CMAKE_CURRENT_SOURCE_DIR}/campaign/endurance/failing_disk.cpp)
set_target_properties(failing_disk PROPERTIES PREFIX "" LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/test_engines)
target_link_libraries(failing_disk PRIVATE assay_warnings ${CMAKE_DL_LIBS})
foreach(what full_disk killed two_runs)
  add_test(NAME e2e/endurance/${what} COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/campaign/endurance/${what}.sh
           $<TARGET_FILE:assay> $<TARGET_FILE:failing_disk>)
  set_tests_properties(e2e/endurance/${what} PROPERTIES LABELS "e2e" TIMEOUT 600)
endforeach()
assay_e2e(convictions)
set_tests_properties(e2e/convictions PROPERTIES TIMEOUT 1500)
assay_e2e(collision_findings)
assay_e2e(hull_findings)
assay_e2e(lp_findings)
assay_e2e(second_evaluation)
foreach(what collision hulls)
  add_test(NAME e2e/published_${what} COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/campaign/published_cases.sh
           $<TARGET_FILE:assay> ${CMAKE_LIBRARY_OUTPUT_DIRECTORY} ${what})
  set_tests_properties(e2e/published_${what} PROPERTIES LABELS "e2e" TIMEOUT 600)
endforeach()
# Certificates and the checker in JavaScript: every one of a run, and forged ones.
if(NODE)
  assay_e2e(certificates)
  add_test(NAME e2e/corpus COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/campaign/corpus.sh $<TARGET_FILE:assay>
           ${CMAKE_LIBRARY_OUTPUT_DIRECTORY} ${CMAKE_CXX_COMPILER})
  set_tests_properties(e2e/corpus PROPERTIES LABELS "e2e" TIMEOUT 300)
  add_test(NAME e2e/forged_certificates COMMAND ${NODE} ${CMAKE_CURRENT_SOURCE_DIR}/scripts/certificates/test.mjs
           $<TARGET_FILE:assay> ${PROJECT_SOURCE_DIR}/scripts/check_certificate.mjs)
  set_tests_properties(e2e/forged_certificates PROPERTIES LABELS "e2e" TIMEOUT 120)
endif()
assay_e2e(study)
# Mute engines and liars: none of them may get nothing but holds.
assay_test(dishonest FOLDER ${CMAKE_CURRENT_SOURCE_DIR}/campaign/dishonest LABEL smoke LINK assay::engines)
target_compile_definitions(test_dishonest PRIVATE ASSAY_PLUGIN_DIR="${CMAKE_LIBRARY_OUTPUT_DIRECTORY}")
assay_e2e(solve)
assay_e2e(solve_within_work)
assay_e2e(solution)
foreach(what replay_many_files replay_off_cloud replay_rbox_points solve_mps_gz replay_says_not_judged)
  assay_e2e(input/${what})
endforeach()
assay_e2e(hardening/answers_outside)
assay_e2e(try)
assay_e2e(same_answers)
assay_e2e(report_card)
assay_e2e(operating_range)
assay_e2e(hostile_engines)
set_tests_properties(e2e/hostile_engines PROPERTIES RESOURCE_LOCK attackers)
# A project that takes Assay in, built from its own CMakeLists.txt.
add_test(NAME e2e/your_tests COMMAND ${CMAKE_CTEST_COMMAND}
         --build-and-test ${PROJECT_SOURCE_DIR}/examples/your_tests ${PROJECT_BINARY_DIR}/../your_tests
         --build-generator Ninja --build-noclean --build-options -DCMAKE_BUILD_TYPE=${CMAKE_BUILD_TYPE}
         "-DCMAKE_CXX_FLAGS_RELEASE=${CMAKE_CXX_FLAGS_RELEASE} ${ASSAY_BRIEFLY_RUN}" -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER}
         "-DCMAKE_CXX_FLAGS=${CMAKE_CXX_FLAGS}" --test-command ${CMAKE_CTEST_COMMAND} --output-on-failure)
set_tests_properties(e2e/your_tests PROPERTIES LABELS "e2e" TIMEOUT 1500 PROCESSORS 2)

# What is installed, by cmake --install and as Debian packages, is used outside the tree; nothing is built a second time.
foreach(what installed debian_package)
  add_test(NAME e2e/${what} COMMAND bash ${PROJECT_SOURCE_DIR}/tests/install/${what}.sh $<TARGET_FILE:assay> ${PROJECT_SOURCE_DIR}
           ${PROJECT_BINARY_DIR} ${CMAKE_COMMAND} ${CMAKE_CXX_COMPILER})
  set_tests_properties(e2e/${what} PROPERTIES LABELS "e2e" TIMEOUT 600 SKIP_RETURN_CODE 77)
endforeach()

add_test(NAME e2e/packaging COMMAND python3 ${PROJECT_SOURCE_DIR}/tests/install/packaging.py ${PROJECT_SOURCE_DIR} ${CMAKE_COMMAND})
set_tests_properties(e2e/packaging PROPERTIES LABELS "e2e" TIMEOUT 120)
# What fuzzing services are given, and what they ask of it.
foreach(what check_build merge_corpus recipes)
  add_test(NAME e2e/fuzz_services/${what} COMMAND bash ${PROJECT_SOURCE_DIR}/tests/fuzz/services/${what}.sh $<TARGET_FILE:assay>
           ${PROJECT_SOURCE_DIR} ${CMAKE_COMMAND} $<TARGET_FILE:fuzz_pack>)
  set_tests_properties(e2e/fuzz_services/${what} PROPERTIES LABELS "e2e" TIMEOUT 300 SKIP_RETURN_CODE 77)
endforeach()

add_test(NAME layers COMMAND ${PROJECT_SOURCE_DIR}/scripts/check_layers.sh ${PROJECT_SOURCE_DIR})
add_test(NAME text_branches COMMAND ${PROJECT_SOURCE_DIR}/scripts/check_text_branches.sh ${PROJECT_SOURCE_DIR})
add_test(NAME text_branches/planted COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/scripts/text_branches_planted.sh
         ${PROJECT_SOURCE_DIR}/scripts/check_text_branches.sh)
set_tests_properties(layers text_branches text_branches/planted PROPERTIES LABELS "smoke")
add_test(NAME troubleshooting COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/scripts/troubleshooting_planted.sh ${PROJECT_SOURCE_DIR})
set_tests_properties(troubleshooting PROPERTIES LABELS "unit")
add_test(NAME fault_patches COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/scripts/fault_patches.sh ${CMAKE_COMMAND} ${PROJECT_SOURCE_DIR}/cmake)
add_test(NAME battery_lists COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/scripts/battery_lists.sh ${CMAKE_COMMAND} ${PROJECT_SOURCE_DIR}/cmake)
set_tests_properties(fault_patches battery_lists PROPERTIES LABELS "unit")
add_test(NAME compare_rows COMMAND python3 ${CMAKE_CURRENT_SOURCE_DIR}/scripts/compare_rows_test.py $<TARGET_FILE:assay> ${PROJECT_SOURCE_DIR}/scripts/compare_rows.py)
add_test(NAME bench_bars COMMAND python3 ${CMAKE_CURRENT_SOURCE_DIR}/scripts/bench_bars_test.py ${PROJECT_SOURCE_DIR}/scripts)
set_tests_properties(compare_rows bench_bars PROPERTIES LABELS "unit")
add_test(NAME format COMMAND ${PROJECT_SOURCE_DIR}/scripts/check_format.sh ${PROJECT_SOURCE_DIR})
add_test(NAME format/planted COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/scripts/format_planted.sh
         ${PROJECT_SOURCE_DIR}/scripts/check_format.sh)
add_test(NAME folders COMMAND ${PROJECT_SOURCE_DIR}/scripts/check_folders.sh ${PROJECT_SOURCE_DIR})
add_test(NAME folders/planted COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/scripts/folders_planted.sh
         ${PROJECT_SOURCE_DIR}/scripts/check_folders.sh)
add_test(NAME pipes COMMAND ${PROJECT_SOURCE_DIR}/scripts/check_pipes.sh ${PROJECT_SOURCE_DIR})
add_test(NAME pipes/planted COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/scripts/pipes_planted.sh ${PROJECT_SOURCE_DIR}/scripts/check_pipes.sh)
set_tests_properties(folders folders/planted pipes pipes/planted PROPERTIES LABELS "unit")
add_test(NAME functions COMMAND ${PROJECT_SOURCE_DIR}/scripts/check_functions.sh ${PROJECT_SOURCE_DIR})
add_test(NAME functions/planted COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/scripts/functions_planted.sh
         ${PROJECT_SOURCE_DIR}/scripts/check_functions.sh)
set_tests_properties(format format/planted functions functions/planted PROPERTIES LABELS "unit" SKIP_RETURN_CODE 77)
add_test(NAME smoke/battery COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/campaign/smoke.sh $<TARGET_FILE:assay>)
set_tests_properties(smoke/battery PROPERTIES LABELS "smoke" TIMEOUT 300 RUN_SERIAL TRUE)  # it has two threads of its own

# Five releases of one engine, for compare.
foreach(release 1 2 3 4 5)
  add_library(mine_${release} MODULE ${CMAKE_CURRENT_SOURCE_DIR}/campaign/plugins/mine.cpp)
  set_target_properties(mine_${release} PROPERTIES PREFIX "" CXX_VISIBILITY_PRESET hidden
                        LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/test_engines)
  target_link_libraries(mine_${release} PRIVATE assay::algorithms assay_warnings)
endforeach()
target_compile_definitions(mine_1 PRIVATE MINE_TURN=assay::ExactOrient2d MINE_VERSION="1" MINE_IS_MOODY=false MINE_IS_SHY=false)
target_compile_definitions(mine_2 PRIVATE MINE_TURN=assay::NaiveOrient2d MINE_VERSION="2" MINE_IS_MOODY=false MINE_IS_SHY=false)
target_compile_definitions(mine_3 PRIVATE MINE_TURN=assay::ExactOrient2d MINE_VERSION="3" MINE_IS_MOODY=true MINE_IS_SHY=false)
target_compile_definitions(mine_4 PRIVATE MINE_TURN=assay::ExactOrient2d MINE_VERSION="4" MINE_IS_MOODY=false MINE_IS_SHY=true)
target_compile_definitions(mine_5 PRIVATE MINE_TURN=ToleratingOrient2d MINE_VERSION="5" MINE_IS_MOODY=false MINE_IS_SHY=false)
foreach(what signals severities)
  add_test(NAME e2e/${what} COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/campaign/${what}.sh $<TARGET_FILE:assay> ${PROJECT_BINARY_DIR}/test_engines
           ${CMAKE_CXX_COMPILER})
  set_tests_properties(e2e/${what} PROPERTIES LABELS "e2e" TIMEOUT 600)
endforeach()
# Every command line that help, reports and documents print.
foreach(what help reports documents)
  add_test(NAME e2e/printed_commands/${what} COMMAND python3 ${CMAKE_CURRENT_SOURCE_DIR}/commands/printed_commands.py ${what} $<TARGET_FILE:assay>
           ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR}/test_engines ${CMAKE_LIBRARY_OUTPUT_DIRECTORY})
  set_tests_properties(e2e/printed_commands/${what} PROPERTIES LABELS "e2e" TIMEOUT 1800)
endforeach()
add_test(NAME e2e/compare COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/campaign/compare.sh $<TARGET_FILE:assay> ${PROJECT_BINARY_DIR}/test_engines)
set_tests_properties(e2e/compare PROPERTIES LABELS "e2e" TIMEOUT 300)
add_test(NAME e2e/other_seeds COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/campaign/other_seeds.sh $<TARGET_FILE:assay> 3)
set_tests_properties(e2e/other_seeds PROPERTIES LABELS "e2e" TIMEOUT 300)
add_test(NAME e2e/accepted COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/campaign/accepted.sh $<TARGET_FILE:assay> ${PROJECT_BINARY_DIR}/test_engines)
set_tests_properties(e2e/accepted PROPERTIES LABELS "e2e" TIMEOUT 300)
add_test(NAME e2e/history COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/campaign/history.sh $<TARGET_FILE:assay> ${PROJECT_BINARY_DIR}/test_engines)
set_tests_properties(e2e/history PROPERTIES LABELS "e2e" TIMEOUT 300)
# What other people's continuous integration runs.
add_test(NAME ci/recipes COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/ci/recipes_planted.sh ${PROJECT_SOURCE_DIR})
set_tests_properties(ci/recipes PROPERTIES LABELS "unit" TIMEOUT 120)
add_test(NAME e2e/ci COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/ci/recipes.sh $<TARGET_FILE:assay> ${PROJECT_SOURCE_DIR})
set_tests_properties(e2e/ci PROPERTIES LABELS "e2e" TIMEOUT 300)
# A night on a Slurm of one node that the test starts; skipped where there is none.
add_test(NAME e2e/slurm COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/clusters/slurm.sh $<TARGET_FILE:assay> ${PROJECT_SOURCE_DIR})
set_tests_properties(e2e/slurm PROPERTIES LABELS "e2e" TIMEOUT 300 SKIP_RETURN_CODE 77 PROCESSORS 2)

# Versions of one engine: a flaw planted from the third of five on.
assay_test(campaign_versions FOLDER ${CMAKE_CURRENT_SOURCE_DIR}/campaign/versions LABEL unit LINK assay::campaign)
add_test(NAME e2e/versions COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/campaign/versions.sh $<TARGET_FILE:assay> ${CMAKE_CXX_COMPILER}
         ${PROJECT_SOURCE_DIR})
set_tests_properties(e2e/versions PROPERTIES LABELS "e2e" TIMEOUT 300)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")  # what its flags mean
  add_test(NAME e2e/build_flags COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/campaign/build_flags.sh $<TARGET_FILE:assay> ${CMAKE_CXX_COMPILER}
           ${PROJECT_SOURCE_DIR})
  set_tests_properties(e2e/build_flags PROPERTIES LABELS "e2e" TIMEOUT 300)
endif()

add_test(NAME e2e/export_tests COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/campaign/export_tests.sh $<TARGET_FILE:assay>
         ${CMAKE_LIBRARY_OUTPUT_DIRECTORY} ${CMAKE_CXX_COMPILER})
set_tests_properties(e2e/export_tests PROPERTIES LABELS "e2e" TIMEOUT 300)
add_test(NAME e2e/tracker_cases COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/campaign/tracker_cases.sh $<TARGET_FILE:assay>)
set_tests_properties(e2e/tracker_cases PROPERTIES LABELS "e2e" TIMEOUT 300 SKIP_RETURN_CODE 77)
assay_e2e(engine_names)
assay_e2e(asked_by_name)
assay_e2e(crashed_once)
assay_e2e(command_engines)
assay_e2e(vipr)
# The first hour with an engine of one's own.
foreach(plugin collinear opposite)
  add_library(${plugin} MODULE ${CMAKE_CURRENT_SOURCE_DIR}/campaign/plugins/${plugin}.cpp)
  set_target_properties(${plugin} PROPERTIES PREFIX "" CXX_VISIBILITY_PRESET hidden
                        LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/test_engines)
  target_link_libraries(${plugin} PRIVATE assay::algorithms assay_warnings)
endforeach()
foreach(what first_hour export)
  add_test(NAME e2e/${what} COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/campaign/${what}.sh $<TARGET_FILE:assay>
           ${PROJECT_BINARY_DIR}/test_engines ${CMAKE_CXX_COMPILER} $<TARGET_FILE:assay_algorithms> ${PROJECT_SOURCE_DIR})
  set_tests_properties(e2e/${what} PROPERTIES LABELS "e2e" TIMEOUT 600)
endforeach()
# Explained violations, clusters, and what becomes of them.
assay_test(campaign_findings FOLDER ${CMAKE_CURRENT_SOURCE_DIR}/campaign/findings LABEL unit LINK assay::campaign)
assay_test(campaign_naming FOLDER ${CMAKE_CURRENT_SOURCE_DIR}/campaign/naming LABEL unit LINK assay::campaign)
# The whole program on N and on 10 N cases.
assay_test(campaign_memory FOLDER ${CMAKE_CURRENT_SOURCE_DIR}/campaign/memory LABEL unit LINK assay::build_flags)
target_compile_definitions(test_campaign_memory PRIVATE ASSAY_PROGRAM="$<TARGET_FILE:assay>" ASSAY_SOURCE="${PROJECT_SOURCE_DIR}")

# The program with engines of its own that crash on request; a sanitizer has last words of its own.
assay_test(campaign_crash FOLDER ${CMAKE_CURRENT_SOURCE_DIR}/campaign/crash LABEL unit LINK assay::campaign)
if(NOT CMAKE_CXX_FLAGS MATCHES "-fsanitize")
  add_executable(assay_with_crashes $<TARGET_OBJECTS:assay_main> ${CMAKE_CURRENT_SOURCE_DIR}/campaign/crash/planted_crashes.cpp)
  target_link_libraries(assay_with_crashes PRIVATE assay::studies assay_warnings)
  add_test(NAME e2e/crash_is_named COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/campaign/crash_is_named.sh $<TARGET_FILE:assay_with_crashes>)
  set_tests_properties(e2e/crash_is_named PROPERTIES LABELS "e2e" TIMEOUT 300)
endif()

# The program with an error bound that is too small.
add_executable(assay_with_planted_bound $<TARGET_OBJECTS:assay_main> ${CMAKE_CURRENT_SOURCE_DIR}/campaign/planted_bound.cpp)
target_link_libraries(assay_with_planted_bound PRIVATE assay::studies assay_warnings)
add_test(NAME e2e/self_checks COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/campaign/self_checks.sh $<TARGET_FILE:assay>
         $<TARGET_FILE:assay_with_planted_bound>)
set_tests_properties(e2e/self_checks PROPERTIES LABELS "e2e" TIMEOUT 120)

# The program with a referee that contradicts the judge: of two definitions the linker takes the first.
add_executable(assay_with_planted_referee $<TARGET_OBJECTS:assay_main> ${CMAKE_CURRENT_SOURCE_DIR}/campaign/planted_referee.cpp)
target_link_libraries(assay_with_planted_referee PRIVATE assay::studies assay_warnings)
target_link_options(assay_with_planted_referee PRIVATE -Wl,--allow-multiple-definition)
add_test(NAME e2e/disagreements COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/campaign/disagreements.sh $<TARGET_FILE:assay>
         $<TARGET_FILE:assay_with_planted_referee>)
set_tests_properties(e2e/disagreements PROPERTIES LABELS "e2e" TIMEOUT 120)

# What takes longest begins first, so that no core waits for it at the end.
set_tests_properties(e2e/your_tests PROPERTIES COST 1000)
set_tests_properties(e2e/endurance/full_disk e2e/convictions e2e/reducing e2e/kill_and_resume e2e/shards PROPERTIES COST 100)
