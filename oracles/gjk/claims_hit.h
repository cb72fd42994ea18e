// What a collision answer claims: hit or miss.
#pragma once
#include <cmath>
#include <optional>
#include <variant>

#include "algorithms/model/convex_pair.h"

namespace assay {

/// The number that hit or miss is read from; nothing where the kind of the answer says it.
inline std::optional<double> deciding_number(const GjkAnswer& answer) {
  if (const auto* apart = std::get_if<MeasuredApart>(&answer)) return apart->distance;
  if (const auto* bracketed = std::get_if<Bracketed>(&answer)) return bracketed->high;
  if (const auto* bare = std::get_if<BareDistance>(&answer)) return bare->distance;
  return std::nullopt;
}

/// Hit or miss; nothing where the engine gave up or declined, and where the number that says it is NaN. A distance of 0
/// or less claims a hit: an engine may report penetration as a negative distance.
inline std::optional<bool> claims_hit(const GjkAnswer& answer) {
  if (const auto number = deciding_number(answer)) {
    if (std::isnan(*number)) return std::nullopt;
    return !(*number > 0);
  }
  if (std::holds_alternative<Separated>(answer) || std::holds_alternative<SeparatedAlong>(answer)) return false;
  if (std::holds_alternative<Overlapping>(answer) || std::holds_alternative<Penetrating>(answer)) return true;
  if (const auto* verdict = std::get_if<BareVerdict>(&answer)) return verdict->colliding;
  return std::nullopt;
}

}  // namespace assay
