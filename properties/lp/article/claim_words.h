// How the checks of the article's claims say what they saw.
#pragma once
#include <string>

#include "oracles/exact/words.h"
#include "properties/lp/article/article_claim.h"

namespace assay::article {

inline constexpr ClaimSentence kFalse{"claim is false"};

inline Verdict refuted(std::string evidence) { return Violated{kFalse, std::move(evidence), 0}; }
inline Verdict held_or(bool holds_here, const std::string& evidence) {
  return holds_here ? Verdict(Holds{}) : refuted(evidence);
}
inline std::string named(const char* what, const Rational& value) { return std::string(what) + " " + in_words(value); }

}  // namespace assay::article
