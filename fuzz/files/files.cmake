# Files made wrong, and every reader of a file: fuzz_files runs them by number, fuzz_files_libfuzzer (preset fuzz) by coverage.
set(files_folder ${CMAKE_CURRENT_LIST_DIR})
add_library(assay_fuzz_files STATIC ${files_folder}/kinds.cpp ${files_folder}/mutate.cpp ${files_folder}/small_campaign.cpp
            ${files_folder}/try_file.cpp)
target_link_libraries(assay_fuzz_files PUBLIC assay::formats assay::reports ZLIB::ZLIB LibLZMA::LibLZMA PRIVATE assay_warnings)
target_compile_definitions(assay_fuzz_files PUBLIC ASSAY_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
add_executable(fuzz_files ${files_folder}/main.cpp)
target_link_libraries(fuzz_files PRIVATE assay_fuzz_files assay_warnings)
if(ASSAY_FUZZ)
  add_executable(fuzz_files_libfuzzer ${files_folder}/libfuzzer.cpp)
  target_link_libraries(fuzz_files_libfuzzer PRIVATE assay_fuzz_files assay_warnings)
  target_link_options(fuzz_files_libfuzzer PRIVATE -fsanitize=fuzzer)
  add_dependencies(fuzz_targets fuzz_files_libfuzzer)
endif()
