// The names of the catalogue, for what somebody may have meant.
#pragma once
#include <string>
#include <vector>

namespace assay {

/// Of all families.
std::vector<std::string> names_of_properties();
/// Without their versions, of all families.
std::vector<std::string> names_of_domains();
std::vector<std::string> names_of_batteries();

}  // namespace assay
