#include "oracles/referee/hulls/hull2_opinion.h"

#include <algorithm>

#include "algorithms/model/point_lists.h"
#include "oracles/hull2/signed_size.h"
#include "oracles/referee/hulls/lost_beyond.h"
#include "oracles/referee/hulls/near_opinion.h"
#include "oracles/referee/referee.h"

namespace assay {
namespace {

/// On an answer to one cloud that need only be near the hull.
SecondOpinion near_opinion(const std::vector<Point2>& truth, const std::vector<Point2>& corners, double gap,
                           const Judged& judged) {
  const Points extreme = points_of(truth), listed = points_of(corners);
  if (extreme.empty() || listed.empty()) return no_opinion("no points");
  std::string sentence = "by the referee the hull has " + std::to_string(truth.size()) + " corner(s)";
  bool turned = false;
  if (!judged.wrong || judged.claim == kNotInsideOut) {
    const auto area = referee::signed_area(corners);
    if (!area) return no_opinion(area.error());
    turned = -*area > 4 * exact(gap) * squared_diagonal_of(extreme);
    if (turned) sentence += ", the ring runs clockwise";
  }
  return opinion_on_near(std::move(sentence), turned, lost_beyond(extreme, listed, gap), judged);
}

/// On the claim that a ring, which is not asked to be only near, runs clockwise.
SecondOpinion sense_opinion(const std::vector<Point2>& corners) {
  const auto area = referee::signed_area(corners);
  if (!area) return no_opinion(area.error());
  return as_claimed(
      *area < 0, true,
      std::string("by the referee the ring ") + (*area < 0 ? "runs clockwise" : "does not run clockwise"));
}

}  // namespace

SecondOpinion hull2_opinion(const Cloud2& problem, const Hull2Answer& answer, const std::vector<Point2>& truth,
                            const Hull2Statement& statement, const Judged& judged) {
  const auto* hull = std::get_if<Hull>(&answer);
  const std::vector<std::uint32_t>& listed = hull != nullptr ? hull->ccw : std::get<FlatHull>(answer).extreme;
  bool only_extra = false;
  std::vector<Point2> corners;
  bool in_range = true;
  for (const std::uint32_t index : listed) {
    in_range = in_range && index < problem.points.size();
    if (in_range) corners.push_back(problem.points[index]);
  }
  if (statement.gap > 0 && in_range && std::holds_alternative<Hull>(answer))
    return near_opinion(truth, corners, statement.gap, judged);
  if (judged.claim == kNotInsideOut && in_range) return sense_opinion(corners);
  if (!statement.vertices_are_extreme && std::holds_alternative<Hull>(answer)) {
    std::erase_if(corners, [&](const Point2& p) { return std::find(truth.begin(), truth.end(), p) == truth.end(); });
    only_extra = in_range && corners.size() < listed.size();
  }
  if (!corners.empty() && std::holds_alternative<Hull>(answer)) {
    const auto first = std::min_element(corners.begin(), corners.end(), [](const Point2& p, const Point2& q) {
      return p.x < q.x || (p.x == q.x && p.y < q.y);
    });
    std::rotate(corners.begin(), first, corners.end());
  }
  if (std::holds_alternative<FlatHull>(answer) && corners.size() == 2 && truth.size() == 2 && corners[0] == truth[1])
    std::swap(corners[0], corners[1]);
  const bool all_right = in_range && corners == truth && std::holds_alternative<Hull>(answer) == (truth.size() > 2);
  const std::string sentence = "by the referee the hull has " + std::to_string(truth.size()) + " corner(s)";
  if (all_right && judged.wrong && only_extra)
    return no_opinion(sentence + ", those listed besides other points; the referee does not judge where these lie");
  if (all_right != judged.wrong)
    return confirms(sentence + (judged.wrong ? ", not the ones listed" : ", the ones listed"));
  return disagrees(sentence + (judged.wrong ? ", exactly the ones listed" : ", not the ones listed"));
}

}  // namespace assay
