// The numbers that collisions by simplex rest on, asked by themselves: from which size on a determinant has a sign, and
// what enclosed distances are, to the last bit.
#include <cmath>
#include <initializer_list>
#include <utility>

#include "algorithms/lp/collision/exact_sum.h"
#include "algorithms/lp/collision/interior.h"
#include "algorithms/lp/collision/norm_distance.h"
#include "algorithms/lp/collision/proofs.h"
#include "known_answers/drawn/drawn_bits.h"
#include "known_answers/folded/flip.h"
#include "known_answers/folded/folded_run.h"
#include "known_answers/tables.h"

namespace assay::known {
namespace {

KnownWords signs_of_determinants() {
  FoldedRun run;
  for (const double way : {1.0, -1.0}) {
    run.take(flip(0, 1, [&](double size) { return lp::SizedDeterminant{way * size, size}.sign() != 0; }));
    for (const double size : {0x1p-900, 1.0, 3.0, 0x1p1023})
      run.take(flip(0, size, [&](double value) { return lp::SizedDeterminant{way * value, size}.sign() != 0; }));
  }
  return {run.folded()};
}

KnownWords enclosed_distances() {
  DrawnBits drawn{std::mt19937_64(41)};
  FoldedRun run;
  for (int i = 0; i < 300; ++i) {
    const auto dimension = static_cast<std::uint32_t>(1 + drawn.below(4));
    const auto body = [&](double shift) {
      Points points{dimension, {}};
      for (std::uint64_t k = dimension * (1 + drawn.below(5)); k > 0; --k)
        points.coordinates.push_back(drawn.whole_or_generic(3) + shift);
      return points;
    };
    const auto weighted = [&](const Points& points) {
      std::vector<double> weights(points.size());
      for (double& weight : weights) weight = std::abs(drawn.whole_or_generic(3));
      return lp::weighted_point(points, weights);
    };
    ConvexPair pair{body(0), {}};
    pair.b = body(8);
    const lp::WeightedPoint p = weighted(pair.a), q = weighted(pair.b);
    std::vector<double> direction(dimension);
    for (double& x : direction) x = -drawn.whole_or_generic(2);
    for (const lp::WeightedPoint& point : {p, q}) {
      for (const double x : point.at) run.take_number(x);
      run.take(point.error);
    }
    for (const lp::Norm norm : {lp::Norm::kSum, lp::Norm::kGreatest}) {
      const double most = lp::farthest(p, q, norm);
      run.take_number(most);
      run.take(lp::nearest(pair, direction, norm));
    }
  }
  return {run.folded()};
}

/// Between which sizes sums have a sign, and which one sums of a few terms have that cancel but for little.
KnownWords exact_sums() {
  const auto sign = [](std::initializer_list<std::pair<double, double>> terms) {
    lp::ExactSum sum;
    for (const auto& [a, b] : terms) sum.add(a, b);
    return sum.sign().value_or(2);
  };
  FoldedRun run;
  const auto has_sign = [&](double a) { return sign({{a, 1}}) != 2; };
  run.take(flip(0x1p-1000, 1, has_sign));
  run.take(flip(1, kInfinity, has_sign));
  DrawnBits drawn{std::mt19937_64(42)};
  for (int i = 0; i < 200; ++i) {
    const double a = drawn.generic(), b = drawn.generic(), c = drawn.generic();
    for (const double by : {-0x1p-300, 0.0, 0x1p-300}) run.take(sign({{a, b}, {c, 1}, {-b, a}, {by, 1}, {1, -c}}));
    run.take(sign({{a, b}, {0, c}, {-1, a * b}}));
  }
  return {run.folded()};
}

void take(FoldedRun& run, const std::optional<lp::Meeting>& meeting) {
  run.take(meeting.has_value());
  if (!meeting) return;
  run.take(meeting->on_a), run.take(meeting->on_b);
  run.take(meeting->weight_a), run.take(meeting->weight_b);
}

/// Weights that name one point, nearly, or none, of simplices, of too many corners and of too few.
KnownWords proved_meetings() {
  DrawnBits drawn{std::mt19937_64(43)};
  FoldedRun run;
  for (int i = 0; i < 400; ++i) {
    const auto dimension = static_cast<std::uint32_t>(1 + i % 3);
    const auto body = [&] {
      Points points{dimension, {}};
      for (std::uint64_t k = dimension * (1 + drawn.below(3)); k > 0; --k)
        points.coordinates.push_back(static_cast<double>(drawn.below(5)) - 2);
      return points;
    };
    ConvexPair pair{body(), {}};
    pair.b = body();
    if (i % 4 == 0) pair.b.coordinates[0] = pair.a.coordinates[0];
    std::vector<double> weights(pair.a.size() + pair.b.size());
    for (double& weight : weights) weight = static_cast<double>(drawn.below(4)) / 2;
    take(run, lp::proved_meeting(pair, weights));
    weights.assign(weights.size(), 1);
    take(run, lp::proved_meeting(pair, weights));
    weights.pop_back();
    take(run, lp::proved_meeting(pair, weights));
    for (const int exponent : {-1030, -1010, 1, 1010}) {
      ConvexPair far = pair;
      for (Points* points : {&far.a, &far.b})
        for (double& x : points->coordinates) x = std::ldexp(x + 0x1p-40, exponent);
      run.take(lp::exponent_of_unit(far));
      for (const double x : lp::in_units_of_one(far).a.coordinates) run.take(x);
    }
  }
  return {run.folded()};
}

/// How far a corner may move until bodies no longer meet for certain, of as many corners as equations, and of more.
KnownWords certain_meetings() {
  FoldedRun run;
  const auto take_flip = [&](ConvexPair pair) {
    const std::vector<double> weights(pair.a.size() + pair.b.size(), 1);
    for (const double way : {1.0, -1.0}) {
      const double first = pair.b.coordinates[0];
      run.take(flip(0, 8, [&](double by) {
        pair.b.coordinates[0] = first + way * by;
        return lp::proved_meeting(pair, weights).has_value();
      }));
      pair.b.coordinates[0] = first;
    }
  };
  take_flip({{1, {0, 1}}, {1, {0.3}}});
  take_flip({{2, {0, 0, 1, 0, 0, 1}}, {2, {0.3, 0.2}}});
  take_flip({{2, {0, 0, 3, 1}}, {2, {1, -1, 1.3, 2}}});
  take_flip({{3, {0, 0, 0, 3, 0, 0, 0, 3, 0}}, {3, {1, 0.7, -1, 0.6, 0.9, 2}}});
  take_flip({{3, {0, 0, 5, 3, 1, 5}}, {3, {1, -1, 5, 1.3, 2, 5}}});  // all of one plane
  take_flip({{2, {0, 0, 1, 0, 0, 1, 1, 1}}, {2, {0.3, 0.2}}});
  take_flip({{2, {0, 0}}, {2, {0, 1, 1, 0}}});
  return {run.folded()};
}

}  // namespace

void add_collision_proofs(KnownAnswers& all) {
  all.push_back(
      {"algorithms/lp/signs_of_determinants", Asked::kByCheck, signs_of_determinants, {14615202217856009581u}});
  all.push_back({"algorithms/lp/enclosed_distances", Asked::kByCheck, enclosed_distances, {249543267369154225u}});
  all.push_back({"algorithms/lp/exact_sums", Asked::kByCheck, exact_sums, {4956720724804642563u}});
  all.push_back({"algorithms/lp/certain_meetings", Asked::kByCheck, certain_meetings, {13837449282171511837u}});
  all.push_back({"algorithms/lp/proved_meetings", Asked::kByCheck, proved_meetings, {4946914961450026411u}});
}

}  // namespace assay::known
