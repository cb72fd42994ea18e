// What a collision answer claims: hit or miss.
#pragma once
#include <optional>

#include "algorithms/model/convex_pair.h"

namespace assay {

/// Hit or miss; nothing where the engine gave up or declined, and where the number that says it is NaN. A distance of 0
/// or less claims a hit: an engine may report penetration as a negative distance.
std::optional<bool> claims_hit(const GjkAnswer& answer);

/// The number that hit or miss is read from; nothing where the kind of the answer says it.
std::optional<double> deciding_number(const GjkAnswer& answer);

}  // namespace assay
