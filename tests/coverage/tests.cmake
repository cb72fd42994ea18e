# The coverage study's own code.
add_test(NAME coverage/study COMMAND python3 -m unittest discover -s ${CMAKE_CURRENT_LIST_DIR} -p "*_test.py")
set_tests_properties(coverage/study PROPERTIES LABELS unit TIMEOUT 60)
