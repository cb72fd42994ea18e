#include "reports/store/studies/collision_rows.h"

#include <cmath>

namespace assay {
namespace {

/// A finite number >= 0 that is there where `expected`, and nowhere else.
std::optional<Misfit> misfit_of_size(const char* name, const std::optional<double>& size, bool expected) {
  if (size.has_value() != expected) return Misfit{name, expected ? "given" : "absent where nothing was wrong"};
  if (size && (!std::isfinite(*size) || *size < 0)) return Misfit{name, "a finite number that is not negative"};
  return std::nullopt;
}

}  // namespace

std::optional<Misfit> CollisionCounts::misfit() const {
  std::uint64_t sum = 0;
  for (const std::uint32_t count : {false_hits, false_misses, touching, not_finite, gave_up, declined, hung, crashed})
    sum += count;
  if (sum > cases) return Misfit{"cases", "at least the sum of what came of them"};
  return std::nullopt;
}

std::optional<Misfit> CollisionGapRow::misfit() const {
  if (auto misfit = misfit_of_size("widest_gap", widest_gap, counts.false_hits > 0)) return misfit;
  return misfit_of_size("widest_overlap", widest_overlap, counts.false_misses > 0);
}

std::optional<Misfit> ErrorQuantiles::misfit() const {
  if (count == 0) return Misfit{"count", "a count above 0"};
  double before = 0;
  for (const auto& [name, quantile] : {std::pair{"median", median}, std::pair{"p90", p90}, std::pair{"p99", p99},
                                       std::pair{"p999", p999}, std::pair{"greatest", greatest}}) {
    if (!(quantile >= before)) return Misfit{name, "a number, none less than the last"};
    before = quantile;
  }
  return std::nullopt;
}

std::optional<Misfit> Iterations::misfit() const {
  if (cases == 0) return Misfit{"cases", "a count above 0"};
  return std::nullopt;
}

std::optional<Misfit> CollisionErrorRow::misfit() const {
  if (witnesses_hold > witnesses) return Misfit{"witnesses_hold", "at most the number of witnesses"};
  return std::nullopt;
}

}  // namespace assay
