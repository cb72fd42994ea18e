# Run at build time: writes build_info.h with the revision, touching it only when something changed.
execute_process(COMMAND git -C ${SOURCE_DIR} rev-parse HEAD OUTPUT_VARIABLE ASSAY_REVISION
                OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE no_git)
if(no_git)
  set(ASSAY_REVISION "unknown")
else()
  execute_process(COMMAND git -C ${SOURCE_DIR} status --porcelain --untracked-files=no OUTPUT_VARIABLE changes ERROR_QUIET)
  if(changes)
    string(APPEND ASSAY_REVISION "+changes")
  endif()
endif()
configure_file(${SOURCE_DIR}/campaign/build_info.h.in ${OUTPUT} @ONLY)
