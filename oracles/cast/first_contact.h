// The truth about a cast: whether and when the bodies first meet, exactly or enclosed.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "algorithms/model/cast.h"
#include "oracles/cast/turning_pair.h"
#include "oracles/exact/rational.h"
#include "oracles/gjk/contact.h"

namespace assay {

/// kNever   the bodies are apart all the way
/// kMeets   the first contact lies in [earliest, latest]; both are it where no body turns, and where they meet at 0
/// kOpen    apart before `earliest`; whether they meet later is not known (bodies that graze each other while turning)
struct FirstContact {
  enum class Kind { kNever, kMeets, kOpen } kind = Kind::kOpen;
  Rational earliest = 0, latest = 0;
  Contact at_start = Contact::kSeparated;
  /// Whether the contact outlasts small changes; nothing where that is not known. Bodies that only touch: false.
  std::optional<bool> outlasts;
  /// Moving straight on, first contact after the start: the exact normal, from a to b.
  std::vector<Rational> normal;
  bool verified = true;  ///< false: a certificate of ours was refused, which is a defect and must end the run
};

/// Precondition: a problem (moving_problem.h), no body empty.
FirstContact first_contact(const MovingPair& pair, const TurningPair& turning);

/// "first contact at t = ..., normal ...", "apart all the way along ...", for evidence.
std::string in_words(const MovingPair& pair, const FirstContact& truth);

}  // namespace assay
