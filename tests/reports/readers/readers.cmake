# What others read our reports with: written of the example campaign, plain and hostile, and put to real readers.
set(readers ${CMAKE_CURRENT_SOURCE_DIR}/reports/readers)
set(written ${PROJECT_BINARY_DIR}/reports_to_read)
add_test(NAME reports/written COMMAND write_example ${written}/plain)
add_test(NAME reports/written_hostile COMMAND write_example ${written}/hostile --hostile)
set_tests_properties(reports/written reports/written_hostile PROPERTIES FIXTURES_SETUP reports_to_read)
add_test(NAME reports/junit_is_read
         COMMAND python3 ${readers}/junit_is_read.py ${written}/plain/junit.xml ${written}/hostile/junit.xml)
if(NODE)
  add_test(NAME reports/sarif_is_valid COMMAND ${NODE} ${readers}/sarif_is_valid.mjs ${PROJECT_SOURCE_DIR}/reports/viewer
                                               ${written}/plain/assay.sarif ${written}/hostile/assay.sarif)
  set_tests_properties(reports/sarif_is_valid PROPERTIES FIXTURES_REQUIRED reports_to_read)
endif()
set_tests_properties(reports/junit_is_read PROPERTIES FIXTURES_REQUIRED reports_to_read)
foreach(test written written_hostile junit_is_read sarif_is_valid)
  if(TEST reports/${test})
    set_tests_properties(reports/${test} PROPERTIES LABELS unit SKIP_RETURN_CODE 77 TIMEOUT 120)
  endif()
endforeach()
