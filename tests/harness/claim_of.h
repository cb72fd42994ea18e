// A verdict in a word or two, for tests that compare it with the word they expect.
#pragma once
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "algorithms/model/verdict.h"
#include "tests/harness/claim_words.h"

namespace assay::test {

/// The claim that is violated, with evidence; else "holds", "not judged" or "undecided".
inline std::string_view claim_of(const Verdict& verdict) {
  if (const Violated* violated = violation(verdict)) {
    EXPECT_FALSE(violated->evidence.empty()) << violated->claim;
    return violated->claim.sentence();
  }
  if (std::holds_alternative<NotJudged>(verdict)) return "not judged";
  return holds(verdict) ? "holds" : "undecided";
}

/// The same with the reason of what is undecided.
inline std::string claim_or_why(const Verdict& verdict) {
  const auto* undecided = std::get_if<Undecided>(&verdict);
  return std::string(claim_of(verdict)) + (undecided != nullptr ? ": " + std::string(undecided->why) : "");
}

inline void expect_claim(const Verdict& verdict, const ExpectedClaim& claim) {
  const Violated* violated = violation(verdict);
  EXPECT_EQ(claim_of(verdict), claim) << (violated != nullptr ? std::string_view(violated->evidence)
                                                              : why_open(verdict));
}

}  // namespace assay::test
