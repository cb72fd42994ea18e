// Which engines somebody named by the path of their shared object, or by a command: told in the provenance, since the
// same results come of an engine however it was named.
#pragma once
#include <string>

#include "properties/text/shell_word.h"
#include "reports/store/record.h"

namespace assay {

/// Under which key the provenance has the path by which an engine was named.
inline std::string key_of_given(const std::string& engine) { return "given." + engine; }

inline bool is_given_by_path(const Campaign& campaign, const std::string& engine) {
  return campaign.provenance.contains(key_of_given(engine));
}

/// What a command that asks the engine again has to say, and nothing where the name is enough: " --engine PATH".
inline std::string option_of_given(const Campaign& campaign, const std::string& engine) {
  const auto path = campaign.provenance.find(key_of_given(engine));
  return path == campaign.provenance.end() ? "" : " --engine " + shell_word(path->second);
}

/// The name of an engine as its object states it: together with other objects it may have been called "name@end".
inline std::string stated_name(const std::string& engine) { return engine.substr(0, engine.find('@')); }

}  // namespace assay
