#include "oracles/cast/turning_proof.h"

#include <algorithm>
#include <array>
#include <utility>

#include "oracles/exact/dyadic.h"
#include "oracles/lp/exact/certify_lp.h"

namespace assay {
namespace {

using Vector = TurningPair::Vector;
using Places = std::vector<Vector>;

constexpr LpWork kOverlapWork{2000, 200};

Rational in_units(const WideInteger& value) {
  return Rational(Integer(value)) * power_of_two(-static_cast<int>(FixedBall::kFractionBits));
}

/// |w|^2 r, r the greatest |x - c|_1 of the body.
Rational bend_of(const Points& body, const Motion& motion) {
  Rational squared = 0, greatest = 0;
  for (const double w : motion.rotation) squared += exact(w) * exact(w);
  for (std::uint32_t i = 0; i < body.size(); ++i) {
    Rational arm = 0;
    for (std::uint32_t k = 0; k < body.dimension; ++k)
      arm += abs(Rational(exact(body[i][k]) - exact(motion.centre[k])));
    greatest = std::max(greatest, arm);
  }
  return squared * greatest;
}

class Pieces {
 public:
  Pieces(const MovingPair& pair, const TurningPair& turning, CastProof& proof)
      : turning_(turning),
        bend_((bend_of(pair.bodies.a, pair.of_a) + bend_of(pair.bodies.b, pair.of_b)) *
              power_of_two(-turning.exponent()) / 8),
        proof_(proof) {}

  /// The normal parts the bodies for all of [begin, end], so what they bend is outdone once the piece is short enough,
  /// unless the gap is one of rounding.
  bool add(const Rational& begin, const Rational& end, const Vector& normal, int halvings = 0) {
    Rational size = 0;
    for (const FixedBall& entry : normal) size += abs(entry.middle_value());
    const Rational bent = (end - begin) * (end - begin) * size * bend_;
    if (least_gap(begin, normal) > bent && least_gap(end, normal) > bent) {
      proof_.times.push_back(end);
      // The other way round: from b to a.
      for (std::size_t k = 0; k < turning_.dimension(); ++k)
        proof_.directions.push_back(Rational(-normal[k].middle_value()));
      return true;
    }
    const Rational middle = (begin + end) / 2;
    return halvings < kMostHalvings && add(begin, middle, normal, halvings + 1) &&
           add(middle, end, normal, halvings + 1);
  }

 private:
  static constexpr int kMostHalvings = 16;

  Rational least_gap(const Rational& time, const Vector& normal) const {
    return in_units(TurningPair::least_gap(turning_.at(time), normal));
  }

  const TurningPair& turning_;
  Rational bend_;
  CastProof& proof_;
};

/// Maximise s over weights of a and b, each of sum 1, with sum w_i a_i - sum u_j b_j = side s e_axis.
LpProblem axis_program(const ConvexPair& pair, std::uint32_t axis, int side) {
  const Points &a = pair.a, &b = pair.b;
  const std::uint32_t n = a.dimension, count = a.size() + b.size();
  LpProblem program;
  program.rows = n + 2;
  program.columns = count + 1;
  program.cost.assign(program.columns, 0);
  program.cost[count] = -1;
  program.matrix.assign(std::size_t{program.rows} * program.columns, 0);
  for (std::uint32_t q = 0; q < count; ++q) {
    const bool of_a = q < a.size();
    for (std::uint32_t k = 0; k < n; ++k)
      program.matrix[std::size_t{k} * program.columns + q] = of_a ? a[q][k] : -b[q - a.size()][k];
    program.matrix[std::size_t{of_a ? n : n + 1} * program.columns + q] = 1;
  }
  program.matrix[std::size_t{axis} * program.columns + count] = -side;
  program.row_lower.assign(program.rows, 0);
  program.row_lower[n] = program.row_lower[n + 1] = 1;
  program.row_upper = program.row_lower;
  program.lower.assign(program.columns, 0);
  program.upper.assign(program.columns, kInfinity);
  return program;
}

/// Each coordinate of sum weight_i place_i, and how far off it may be.
struct Mean {
  std::array<Rational, 3> at;
  Rational error = 0;
};
Mean mean_of(const Places& places, const std::vector<Rational>& x, std::size_t first) {
  Mean mean;
  for (std::size_t i = 0; i < places.size(); ++i)
    for (std::size_t k = 0; k < 3; ++k) {
      mean.at[k] += x[first + i] * places[i][k].middle_value();
      mean.error = std::max(mean.error, in_units(places[i][k].radius()));
    }
  return mean;
}

/// Whether the difference that the weights x name is further along the axis than across, for the places themselves.
bool reaches_along(const TurningPair& turning, const TurningPair::Moment& moment, const std::vector<Rational>& x,
                   std::size_t axis, int side) {
  const Mean a = mean_of(moment.a.position, x, 0), b = mean_of(moment.b.position, x, moment.a.position.size());
  const Rational error = a.error + b.error;
  Rational across = 0;
  for (std::size_t k = 0; k < turning.dimension(); ++k)
    if (k != axis) across += abs(Rational(a.at[k] - b.at[k])) + error;
  return side * (a.at[axis] - b.at[axis]) > across + error;
}

}  // namespace

bool add_pieces(const MovingPair& pair, const TurningPair& turning, const std::vector<EnclosedCast::Parted>& pieces,
                CastProof& proof) {
  Pieces all(pair, turning, proof);
  Rational begin = 0;
  for (const EnclosedCast::Parted& piece : pieces) {
    if (!all.add(begin, piece.end, piece.normal)) return false;
    begin = piece.end;
  }
  return true;
}

bool state_overlap(const TurningPair& turning, const Rational& time, CastProof& proof) {
  const TurningPair::Moment moment = turning.at(time);
  const ConvexPair rounded = turning.rounded(moment).pair;
  std::vector<Rational> weights_a, weights_b;
  for (std::uint32_t axis = 0; axis < turning.dimension(); ++axis)
    for (const int side : {1, -1}) {
      const auto found = certify_lp(axis_program(rounded, axis, side), kOverlapWork);
      if (!found || found->status != LpStatus::kOptimal) return false;
      if (!reaches_along(turning, moment, found->x, axis, side)) return false;
      const auto middle = found->x.begin() + static_cast<std::ptrdiff_t>(moment.a.position.size());
      weights_a.insert(weights_a.end(), found->x.begin(), middle);
      weights_b.insert(weights_b.end(), middle, found->x.end() - 1);
    }
  proof.kind = CastProof::Kind::kOverlap;
  proof.time = time;
  proof.weights_a = std::move(weights_a);
  proof.weights_b = std::move(weights_b);
  return true;
}

}  // namespace assay
