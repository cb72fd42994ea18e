# Round trips, rates and inverted tests of the adapters to collision libraries. Each library has a program of its own, with
# the adapter itself linked in: Bullet's two precisions have equal symbols. Every adapter source defines the same entry, so
# each has it under another name.
add_library(assay_trial STATIC ${CMAKE_CURRENT_LIST_DIR}/trial/bodies.cpp ${CMAKE_CURRENT_LIST_DIR}/trial/exact_library.cpp
                               ${CMAKE_CURRENT_LIST_DIR}/trial/small_integers.cpp)
target_link_libraries(assay_trial PUBLIC assay_inverted assay::certified assay::algorithms PRIVATE assay_warnings)
assay_precompiled(assay_trial programs)

# assay_adapter_test(<name> FOLDER <of the tests> LIKE <plug-in target> SOURCES <of adapters> [ENTRIES <names>])
function(assay_adapter_test name)
  cmake_parse_arguments(ADAPTER "" "FOLDER;LIKE" "SOURCES;ENTRIES" ${ARGN})
  assay_test(adapter_${name} FOLDER ${ADAPTER_FOLDER} LABEL conformance nightly LINK assay_trial)
  set(test test_adapter_${name})
  foreach(source entry IN ZIP_LISTS ADAPTER_SOURCES ADAPTER_ENTRIES)
    add_library(adapter_${name}_${entry} OBJECT ${PROJECT_SOURCE_DIR}/engines/adapters/${source})
    target_compile_definitions(adapter_${name}_${entry} PRIVATE assay_plugin_entry=${entry})
    target_compile_options(adapter_${name}_${entry} PRIVATE -Wno-missing-field-initializers ${ASSAY_BRIEFLY_RUN})
    target_link_libraries(adapter_${name}_${entry} PRIVATE assay::build_flags assay_warnings)
    target_sources(${test} PRIVATE $<TARGET_OBJECTS:adapter_${name}_${entry}>)
    set(parts ${parts} adapter_${name}_${entry})
  endforeach()
  foreach(target ${parts} ${test})
    target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR})
    target_include_directories(${target} SYSTEM PRIVATE $<TARGET_PROPERTY:${ADAPTER_LIKE},INCLUDE_DIRECTORIES>)
    target_compile_definitions(${target} PRIVATE $<TARGET_PROPERTY:${ADAPTER_LIKE},COMPILE_DEFINITIONS>)
  endforeach()
  target_compile_options(${test} PRIVATE -Wno-missing-field-initializers)
  target_link_libraries(${test} PRIVATE $<TARGET_PROPERTY:${ADAPTER_LIKE},LINK_LIBRARIES>)
endfunction()

set(A ${CMAKE_CURRENT_LIST_DIR})
assay_adapter_test(libccd FOLDER ${A}/libccd LIKE engine_libccd SOURCES libccd/libccd.cpp ENTRIES libccd_entry)
assay_adapter_test(fcl FOLDER ${A}/fcl LIKE engine_fcl SOURCES fcl/fcl.cpp fcl/signed_indep.cpp fcl/casts.cpp
                   ENTRIES fcl_entry fcl_signed_indep_entry fcl_casts_entry)
foreach(precision float double)
  assay_adapter_test(bullet_${precision} FOLDER ${A}/bullet LIKE engine_bullet_casts_${precision}
                     SOURCES bullet_gjk/bullet.cpp bullet_casts/bullet_casts.cpp ENTRIES bullet_entry bullet_casts_entry)
endforeach()
assay_adapter_test(ode FOLDER ${A}/ode LIKE engine_ode SOURCES ode/ode.cpp ENTRIES ode_entry)
assay_adapter_test(box2d FOLDER ${A}/box2d LIKE engine_box2d SOURCES box2d/box2d.cpp ENTRIES box2d_entry)
assay_adapter_test(geos FOLDER ${A}/geos LIKE engine_geos SOURCES geos/geos.cpp ENTRIES geos_entry)
if(TARGET engine_opencv)
  assay_adapter_test(opencv FOLDER ${A}/opencv LIKE engine_opencv SOURCES opencv/opencv.cpp ENTRIES opencv_entry)
endif()
assay_adapter_test(chipmunk FOLDER ${A}/chipmunk LIKE engine_chipmunk SOURCES chipmunk/chipmunk.cpp ENTRIES chipmunk_entry)

get_property(script_engines GLOBAL PROPERTY ASSAY_SCRIPT_ENGINES)
# The adapters in JavaScript: what their engines keep of bodies, plain pairs in every orientation, small integers, planted errors; and
# each in front of an engine that answers exactly.
if(NODE)
  foreach(name rapier jolt physx mujoco)
    if(name IN_LIST script_engines)
      add_test(NAME adapter_${name}/trial COMMAND ${NODE} ${A}/scripts/${name}.mjs 4000)
      add_test(NAME adapter_${name}/inverted COMMAND bash ${A}/inverted.sh $<TARGET_FILE:assay> ${name})
      set_tests_properties(adapter_${name}/trial adapter_${name}/inverted PROPERTIES LABELS "conformance;nightly" TIMEOUT 300)
    endif()
  endforeach()
endif()
