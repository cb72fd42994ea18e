#include "campaign/self_checks/bounds_stage.h"

#include <fmt/format.h>

#include <array>

namespace assay {
namespace {

/// What a bound of theirs that is exceeded makes worthless.
constexpr std::array<std::string_view, 2> kWorthless = {
    "a judge's error bound is refuted, so no verdict is proved",
    "an error bound of our own engines is refuted, so what they prove with it is not proved"};

}  // namespace

std::string bounds_defect(std::span<const ErrorBound> bounds, std::span<const StoredTape> tapes) {
  const auto held = hold_bounds(bounds, tapes);
  if (!held) return held.error();
  if (held->exceeded.empty()) return {};
  const ExceededBound& first = held->exceeded.front();
  const std::size_t more = held->exceeded.size() - 1;
  return fmt::format("defect of Assay's own code: {}: {}{}",
                     kWorthless[static_cast<std::size_t>(first.bound.place.whose)], first.sentence(),
                     more == 0 ? "" : fmt::format(" (and {} more)", more));
}

}  // namespace assay
