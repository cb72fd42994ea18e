#include <algorithm>
#include <cmath>
#include <optional>

#include "campaign/gjk/opinions.h"
#include "campaign/gjk/promises.h"
#include "oracles/referee/referee.h"
#include "properties/gjk/claimed_contact.h"

namespace assay {
namespace {

/// Whether moving b by `most` along the normal leaves an overlap along it: H(n) > most |n|, H(n) the greatest n.(a - b).
bool still_overlaps(const ConvexPair& pair, const Penetrating& answer, const Rational& most) {
  Rational length2 = 0;
  std::optional<Rational> greatest;
  for (std::uint32_t k = 0; k < pair.a.dimension; ++k) length2 += exact(answer.normal[k]) * exact(answer.normal[k]);
  for (std::uint32_t i = 0; i < pair.a.size(); ++i)
    for (std::uint32_t j = 0; j < pair.b.size(); ++j) {
      Rational value = 0;
      for (std::uint32_t k = 0; k < pair.a.dimension; ++k)
        value += exact(answer.normal[k]) * (exact(pair.a[i][k]) - exact(pair.b[j][k]));
      if (!greatest || value > *greatest) greatest = value;
    }
  return greatest && *greatest > 0 && *greatest * *greatest > most * most * length2;
}

}  // namespace

SecondOpinion depth_opinion(const ConvexPair& pair, const GjkAnswer& answer, const Semantics& semantics,
                            bool claimed_wrong) {
  const auto* deep = std::get_if<Penetrating>(&answer);
  if (deep == nullptr && claims_hit(answer) != false) return no_opinion("the answer claims no depth");
  if (deep != nullptr && !std::isfinite(deep->depth))
    return as_claimed(true, claimed_wrong, "the depth is not a number");
  const auto squared = referee::squared_depth(pair);
  if (!squared) return no_opinion(squared.error());
  const Rational depth = deep == nullptr ? Rational(0) : exact(deep->depth);
  const Rational gap = exact(semantics.depth_gap) * largest_extent(pair);
  const Rational least = depth - gap, most = depth + gap;
  const bool too_deep = least > 0 && least * least > *squared, too_shallow = most < 0 || most * most < *squared;
  if (too_deep || too_shallow)
    return as_claimed(
        true, claimed_wrong,
        std::string("by the referee the depth is ") + (too_deep ? "less" : "greater") + " by more than the promise");
  const auto finite = [](double entry) { return std::isfinite(entry); };
  if (deep != nullptr && std::all_of(deep->normal.begin(), deep->normal.end(), finite) &&
      still_overlaps(pair, *deep, most))
    return as_claimed(true, claimed_wrong,
                      "moved by the depth along the normal the bodies still overlap beyond the promise");
  if (!claimed_wrong) return confirms("by the referee the depth is right within the promise");
  return no_opinion("depth and overlap along the normal are right; tier 0 judged the facet in rationals");
}

}  // namespace assay
