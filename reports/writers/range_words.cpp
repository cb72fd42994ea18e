#include "reports/writers/range_words.h"

#include <fmt/format.h>

#include <cmath>
#include <vector>

namespace assay {

std::string range_words(const OperatingRange& range) {
  std::vector<std::string> parts;
  const auto bounds = [](double value) { return value > 0 && std::isfinite(value); };
  const bool has_least = range.least_scale > 0, has_greatest = bounds(range.greatest_scale);
  if (has_least && has_greatest)
    parts.push_back(fmt::format("scales from {:g} to {:g}", range.least_scale, range.greatest_scale));
  else if (has_least)
    parts.push_back(fmt::format("scales from {:g}", range.least_scale));
  else if (has_greatest)
    parts.push_back(fmt::format("scales up to {:g}", range.greatest_scale));
  if (bounds(range.greatest_offset))
    parts.push_back(fmt::format("coordinates up to {:g} times the extent", range.greatest_offset));
  if (range.least_room > 0) parts.push_back(fmt::format("room of at least {:g} of the extent", range.least_room));
  if (range.excludes_flat) parts.push_back("no flat or repeated input");
  if (range.verdict_gap > 0)
    parts.push_back(fmt::format("yes and no open within {:g} of the extent", range.verdict_gap));
  if (range.verdict_gap_absolute > 0)
    parts.push_back(fmt::format("yes and no open within {:g}, whatever the extent", range.verdict_gap_absolute));
  std::string words;
  for (const std::string& part : parts) words += (words.empty() ? "" : "; ") + part;
  return words;
}

std::string range_words(const Semantics& says) {
  std::string words;
  for_each_family([&]<Family F>() {
    if (words.empty()) words = range_words(says.of<F>().range);
  });
  return words;
}

}  // namespace assay
