# The page in a browser: written from the example campaign, opened in headless Chromium, its charts and pictures counted.
# Skipped (77) where node_modules or Chromium is absent.
add_executable(write_example ${CMAKE_CURRENT_SOURCE_DIR}/reports/readers/write_example.cpp)
target_link_libraries(write_example PRIVATE assay::reports assay_warnings)
if(NODE)
  add_test(NAME viewer/page COMMAND ${NODE} ${PROJECT_SOURCE_DIR}/reports/viewer/test_page.mjs
                                    --write $<TARGET_FILE:write_example> ${PROJECT_BINARY_DIR}/example_report)
  add_test(NAME viewer/many_findings COMMAND ${PROJECT_SOURCE_DIR}/tests/scripts/many_findings.sh $<TARGET_FILE:write_example>
                                             $<TARGET_FILE:assay> ${PROJECT_BINARY_DIR}/many_findings 8000)
  add_test(NAME viewer/card COMMAND ${PROJECT_SOURCE_DIR}/tests/scripts/card_page.sh $<TARGET_FILE:write_example> $<TARGET_FILE:assay>
                                    ${PROJECT_BINARY_DIR}/example_card libccd/gjk)
  # The simulated year that the test of histories leaves.
  add_test(NAME viewer/history COMMAND ${PROJECT_SOURCE_DIR}/tests/scripts/history_page.sh ${ASSAY_SIMULATED_YEAR} $<TARGET_FILE:assay>
                                       ${PROJECT_BINARY_DIR}/simulated_year)
  set_tests_properties(viewer/history PROPERTIES DEPENDS reports_history)
  set_tests_properties(viewer/page viewer/card viewer/history viewer/many_findings PROPERTIES LABELS e2e SKIP_RETURN_CODE 77 TIMEOUT 600 COST 100)
endif()
