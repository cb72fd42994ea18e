#include "campaign/run/bounds_stage.h"

#include <fmt/format.h>

#include "reports/store/compare/held_bounds.h"

namespace assay {
namespace {

/// What a bound of theirs that is exceeded makes worthless.
constexpr std::array<std::string_view, kClaimants> kWorthless = {
    "a judge's error bound is refuted, so no verdict is proved",
    "an error bound of our own engines is refuted, so what they prove with it is not proved"};

static_assert(kHeldBounds.size() == kClaimants);

}  // namespace

Result<CheckedFacts> bounds_stage(std::span<const ErrorBound> bounds, std::span<const StoredTape> tapes) {
  const auto held = hold_bounds(bounds, tapes);
  if (!held) return Error{held.error()};
  if (!held->exceeded.empty()) {
    const ExceededBound& first = held->exceeded.front();
    const std::size_t more = held->exceeded.size() - 1;
    return Error{fmt::format("defect of Assay's own code: {}: {}{}",
                             kWorthless[static_cast<std::size_t>(first.bound.place.whose)], first.sentence(),
                             more == 0 ? "" : fmt::format(" (and {} more)", more))};
  }
  CheckedFacts facts;
  for (std::size_t whose = 0; whose < kClaimants; ++whose)
    facts[kHeldBounds[whose].key] = fmt::format("{:016x}", held->digests[whose]);
  return facts;
}

}  // namespace assay
