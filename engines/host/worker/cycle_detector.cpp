#include "engines/host/worker/cycle_detector.h"

#include <algorithm>

#include "algorithms/model/work/folded.h"

namespace assay {
namespace {

std::uint64_t hash_of(std::span<const std::uint32_t> state) {
  std::uint64_t hash = state.size();
  for (const std::uint32_t word : state) hash = folded(hash, word);
  return hash;
}

}  // namespace

void CycleDetector::reset() {
  steps_ = 0;
  way_ = 0;
  forget_states();
}

void CycleDetector::forget_states() {
  base_ = steps_;
  period_ = run_ = 0;
  words_.clear();
  ends_.clear();
  if (++generation_ == 0) {  // the counter came round: entries of 2^32 resets ago would look new
    table_.fill({});
    generation_ = 1;
  }
}

std::span<const std::uint32_t> CycleDetector::state(std::uint32_t index) const {
  const std::uint32_t begin = index == 0 ? 0 : ends_[index - 1];
  return {words_.data() + begin, ends_[index] - begin};
}

bool CycleDetector::equal(std::uint32_t i, std::uint32_t j) const { return std::ranges::equal(state(i), state(j)); }

bool CycleDetector::step(std::span<const std::uint32_t> seen) {
  ++steps_;
  const std::uint64_t hash = hash_of(seen);
  way_ = folded(way_, hash);
  if (!seen.empty() && seen.size() <= kStateWords) {
    if (words_.size() + seen.size() > kRememberedWords) {
      forget_states();
      base_ = steps_ - 1;
    }
    const auto now = static_cast<std::uint32_t>(ends_.size());
    words_.insert(words_.end(), seen.begin(), seen.end());
    ends_.push_back(static_cast<std::uint32_t>(words_.size()));

    Seen& entry = table_[hash % kTableSize];
    if (period_ > 0 && equal(now, now - period_)) {
      ++run_;
    } else {
      const bool came_back = entry.generation == generation_ && entry.hash == hash && equal(now, entry.index);
      period_ = came_back ? now - entry.index : 0;
      run_ = came_back ? 1 : 0;
      // The tail may have begun earlier, unnoticed because the table had forgotten the states it began with.
      if (came_back)
        while (now >= run_ + period_ && equal(now - run_, now - run_ - period_)) ++run_;
    }
    entry = {hash, generation_, now};
  }
  return steps_ < kStepLimit && !(cycling() && run_ >= kPatience);
}

Trace CycleDetector::trace(bool answered) const {
  Trace trace{steps_, {}, way_};
  if (!cycling()) return trace;
  const auto count = static_cast<std::uint32_t>(ends_.size());
  // The tail may have a smaller period than the one it was found with (found from a state seen before the tail began).
  std::uint32_t period = period_;
  for (std::uint32_t shorter = 1; shorter < period_; ++shorter) {
    bool repeats = period_ % shorter == 0;
    for (std::uint32_t i = count - period_; repeats && i < count; ++i) repeats = equal(i, i - shorter);
    if (repeats) {
      period = shorter;
      break;
    }
  }
  if (answered && (period < 2 || run_ < kAnsweredPeriods * period)) return trace;
  std::uint32_t first = count - run_ - period_;
  while (first > 0 && equal(first - 1, first - 1 + period)) --first;  // of the shorter period, the tail may be longer
  const std::size_t words = ends_[first + period - 1] - (first == 0 ? 0 : ends_[first - 1]);
  if (words > kCycleWords) return trace;
  Cycle cycle{base_ + first, {}};
  for (std::uint32_t i = first; i < first + period; ++i) {
    const auto words_of = state(i);
    cycle.states.emplace_back(words_of.begin(), words_of.end());
  }
  trace.cycle = std::move(cycle);
  return trace;
}

}  // namespace assay
