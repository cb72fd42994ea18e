// Claim: exchanging x and y exchanges the coordinates of the extreme points and does nothing else.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "properties/hull2/extreme_points.h"
#include "properties/property.h"

namespace assay {

/// The extreme points of { (y, x) } are the extreme points of the cloud with x and y exchanged. The transform is exact,
/// so a difference is the engine's. Compared as sets of points: an exchange turns the plane over, so the order is
/// another.
struct AxisSwapKeepsHull {
  using Family = Hull2Family;
  static constexpr std::string_view kName = "hull2/axis_swap_keeps_hull";
  static constexpr std::string_view kSentence = "Exchanging the axes exchanges the coordinates of the extreme points.";

  static Point2 swapped(const Point2& p) { return {p.y, p.x}; }

  static void ask(const Cloud2& cloud, std::vector<Cloud2>& questions) {
    questions.assign(2, cloud);
    for (Point2& p : questions[1].points) p = swapped(p);
  }

  static std::string_view not_judged(const Stated<Hull2Family>& says) { return why_no_extreme_points(says); }

  static Verdict judge(const Cloud2& cloud, std::span<const Reply<Hull2Family>> replies, const Court<Hull2Family>&) {
    if (replies.size() != 2) return Undecided{"not two replies"};
    std::vector<Cloud2> questions;
    ask(cloud, questions);
    return compare_hulls(questions[0], replies[0].answer, questions[1], replies[1].answer, &swapped,
                         "exchanging the axes");
  }
};

static_assert(Property<AxisSwapKeepsHull> && Metamorphic<AxisSwapKeepsHull>);

}  // namespace assay
