// The referee's word on hulls that need only be near: is an extreme point farther from the vertices' hull than
// promised?
#pragma once
#include <cstddef>
#include <string>

#include "algorithms/model/points.h"
#include "algorithms/model/result.h"
#include "oracles/exact/rational.h"

namespace assay {

/// What was found of the extreme points that no listed point coincides with.
struct LostPoints {
  std::size_t lost = 0;
  std::size_t asked = 0;  ///< of these, those whose distance was compared with what is promised
  bool beyond = false;    ///< at least one of those asked is farther

  /// Whether `beyond` is settled: one point is enough for yes, no needs all.
  bool settled() const { return beyond || asked == lost; }
  std::string words() const;
};

/// What lost_beyond may do as a whole, each distance within what the referee may be asked
/// (oracles/referee/question_size.h).
inline constexpr std::size_t kLostProducts = std::size_t{1} << 28;  ///< of doubles, to choose by
inline constexpr std::size_t kLostPartQuestions = 256;              ///< distances from kLostNearest listed points
inline constexpr std::size_t kLostNearest = 16;
inline constexpr std::size_t kLostFullQuestions = 8;  ///< distances from all listed points

/// Whether a point of `extreme` is farther from the convex hull of `listed` than gap times the diagonal of the bounding
/// box of `extreme`, by CGAL's exact distance. The bounding box of a cloud is that of its extreme points.
///
/// Shape    those that seem farthest are asked first, by a lower bound of their distance in double; one that is beyond
///          ends the work. A distance from a few listed points that is within the promise is one from all of them, and
///          only where it is not all of them are asked.
/// Promise  what is said of the points asked is exact. The work is bounded as a whole: what is
///          beyond the constants above is not asked.
/// Error    the referee's sentence. Precondition: one dimension; `listed` is not empty.
Result<LostPoints> lost_beyond(const Points& extreme, const Points& listed, double gap);

/// The squared diagonal of the bounding box. Precondition: there is a point.
Rational squared_diagonal_of(const Points& points);

}  // namespace assay
