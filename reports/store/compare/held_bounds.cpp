#include "reports/store/compare/held_bounds.h"

#include <fmt/format.h>

#include "reports/store/merge.h"

namespace assay {

std::vector<std::string> bounds_that_differ(const std::map<std::string, std::string>& before,
                                            const std::map<std::string, std::string>& after) {
  std::vector<std::string> sentences;
  for (const auto& [key, whose] : kHeldBounds) {
    const auto was = before.find(key), is = after.find(key);
    if (was == before.end() || is == after.end() || was->second == is->second) continue;
    sentences.push_back(fmt::format("bounds of {} answer otherwise on the stored tapes ({}: {} before, {} now)", whose,
                                    key, was->second, is->second));
  }
  return sentences;
}

std::vector<std::string> bounds_of_parts_that_differ(const std::map<std::string, std::string>& merged) {
  std::vector<std::string> sentences;
  for (const auto& [key, whose] : kHeldBounds) {
    const auto is = merged.find(key);
    if (is == merged.end() || joined_parts(is->second).size() < 2) continue;
    sentences.push_back(
        fmt::format("bounds of {} answer otherwise on the stored tapes in one part than in another "
                    "({}: {})",
                    whose, key, is->second));
  }
  return sentences;
}

}  // namespace assay
