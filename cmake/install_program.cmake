# The component program of install.cmake.
set(share ${ASSAY_INSTALLED_SHARE})
get_property(asked GLOBAL PROPERTY ASSAY_ASKED_PLUGINS)
get_property(by_name GLOBAL PROPERTY ASSAY_ENGINE_PLUGINS)
list(REMOVE_ITEM by_name ${asked} engine_bad)  # attacks on the host are for tests
install(TARGETS assay RUNTIME DESTINATION bin COMPONENT program)
install(TARGETS ${asked} LIBRARY DESTINATION ${ASSAY_INSTALLED_ENGINES} COMPONENT program)
install(TARGETS ${by_name} LIBRARY DESTINATION ${ASSAY_INSTALLED_ENGINES} COMPONENT program OPTIONAL)  # `program` is made without them
install(DIRECTORY reports/viewer/ DESTINATION ${ASSAY_INSTALLED_VIEWER} COMPONENT program
        FILES_MATCHING PATTERN "*.html" PATTERN "*.css" PATTERN "*.js" PATTERN "*.vl.json" PATTERN node_modules EXCLUDE)
foreach(library vega vega-lite vega-embed)
  set(folder node_modules/${library})
  install(FILES reports/viewer/${folder}/build/${library}.min.js DESTINATION ${ASSAY_INSTALLED_VIEWER}/${folder}/build COMPONENT program OPTIONAL)
endforeach()
install(PROGRAMS scripts/check_certificate.mjs scripts/check_corpus.mjs DESTINATION ${share}/scripts COMPONENT program)
install(FILES docs/corpus/corpus.schema.json docs/corpus/read_corpus.py docs/corpus/read_corpus.hpp
        DESTINATION ${ASSAY_INSTALLED_CORPUS} COMPONENT program)
install(DIRECTORY ci DESTINATION ${share} USE_SOURCE_PERMISSIONS COMPONENT program PATTERN Containerfile EXCLUDE)
install(DIRECTORY scripts/slurm DESTINATION ${share}/scripts USE_SOURCE_PERMISSIONS COMPONENT program)
install(DIRECTORY engines/pipe_kit DESTINATION ${share} COMPONENT program FILES_MATCHING PATTERN "*.mjs" PATTERN "*.py" PATTERN __pycache__ EXCLUDE)
# Engines in JavaScript with their npm packages, no part of which depends on the machine, and in Python; the program finds links to them among
# its engines.
get_property(scripts GLOBAL PROPERTY ASSAY_SCRIPT_ENGINES)
file(RELATIVE_PATH to_prefix /${ASSAY_INSTALLED_ENGINES} /)
foreach(name ${scripts})
  get_property(except GLOBAL PROPERTY ASSAY_SCRIPT_EXCEPT_${name})
  get_property(script GLOBAL PROPERTY ASSAY_SCRIPT_FILE_${name})
  list(TRANSFORM except REPLACE "(.+)" "PATTERN;\\1;EXCLUDE")
  install(DIRECTORY engines/adapters/${name} DESTINATION ${share}/adapters COMPONENT program
          FILES_MATCHING PATTERN "*.mjs" PATTERN "*.js" PATTERN "*.wasm" PATTERN "*.py" PATTERN package.json PATTERN "LICENSE*" PATTERN __pycache__ EXCLUDE ${except})
  install(CODE "file(CREATE_LINK ${to_prefix}${share}/adapters/${name}/${script}
                     \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${ASSAY_INSTALLED_ENGINES}/${script}\" SYMBOLIC)" COMPONENT program)
endforeach()
install(FILES README.md CHANGELOG.md LICENSE DESTINATION share/doc/assay COMPONENT program)
install(DIRECTORY docs/ DESTINATION share/doc/assay COMPONENT program FILES_MATCHING PATTERN "*.md" PATTERN "*-findings" EXCLUDE PATTERN published-collision EXCLUDE PATTERN published-hulls EXCLUDE PATTERN corpus EXCLUDE PATTERN tracker-cases EXCLUDE)
# Written by the program itself, from the description by which it reads its command line.
foreach(form_place manual:share/man/man1/assay.1 bash:share/bash-completion/completions/assay zsh:share/zsh/vendor-completions/_assay)
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
