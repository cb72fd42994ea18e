// A variant on a collision domain, each answer verified exactly.
#pragma once
#include <gtest/gtest.h>

#include <string>

#include "algorithms/gjk/tolerances.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/check_collision.h"
#include "properties/domain.h"

namespace assay {

constexpr std::uint64_t kCases = 3000;

struct Score {
  std::uint64_t cases = 0;    ///< not touching
  std::uint64_t gave_up = 0;  ///< of those
  std::uint64_t wrong_hits = 0, wrong_misses = 0, touching_answered = 0;
  std::uint64_t with_distance = 0;
  std::string first_violation;

  std::uint64_t wrong() const { return wrong_hits + wrong_misses; }
};

inline std::string violation_of(const ConvexPair& pair, const GjkAnswer& answer) {
  Verdict verdict = Holds{};
  if (const auto* along = std::get_if<SeparatedAlong>(&answer)) verdict = check_separated_along(pair, *along);
  if (const auto* overlapping = std::get_if<Overlapping>(&answer)) verdict = check_overlapping(pair, *overlapping);
  if (const auto* separated = std::get_if<Separated>(&answer)) {
    verdict = check_separated(pair, *separated);
    if (holds(verdict)) verdict = check_distance(pair, *separated, gjk::kDistanceGap);
  }
  if (holds(verdict)) return "";
  return violation(verdict) != nullptr ? violation(verdict)->evidence : "undecided";
}

template <class A, class D>
Score score(std::int32_t difficulty_most = 1000, std::uint64_t cases = kCases) {
  Score score;
  for (std::uint64_t key = 0; key < cases; ++key) {
    Choices choices{mix64(key + 99)};
    const auto drawn = D::draw(choices);
    if (drawn.difficulty > difficulty_most) continue;
    const GjkAnswer answer = A::solve(drawn.problem, Watch{});
    const std::string violated = violation_of(drawn.problem, answer);
    if (score.first_violation.empty()) score.first_violation = violated;
    const Contact contact = certify_collision(drawn.problem, &answer).contact;
    const bool gave_up = std::holds_alternative<GaveUp>(answer), hit = std::holds_alternative<Overlapping>(answer);
    score.with_distance += std::holds_alternative<Separated>(answer);
    if (contact == Contact::kTouching) {
      score.touching_answered += !gave_up;
      continue;
    }
    ++score.cases;
    score.gave_up += gave_up;
    score.wrong_hits += !gave_up && hit && contact == Contact::kSeparated;
    score.wrong_misses += !gave_up && !hit && contact == Contact::kOverlapping;
  }
  return score;
}

/// Nothing wrong, nothing answered that touches, and of the others at most a share given up.
template <class A, class D>
void expect_honest(double share_given_up, std::int32_t difficulty_most = 1000, std::uint64_t cases = kCases) {
  const Score honest = score<A, D>(difficulty_most, cases);
  EXPECT_EQ(honest.wrong(), 0u) << A::kName << ' ' << D::kName;
  EXPECT_EQ(honest.touching_answered, 0u) << A::kName << ' ' << D::kName;
  EXPECT_EQ(honest.first_violation, "") << A::kName << ' ' << D::kName;
  EXPECT_LE(static_cast<double>(honest.gave_up), share_given_up * static_cast<double>(honest.cases))
      << A::kName << ' ' << D::kName;
}

}  // namespace assay
