# assay_trial(<name> SOURCES ... [LINK targets...] [TIMEOUT seconds])
# A test program of yours with Assay's domains, judges and reducer in it: an executable, and a test of that name which passes
# when the program returns 0. The sources include "fuzz/targets/in_your_tests.h". They are compiled with Assay's
# floating-point flags (no contraction, no fast-math), as its judges are; code on trial that wants its own flags belongs in a
# library of its own, named under LINK.
function(assay_trial name)
  cmake_parse_arguments(TRIAL "" "TIMEOUT" "SOURCES;LINK" ${ARGN})
  if(NOT TRIAL_SOURCES)
    message(FATAL_ERROR "assay_trial(${name}): SOURCES: name at least one file")
  endif()
  if(NOT TRIAL_TIMEOUT)
    set(TRIAL_TIMEOUT 300)
  endif()
  add_executable(${name} ${TRIAL_SOURCES})
  target_link_libraries(${name} PRIVATE assay::fuzz assay::algorithms ${TRIAL_LINK})
  add_test(NAME ${name} COMMAND ${name})
  set_tests_properties(${name} PROPERTIES TIMEOUT ${TRIAL_TIMEOUT})
endfunction()
