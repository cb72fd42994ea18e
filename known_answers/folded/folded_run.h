// What a fixed run said and did, folded into one number: a change of any bit of it is another number.
#pragma once
#include <bit>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include "algorithms/model/verdict.h"
#include "oracles/exact/rational.h"
#include "oracles/exact/work_bound.h"
#include "properties/choices.h"

namespace assay::known {

/// Whether the evidence of violations, whose numbers are in the unit of the problem, is part of a run.
enum class Evidence : std::uint8_t { kTaken, kLeftOut };

class FoldedRun {
 public:
  explicit FoldedRun(Evidence evidence = Evidence::kTaken) : evidence_(evidence) {}

  template <class Whole>
  requires std::is_integral_v<Whole> || std::is_enum_v<Whole>
  void take(Whole value) { take_word(static_cast<std::uint64_t>(value)); }
  void take(double value) { take_word(std::bit_cast<std::uint64_t>(value)); }
  /// Of what may be a NaN, whose bits compilers and processors choose: `instead` then.
  void take_number(double value, double instead = 0) { take(std::isnan(value) ? instead : value); }
  /// Whether it is a NaN, and otherwise what it is.
  void take_number_or_none(double value) {
    take(std::isnan(value));
    take_number(value);
  }
  void take(std::string_view text) {
    for (const char c : text) take_word(static_cast<unsigned char>(c));
    take_word(text.size());
  }
  /// Whether there is one, and what it is.
  template <class Value>
  void take(const std::optional<Value>& value) {
    take(value.has_value());
    if (value) take(*value);
  }
  void take(const Rational& value) { take(std::string_view(value.str())); }
  template <class Numbers>
  requires requires(const Numbers& numbers) {
    numbers.begin();
  } &&(!std::is_convertible_v<Numbers, std::string_view>)void take(const Numbers& numbers) {
    for (const auto& number : numbers) take(number);
    take_word(numbers.size());
  }
  /// Which verdict; of a violation the claim, its size and, unless left out, its evidence, of what is open the reason.
  void take(const Verdict& verdict) {
    take(verdict.index());
    if (const Violated* violated = violation(verdict)) {
      take(violated->claim.sentence());
      take(violated->magnitude);
      if (evidence_ == Evidence::kTaken) take(std::string_view(violated->evidence));
    } else {
      take(why_open(verdict));
    }
  }

  std::uint64_t folded() const { return state_; }
  /// What judges have counted as work since the run began.
  std::uint64_t units() const { return work_meter().spent - begun_; }

 private:
  void take_word(std::uint64_t word) { state_ = fold_word(state_, word); }

  Evidence evidence_;
  std::uint64_t state_ = 0, begun_ = work_meter().spent;
};

}  // namespace assay::known
