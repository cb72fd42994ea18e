// The versions of one engine as a command line gives them.
#pragma once
#include <string>
#include <vector>

#include "algorithms/model/result.h"

namespace assay {

/// One version: a label for people and folders, and the selector (campaign/select_engines.h) that it is had by.
struct EngineVersion {
  std::string label, selector;
};

/// Of words LABEL=PATH.so or LABEL=COMMAND, in their order, which is the order of the versions.
///
/// Error  a word of another form; a label that is no part of a name (is_name, without a slash); one label twice; a
///        selector that is a name or a pattern, since versions of one name are only had from different places; fewer
///        than two.
Result<std::vector<EngineVersion>> read_versions(const std::vector<std::string>& words);

}  // namespace assay
