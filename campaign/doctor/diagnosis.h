// What a dozen plain cases say of an engine at large, in words.
#pragma once
#include <concepts>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "campaign/doctor/turned_over.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/claims_hit.h"
#include "properties/evaluate.h"

namespace assay {

/// Collects what comes of one engine's plain cases, case by case.
template <Family F>
class Diagnosis {
 public:
  explicit Diagnosis(const Court<F>& court) : court_(court) {}

  /// The answer to the case itself, or what came instead.
  void see_reply(std::string_view words, const typename F::Problem& problem, const Reply<F>& reply) {
    ++cases_;
    if (reply.delivery != Delivery::kAnswered) ++without_answer_[reply.delivery];
    if (std::holds_alternative<Declined>(reply.answer)) declined_.emplace_back(words);
    if (std::holds_alternative<GaveUp>(reply.answer) && reply.delivery == Delivery::kAnswered) ++gave_up_;
    if constexpr (std::same_as<F, GjkFamily>) {
      const auto hit = claims_hit(reply.answer);
      if (hit && certify_collision(problem, nullptr).contact == Contact::kTouching) ++(*hit ? hits_ : misses_);
    }
  }

  /// A claim on the case itself that is violated: whether the opposite answer keeps it.
  void see_violation(const PropertyEntry<F>& property, const typename F::Problem& problem, const Reply<F>& reply) {
    if (property.is_metamorphic()) return;
    const auto other = turned_over<F>(reply.answer);
    if (!other) return;
    auto& [wrong, right_turned_over] = by_side_[other->words];
    ++wrong;
    Reply<F> opposite = reply;
    opposite.answer = other->answer;
    const Verdict verdict = property.judge(problem, {&opposite, 1}, court_);
    if (std::holds_alternative<Holds>(verdict)) ++right_turned_over;
  }

  /// A line each; none where there is nothing to say.
  std::vector<std::string> lines() const {
    std::vector<std::string> lines;
    const auto of_all = [this](std::size_t count) { return std::to_string(count) + " of " + std::to_string(cases_); };
    for (const auto& [words, counts] : by_side_)
      if (counts.second > 0)
        lines.push_back(std::string(words) + ": " + std::to_string(counts.second) + " of " +
                        std::to_string(counts.first) + " violations vanish when the answer is turned over");
    if (hits_ + misses_ > 0)
      lines.push_back("bodies that touch: " + std::to_string(hits_) + " told to hit, " + std::to_string(misses_) +
                      " told to miss; " + stated_touching());
    if (!declined_.empty()) {
      std::string list;
      for (const std::string& one : declined_) list += (list.empty() ? "" : "; ") + one;
      lines.push_back("declines " + of_all(declined_.size()) + " cases: " + list);
    }
    if (gave_up_ > 0) lines.push_back("gives up on " + of_all(gave_up_) + " cases");
    for (const auto& [delivery, count] : without_answer_) {
      const bool crashed = delivery == Delivery::kCrashed, hung = delivery == Delivery::kHung;
      lines.push_back((crashed ? "crashes on "
                       : hung  ? "hangs on "
                               : "breaks the interface on ") +
                      of_all(count) + " cases");
    }
    return lines;
  }

 private:
  std::string stated_touching() const {
    if constexpr (std::same_as<F, GjkFamily>)
      return "stated is " + std::string(name_of(court_.semantics.touching));
    else
      return {};
  }

  const Court<F>& court_;
  std::size_t cases_ = 0, gave_up_ = 0, hits_ = 0, misses_ = 0;
  std::vector<std::string> declined_;
  std::map<Delivery, std::size_t> without_answer_;
  /// By the words of the opposite convention: violations, and those of them that the opposite answer is free of.
  std::map<std::string_view, std::pair<std::size_t, std::size_t>> by_side_;
};

}  // namespace assay
