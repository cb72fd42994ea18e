#include "studies/bounds/search.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace assay {
namespace {

constexpr std::uint64_t kUlp = std::uint64_t{1} << 12;  // choices give a mantissa by their upper 52 bits

/// Mantissas whose products and sums lose nearly half a unit: next to 1 and to 2, 1 + 2^-26 and its neighbours, and
/// those near the root of 2.
std::uint64_t telling_mantissa(Choices& random) {
  const std::uint64_t bases[] = {0,
                                 ~std::uint64_t{0} & ~(kUlp - 1),
                                 std::uint64_t{1} << 38,
                                 std::uint64_t{1} << 37,
                                 0x6a09e667f3bcc000ULL,
                                 std::uint64_t{1} << 63};
  const std::uint64_t base = bases[random.below(std::size(bases))];
  return base + static_cast<std::uint64_t>(random.around_zero(4)) * kUlp;
}

class TapeClimb {
 public:
  TapeClimb(const ErrorBound& bound, std::uint64_t evaluations, std::uint64_t seed)
      : bound_(bound), budget_(evaluations), random_(mix64(seed + 1)) {
    Choices probe{mix64(seed)};
    bound_.trial(probe);
    length_ = static_cast<std::size_t>(probe.used());
  }

  FoundWorst run(const Tape& start) {
    constexpr std::uint64_t kClimbs = 12;
    for (std::uint64_t climb = 0; climb < kClimbs; ++climb) {
      const std::uint64_t until = budget_ / kClimbs * (climb + 1);
      if (climb == 0 && !start.empty()) {
        here_ = start;
        here_.resize(length_);
        ratio_ = ratio_of(here_);
      } else {
        begin(until);
      }
      while (best_.evaluations < until) step();
      if (ratio_ > 0) tops_.emplace_back(ratio_, here_);
    }
    std::ranges::stable_sort(tops_, std::greater(), [](const auto& top) { return top.first; });
    for (auto& [ratio, tape] : tops_) best_.tops.push_back(std::move(tape));
    return std::move(best_);
  }

 private:
  double ratio_of(const Tape& tape) {
    ++best_.evaluations;
    const auto trial = tried(bound_, tape);
    if (!trial) ++best_.without;
    if (!trial || trial->bound == 0) return -1;
    const double ratio = trial->ratio();
    if (ratio > best_.trial.ratio() || best_.tape.empty()) best_.tape = tape, best_.trial = *trial;
    return ratio;
  }

  Tape drawn() {
    Tape tape(length_);
    for (std::uint64_t& choice : tape) choice = random_.chance(1, 2) ? telling_mantissa(random_) : random_.next();
    return tape;
  }

  void begin(std::uint64_t until) {
    constexpr int kDrawn = 64;
    ratio_ = -2;
    for (int k = 0; k < kDrawn && best_.evaluations < until; ++k) {
      Tape tape = drawn();
      const double ratio = ratio_of(tape);
      if (ratio > ratio_) here_ = std::move(tape), ratio_ = ratio;
    }
  }

  void change(std::uint64_t& choice) {
    switch (random_.below(6)) {
      case 0: choice += static_cast<std::uint64_t>(random_.around_zero(8)) * kUlp; break;
      case 1: choice ^= std::uint64_t{1} << (12 + random_.below(52)); break;
      case 2: choice = telling_mantissa(random_); break;
      case 3: choice = here_[random_.below(length_)]; break;
      case 4: choice += static_cast<std::uint64_t>(random_.around_zero(1 << 20)) << (12 + random_.below(30)); break;
      default: choice = random_.next();
    }
  }

  void step() {
    Tape next = here_;
    for (std::uint64_t changes = 1 + random_.below(3); changes > 0; --changes) change(next[random_.below(length_)]);
    const double ratio = ratio_of(next);
    if (ratio >= ratio_) here_ = std::move(next), ratio_ = ratio;
  }

  const ErrorBound& bound_;
  std::uint64_t budget_;
  Choices random_;
  std::size_t length_ = 0;
  Tape here_;
  double ratio_ = -2;
  std::vector<std::pair<double, Tape>> tops_;
  FoundWorst best_;
};

}  // namespace

FoundWorst search_worst(const ErrorBound& bound, std::uint64_t evaluations, std::uint64_t seed, const Tape& start) {
  return TapeClimb(bound, evaluations, seed).run(start);
}

}  // namespace assay
