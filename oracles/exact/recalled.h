// Truths of problems that are looked for again: engine after engine is judged on the same cases, claim after claim.
#pragma once
#include <cstddef>
#include <cstdint>
#include <deque>
#include <unordered_map>
#include <utility>

#include "oracles/exact/judge_counts.h"
#include "oracles/exact/problem_words.h"
#include "oracles/exact/work_bound.h"

namespace assay {

/// find() for a problem, or what it found for an equal one before. Precondition: find is a function of the problem's
/// bits alone.
///
/// Promise  what is returned, what it counts as work and as judgements, and whether TooLarge is thrown, are those of
///          find(): nobody can tell whether it was called.
/// Cost     memory for kEntries problems of kNumbers numbers in all; the oldest make room.
template <class Problem, class Truth>
class Recalled {
 public:
  static constexpr std::size_t kEntries = 4096, kNumbers = std::size_t{1} << 17;

  template <class Find>
  Truth of(const Problem& problem, Find&& find) {
    Digest digest;
    each_word(problem, [&](std::uint64_t word) { digest.fold(word); });
    WorkMeter& meter = work_meter();
    JudgeCounts& counts = judge_counts();
    const auto known = entries_.find(digest.key);
    const bool is_known = known != entries_.end() && known->second.problem == problem;
    // Where less is left than it took, find() itself is to run out of it, at the same place.
    if (is_known && known->second.work <= meter.allowed - meter.spent) {
      meter.spent += known->second.work;
      counts.filtered += known->second.counts.filtered;
      counts.exact += known->second.counts.exact;
      return known->second.truth;
    }
    const std::uint64_t spent = meter.spent;
    const JudgeCounts before = counts;
    Truth truth = std::forward<Find>(find)();
    if (!is_known)
      keep(digest, Entry{problem,
                         truth,
                         meter.spent - spent,
                         {counts.filtered - before.filtered, counts.exact - before.exact},
                         digest.numbers});
    return truth;
  }

 private:
  struct Entry {
    Problem problem;
    Truth truth;
    std::uint64_t work;
    JudgeCounts counts;
    std::size_t numbers;
  };

  struct Digest {
    std::uint64_t key = 0;
    std::size_t numbers = 0;

    void fold(std::uint64_t bits) {
      key = (key ^ bits) * 0x9e3779b97f4a7c15ULL;
      key ^= key >> 29;
      ++numbers;
    }
  };

  void keep(const Digest& digest, Entry entry) {
    if (entry.numbers > kNumbers / 16) return;
    if (!entries_.try_emplace(digest.key, std::move(entry)).second) return;  // two problems of one key: the first stays
    numbers_ += digest.numbers;
    for (order_.push_back(digest.key); order_.size() > kEntries || numbers_ > kNumbers; order_.pop_front()) {
      const auto oldest = entries_.find(order_.front());
      numbers_ -= oldest->second.numbers;
      entries_.erase(oldest);
    }
  }

  std::unordered_map<std::uint64_t, Entry> entries_;
  std::deque<std::uint64_t> order_;  ///< of keys, the oldest first
  std::size_t numbers_ = 0;
};

}  // namespace assay
