#include "algorithms/lp/tableau/visited.h"

#include <algorithm>

namespace assay::lp {
namespace {

std::uint64_t hash_of(std::span<const std::uint32_t> state) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (const std::uint32_t word : state) {
    hash = (hash ^ word) * 0x100000001b3ULL;
    hash ^= hash >> 29;
  }
  return hash;
}

}  // namespace

std::span<const std::uint32_t> Visited::operator[](std::uint32_t number) const {
  const std::size_t begin = number == 0 ? 0 : ends_[number - 1];
  return {words_.data() + begin, ends_[number] - begin};
}

std::optional<std::uint32_t> Visited::note(std::span<const std::uint32_t> state) {
  if (words_.size() + state.size() > kWordsMax) return std::nullopt;
  const std::uint32_t number = count();
  words_.insert(words_.end(), state.begin(), state.end());
  ends_.push_back(static_cast<std::uint32_t>(words_.size()));
  const auto [place, is_new] = last_.try_emplace(hash_of(state), number);
  if (is_new) return std::nullopt;
  const std::uint32_t before = place->second;
  place->second = number;
  const auto same = (*this)[before];
  if (!std::equal(same.begin(), same.end(), state.begin(), state.end())) return std::nullopt;
  const std::uint32_t period = number - before;
  if (period == period_ && start_ + period_ + run_ == number) {
    ++run_;
  } else {
    period_ = period;
    start_ = before;
    run_ = 1;
  }
  if (run_ > longest_.length) longest_ = {start_, period_, run_};
  return before;
}

std::optional<Repetition> Visited::repetition() const {
  if (longest_.length == 0 || longest_.length < longest_.period) return std::nullopt;
  return longest_;
}

}  // namespace assay::lp
