# The adapters of linear programming libraries, each in an executable of its own because of what it links (and, for GLPK, CGAL
# and QSopt_ex, under whose licence): its source, its library, and the library's solver replaced by an exact one.
function(lp_adapter_test name)
  cmake_parse_arguments(TEST "" "" "SOURCES;LINK;INCLUDE" ${ARGN})
  set(folder ${CMAKE_CURRENT_FUNCTION_LIST_DIR})
  list(TRANSFORM TEST_SOURCES PREPEND ${folder}/${name}/)
  add_executable(test_lp_adapter_${name} ${TEST_SOURCES} ${folder}/inverted_test.cpp
                 ${PROJECT_SOURCE_DIR}/engines/adapters/${name}/${name}.cpp)
  target_link_libraries(test_lp_adapter_${name} PRIVATE assay_inverted assay::oracles assay_warnings GTest::gtest
                        GTest::gtest_main ${TEST_LINK})
  target_include_directories(test_lp_adapter_${name} SYSTEM PRIVATE ${TEST_INCLUDE})
  target_compile_options(test_lp_adapter_${name} PRIVATE -Wno-missing-field-initializers ${ASSAY_BRIEFLY_RUN})
  assay_cases(lp_adapter_${name} test_lp_adapter_${name} LABEL conformance nightly TIMEOUT 3600)
endfunction()

lp_adapter_test(glpk SOURCES exact_glpk.cpp round_trip_test.cpp LINK ${GLPK_LIBRARY})
lp_adapter_test(clp SOURCES exact_clp.cpp round_trip_test.cpp LINK ${CLP_LIBRARY} ${COINUTILS_LIBRARY} INCLUDE ${CLP_INCLUDE})
lp_adapter_test(lp_solve SOURCES exact_lp_solve.cpp round_trip_test.cpp LINK ${LPSOLVE_LIBRARY})
cmake_path(GET LPSOLVE_LIBRARY PARENT_PATH lpsolve_folder)
set_target_properties(test_lp_adapter_lp_solve PROPERTIES BUILD_RPATH ${lpsolve_folder})
lp_adapter_test(qsopt_ex SOURCES exact_qsopt_ex.cpp round_trip_test.cpp LINK ${QSOPT_EX_LIBRARY} ${GMP_LIBRARY})
target_compile_definitions(test_lp_adapter_qsopt_ex PRIVATE ASSAY_QSOPT_EX_FILE="qsopt_ex")
lp_adapter_test(cgal_qp SOURCES exact_cgal.cpp told_answer.cpp round_trip_test.cpp LINK ${MPFR_LIBRARY} ${GMP_LIBRARY})
set_source_files_properties(
  ${CMAKE_CURRENT_LIST_DIR}/cgal_qp/exact_cgal.cpp ${CMAKE_CURRENT_LIST_DIR}/cgal_qp/round_trip_test.cpp
  ${PROJECT_SOURCE_DIR}/engines/adapters/cgal_qp/cgal_qp.cpp
  PROPERTIES COMPILE_OPTIONS "$<$<CXX_COMPILER_ID:GNU>:-frounding-math>")

# Adapters of which solvers are a parameter.
function(lp_adapter_parameter_test name)
  cmake_parse_arguments(TEST "" "TARGET" "LINK;INCLUDE" ${ARGN})
  add_executable(test_lp_adapter_${TEST_TARGET} ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/${name}/${name}_test.cpp)
  target_link_libraries(test_lp_adapter_${TEST_TARGET} PRIVATE assay_inverted assay::algorithms assay::oracles assay_warnings GTest::gtest
                        GTest::gtest_main ${TEST_LINK})
  target_include_directories(test_lp_adapter_${TEST_TARGET} SYSTEM PRIVATE ${TEST_INCLUDE})
  target_compile_options(test_lp_adapter_${TEST_TARGET} PRIVATE -Wno-missing-field-initializers ${ASSAY_BRIEFLY_RUN})
  assay_cases(lp_adapter_${TEST_TARGET} test_lp_adapter_${TEST_TARGET} LABEL conformance nightly TIMEOUT 3600)
endfunction()
if(TARGET engine_opencv)
  lp_adapter_parameter_test(opencv TARGET opencv LINK ${OPENCV_CORE_LIBRARY} ${OPENCV_IMGPROC_LIBRARY} INCLUDE ${OPENCV_INCLUDE})
endif()
if(TARGET engine_cddlib_gmp)
  lp_adapter_parameter_test(cddlib TARGET cddlib_double LINK ${CDDLIB_DOUBLE_LIBRARY})
  lp_adapter_parameter_test(cddlib TARGET cddlib_gmp LINK ${CDDLIB_GMP_LIBRARY} ${GMP_LIBRARY})
  target_compile_definitions(test_lp_adapter_cddlib_gmp PRIVATE GMPRATIONAL)
endif()

# What the adapters answer as plug-ins, with their libraries as they are.
assay_test(lp_translation FOLDER ${CMAKE_CURRENT_LIST_DIR}/plugins LABEL conformance nightly LINK assay::engines assay::oracles)
target_compile_definitions(test_lp_translation PRIVATE ASSAY_PLUGIN_DIR="${CMAKE_LIBRARY_OUTPUT_DIRECTORY}")
add_dependencies(test_lp_translation engine_glpk engine_clp engine_lp_solve engine_qsopt_ex engine_cgal_qp)
foreach(plugin engine_opencv engine_cddlib_double engine_cddlib_gmp)
  if(TARGET ${plugin})
    add_dependencies(test_lp_translation ${plugin})
  endif()
endforeach()

# The adapter to HiGHS is JavaScript; its solver is not replaced.
if(NODE)
  add_test(NAME lp_adapter_highs/round_trip COMMAND ${NODE} ${CMAKE_CURRENT_LIST_DIR}/highs/round_trip.mjs)
  add_test(NAME lp_adapter_highs/reproducers COMMAND ${PROJECT_SOURCE_DIR}/scripts/npm_reproducers.sh)
  set_tests_properties(lp_adapter_highs/round_trip lp_adapter_highs/reproducers PROPERTIES LABELS "conformance;nightly" TIMEOUT 300)
endif()
