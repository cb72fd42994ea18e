// Which engines somebody named by the path of their shared object: told in the provenance, since the same results come
// of an engine however it was named.
#pragma once
#include <string>

#include "reports/store/record.h"

namespace assay {

/// Under which key the provenance has the path by which an engine was named.
inline std::string key_of_given(const std::string& engine) { return "given." + engine; }

inline bool is_given_by_path(const Campaign& campaign, const std::string& engine) {
  return campaign.provenance.contains(key_of_given(engine));
}

/// The name of an engine as its object states it: together with other objects it may have been called "name@end".
inline std::string stated_name(const std::string& engine) { return engine.substr(0, engine.find('@')); }

}  // namespace assay
