// What the metamorphic claims of casts share: two images of one moving pair have one verdict, and one first contact.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "properties/property.h"

namespace assay {

/// What an image keeps.
enum class Keeps : std::uint8_t {
  kTime,    ///< first contact, and bodies that meet at the start
  kContact  ///< only whether they meet at all
};

/// Every reply has the verdict of the first; under Keeps::kTime brackets that are told share a time, too.
///
/// Precondition  the questions are exact images of the pair. A contradiction is a violation where it can be none of a
///               touch: where the bodies' contact outlasts small changes, or they are apart all the way by more than
///               the promise.
Verdict same_contact(const MovingPair& pair, std::span<const Reply<CastFamily>> replies, std::string_view transform,
                     Keeps keeps, ClaimId claim, const Stated<CastFamily>& semantics);

}  // namespace assay
