# The vectors of the selftest derived anew; machines, libraries and builds that compute wrongly are refused.
add_test(NAME selftest/derived COMMAND python3 ${CMAKE_CURRENT_SOURCE_DIR}/selftest/derive.py $<TARGET_FILE:assay>)
set_tests_properties(selftest/derived PROPERTIES LABELS "claims" TIMEOUT 120)
if(NOT CMAKE_CXX_FLAGS MATCHES "-fsanitize")  # whose library has to be the first that is loaded
  add_library(attacks MODULE ${CMAKE_CURRENT_SOURCE_DIR}/selftest/attacks.cpp)
  set_target_properties(attacks PROPERTIES PREFIX "" LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/test_engines)
  target_include_directories(attacks SYSTEM PRIVATE ${GMP_INCLUDE})
  target_link_libraries(attacks PRIVATE assay_warnings ${GMP_LIBRARY} ${CMAKE_DL_LIBS})
  add_test(NAME selftest/attacks COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/selftest/attacks.sh $<TARGET_FILE:assay> $<TARGET_FILE:attacks>)
  set_tests_properties(selftest/attacks PROPERTIES LABELS "claims" TIMEOUT 120)
endif()
add_test(NAME selftest/refused_builds COMMAND python3 ${CMAKE_CURRENT_SOURCE_DIR}/selftest/refused_builds.py ${PROJECT_SOURCE_DIR}
         ${CMAKE_CURRENT_BINARY_DIR}/refused_builds ${CMAKE_CXX_COMPILER})
set_tests_properties(selftest/refused_builds PROPERTIES LABELS "nightly" TIMEOUT 3600 COST 1000 PROCESSORS 2)
