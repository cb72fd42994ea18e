// Problems whose truth is known, by oracle and engine; and wrong answers, each rejected by the claim that it breaks.
#include <fmt/format.h>

#include "algorithms/cast/edges_2d.h"
#include "algorithms/hull2/hull2.h"
#include "algorithms/hull3/hull3.h"
#include "algorithms/shapes/robust_shapes.h"
#include "certified/gjk/certified_gjk.h"
#include "certified/lp/certified_lp.h"
#include "oracles/cast/check_cast.h"
#include "oracles/cast/exact_cast.h"
#include "oracles/exact/square_root.h"
#include "oracles/gjk/certify_collision.h"
#include "oracles/gjk/check_bracket.h"
#include "oracles/gjk/check_collision.h"
#include "oracles/hull2/check_hull2.h"
#include "oracles/hull2/exact_hull2.h"
#include "oracles/hull3/check_hull3.h"
#include "oracles/hull3/exact_hull3.h"
#include "oracles/lp/certificate/check_lp.h"
#include "oracles/lp/exact/certify_lp.h"
#include "oracles/shapes/check_shapes.h"
#include "oracles/shapes/difference_body.h"
#include "oracles/shapes/exact_points.h"
#include "selftest/selftest.h"

namespace assay::selftest {

LpProblem program_of(const Groups& groups, std::size_t rows) {
  LpProblem problem;
  problem.cost = groups[0], problem.lower = groups[1], problem.upper = groups[2];
  problem.columns = static_cast<std::uint32_t>(problem.cost.size());
  problem.rows = static_cast<std::uint32_t>(rows);
  for (std::size_t i = 3; i < 3 + rows; ++i) {
    const std::vector<double>& row = groups[i];
    problem.matrix.insert(problem.matrix.end(), row.begin(), row.begin() + problem.columns);
    problem.row_lower.push_back(row[problem.columns]);
    problem.row_upper.push_back(row[problem.columns + 1]);
  }
  return problem;
}

ConvexPair pair_of(const Groups& groups) {
  const auto dimension = static_cast<std::uint32_t>(groups[0][0]);
  return {{dimension, groups[1]}, {dimension, groups[2]}};
}

std::string contact_of(const ConvexPair& pair) {
  const Contact contact = certify_collision(pair, nullptr).contact;
  std::string words(name_of(contact));
  if (contact == Contact::kSeparated) words += ", squared distance " + exact_distance(pair).squared.str();
  return words;
}

namespace {

/// A pair, then the displacement of a.
MovingPair moving_pair_of(const Groups& groups) {
  MovingPair pair{pair_of(groups), {}, {}};
  std::copy(groups[3].begin(), groups[3].end(), pair.of_a.displacement.begin());
  return pair;
}

Cloud2 plane_of(const std::vector<double>& x) {
  Cloud2 cloud;
  for (std::size_t i = 0; i + 1 < x.size(); i += 2) cloud.points.push_back({x[i], x[i + 1]});
  return cloud;
}

Cloud3 space_of(const std::vector<double>& x) {
  Cloud3 cloud;
  for (std::size_t i = 0; i + 2 < x.size(); i += 3) cloud.points.push_back({x[i], x[i + 1], x[i + 2]});
  return cloud;
}

/// What the oracle says is true, and where it does not accept the engine's answer, that too.
template <class Engine>
Got judged(const Vector& asked, std::string truth, const Verdict& verdict) {
  if (!holds(verdict)) {
    const Violated* violated = violation(verdict);
    truth += fmt::format(", and of {} \"{}\" does not hold", Engine::kName,
                         violated != nullptr ? violated->claim.sentence() : why_open(verdict));
  }
  return got(asked, std::move(truth));
}

Got program(const Vector& asked) {
  const Groups groups = numbers_of(asked.input);
  const LpProblem problem = program_of(groups, groups.size() - 3);
  const auto truth = certify_lp(problem);
  if (!truth) return {truth.error(), false};
  std::string words(name_of(truth->status));
  if (truth->status == LpStatus::kOptimal) words += " " + truth->objective.str();
  return judged<CertifiedLp>(asked, words,
                             judge_lp(problem, CertifiedLp::solve(problem, Watch{}), LpPromise{0, 0, 0}).verdict);
}

Got pair(const Vector& asked) {
  const ConvexPair bodies = pair_of(numbers_of(asked.input));
  const GjkAnswer answer = CertifiedGjk::solve(bodies, Watch{});
  Verdict verdict = Undecided{"there is an answer"};
  if (const auto* bracket = std::get_if<Bracketed>(&answer))
    verdict = check_bracket(bodies, *bracket, Promise(gjk::kBracketWidth));
  if (const auto* inside = std::get_if<Overlapping>(&answer)) verdict = check_overlapping(bodies, *inside);
  return judged<CertifiedGjk>(asked, contact_of(bodies), verdict);
}

Got cast(const Vector& asked) {
  const MovingPair bodies = moving_pair_of(numbers_of(asked.input));
  const ExactCast truth = exact_cast(bodies);
  const CastAnswer answer = CastEdges2d::solve(bodies, Watch{});
  const CastStatement says{Touching::kHit, cast::kEdgesGap};
  Verdict verdict = check_cast_verdict(bodies, answer, says);
  if (holds(verdict)) verdict = check_cast_times(bodies, answer, says);
  return judged<CastEdges2d>(asked, truth.time ? "first contact at " + truth.time->str() : "no contact", verdict);
}

std::string listed(std::string words, const std::vector<std::uint32_t>& indices) {
  for (const std::uint32_t index : indices) words += " " + std::to_string(index);
  return words;
}

Got planar_hull(const Vector& asked) {
  const Cloud2 cloud = plane_of(numbers_of(asked.input)[0]);
  const Hull2Answer truth = exact_hull2(cloud), answer = ProductionHull2::solve(cloud, Watch{});
  const auto *ring = std::get_if<Hull>(&truth), *hull = std::get_if<Hull>(&answer);
  const auto *ends = std::get_if<FlatHull>(&truth), *flat = std::get_if<FlatHull>(&answer);
  return judged<ProductionHull2>(asked, ring ? listed("ring", ring->ccw) : listed("ends", ends->extreme),
                                 hull   ? check_hull2(cloud, *hull)
                                 : flat ? check_flat_hull(cloud, *flat)
                                        : Undecided{"there is an answer"});
}

Got hull_in_space(const Vector& asked) {
  const Cloud3 cloud = space_of(numbers_of(asked.input)[0]);
  const Hull3Answer answer = ProductionHull3::solve(cloud, Watch{});
  const auto* hull = std::get_if<Hull3>(&answer);
  return judged<ProductionHull3>(asked, listed("corners", extreme_points3(cloud)),
                                 hull != nullptr ? check_hull3(cloud, *hull) : Undecided{"there is a surface"});
}

Got of_shapes(const Vector& asked, const ShapesProblem& problem, std::string truth) {
  const ShapesAnswer answer = RobustShapes::solve(problem, Watch{});
  return judged<RobustShapes>(asked, truth, check_shapes(problem, answer, {Touching::kHit, shapes::kGap}));
}

/// Of two balls of the plane. The square of the distance of their centres is that of a rational number.
Got balls(const Vector& asked) {
  const Groups groups = numbers_of(asked.input);
  const ShapesProblem problem{
      ShapesQuestion::kContact, {ShapeKind::kBall, 2, groups[0]}, {ShapeKind::kBall, 2, groups[1]}};
  const SignedDistance apart = DifferenceBody(exact_body(problem.a), exact_body(problem.b)).from({});
  const RootEnclosure root = enclosed_root(apart.square);
  return of_shapes(asked, problem, "distance " + Rational(apart.side * root.low - apart.radius).str());
}

Got centroid(const Vector& asked) {
  const ShapesProblem problem{ShapesQuestion::kCentroid, {ShapeKind::kPolygon, 2, numbers_of(asked.input)[0]}, {}};
  const RationalPoint at = exact_centroid(problem.a).at;
  return of_shapes(asked, problem, joined({"centroid", at[0].str(), at[1].str()}));
}

Got rejected(const Vector& asked, const Verdict& verdict) {
  if (const Violated* violated = violation(verdict)) return got(asked, std::string(violated->claim.sentence()));
  return {holds(verdict) ? "that it holds" : std::string(why_open(verdict)), false};
}

// The answer stands in the last groups.

Got optimum(const Vector& asked) {
  const Groups groups = numbers_of(asked.input);
  const std::size_t rows = groups.size() - 5;
  return rejected(asked, check_optimal(program_of(groups, rows), {{}, groups[rows + 3], groups[rows + 4]}, {0, 0, 0}));
}

Got contradiction(const Vector& asked) {
  const Groups groups = numbers_of(asked.input);
  const std::size_t rows = groups.size() - 4;
  return rejected(asked, check_infeasible(program_of(groups, rows), {groups[rows + 3]}, {0, 0, 0}));
}

Got direction(const Vector& asked) {
  const Groups groups = numbers_of(asked.input);
  return rejected(asked, check_separated_along(pair_of(groups), {{groups[3][0], groups[3][1], 0}}));
}

Got bracket(const Vector& asked) {
  const Groups groups = numbers_of(asked.input);
  Bracketed answer;
  answer.low = groups[3][0], answer.high = groups[3][1];
  return rejected(asked, check_bracket(pair_of(groups), answer, Promise(1)));
}

Got ring(const Vector& asked) {
  const Groups groups = numbers_of(asked.input);
  return rejected(asked, check_hull2(plane_of(groups[0]), {{groups[1].begin(), groups[1].end()}}));
}

Got surface(const Vector& asked) {
  const Groups groups = numbers_of(asked.input);
  Hull3 hull;
  for (std::size_t i = 1; i < groups.size(); ++i) {
    hull.corner.insert(hull.corner.end(), groups[i].begin(), groups[i].end());
    hull.end.push_back(static_cast<std::uint32_t>(hull.corner.size()));
  }
  return rejected(asked, check_hull3(space_of(groups[0]), hull));
}

Got miss(const Vector& asked) {
  return rejected(asked, check_cast_verdict(moving_pair_of(numbers_of(asked.input)), Missed{}, {Touching::kHit, 0}));
}

Got times(const Vector& asked) {
  const Groups groups = numbers_of(asked.input);
  const HitAt answer{groups[4][0], groups[4][1], {}};
  return rejected(asked, check_cast_times(moving_pair_of(groups), answer, {Touching::kHit, 1}));
}

constexpr Vector kProblems[] = {
    {"lp/klee_minty", "-100 -10 -1; 0 0 0; inf inf inf; 1 0 0 -inf 1; 20 1 0 -inf 100; 200 20 1 -inf 10000",
     "optimal -10000",
     "Klee and Minty's cube of three dimensions (Chvatal's book of 1983, page 47) has its optimum at 10000.", program},
    {"lp/apart_by_an_ulp", "0 0; -inf -inf; inf inf; 1 1 -inf 1; 1 1 0x1.0000000000001p0 inf", "infeasible",
     "x + y <= 1 and x + y >= 1 + 2^-52 contradict each other.", program},
    {"lp/open", "-1 0; 0 0; inf inf; 1 -1 -inf 1", "unbounded",
     "Along (1, 1) the program stays feasible, and its cost falls without end.", program},
    {"gjk/three_four_five", "2; 0 0 1 0 1 1 0 1; 4 5 5 5 5 6 4 6", "separated, squared distance 25",
     "The corners (1, 1) and (4, 5) of the squares are 5 apart: 3, 4, 5.", pair},
    {"gjk/ulp_apart", "2; 0 0 1 0 1 1 0 1; 0x1.0000000000001p0 0 2 0 2 1 0x1.0000000000001p0 1",
     "separated, squared distance 1/20282409603651670423947251286016",
     "Between unit squares are 2^-52, whose square is 2^-104.", pair},
    {"gjk/touching_cubes",
     "3; 0 0 0 1 0 0 0 1 0 1 1 0 0 0 1 1 0 1 0 1 1 1 1 1; 1 1 1 2 1 1 1 2 1 2 2 1 1 1 2 2 1 2 1 2 2 2 2 2", "touching",
     "The corner (1, 1, 1) is all that the two cubes have in common.", pair},
    {"cast/half_way", "2; 0 0 1 0 1 1 0 1; 3 0 4 0 4 1 3 1; 4 0", "first contact at 1/2",
     "The squares are 2 apart, and one moves 4 towards the other.", cast},
    {"cast/past", "2; 0 0 1 0 1 1 0 1; 3 2 4 2 4 3 3 3; 4 0", "no contact",
     "One square moves along y <= 1, the other one lies in y >= 2.", cast},
    {"hull2/beside_an_edge", "0 0, 1 0, 1 1, 0 1, 0.5 -0x1p-1074, 0.5 0x1p-1074", "ring 0 4 1 2 3",
     "A point 2^-1074 outside of an edge of the square is a corner, one inside of it is none.", planar_hull},
    {"hull2/on_a_line", "24 24, 0.5 0.5, 12 12, 24 24", "ends 1 0",
     "Kettner's classroom points lie on one line, and the first of equal points stands for both.", planar_hull},
    {"hull3/cube", "0 0 0, 1 0 0, 0 1 0, 1 1 0, 0 0 1, 1 0 1, 0 1 1, 1 1 1, 0.5 0.5 1, 0.5 0.5 0.5",
     "corners 0 1 2 3 4 5 6 7", "Neither the middle of a face nor that of the cube is a corner.", hull_in_space},
    {"hull3/beside_a_face", "0 0 0, 1 0 0, 0 1 0, 1 1 0, 0 0 1, 1 0 1, 0 1 1, 1 1 1, 0.5 0.5 0x1.0000000000001p0",
     "corners 0 1 2 3 4 5 6 7 8", "A point one ulp above the middle of a face is a corner.", hull_in_space},
    {"shapes/balls", "0 0 1; 3 4 2", "distance 2", "The centres are 5 apart, of which the radii take 1 and 2.", balls},
    {"shapes/centroid", "0 0, 1 0, 0 1", "centroid 1/3 1/3",
     "The centroid of a triangle is the mean of its corners, which no double is.", centroid},
    {"wrong/lp_point", "-1 -1; 0 0; inf inf; 1 1 -inf 4; 1 3 -inf 6; 5 -1; -1 0", "x is feasible",
     "x = (5, -1) has the right value and the right multipliers, and its second entry is below 0.", optimum},
    {"wrong/lp_farkas", "0 0; 0 0; inf inf; 1 1 -inf 1; -1 -1 -inf -2; -2 -1", "farkas vector implies a positive bound",
     "The rows contradict each other by (1, 1); by (2, 1) they say no more than 0 <= 0.", contradiction},
    {"wrong/gjk_direction", "2; 0 0 1 0 1 1 0 1; 2 0 3 0 3 1 2 1; -1 1", "direction separates",
     "The squares are apart along (-1, 0), and along (-1, 1) the corner (1, 0) of a meets the corner (2, 1) of b.",
     direction},
    {"wrong/gjk_bracket", "2; 0 0 1 0 1 1 0 1; 4 5 5 5 5 6 4 6; 0x1.4000000000001p2 5.5", "low <= exact distance",
     "The squares are 5 apart, and the bracket begins an ulp above it.", bracket},
    {"wrong/hull2_corner", "0 0, 1 0, 1 1, 0 1, 0.5 -0x1p-1074; 0 1 2 3", "encloses every point",
     "The ring leaves out the point that lies 2^-1074 below its edge.", ring},
    {"wrong/hull3_facet", "0 0 0, 1 0 0, 0 1 0, 0 0 1; 0 2 1; 0 1 3; 0 3 2; 1 3 2", "every edge has one twin",
     "The last facet of the tetrahedron is turned, so its edges run as their neighbours' do.", surface},
    {"wrong/cast_miss", "2; 0 0 1 0 1 1 0 1; 3 0 4 0 4 1 3 1; 4 0", "no wrong miss",
     "The squares meet at 1/2, and go into each other.", miss},
    {"wrong/cast_late", "2; 0 0 1 0 1 1 0 1; 3 0 4 0 4 1 3 1; 4 0; 0x1.0000000000001p-1 0.75",
     "no contact before the bracket", "The squares meet at 1/2, and the bracket begins an ulp later.", times}};

}  // namespace

std::span<const Vector> problem_vectors() { return kProblems; }

}  // namespace assay::selftest
