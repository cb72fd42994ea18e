# The adapters of hull libraries, each in an executable of its own because of what it links and how it is compiled (CGAL's
# packages also because of their licence): clouds read back, answers on small integers, and an exact library in its place.
function(hull_adapter_test name)
  cmake_parse_arguments(TEST "" "TARGET" "SOURCES;LINK" ${ARGN})
  set(folder ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/${name})
  if(NOT TEST_TARGET)
    set(TEST_TARGET ${name})
  endif()
  add_executable(test_hull_adapter_${TEST_TARGET} ${folder}/${name}_test.cpp ${TEST_SOURCES})
  target_link_libraries(test_hull_adapter_${TEST_TARGET} PRIVATE assay_inverted assay::algorithms assay::oracles assay_warnings
                        GTest::gtest GTest::gtest_main ${TEST_LINK})
  target_compile_options(test_hull_adapter_${TEST_TARGET} PRIVATE -Wno-missing-field-initializers ${ASSAY_BRIEFLY_RUN})
  if(NOT ${name} MATCHES cgal)  # whose flags are others
    assay_precompiled(test_hull_adapter_${TEST_TARGET} tests)
  endif()
  gtest_discover_tests(test_hull_adapter_${TEST_TARGET} TEST_PREFIX hull_adapter_${TEST_TARGET}/ DISCOVERY_TIMEOUT 120
                       PROPERTIES LABELS conformance TIMEOUT 3600)
endfunction()

hull_adapter_test(qhull SOURCES ${CMAKE_CURRENT_LIST_DIR}/qhull/exact_qhull.cpp ${PROJECT_SOURCE_DIR}/engines/adapters/qhull/run.cpp
                  ${PROJECT_SOURCE_DIR}/engines/adapters/qhull/translation.cpp LINK ${QHULL_LIBRARY})
hull_adapter_test(boost_geometry)
hull_adapter_test(geos LINK ${GEOS_LIBRARY})
foreach(precision float double)
  string(TOUPPER ${precision} upper)
  hull_adapter_test(bullet TARGET bullet_${precision} LINK ${BULLET_${upper}_LIBRARY})
  target_include_directories(test_hull_adapter_bullet_${precision} SYSTEM PRIVATE /usr/include/bullet)
endforeach()
target_compile_definitions(test_hull_adapter_bullet_double PRIVATE BT_USE_DOUBLE_PRECISION)
foreach(name cgal_hull2 cgal_hull3)
  hull_adapter_test(${name} LINK ${MPFR_LIBRARY} ${GMP_LIBRARY})
  target_compile_options(test_hull_adapter_${name} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-frounding-math>)
endforeach()

# The adapters in JavaScript.
get_property(script_engines GLOBAL PROPERTY ASSAY_SCRIPT_ENGINES)
foreach(name delaunator graham_scan quickhull3d jolt)
  if(NODE AND name IN_LIST script_engines)
    set(script ${name}.mjs)
    if(name MATCHES "quickhull3d|jolt")
      set(script spatial.mjs ${name})
    endif()
    add_test(NAME hull_adapter_${name}/trial COMMAND ${NODE} ${script} WORKING_DIRECTORY ${CMAKE_CURRENT_LIST_DIR}/scripts)
    set_tests_properties(hull_adapter_${name}/trial PROPERTIES LABELS conformance TIMEOUT 300)
  endif()
endforeach()
