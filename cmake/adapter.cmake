# The headers that an engine from outside is written against: engines/assay_engine.h alone in C, engines/plugin_kit.h in C++.
add_library(assay_adapter INTERFACE)
add_library(assay::adapter ALIAS assay_adapter)
target_include_directories(assay_adapter INTERFACE $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>)
target_link_libraries(assay_adapter INTERFACE assay::build_flags)
set_target_properties(assay_adapter PROPERTIES EXPORT_NAME adapter)
include(${CMAKE_CURRENT_LIST_DIR}/assay_adapter.cmake)
