# What `cmake --install` writes, by component:
#   program  the command, its engines, the page's parts, the checker of certificates, scripts for CI, manual page and completion
#   adapter  headers for an engine of yours (engines/assay_engine.h, engines/plugin_kit.h) and the CMake function assay_adapter
#   tests    the libraries and headers that a test program of yours links, and the CMake function assay_trial
# Nothing here holds a path: the program looks for its parts from where it lies (reports/store/disk/program_place.h), and so do the
# files for find_package and pkg-config, so that a prefix may be moved.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

if(ASSAY_PROGRAM)
  include(install_program)
endif()

# ---- adapter
set(adapter_headers ${CMAKE_INSTALL_INCLUDEDIR}/assay)
target_include_directories(assay_adapter INTERFACE $<INSTALL_INTERFACE:${adapter_headers}>)
install(DIRECTORY algorithms/model DESTINATION ${adapter_headers}/algorithms COMPONENT adapter FILES_MATCHING PATTERN "*.h")
install(FILES engines/assay_engine.h engines/plugin_kit.h DESTINATION ${adapter_headers}/engines COMPONENT adapter)
install(DIRECTORY engines/plugin_kit DESTINATION ${adapter_headers}/engines COMPONENT adapter FILES_MATCHING PATTERN "*.h")
file(GLOB kits ${PROJECT_SOURCE_DIR}/engines/adapters/*_kit.h)
install(FILES ${kits} DESTINATION ${adapter_headers}/engines/adapters COMPONENT adapter)
install(TARGETS assay_adapter assay_build_flags EXPORT adapter COMPONENT adapter)

# ---- tests
set(test_headers ${CMAKE_INSTALL_INCLUDEDIR}/assay-tests)
set(test_libraries fuzz properties oracles algorithms)  # in the order in which a linker wants them
foreach(layer ${test_libraries})
  target_include_directories(assay_${layer} INTERFACE $<INSTALL_INTERFACE:${test_headers}> $<INSTALL_INTERFACE:${adapter_headers}>)
  install(TARGETS assay_${layer} EXPORT tests ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT tests)
  install(DIRECTORY ${layer} DESTINATION ${test_headers} COMPONENT tests
          FILES_MATCHING PATTERN "*.h" PATTERN model EXCLUDE PATTERN faults EXCLUDE PATTERN referee EXCLUDE PATTERN files EXCLUDE)
endforeach()
install(TARGETS assay_model EXPORT tests COMPONENT tests)

# ---- find_package(Assay COMPONENTS adapter tests)
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/Assay)
install(EXPORT adapter NAMESPACE assay:: FILE AssayAdapter.cmake DESTINATION ${package} COMPONENT adapter)
install(EXPORT tests NAMESPACE assay:: FILE AssayTests.cmake DESTINATION ${package} COMPONENT tests)
configure_package_config_file(cmake/AssayConfig.cmake.in ${PROJECT_BINARY_DIR}/AssayConfig.cmake INSTALL_DESTINATION ${package})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/AssayConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/AssayConfig.cmake ${PROJECT_BINARY_DIR}/AssayConfigVersion.cmake cmake/assay_adapter.cmake
        DESTINATION ${package} COMPONENT adapter)
install(FILES cmake/assay_trial.cmake DESTINATION ${package} COMPONENT tests)

# ---- pkg-config --cflags assay-adapter; pkg-config --cflags --libs assay-tests
file(RELATIVE_PATH to_prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
list(TRANSFORM test_libraries PREPEND "-lassay_" OUTPUT_VARIABLE link_words)
list(JOIN link_words " " link_words)
foreach(part adapter tests)
  configure_file(cmake/assay-${part}.pc.in ${PROJECT_BINARY_DIR}/assay-${part}.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/assay-${part}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT ${part})
endforeach()
