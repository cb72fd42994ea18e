# What each engine of ours does on a fixed run is held to a reviewed list, on this machine and on one without AVX2 and fused
# products: the four lanes, and glibc's sines and roots, then take other ways.
set(FINGERPRINTS ${CMAKE_CURRENT_LIST_DIR})
foreach(machine here plain)
  set(program engine_fingerprints)
  set(name fingerprints)
  set(sources ${FINGERPRINTS}/engine_fingerprints.cpp)
  if(machine STREQUAL plain)
    string(APPEND program _plain)
    string(APPEND name /plain_machine)
    list(APPEND sources ${FINGERPRINTS}/without_avx2.cpp)
  endif()
  add_executable(${program} ${sources})
  target_link_libraries(${program} PRIVATE assay::variants assay::properties fmt::fmt assay_warnings)
  add_test(NAME ${name} COMMAND ${program} ${FINGERPRINTS}/engines.list)
  set_tests_properties(${name} PROPERTIES LABELS "smoke" TIMEOUT 300)
endforeach()
set_tests_properties(fingerprints/plain_machine PROPERTIES FAIL_REGULAR_EXPRESSION "four lanes: AVX2"
                     ENVIRONMENT "GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX2,-AVX2_Usable,-FMA,-FMA_Usable,-FMA4,-FMA4_Usable")
