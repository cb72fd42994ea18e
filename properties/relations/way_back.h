// What the answer to an image has to do with the answer to the problem itself, for each family.
#pragma once
#include <string_view>

#include "algorithms/model/family.h"
#include "properties/cast/same_contact.h"
#include "properties/gjk/parts/same_verdict.h"
#include "properties/hull2/extreme_points.h"
#include "properties/lp/consistent.h"
#include "properties/shapes/exact_images.h"

namespace assay {

struct NoClaims {};  ///< the comparison names them itself

template <class F>
struct WayBack;

/// The same verdict.
template <>
struct WayBack<GjkFamily> {
  using Claims = SameVerdictClaims;
  static std::string_view not_judged(const Stated<GjkFamily>&) { return {}; }
};

template <>
struct WayBack<CastFamily> {
  struct Claims {
    ClaimSentence same;
  };
  static std::string_view not_judged(const Stated<CastFamily>&) { return {}; }
  Keeps keeps = Keeps::kTime;
};

/// The same points: by their indices, or by their coordinates once `back` has taken them back without rounding.
template <>
struct WayBack<Hull2Family> {
  using Claims = NoClaims;
  static std::string_view not_judged(const Stated<Hull2Family>& says) { return why_no_extreme_points(says); }
  bool same_indices = false;
  Point2 (*back)(const Point2&) = nullptr;
};

template <>
struct WayBack<Hull3Family> {
  using Claims = NoClaims;
  /// Where nearness is all that is promised, an image may have other vertices.
  static std::string_view not_judged(const Stated<Hull3Family>& says) {
    return says.hull_gap == 0 && !(says.hull_gap_absolute > 0)
               ? ""
               : "the engine states hulls that are near the exact one, and the claim is about exact ones";
  }
  bool same_indices = false;
  Point3 (*back)(const Point3&) = nullptr;
};

template <>
struct WayBack<ShapesFamily> {
  using Claims = NoClaims;
  static std::string_view not_judged(const Stated<ShapesFamily>&) { return {}; }
  ExactMove move{};
};

template <>
struct WayBack<LpFamily> {
  struct Claims {
    ClaimSentence status, value;
  };
  static std::string_view not_judged(const Stated<LpFamily>&) { return {}; }
  LpRelation relation{};  ///< without the names of its claims
};

}  // namespace assay
