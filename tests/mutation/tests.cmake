# The study's own code, and the operators where `make mutants` has built them: they need clang's libraries.
add_test(NAME mutation/study COMMAND python3 -m unittest discover -s ${CMAKE_CURRENT_LIST_DIR} -p "*_test.py")
add_test(NAME mutation/operators COMMAND ${CMAKE_CURRENT_LIST_DIR}/operators_if_built.sh ${PROJECT_SOURCE_DIR})
set_tests_properties(mutation/study mutation/operators PROPERTIES LABELS unit TIMEOUT 120 SKIP_RETURN_CODE 77)
