// Claims of judges: which one it is, for code; its sentence, for people and records.
#pragma once
#include <string_view>

namespace assay {

/// A claim with its sentence, stated once: `inline constexpr ClaimSentence kNoWrongHit{"no wrong hit"};`. The object is
/// the claim: two of one sentence are two claims, and a sentence reworded is the same claim.
class ClaimSentence {
 public:
  constexpr ClaimSentence(const char* words) : words_(words) {}  // implicit: lists of claims are lists of sentences
  constexpr explicit ClaimSentence(std::string_view words) : words_(words) {}
  ClaimSentence(const ClaimSentence&) = delete;
  ClaimSentence& operator=(const ClaimSentence&) = delete;
  constexpr std::string_view words() const { return words_; }

 private:
  std::string_view words_;
};

/// Which claim; by default none, whose sentence is empty. What code decides by: it cannot be compared with a text.
///
/// Precondition  the claim has static storage.
class ClaimId {
 public:
  constexpr ClaimId() = default;
  constexpr ClaimId(const ClaimSentence& claim) : claim_(&claim) {}  // implicit: a claim is named by its constant
  ClaimId(const ClaimSentence&&) = delete;
  constexpr std::string_view sentence() const { return claim_ == nullptr ? std::string_view() : claim_->words(); }
  constexpr explicit operator bool() const { return claim_ != nullptr; }
  friend constexpr bool operator==(ClaimId, ClaimId) = default;

 private:
  const ClaimSentence* claim_ = nullptr;
};

}  // namespace assay
