// Relation: the unit of length does not matter.
#pragma once
#include "properties/relations/images.h"
#include "properties/relations/moved_shapes.h"
#include "properties/relations/relation.h"

namespace assay {

template <class F>
struct Scaling;

/// The pair times 2^k and times 2^-k gets the verdict of the pair: k is kGreatestScale, or the greatest less than that
/// for which every coordinate stays an exact finite double; a direction in which no k >= 1 is left is not asked.
template <>
struct Scaling<GjkFamily> : Relation<Scaling<GjkFamily>, GjkFamily> {
  static constexpr std::string_view kName = "gjk/scaling_keeps_verdict";
  static constexpr std::string_view kSentence = "Scaling both bodies by a power of two does not change the verdict.";
  static constexpr SameVerdictClaims kClaims{"scaling keeps the verdict", "scaling keeps the verdict of a touch"};
  static constexpr int kGreatestScale = 64;

  static Images<GjkFamily> images(const ConvexPair& pair);
};

/// Everything times 2^kScale, where every number stays an exact finite double.
template <>
struct Scaling<CastFamily> : Relation<Scaling<CastFamily>, CastFamily> {
  static constexpr std::string_view kName = "cast/scaling_keeps_contact";
  static constexpr std::string_view kSentence =
      "Scaling both bodies and their ways by a power of two changes neither the verdict nor the time.";
  static constexpr WayBack<CastFamily>::Claims kClaims{"scaling keeps the contact"};
  static constexpr int kScale = 20;

  static Images<CastFamily> images(const MovingPair& pair) {
    auto bodies = scaled_exactly(pair.bodies, kScale);
    if (!bodies) return {};
    MovingPair image{std::move(*bodies), pair.of_a, pair.of_b};
    for (Motion* motion : {&image.of_a, &image.of_b})
      for (auto* vector : {&motion->displacement, &motion->centre})
        for (double& x : *vector)
          if (!scale_exactly(x, kScale)) return {};
    return one_image<CastFamily>("scaled by 2^20", std::move(image));
  }
};

/// The cloud, and the cloud times 2^40 and 2^-40, have extreme points of the same indices, up to coinciding points.
/// Where a multiple would round or overflow the cloud itself is asked again.
template <>
struct Scaling<Hull2Family> : Relation<Scaling<Hull2Family>, Hull2Family> {
  static constexpr std::string_view kName = "hull2/scaling_keeps_hull";
  static constexpr std::string_view kSentence = "Multiplying the cloud by a power of two keeps its extreme points.";

  static Images<Hull2Family> images(const Cloud2& cloud) {
    Images<Hull2Family> images;
    for (const int k : {40, -40})
      images.push_back({"multiplying by 2^" + std::to_string(k), scaled_exactly(cloud, k).value_or(cloud), {true}});
    return images;
  }
};

/// The cloud times 2^-40 alone, under the same terms.
template <>
struct Scaling<Hull3Family> : Relation<Scaling<Hull3Family>, Hull3Family> {
  static constexpr std::string_view kName = "hull3/scaling_keeps_hull";
  static constexpr std::string_view kSentence = "Multiplying the cloud by a power of two keeps its vertices.";

  static Images<Hull3Family> images(const Cloud3& cloud) {
    return one_image<Hull3Family>("multiplying by 2^-40", scaled_exactly(cloud, -40).value_or(cloud), {true});
  }
};

template <>
struct Scaling<ShapesFamily> : Relation<Scaling<ShapesFamily>, ShapesFamily> {
  static constexpr std::string_view kName = "shapes/scaling_keeps_answer";
  static constexpr std::string_view kSentence = "Multiplying all lengths by 2^-40 multiplies the answer's lengths.";
  static constexpr ExactMove kMove{{0, 1, 2}, {1, 1, 1}, -40, {}};

  static Images<ShapesFamily> images(const ShapesProblem& problem) {
    return moved_image(problem, kMove, "multiplying by 2^-40");
  }
};

/// Every row, every column and the cost times its own power of two, exponents of [-3, 3]: only exponents change, and
/// where one would leave the normal range nothing is scaled. Feasible points, rays and certificates correspond one to
/// one.
template <>
struct Scaling<LpFamily> : Relation<Scaling<LpFamily>, LpFamily> {
  static constexpr std::string_view kName = "lp/scaling_keeps_status";
  static constexpr std::string_view kSentence =
      "Multiplying rows, columns and the cost by powers of two changes neither the status nor, but for its unit, the "
      "value.";
  static constexpr WayBack<LpFamily>::Claims kClaims{"status does not depend on the units",
                                                     "value does not depend on the units"};

  static Images<LpFamily> images(const LpProblem& problem);
};

/// The pair times 2^300 and times 2^-300 gets the verdict of the pair, where every coordinate stays an exact finite
/// double. Products of four coordinates leave the range of doubles there: what formulas do without scaling of their
/// own.
template <class F>
struct ExtremeScaling;

template <>
struct ExtremeScaling<GjkFamily> : Relation<ExtremeScaling<GjkFamily>, GjkFamily> {
  static constexpr std::string_view kName = "gjk/extreme_scaling_keeps_verdict";
  static constexpr std::string_view kSentence = "Scaling both bodies by 2^300 or 2^-300 does not change the verdict.";
  static constexpr SameVerdictClaims kClaims{"extreme scaling keeps the verdict",
                                             "extreme scaling keeps the verdict of a touch"};

  static Images<GjkFamily> images(const ConvexPair& pair) {
    Images<GjkFamily> images;
    for (const int k : {300, -300})
      if (auto image = scaled_exactly(pair, k))
        images.push_back({"scaled by 2^" + std::to_string(k), *std::move(image)});
    return images;
  }
};

}  // namespace assay
