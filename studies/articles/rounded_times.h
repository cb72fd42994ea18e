// What a watch is told of a cast whose numbers are long.
#pragma once
#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "algorithms/model/watch.h"
#include "algorithms/published/cast/angular_cast_firth_listing.h"
#include "studies/articles/rounded_listings.h"

namespace assay {

/// Hands on times as multiples of 2^-kToldBits; once one has come back, those since then again and again, for what
/// follows is decided by a time and a step takes long.
///
/// In numbers of kLongBits a time that would come back without rounding comes back but for some roundings, hardly ever
/// to the last bit. Times that differ by less than 2^-kToldBits are taken for one.
template <class Number>
class RoundedTimes {
 public:
  explicit RoundedTimes(const Watch& told) : told_(told) {}

  Watch watch() {
    return {[](void* self, const std::uint32_t* words, std::uint32_t count) {
              return static_cast<RoundedTimes*>(self)->see({words, count});
            },
            this};
  }

 private:
  bool see(std::span<const std::uint32_t> words) {
    Number time = 0;
    for (std::size_t i = 0; i + 1 < words.size(); i += 2)
      time += Number(std::bit_cast<double>(std::uint64_t{words[i]} << 32 | words[i + 1]));
    const Number unit = ldexp(Number(1), -static_cast<int>(kToldBits)), rounded = round(Number(time / unit)) * unit;
    const std::vector<std::uint32_t> state = published::firth::words_of_time(rounded);
    const auto before = std::ranges::find(states_, state);
    if (before == states_.end()) {
      states_.push_back(state);
      return told_(state);
    }
    for (auto next = before; told_(*next);)
      if (++next == states_.end()) next = before;
    return false;
  }

  const Watch& told_;
  std::vector<std::vector<std::uint32_t>> states_;
};

}  // namespace assay
