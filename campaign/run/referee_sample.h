// Which passes the referee sees again.
#pragma once
#include <cstdint>
#include <string_view>

#include "algorithms/model/family.h"
#include "properties/choices.h"

namespace assay {

/// A referee's answer costs a hundred to some thousand judgements, by the family; with these a run of `quick` has 2000
/// and more of each.
template <Family F>
inline constexpr std::uint64_t kRefereeDense = 128;
template <>
inline constexpr std::uint64_t kRefereeDense<LpFamily> = 64;
template <>
inline constexpr std::uint64_t kRefereeDense<Hull2Family> = 32;
template <>
inline constexpr std::uint64_t kRefereeDense<Hull3Family> = 8;
template <>
inline constexpr std::uint64_t kRefereeDense<ShapesFamily> = 2;
template <>
inline constexpr std::uint64_t kRefereeDense<CastFamily> = 4;

/// The passes of one engine under one claim that the referee sees: one in kRefereeDense of the first 512 cases of a
/// row, one in 512 of those up to 65 536, and one in 16 384 of those after them. One rate throughout would take more
/// time than all verdicts of a long row. By the index of the case, so that each sharding has the same ones; from a
/// place that the names decide, so that different engines have different cases seen.
template <Family F>
class RefereeSample {
 public:
  RefereeSample(std::string_view engine, std::string_view property) {
    for (const std::string_view name : {engine, property})
      for (const char letter : name) place_ = mix64(place_ + static_cast<unsigned char>(letter) + 1);
  }
  bool has(std::uint64_t index) const {
    const std::uint64_t one_in = index < 512 ? kRefereeDense<F> : index < 65536 ? 512 : 16384;
    return (index + place_) % one_in == 0;
  }

 private:
  std::uint64_t place_ = 0;
};

}  // namespace assay
