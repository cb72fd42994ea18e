// Where an answer turns over, to the last bit.
#pragma once
#include <bit>
#include <cstdint>

namespace assay::known {

/// The least of a run of doubles at which `says` no longer says what it says at `low`, found by halving: if it turns
/// over more than once, one of those places.
///
/// Cost          a question a bit of the doubles between.
/// Precondition: 0 <= low < high, both finite; `says` says something else at `high`, or `high` is found.
template <class Says>
double flip(double low, double high, const Says& says) {
  const bool before = says(low);
  auto least = std::bit_cast<std::uint64_t>(low), most = std::bit_cast<std::uint64_t>(high);
  while (most - least > 1) {
    const std::uint64_t middle = least + (most - least) / 2;
    (says(std::bit_cast<double>(middle)) == before ? least : most) = middle;
  }
  return std::bit_cast<double>(most);
}

}  // namespace assay::known
