// The first contact of bodies that turn, apart from tier 0 in every step: MPFR's sines and cosines place the vertices
// at a moment (rigid_pair.h), CGAL's exact simplex finds what parts the bodies then or how far they reach into each
// other.
//
// Part    n in [-1, 1]^D and delta with n.b_j - n.a_i >= delta for all i, j. While time passes by s, n.b_j - n.a_i
//         changes by s times its speed and by at most s^2 / 2 |n| |w|^2 r each for the two turns, r the greatest arm.
//         The least over i, j of the first two is concave in s, and so is all of it: positive at 0 and at s, it is
//         positive between.
// Meet    Where 2 D points at the distance s or more from the origin along the axes are common differences, all of a
//         ball of radius s / sqrt(D) is. Vertices off by `error` a coordinate move a difference by 2 sqrt(D) error:
//         with s > 2 D error the origin is still a difference.
#include <algorithm>
#include <cmath>
#include <sstream>

#include "oracles/cast/moving_problem.h"
#include "oracles/exact/dyadic.h"
#include "oracles/exact/words.h"
#include "oracles/referee/bounded_run.h"
#include "oracles/referee/collision/rigid_pair.h"
#include "oracles/referee/lp/solve_program.h"
#include "oracles/referee/question_size.h"
#include "oracles/referee/referee.h"

namespace assay::referee {
namespace {

using Vector = ExactPoint;

/// How short a piece of time may get, and how finely it is cut: shares of the time, no clock.
constexpr int kShortest = 60, kTimeBits = 100;

class TurningBodies {
 public:
  TurningBodies(const MovingPair& pair, const Deadline& deadline)
      : dimension_(pair.bodies.a.dimension), deadline_(deadline), bodies_(pair) {}

  /// How long after `time`, within [0, 1], the bodies are proved apart; 0 where nothing parts them at the time itself.
  Rational apart_for(const Rational& time) const {
    const Placed a = placed(bodies_.a, time), b = placed(bodies_.b, time);
    const Vector n = parting(a, b);
    if (n.empty()) return 0;
    Rational entries = 0;
    for (const Rational& entry : n) entries += abs(entry);
    const Rational bend = root_above(dot(n, n)) * (bodies_.a.bend + bodies_.b.bend) / 2;
    const auto gap_after = [&](const Rational& s) {
      const auto greatest = [&](const Placed& body, int side) {
        Rational most;
        for (std::size_t i = 0; i < body.position.size(); ++i) {
          const Rational at = side * (dot(n, body.position[i]) + s * dot(n, body.velocity[i]));
          if (i == 0 || at > most) most = at;
        }
        return most;
      };
      // A speed is w x an arm, |w| at most 64: its entries are off by at most 128 errors.
      return -greatest(b, -1) - greatest(a, 1) - s * s * bend - 2 * entries * bodies_.error() * (1 + 128 * s);
    };
    if (gap_after(0) <= 0) return 0;
    Rational s = 1 - time;
    for (int halvings = 0; halvings <= kShortest; ++halvings, s /= 2)
      if (gap_after(s) > 0) return s;
    return 0;
  }

  /// Whether the bodies are proved to share interior points at the time.
  bool overlap_at(const Rational& time) const {
    const Placed a = placed(bodies_.a, time), b = placed(bodies_.b, time);
    for (std::uint32_t axis = 0; axis < dimension_; ++axis)
      for (const int side : {1, -1})
        if (reach_along(a, b, axis, side) <= 2 * Rational(dimension_) * bodies_.error()) return false;
    return true;
  }

 private:
  /// The n of Part with the greatest delta; empty where that is 0.
  Vector parting(const Placed& a, const Placed& b) const {
    ExactProgram program;
    const std::size_t size_a = a.position.size(), rows = size_a + b.position.size();
    for (std::uint32_t k = 0; k < dimension_; ++k) {
      ExactProgram::Column column;
      for (std::uint32_t i = 0; i < rows; ++i) {
        const Rational& x = i < size_a ? a.position[i][k] : b.position[i - size_a][k];
        if (!x.is_zero()) column.emplace_back(i, i < size_a ? Rational(-x) : x);
      }
      program.add_column(std::move(column), 0, {Rational(-1), Rational(1)});
    }
    // -n.a_i + c >= 0 and n.b_j - c - delta >= 0.
    ExactProgram::Column level, delta;
    for (std::uint32_t i = 0; i < rows; ++i) {
      level.emplace_back(i, i < size_a ? 1 : -1);
      if (i >= size_a) delta.emplace_back(i, -1);
    }
    program.add_column(std::move(level), 0, {std::nullopt, std::nullopt});
    program.add_column(std::move(delta), -1, {Rational(0), std::nullopt});
    program.rows.assign(rows, {Rational(0), std::nullopt});
    const ProgramSolution solution = solve_program(program, deadline_);
    if (solution.status != LpStatus::kOptimal || solution.x[dimension_ + 1] <= 0) return {};
    Vector n(3);
    // A shorter direction is as good, as what follows looks at the gap along it again.
    for (std::uint32_t k = 0; k < dimension_; ++k) n[k] = rounded(solution.x[k], kGridBits);
    return n;
  }

  /// The greatest s such that s along the axis is a difference of common points; -1 where none is.
  Rational reach_along(const Placed& a, const Placed& b, std::uint32_t axis, int side) const {
    ExactProgram program = common_points(dimension_, a.position, b.position);
    program.add_column({{axis, Rational(-side)}}, -1, {Rational(0), std::nullopt});
    const ProgramSolution solution = solve_program(program, deadline_);
    return solution.status == LpStatus::kOptimal ? solution.x.back() : Rational(-1);
  }

  std::uint32_t dimension_;
  const Deadline& deadline_;
  RigidPair bodies_;
};

/// "apart until T, meeting T or -".
std::string enclosed(const MovingPair& pair, const Deadline& deadline) {
  const TurningBodies bodies(pair, deadline);
  Rational time = 0;
  for (int moments = 0; moments < kTurningMoments && time < 1; ++moments) {
    const Rational longer = bodies.apart_for(time);
    if (longer.is_zero()) break;
    // Cut, so that the numbers stay short; the piece ends earlier.
    const Rational later = rounded(time + longer, kTimeBits);
    if (later <= time) break;
    time = later;
  }
  // Apart up to `time` and, where it is the end, at it: apart_for proves the end of its piece, too.
  std::ostringstream words;
  words << time;
  if (time == 1) return words.str() + " -";
  for (Rational step = time.is_zero() ? Rational(0) : power_of_two(-kShortest);;) {
    const Rational later = std::min(Rational(1), Rational(time + step));
    if (bodies.overlap_at(later)) {
      words << ' ' << later;
      return words.str();
    }
    if (later == 1) return words.str() + " -";
    step = step.is_zero() ? power_of_two(-kShortest) : Rational(step * 4);
  }
}

}  // namespace

Result<TurningOpinion> turning_cast(const MovingPair& pair, Bound bound) {
  if (const auto why = why_not_a_problem(pair); !why.empty()) return Error{"referee: " + std::string(why)};
  if (pair.bodies.a.empty() || pair.bodies.b.empty()) return TurningOpinion{1, true, std::nullopt};
  const ConvexPair& bodies = pair.bodies;
  // Moments are cut to the grid, beside which longer numbers are those of bodies far from the origin.
  const std::uint64_t bits =
      std::max<std::uint64_t>(kGridBits, bits_of({bodies.a.coordinates, bodies.b.coordinates, pair.of_a.displacement,
                                                  pair.of_b.displacement, pair.of_a.centre, pair.of_b.centre}));
  if (auto refused = refuse_beyond(kLargestTurningPair,
                                   {std::uint64_t{bodies.a.size()} + bodies.b.size(), bodies.a.dimension + 2, bits}))
    return *std::move(refused);
  const auto text = run_bounded<&enclosed>(bound, Size::kLarge, pair);
  if (!text) return Error{text.error()};
  std::istringstream words(*text);
  std::string until, meeting;
  words >> until >> meeting;
  TurningOpinion opinion{Rational(until), false, std::nullopt};
  if (meeting != "-") opinion.meeting = Rational(meeting);
  opinion.apart_all_the_way = opinion.apart_until == 1 && !opinion.meeting;
  return opinion;
}

}  // namespace assay::referee
