#include "oracles/referee/shapes/sweep_opinion.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "oracles/referee/shapes/long_numbers.h"
#include "oracles/shapes/promised_words.h"

namespace assay {
namespace {

using namespace long_numbers;

/// How far inside of one edge, at t: height + t change.
template <class N>
struct InsideOf {
  N height, change;
  N at(const N& t) const { return height + t * change; }
};

/// The greatest over t in [0, last] of the least of these lines, a concave function: the line that is least at each
/// end, then the crossing of the two, which replaces one of them until no line is below it. Precondition: a line at
/// least.
template <class N, class IsBelow>
N greatest_least(const std::vector<InsideOf<N>>& lines, const N& last, const IsBelow& is_below) {
  const auto least_at = [&](const N& t, bool rising) {
    std::size_t found = 0;
    for (std::size_t i = 1; i < lines.size(); ++i) {
      const N here = lines[i].at(t), best = lines[found].at(t);
      if (is_below(here, best) || (!is_below(best, here) && rising == (lines[i].change > lines[found].change)))
        found = i;
    }
    return found;
  };
  const N none(0);
  std::size_t left = least_at(none, false), right = least_at(last, true);
  if (lines[left].change <= 0) return lines[left].at(none);
  if (lines[right].change >= 0) return lines[right].at(last);
  for (std::size_t turn = 0; turn < 2 * lines.size(); ++turn) {
    const N t = (lines[right].height - lines[left].height) / (lines[left].change - lines[right].change);
    const std::size_t middle = least_at(t, true);
    if (!is_below(lines[middle].at(t), lines[left].at(t))) break;
    if (lines[middle].change == 0) return lines[middle].height;
    (lines[middle].change > 0 ? left : right) = middle;
  }
  const N t = (lines[right].height - lines[left].height) / (lines[left].change - lines[right].change);
  return lines[left].at(t);
}

/// Whether some place on the whole way is inside of every edge; heights need not be divided by lengths for that.
bool gets_inside(const referee::ShapesSweepOpinion& sweep) {
  std::vector<InsideOf<Rational>> lines;
  for (const auto& edge : sweep.edges) lines.push_back({edge.height, edge.change});
  return !lines.empty() &&
         greatest_least<Rational>(lines, 1, [](const Rational& x, const Rational& y) { return x < y; }) > 0;
}

/// The least signed distance of all places until `time`, before radii.
Long least_until(const referee::ShapesSweepOpinion& sweep, double time) {
  if (sweep.passed_square > 0) return sqrt(Long(sweep.passed_square));
  std::vector<InsideOf<Long>> lines;
  for (const auto& edge : sweep.edges) {
    const Long length = sqrt(Long(edge.square));
    lines.push_back({Long(edge.height) / length, Long(edge.change) / length});
  }
  if (lines.empty()) return 0;
  const Long depth =
      greatest_least<Long>(lines, Long(time), [](const Long& x, const Long& y) { return exceeds(y, x); });
  return depth > 0 ? Long(-depth) : Long(0);
}

}  // namespace

std::optional<std::string> sweep_objection(const ShapesProblem& problem, const referee::ShapesOpinion& truth,
                                           bool touches, Touching touching) {
  const bool is_apart = truth.side > 0 && truth.square > truth.radius * truth.radius;
  if (is_apart) return touches ? std::optional<std::string>("they stay apart") : std::nullopt;
  bool overlaps = truth.radius > 0 && (truth.side <= 0 || truth.square < truth.radius * truth.radius);
  if (!overlaps && truth.side <= 0) {
    const auto sweep = referee::shapes_sweep(problem, 1, {});
    if (!sweep) return std::nullopt;
    overlaps = gets_inside(*sweep);
  }
  if (overlaps) return touches ? std::nullopt : std::optional<std::string>("they overlap on the way");
  if (touching == Touching::kHit && !touches) return "they touch on the way";
  if (touching == Touching::kMiss && touches) return "they only touch on the way";
  return std::nullopt;
}

std::optional<std::string> sweep_objection(const ShapesProblem& problem, const referee::ShapesOpinion& truth,
                                           const ShapeSweep& answer, const ShapesStatement& says) {
  if (auto wrong = sweep_objection(problem, truth, answer.touches, says.touching)) return wrong;
  if (!answer.touches || !judges_numbers(says)) return std::nullopt;
  const auto& n = answer.normal;
  if (!std::isfinite(answer.time) || !std::isfinite(n[0]) || !std::isfinite(n[1]) || !std::isfinite(n[2]))
    return "a number is not finite";
  if (answer.time < 0 || answer.time > 1) return "the time is not on the way";
  const auto sweep = referee::shapes_sweep(problem, answer.time, n);
  if (!sweep) return std::nullopt;
  const Long g(slack_of(says.gap, truth.extent)), radius(truth.radius), share(exact(says.gap)), one(1);
  const Long then = signed_distance(sweep->side, sweep->square, truth.radius);
  if (exceeds(then, g)) return "they are apart at the time";
  if (answer.time > 0 && exceeds(-g, least_until(*sweep, answer.time) - radius)) return "they meet before";
  Rational square = 0;
  for (const double x : n) square += exact(x) * exact(x);
  const Long length = sqrt(Long(square));
  if (exceeds(one - share, length) || exceeds(length, one + share)) return "the normal has another length";
  if (exceeds(Long(sweep->support) + radius * length, (g - then) * length)) return "the normal separates less";
  return std::nullopt;
}

}  // namespace assay
