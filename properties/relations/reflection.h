// Relation: looking into a mirror does not matter.
#pragma once
#include "properties/relations/moved_shapes.h"
#include "properties/relations/relation.h"

namespace assay {

template <class F>
struct Reflection;

/// The cloud, { (-x, y) }, { (x, -y) } and { (-x, -y) } have extreme points of the same indices, up to coinciding
/// points.
template <>
struct Reflection<Hull2Family> : Relation<Reflection<Hull2Family>, Hull2Family> {
  static constexpr std::string_view kName = "hull2/reflection_keeps_hull";
  static constexpr std::string_view kSentence = "Reflecting the cloud in either axis reflects its extreme points.";

  static Images<Hull2Family> images(const Cloud2& cloud) {
    struct Mirror {
      std::string_view words;
      double x, y;
    };
    Images<Hull2Family> images;
    for (const auto& [words, x, y] : {Mirror{"changing the sign of x", -1, 1}, Mirror{"changing the sign of y", 1, -1},
                                      Mirror{"changing both signs", -1, -1}}) {
      images.push_back({std::string(words), cloud, {true}});
      for (Point2& p : images.back().problem.points) p = {x * p.x, y * p.y};
    }
    return images;
  }
};

/// The vertices of { -p } are those of the cloud, negated: every facet is turned over.
template <>
struct Reflection<Hull3Family> : Relation<Reflection<Hull3Family>, Hull3Family> {
  static constexpr std::string_view kName = "hull3/reflection_keeps_hull";
  static constexpr std::string_view kSentence = "Reflecting the cloud in the origin reflects its vertices.";

  static Point3 back(const Point3& p) { return {-p.x, -p.y, -p.z}; }
  static Images<Hull3Family> images(Cloud3 cloud) {
    for (Point3& p : cloud.points) p = back(p);
    return one_image<Hull3Family>("reflecting the points", std::move(cloud), {false, &back});
  }
};

template <>
struct Reflection<ShapesFamily> : Relation<Reflection<ShapesFamily>, ShapesFamily> {
  static constexpr std::string_view kName = "shapes/reflection_keeps_answer";
  static constexpr std::string_view kSentence = "Reflecting the shapes reflects the answer.";
  static constexpr ExactMove kMove{{0, 1, 2}, {-1, 1, 1}, 0, {}};

  static Images<ShapesFamily> images(const ShapesProblem& problem) {
    return moved_image(problem, kMove, "reflecting x");
  }
};

}  // namespace assay
