// What error bounds of our own code said on their stored tapes, as campaigns keep it: told where it differs.
#pragma once
#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace assay {

/// A digest in the provenance of a campaign, and what it is of.
struct HeldBoundsKey {
  const char* key;
  std::string_view whose;
};
/// In the order of Claimant (bounds/bound.h).
inline constexpr std::array<HeldBoundsKey, 2> kHeldBounds = {
    {{"bounds.judges.digest", "judges"}, {"bounds.engines.digest", "our engines"}}};

/// One sentence for each digest that both have and that is not the same.
std::vector<std::string> bounds_that_differ(const std::map<std::string, std::string>& before,
                                            const std::map<std::string, std::string>& after);

/// One sentence for each digest of which the parts of a campaign had more than one.
std::vector<std::string> bounds_of_parts_that_differ(const std::map<std::string, std::string>& merged);

}  // namespace assay
