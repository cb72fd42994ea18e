// Claims beside sentences, for tests alone: kill tests name the claim that breaks, letter by letter.
#pragma once
#include <ostream>
#include <string_view>

#include "algorithms/model/claim.h"

namespace assay {

inline bool operator==(ClaimId claim, std::string_view sentence) { return claim.sentence() == sentence; }
inline bool operator==(std::string_view sentence, const ClaimSentence& claim) { return sentence == claim.words(); }
inline std::ostream& operator<<(std::ostream& out, ClaimId claim) { return out << claim.sentence(); }
inline std::ostream& operator<<(std::ostream& out, const ClaimSentence& claim) { return out << claim.words(); }

namespace test {

/// What a test expects: a sentence, or the claim that has it.
struct ExpectedClaim : std::string_view {
  using std::string_view::string_view;
  ExpectedClaim(std::string_view sentence) : std::string_view(sentence) {}
  ExpectedClaim(const ClaimSentence& claim) : std::string_view(claim.words()) {}
};

}  // namespace test
}  // namespace assay
