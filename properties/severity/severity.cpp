// Severities and operating ranges, the same for every family, from how its problems stand.
#include "properties/severity/severity.h"

#include <cmath>
#include <limits>

#include "oracles/exact/words.h"
#include "properties/severity/range.h"

namespace assay {
namespace {

bool limits_from_above(double greatest) { return greatest > 0 && std::isfinite(greatest); }

template <class Problem>
bool has_less_room(const Problem& problem, const CaseScale& scale, double least) {
  if (!(least > 0) || !scale.is_problem) return false;
  if (scale.is_void || !std::isfinite(least)) return true;
  return room_within_work(problem, scale, least) <= Room::kNarrow;
}

template <class Problem>
Severity severity_from(const Problem& problem) {
  const CaseScale scale = scale_of(problem);
  if (!scale.is_problem) return Severity::kExtreme;
  if (scale.is_void) return Severity::kDegenerate;
  if (!has_scale_of(kPlainRange, scale)) return Severity::kExtreme;
  if (is_flat(problem)) return Severity::kDegenerate;
  // What has too many bits is not plain whatever its room: then all that matters is whether there is any.
  const bool may_be_plain = scale.numbers.are_plain();
  const Room room = room_within_work(problem, scale, may_be_plain ? kPlainRange.least_room : 0);
  if (room == Room::kNone) return Severity::kDegenerate;
  return room == Room::kWide && may_be_plain ? Severity::kPlain : Severity::kNear;
}

}  // namespace

CaseScale scale_of_length(const Rational& extent, double largest_coordinate, const Numbers& numbers) {
  if (extent == 0) return {.is_void = true, .numbers = numbers};
  const double below = rounded_down(extent);
  const bool is_exact = exact(below) == extent;
  const double above = is_exact ? below : std::nextafter(below, std::numeric_limits<double>::infinity());
  return {.extent = extent,
          .least = below,
          .greatest = above,
          .largest_coordinate = largest_coordinate,
          .numbers = numbers};
}

bool has_scale_of(const OperatingRange& range, const CaseScale& scale) {
  if (range.least_scale > 0 && scale.least < range.least_scale) return false;
  if (limits_from_above(range.greatest_scale) && scale.greatest > range.greatest_scale) return false;
  if (!limits_from_above(range.greatest_offset)) return true;
  // The product rounds by less than 2^-52 where it is far from underflow.
  const double offset = range.greatest_offset * scale.least;
  if (offset > 0x1p-1000 && scale.largest_coordinate <= offset * (1 - 0x1p-50)) return true;
  return exact(scale.largest_coordinate) <= exact(range.greatest_offset) * scale.extent;
}

template <class Problem>
bool is_outside(const Problem& problem, const OperatingRange& range) {
  if (range == OperatingRange{}) return false;
  const CaseScale scale = scale_of(problem);
  if (!scale.is_problem) return !scale.numbers.are_finite && limits_from_above(range.greatest_scale);
  if (scale.is_void) return range.least_scale > 0 || range.excludes_flat || range.least_room > 0;
  return !has_scale_of(range, scale) || (range.excludes_flat && is_flat(problem)) ||
         has_less_room(problem, scale, range.least_room);
}

template <class Problem>
bool has_less_room(const Problem& problem, double relative, double absolute) {
  if (!(relative > 0) && !(absolute > 0)) return false;
  const CaseScale scale = scale_of(problem);
  double least = relative > 0 ? relative : 0;
  if (absolute > 0 && std::isfinite(absolute)) least = std::max(least, approximate(exact(absolute) / scale.extent));
  return has_less_room(problem, scale, std::isinf(absolute) ? absolute : least);
}

#define ASSAY_INSTANTIATE(F)                                                         \
  Severity severity_of(const F::Problem& problem) { return severity_from(problem); } \
  template bool is_outside(const F::Problem&, const OperatingRange&);                \
  template bool has_less_room(const F::Problem&, double, double);
ASSAY_FOR_EACH_FAMILY(ASSAY_INSTANTIATE)
#undef ASSAY_INSTANTIATE

}  // namespace assay
