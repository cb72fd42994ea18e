// How two convex bodies lie to each other: the exact truth behind every collision verdict.
#pragma once
#include <cstdint>
#include <string_view>

namespace assay {

enum class Contact : std::uint8_t {
  kSeparated,    ///< no common point
  kTouching,     ///< a common point, and some direction n != 0 with n.a >= n.b for all a, b: no common interior
  kOverlapping,  ///< the origin is an interior point of the Minkowski difference
};

constexpr std::string_view name_of(Contact contact) {
  switch (contact) {
    case Contact::kSeparated: return "separated";
    case Contact::kTouching: return "touching";
    case Contact::kOverlapping: return "overlapping";
  }
  return "unknown";
}

}  // namespace assay
