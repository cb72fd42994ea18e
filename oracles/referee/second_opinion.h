// What a referee says of an answer that a judge has judged, in a value and in words.
#pragma once
#include <string>
#include <utility>

#include "algorithms/model/claim.h"

namespace assay {

/// Three ways a second opinion can go. Only kDisagrees is a defect: of the harness, never of the engine.
enum class Opinion { kConfirms, kNoOpinion, kDisagrees };

struct SecondOpinion {
  Opinion opinion = Opinion::kNoOpinion;
  std::string sentence;  ///< begins with "confirmed", "no opinion" or "disagrees"
};

/// What the judge said of the answer.
struct Judged {
  bool wrong = false;
  ClaimId claim{};  ///< that is violated, where it is wrong
};

inline SecondOpinion confirms(std::string sentence) {
  return {Opinion::kConfirms, "confirmed: " + std::move(sentence)};
}
inline SecondOpinion disagrees(std::string sentence) {
  return {Opinion::kDisagrees, "disagrees: " + std::move(sentence)};
}
inline SecondOpinion no_opinion(std::string sentence) {
  return {Opinion::kNoOpinion, "no opinion: " + std::move(sentence)};
}
/// What is found, beside what the judge claimed.
inline SecondOpinion as_claimed(bool wrong, bool claimed_wrong, std::string sentence) {
  return wrong == claimed_wrong ? confirms(std::move(sentence)) : disagrees(std::move(sentence));
}

}  // namespace assay
