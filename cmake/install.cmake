# What `cmake --install` writes, by component:
#   program  the command, its engines, the page's parts, the checker of certificates, scripts for CI, manual page and completion
#   adapter  headers for an engine of yours (engines/assay_engine.h, engines/plugin_kit.h) and the CMake function assay_adapter
#   tests    the libraries and headers that a test program of yours links, and the CMake function assay_trial
# Nothing here holds a path: the program looks for its parts from where it lies (reports/store/disk/program_place.h), and so do the
# files for find_package and pkg-config, so that a prefix may be moved.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
set(share ${ASSAY_INSTALLED_SHARE})

# ---- program
get_property(plugins GLOBAL PROPERTY ASSAY_ENGINE_PLUGINS)
list(REMOVE_ITEM plugins engine_bad)  # attacks on the host are for tests
install(TARGETS assay RUNTIME DESTINATION bin COMPONENT program)
install(TARGETS ${plugins} LIBRARY DESTINATION ${ASSAY_INSTALLED_ENGINES} COMPONENT program)
install(DIRECTORY reports/viewer/ DESTINATION ${ASSAY_INSTALLED_VIEWER} COMPONENT program
        FILES_MATCHING PATTERN "*.html" PATTERN "*.css" PATTERN "*.js" PATTERN "*.vl.json" PATTERN node_modules EXCLUDE)
foreach(library vega vega-lite vega-embed)
  set(folder node_modules/${library})
  install(FILES reports/viewer/${folder}/build/${library}.min.js DESTINATION ${ASSAY_INSTALLED_VIEWER}/${folder}/build COMPONENT program)
endforeach()
install(PROGRAMS scripts/check_certificate.mjs DESTINATION ${share}/scripts COMPONENT program)
install(DIRECTORY ci DESTINATION ${share} USE_SOURCE_PERMISSIONS COMPONENT program PATTERN Containerfile EXCLUDE)
install(DIRECTORY engines/pipe_kit DESTINATION ${share} COMPONENT program FILES_MATCHING PATTERN "*.mjs" PATTERN "*.py" PATTERN __pycache__ EXCLUDE)
# Engines in JavaScript with their npm packages, no part of which depends on the machine; the program finds links to them among its engines.
get_property(scripts GLOBAL PROPERTY ASSAY_SCRIPT_ENGINES)
file(RELATIVE_PATH to_prefix /${ASSAY_INSTALLED_ENGINES} /)
foreach(name ${scripts})
  install(DIRECTORY engines/adapters/${name} DESTINATION ${share}/adapters COMPONENT program
          FILES_MATCHING PATTERN "*.mjs" PATTERN "*.js" PATTERN "*.wasm" PATTERN package.json PATTERN "LICENSE*")
  install(CODE "file(CREATE_LINK ${to_prefix}${share}/adapters/${name}/${name}.mjs
                     \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${ASSAY_INSTALLED_ENGINES}/${name}.mjs\" SYMBOLIC)" COMPONENT program)
endforeach()
install(FILES README.md CHANGELOG.md LICENSE DESTINATION share/doc/assay COMPONENT program)
install(DIRECTORY docs/ DESTINATION share/doc/assay COMPONENT program FILES_MATCHING PATTERN "*.md" PATTERN "*-findings" EXCLUDE PATTERN published-collision EXCLUDE PATTERN published-hulls EXCLUDE)
# Written by the program itself, from the description by which it reads its command line.
foreach(form_place manual:share/man/man1/assay.1 bash:share/bash-completion/completions/assay)
  string(REPLACE ":" ";" form_place ${form_place})
  list(GET form_place 0 form)
  list(GET form_place 1 place)
  set(file ${PROJECT_BINARY_DIR}/described/${place})
  cmake_path(GET file PARENT_PATH folder)
  cmake_path(GET place PARENT_PATH place)
  add_custom_command(OUTPUT ${file} DEPENDS assay COMMAND ${CMAKE_COMMAND} -E make_directory ${folder}
                     COMMAND ${CMAKE_COMMAND} -E env $<TARGET_FILE:assay> describe ${form} > ${file} VERBATIM)
  list(APPEND described ${file})
  install(FILES ${file} DESTINATION ${place} COMPONENT program)
endforeach()
add_custom_target(described ALL DEPENDS ${described})
add_dependencies(program described)

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
