// What the planar hulls of Alzubaidi's article have in common: its orientation test, and the two ways in which it is
// read here.
//
// Source  A. M. N. Alzubaidi, "Fast Gilbert-Johnson-Keerthi Method for Collision Detection between Two 2D Convex Hull
//         Polygons Based on Chan's and Divide_Conquer Algorithms", section 4.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "algorithms/model/joined.h"
#include "algorithms/model/points.h"
#include "algorithms/model/statement.h"

namespace assay::alzubaidi {

/// kPrinted follows the listings to the letter. Some of their lines cannot be what the author ran: kEmended puts right
/// the misprints that each variant lists, and keeps everything else, flaws included.
enum class Reading { kPrinted, kEmended };

using Indices = std::vector<std::uint32_t>;

/// Step 6 of the article's Graham scan: compares the two products instead of subtracting them. > 0: left.
///
/// The listings are templates on the number type, as which coordinates enter here and in the scan's angles: double as
/// printed; in rationals what a listing still breaks is logic, what it then keeps is rounding.
template <class Number>
int ccw(const Point2& p, const Point2& q, const Point2& r) {
  const Number left = (Number(q.x) - Number(p.x)) * (Number(r.y) - Number(p.y)),
               right = (Number(q.y) - Number(p.y)) * (Number(r.x) - Number(p.x));
  return (left > right) - (left < right);
}

inline constexpr std::string_view kAsPrinted = " as A. M. N. Alzubaidi prints it";
inline constexpr std::string_view kPutRight = " as A. M. N. Alzubaidi prints it, misprints put right";

/// The statement of the reading R of the algorithm What. The article gives a hull for every set of points, and no
/// listing has a way to give up: where one goes round for ever or leaves its deque, that is against what is stated.
template <const std::string_view& What, Reading R>
constexpr Statement<Hull2Family> stated() {
  return {.kind = EngineKind::kPublished,
          .sentence = Joined < What,
          R == Reading::kPrinted ? kAsPrinted : kPutRight > ::kValue,
          .promises = {.refuses_no_problem = true, .answers_up_to = kAnySize},
          .note = "as read in algorithms/published/hull2/alzubaidi_reading.h; orientation test in plain double"};
}

inline constexpr std::string_view kTooFew = "the article asks for at least three points";

}  // namespace assay::alzubaidi
