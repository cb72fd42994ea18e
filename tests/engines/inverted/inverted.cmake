# Inverted tests: what every one of them needs. Each adapter's own test is an executable of its own, because of what it links.
add_library(assay_inverted STATIC ${CMAKE_CURRENT_LIST_DIR}/runner.cpp ${CMAKE_CURRENT_LIST_DIR}/exact_lp.cpp)
target_link_libraries(assay_inverted PUBLIC assay::engines assay::properties PRIVATE assay_warnings)
assay_precompiled(assay_inverted programs)
assay_test(inverted_runner FOLDER ${CMAKE_CURRENT_LIST_DIR} LABEL conformance nightly LINK assay_inverted assay::certified)
