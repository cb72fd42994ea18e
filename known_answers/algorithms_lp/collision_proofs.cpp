// The numbers that collisions by simplex rest on, asked by themselves: from which size on a determinant has a sign, and
// what enclosed distances are, to the last bit.
#include <cmath>

#include "algorithms/lp/collision/interior.h"
#include "algorithms/lp/collision/norm_distance.h"
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
      for (const double x : point.at) run.take(std::isnan(x) ? 0 : x);
      run.take(point.error);
    }
    for (const lp::Norm norm : {lp::Norm::kSum, lp::Norm::kGreatest}) {
      const double most = lp::farthest(p, q, norm);
      run.take(std::isnan(most) ? 0 : most);
      run.take(lp::nearest(pair, direction, norm));
    }
  }
  return {run.folded()};
}

}  // namespace

void add_collision_proofs(KnownAnswers& all) {
  all.push_back(
      {"algorithms/lp/signs_of_determinants", Asked::kByCheck, signs_of_determinants, {14615202217856009581u}});
  all.push_back({"algorithms/lp/enclosed_distances", Asked::kByCheck, enclosed_distances, {249543267369154225u}});
}

}  // namespace assay::known
