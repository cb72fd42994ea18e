#include <algorithm>

#include "campaign/referee/lost_beyond.h"
#include "campaign/referee/near_words.h"
#include "campaign/referee/second_opinion_words.h"
#include "oracles/hull2/signed_size.h"
#include "oracles/referee/referee.h"

namespace assay {

namespace {

/// On an answer to one cloud that need only be near the hull.
SecondOpinion near_opinion(const std::vector<Point2>& truth, const std::vector<Point2>& corners, double gap,
                           const Assessment& assessment) {
  Points extreme{2, {}}, listed{2, {}};
  for (const Point2& p : truth) extreme.push_back({p.x, p.y});
  for (const Point2& p : corners) listed.push_back({p.x, p.y});
  if (extreme.empty() || listed.empty()) return no_opinion("no points");
  std::string sentence = "by the referee the hull has " + std::to_string(truth.size()) + " corner(s)";
  bool turned = false;
  if (assessment.outcome != Outcome::kViolated || assessment.claim == kNotInsideOut) {
    const auto area = referee::signed_area(corners);
    if (!area) return no_opinion(area.error());
    turned = -*area > 4 * exact(gap) * squared_diagonal_of(extreme);
    if (turned) sentence += ", the ring runs clockwise";
  }
  return opinion_on_near(std::move(sentence), turned, lost_beyond(extreme, listed, gap), assessment);
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

template <>
SecondOpinion second_opinion(const PropertyEntry<Hull2Family>& property, const Cloud2& problem,
                             std::span<const Reply<Hull2Family>> replies, const Assessment& assessment,
                             const Stated<Hull2Family>& semantics) {
  if (auto settled = without_geometry(property.asks, replies, assessment)) return *settled;
  const auto truth = referee::hull2(problem);
  if (!truth) return no_opinion(truth.error());
  bool all_right = true, only_extra = false;
  for (const Reply<Hull2Family>& reply : replies) {
    const std::vector<std::uint32_t>* listed = nullptr;
    if (const auto* hull = std::get_if<Hull>(&reply.answer)) listed = &hull->ccw;
    if (const auto* flat = std::get_if<FlatHull>(&reply.answer)) listed = &flat->extreme;
    if (listed == nullptr) return no_opinion("an answer without a hull");
    if (replies.size() > 1) continue;  // questions are images of the cloud; only the first is the cloud itself
    std::vector<Point2> corners;
    bool in_range = true;
    for (const std::uint32_t index : *listed) {
      in_range = in_range && index < problem.points.size();
      if (in_range) corners.push_back(problem.points[index]);
    }
    if (semantics.hull_gap > 0 && in_range && std::holds_alternative<Hull>(reply.answer))
      return near_opinion(*truth, corners, semantics.hull_gap, assessment);
    if (assessment.claim == kNotInsideOut && in_range) return sense_opinion(corners);
    if (semantics.keeps_inner_points && std::holds_alternative<Hull>(reply.answer)) {
      std::erase_if(corners,
                    [&](const Point2& p) { return std::find(truth->begin(), truth->end(), p) == truth->end(); });
      only_extra = in_range && corners.size() < listed->size();
    }
    if (!corners.empty() && std::holds_alternative<Hull>(reply.answer)) {
      const auto first = std::min_element(corners.begin(), corners.end(), [](const Point2& p, const Point2& q) {
        return p.x < q.x || (p.x == q.x && p.y < q.y);
      });
      std::rotate(corners.begin(), first, corners.end());
    }
    if (std::holds_alternative<FlatHull>(reply.answer) && corners.size() == 2 && truth->size() == 2 &&
        corners[0] == (*truth)[1])
      std::swap(corners[0], corners[1]);
    all_right =
        all_right && in_range && corners == *truth && std::holds_alternative<Hull>(reply.answer) == (truth->size() > 2);
  }
  const bool claimed_wrong = assessment.outcome == Outcome::kViolated;
  if (replies.size() > 1) {
    if (!claimed_wrong) return no_opinion("a relation between answers");
    return confirms("the questions are exact images of one cloud, whose hull has " + std::to_string(truth->size()) +
                    " corners by the referee; the answers contradict each other");
  }
  const std::string sentence = "by the referee the hull has " + std::to_string(truth->size()) + " corner(s)";
  if (all_right && claimed_wrong && only_extra)
    return no_opinion(sentence + ", those listed besides other points; the referee does not judge where these lie");
  if (all_right != claimed_wrong)
    return confirms(sentence + (claimed_wrong ? ", not the ones listed" : ", the ones listed"));
  return disagrees(sentence + (claimed_wrong ? ", exactly the ones listed" : ", not the ones listed"));
}

}  // namespace assay
