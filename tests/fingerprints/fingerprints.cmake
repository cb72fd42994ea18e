# What each engine of ours does on a fixed run, and what each claim says of one, is held to a reviewed list, on this machine and on one
# without AVX2 and fused products: the four lanes, and glibc's sines and roots, then take other ways.
set(FINGERPRINTS ${CMAKE_CURRENT_LIST_DIR})
add_library(assay_fingerprint_list STATIC ${FINGERPRINTS}/fingerprint_list.cpp)
target_link_libraries(assay_fingerprint_list PUBLIC assay::variants assay::properties assay::engines fmt::fmt PRIVATE assay_warnings)
function(assay_fingerprints program name list)
  add_executable(${program} ${ARGN})
  target_link_libraries(${program} PRIVATE assay_fingerprint_list assay_warnings)
  add_test(NAME ${name} COMMAND ${program} ${FINGERPRINTS}/${list})
  set_tests_properties(${name} PROPERTIES LABELS "smoke" TIMEOUT 300)
endfunction()
assay_fingerprints(engine_fingerprints fingerprints engines.list ${FINGERPRINTS}/engine_fingerprints.cpp)
assay_fingerprints(engine_fingerprints_plain fingerprints/plain_machine engines.list
                   ${FINGERPRINTS}/engine_fingerprints.cpp ${FINGERPRINTS}/without_avx2.cpp)
set_tests_properties(fingerprints/plain_machine PROPERTIES FAIL_REGULAR_EXPRESSION "four lanes: AVX2"
                     ENVIRONMENT "GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX2,-AVX2_Usable,-FMA,-FMA_Usable,-FMA4,-FMA4_Usable")
assay_fingerprints(claim_fingerprints fingerprints/claims claims.list ${FINGERPRINTS}/claim_fingerprints.cpp)
target_link_libraries(claim_fingerprints PRIVATE assay::fuzz assay::planted_faults)
