// Which cases of a row are looked at once more: passes by the referee, answers with one place changed by the judge.
#pragma once
#include <cstdint>
#include <string_view>

#include "algorithms/model/family.h"
#include "properties/choices.h"

namespace assay {

/// The first kEarly cases of a row are sampled kThinned times as densely as those after them: one rate throughout would
/// see nothing of short rows, or take more time than all verdicts of a long one.
inline constexpr std::uint64_t kEarly = 256, kThinned = 64;

/// Of the early passes the referee sees one in so many. An answer of it costs 3 (shapes) to 1000 (collisions)
/// judgements; with these it takes at most 3 % of a run of `quick` and of long campaigns (docs/judges.md).
template <Family F>
inline constexpr std::uint64_t kRefereed = 1024;
template <>
inline constexpr std::uint64_t kRefereed<LpFamily> = 512;
template <>
inline constexpr std::uint64_t kRefereed<Hull2Family> = 32;
template <>
inline constexpr std::uint64_t kRefereed<Hull3Family> = 128;
template <>
inline constexpr std::uint64_t kRefereed<ShapesFamily> = 16;
template <>
inline constexpr std::uint64_t kRefereed<CastFamily> = 32;

/// The row of one engine, claim and domain as a number.
constexpr std::uint64_t key_of_row(std::string_view engine, std::string_view property, std::string_view domain) {
  return fold_key(fold_key(fold_key(0, engine), property), domain);
}

/// One in `one_in` of the early cases of a row, by the index alone, so that each sharding has the same ones; from a
/// place that the row's key decides, so that other rows have other cases seen.
class SampledCases {
 public:
  SampledCases(std::uint64_t one_in, std::uint64_t key) : one_in_(one_in), key_(key) {}
  bool has(std::uint64_t index) const { return (index + key_) % (index < kEarly ? one_in_ : kThinned * one_in_) == 0; }

 private:
  std::uint64_t one_in_, key_;
};

}  // namespace assay
