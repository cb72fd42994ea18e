#include <algorithm>

#include "engines/host/answers/breach.h"
#include "engines/host/answers/breach_words.h"

namespace assay {
using namespace abi;

namespace {

std::string breach_of_list(std::string_view field, const std::vector<std::uint32_t>& indices, std::size_t points) {
  return first_breach([&] { return breach_of_count("count", indices.size(), points); },
                      [&] { return breach_of_indices(field, indices, points); });
}

/// Each facet ends at least three corners after the one before it, and the last one ends the list.
std::string breach_of_ends(const Hull3& hull) {
  const std::uint64_t corners = hull.corner.size();
  std::uint64_t least = 3;
  for (std::size_t f = 0; f < hull.end.size(); ++f) {
    const std::uint64_t end = hull.end[f];
    const bool last = f + 1 == hull.end.size();
    if (end < least || end > corners || (last && end != corners)) {
      const std::string most = std::to_string(corners);
      return broken(entry("end", f), end, last ? most : std::to_string(least) + " to " + most);
    }
    least = end + 3;
  }
  return {};
}

std::string breach_of_surface(const Hull3& hull, std::size_t points) {
  return first_breach([&] { return breach_of_count("corner_count", hull.corner.size(), 6 * std::uint64_t{points}); },
                      [&] { return breach_of_count("facet_count", hull.end.size(), 2 * std::uint64_t{points}); },
                      [&] { return breach_of_indices("corner", hull.corner, points); },
                      [&] { return breach_of_ends(hull); },
                      [&] { return breach_of_whole("the length of face_of", hull.face_of.size(), hull.end.size()); },
                      // Too great a number is a wrong answer, and the judge says so; one beyond all capacity is none.
                      [&] { return breach_of_indices("face_of", hull.face_of, 2 * points); });
}

}  // namespace

std::string breach_of(const Cloud2& cloud, const Hull2Answer& answer) {
  if (const auto* hull = std::get_if<Hull>(&answer)) return breach_of_list("vertex", hull->ccw, cloud.points.size());
  if (const auto* flat = std::get_if<FlatHull>(&answer))
    return breach_of_list("vertex", flat->extreme, cloud.points.size());
  return {};
}

std::string breach_of(const Cloud3& cloud, const Hull3Answer& answer) {
  if (const auto* hull = std::get_if<Hull3>(&answer)) return breach_of_surface(*hull, cloud.points.size());
  if (const auto* flat = std::get_if<FlatHull3>(&answer)) {
    if (flat->dimension < -1 || flat->dimension > 2)
      return "set dimension to " + std::to_string(flat->dimension) + ", expected -1 to 2";
    return breach_of_list("corner", flat->extreme, cloud.points.size());
  }
  return {};
}

}  // namespace assay
