// Operating ranges: the scales, offsets and least room that an engine states to work with.
#pragma once
#include "properties/severity/standing.h"

namespace assay {

/// What is plain but for its bits.
inline constexpr OperatingRange kPlainRange{.least_scale = 1.0 / (1 << kPlainScale),
                                            .greatest_scale = 1 << kPlainScale,
                                            .greatest_offset = 1 << kPlainScale,
                                            .least_room = 1.0 / (1 << kPlainRoom),
                                            .excludes_flat = true};

/// Whether scale and offset are within the range.
bool has_scale_of(const OperatingRange& range, const CaseScale& scale);

}  // namespace assay
