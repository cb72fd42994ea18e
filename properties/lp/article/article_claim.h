// The article's claims as values: each a sentence that can be false, judged on one pair of bodies in exact arithmetic.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

#include "algorithms/model/verdict.h"
#include "properties/lp/article/article_case.h"

namespace assay::article {

/// What one case says about a claim is a Verdict: NotJudged{kConditionNotMet} where the claim's condition is not met,
/// Undecided where it could not be told.
inline constexpr std::string_view kConditionNotMet = "condition not met";

struct Claim {
  enum class Kind : std::uint8_t {
    kAlways,    ///< one violation refutes it
    kSometimes  ///< it says that something can happen: one case on which it holds proves it
  };
  std::string_view name;
  std::string_view topic;      ///< "theory", "estimate", "steps", "code"
  std::string_view sentence;   ///< the article's idea in our words
  std::string_view condition;  ///< ours, where the claim as made is false; empty otherwise
  Kind kind = Kind::kAlways;
  Verdict (*check)(ArticleCase&) = nullptr;
  /// The pair the claim is about, made of the drawn one; null: the drawn one.
  ConvexPair (*view)(const ConvexPair&) = nullptr;
  bool counts_pivots = false;  ///< of the method on P2: all that is asked of a pair on which that takes long
};

std::span<const Claim> theory_claims();
std::span<const Claim> estimate_claims();
std::span<const Claim> step_claims();
std::span<const Claim> code_claims();

/// All of the above in this order; names are unique.
std::span<const Claim> claims();
const Claim* find_claim(std::string_view name);

// Views that several claims share.
ConvexPair first_corners(const ConvexPair& pair);  ///< two single points
ConvexPair without_first(const ConvexPair& pair);  ///< the first body empty
/// Precondition of most claims: two bodies with corners.
inline constexpr std::string_view kEmptyBody = "an empty body";
inline constexpr std::string_view kTooMuchWork = "more work than allowed";

}  // namespace assay::article
