// The first contact of bodies that turn, apart from tier 0 in every step: MPFR's sines and cosines place the vertices
// at a moment, CGAL's exact simplex finds what parts the bodies then or how far they reach into each other.
//
// Place   With theta = |w| t, u = w / |w| and R = cos I + sin [u] + (1 - cos) u u^T. In 320 bits theta, at most 2^6, is
//         off by at most 2^-312, and so are its sine and cosine; the entries of u by 2^-316; those of R by 2^-308. An
//         arm is below 1 in the unit, so a coordinate is off by less than 2^-300, and by 2^-159 once it is cut to the
//         grid of 2^-160.
// Part    n in [-1, 1]^D and delta with n.b_j - n.a_i >= delta for all i, j. While time passes by s, n.b_j - n.a_i
//         changes by s times its speed and by at most s^2 / 2 |n| |w|^2 r each for the two turns, r the greatest arm.
//         The least over i, j of the first two is concave in s, and so is all of it: positive at 0 and at s, it is
//         positive between.
// Meet    Where 2 D points at the distance s or more from the origin along the axes are common differences, all of a
//         ball of radius s / sqrt(D) is. Vertices off by `error` a coordinate move a difference by 2 sqrt(D) error:
//         with s > 2 D error the origin is still a difference.
#include <mpfr.h>

#include <algorithm>
#include <cmath>
#include <sstream>

#include "oracles/cast/moving_problem.h"
#include "oracles/exact/dyadic.h"
#include "oracles/exact/words.h"
#include "oracles/referee/bounded_run.h"
#include "oracles/referee/hulls/exact_points.h"
#include "oracles/referee/lp/solve_program.h"
#include "oracles/referee/question_size.h"
#include "oracles/referee/referee.h"

namespace assay::referee {
namespace {

using Vector = ExactPoint;

constexpr int kGridBits = 160;
/// How short a piece of time may get, and how finely it is cut: shares of the time, no clock.
constexpr int kShortest = 60, kTimeBits = 100;

Rational rounded(const Rational& value, int bits) {
  Integer scaled = numerator(value) << bits;
  scaled /= denominator(value);
  return Rational(scaled) * power_of_two(-bits);
}

class Mpfr {
 public:
  Mpfr() { mpfr_init2(value_, 320); }
  explicit Mpfr(const Rational& value) : Mpfr() { mpfr_set_q(value_, value.backend().data(), MPFR_RNDN); }
  Mpfr(const Mpfr&) = delete;
  Mpfr& operator=(const Mpfr&) = delete;
  ~Mpfr() { mpfr_clear(value_); }
  mpfr_ptr get() { return value_; }
  Rational rational() const {
    if (mpfr_zero_p(value_)) return 0;
    Integer mantissa;
    const long exponent = mpfr_get_z_2exp(mantissa.backend().data(), value_);
    return Rational(mantissa) * power_of_two(static_cast<int>(exponent));
  }

 private:
  mpfr_t value_;
};

/// At least sqrt(value): the double's root errs by less than 2^-50 of it, and 2^-400 is more than the root of what
/// underflows.
Rational root_above(const Rational& value) {
  return exact(std::sqrt(approximate(value))) * (1 + power_of_two(-40)) + power_of_two(-400);
}

Vector cross(const Vector& x, const Vector& y) {
  return {x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]};
}

/// A body with lengths in the unit, three coordinates whatever the dimension.
struct Rigid {
  std::vector<Vector> start, arm;
  Vector displacement, rotation;
  bool turns = false;
  Rational bend;  ///< at least |w|^2 times the greatest arm
};

struct Placed {
  std::vector<Vector> position, velocity;
};

Vector vector_of(const std::array<double, 3>& v, const Rational& unit) {
  return {exact(v[0]) / unit, exact(v[1]) / unit, exact(v[2]) / unit};
}

Rigid rigid(const Points& body, const Motion& motion, const Rational& unit) {
  Rigid moved{{}, {}, vector_of(motion.displacement, unit), vector_of(motion.rotation, 1), motion.turns(), 0};
  const Vector centre = vector_of(motion.centre, unit);
  for (std::uint32_t i = 0; i < body.size(); ++i) {
    Vector x(3), arm(3);
    for (std::uint32_t k = 0; k < body.dimension; ++k) {
      x[k] = exact(body[i][k]) / unit;
      arm[k] = x[k] - centre[k];
    }
    if (moved.turns) moved.bend = std::max(moved.bend, root_above(dot(arm, arm)));
    moved.start.push_back(std::move(x));
    moved.arm.push_back(std::move(arm));
  }
  moved.bend *= dot(moved.rotation, moved.rotation);
  return moved;
}

/// u, sin(|w| t) and 1 - cos(|w| t).
struct Turn {
  Vector axis{0, 0, 0};
  Rational sine, versine;
};

Turn turn_of(const Vector& rotation, const Rational& time) {
  Turn turn;
  Mpfr length(dot(rotation, rotation)), angle(time);
  mpfr_sqrt(length.get(), length.get(), MPFR_RNDN);
  for (std::size_t k = 0; k < 3; ++k) {
    Mpfr entry(rotation[k]);
    mpfr_div(entry.get(), entry.get(), length.get(), MPFR_RNDN);
    turn.axis[k] = entry.rational();
  }
  mpfr_mul(angle.get(), angle.get(), length.get(), MPFR_RNDN);
  Mpfr sine, cosine;
  mpfr_sin_cos(sine.get(), cosine.get(), angle.get(), MPFR_RNDN);
  turn.sine = sine.rational();
  turn.versine = 1 - cosine.rational();
  return turn;
}

Placed placed(const Rigid& body, const Rational& time) {
  Placed at;
  const Turn turn = body.turns ? turn_of(body.rotation, time) : Turn{};
  for (std::size_t i = 0; i < body.start.size(); ++i) {
    Vector position(3), velocity = body.displacement;
    const Vector& arm = body.arm[i];
    const Vector across = cross(turn.axis, arm);
    Vector turned = arm;
    if (body.turns) {
      const Rational along = dot(turn.axis, arm);
      for (std::size_t k = 0; k < 3; ++k)
        turned[k] += turn.sine * across[k] + turn.versine * (along * turn.axis[k] - arm[k]);
      for (std::size_t k = 0; k < 3; ++k) turned[k] = rounded(turned[k], kGridBits);
      const Vector speed = cross(body.rotation, turned);
      for (std::size_t k = 0; k < 3; ++k) velocity[k] += speed[k];
    }
    for (std::size_t k = 0; k < 3; ++k)
      position[k] = body.start[i][k] + time * body.displacement[k] + (turned[k] - arm[k]);
    at.position.push_back(std::move(position));
    at.velocity.push_back(std::move(velocity));
  }
  return at;
}

class TurningBodies {
 public:
  TurningBodies(const MovingPair& pair, const Deadline& deadline)
      : dimension_(pair.bodies.a.dimension), deadline_(deadline) {
    double largest = 0;
    for (const auto& [body, motion] : {std::pair{&pair.bodies.a, &pair.of_a}, {&pair.bodies.b, &pair.of_b}}) {
      for (const double x : body->coordinates) largest = std::max(largest, std::abs(x));
      for (std::size_t k = 0; k < 3; ++k)
        largest = std::max({largest, std::abs(motion->displacement[k]), std::abs(motion->centre[k])});
    }
    // Arms below 1: they are at most sqrt(3) times two coordinates.
    const Rational unit = power_of_two(largest > 0 ? std::ilogb(largest) + 4 : 0);
    a_ = rigid(pair.bodies.a, pair.of_a, unit);
    b_ = rigid(pair.bodies.b, pair.of_b, unit);
  }

  /// How long after `time`, within [0, 1], the bodies are proved apart; 0 where nothing parts them at the time itself.
  Rational apart_for(const Rational& time) const {
    const Placed a = placed(a_, time), b = placed(b_, time);
    const Vector n = parting(a, b);
    if (n.empty()) return 0;
    Rational entries = 0;
    for (const Rational& entry : n) entries += abs(entry);
    const Rational bend = root_above(dot(n, n)) * (a_.bend + b_.bend) / 2;
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
      return -greatest(b, -1) - greatest(a, 1) - s * s * bend - 2 * entries * kError * (1 + 128 * s);
    };
    if (gap_after(0) <= 0) return 0;
    Rational s = 1 - time;
    for (int halvings = 0; halvings <= kShortest; ++halvings, s /= 2)
      if (gap_after(s) > 0) return s;
    return 0;
  }

  /// Whether the bodies are proved to share interior points at the time.
  bool overlap_at(const Rational& time) const {
    const Placed a = placed(a_, time), b = placed(b_, time);
    for (std::uint32_t axis = 0; axis < dimension_; ++axis)
      for (const int side : {1, -1})
        if (reach_along(a, b, axis, side) <= 2 * Rational(dimension_) * kError) return false;
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

  static inline const Rational kError = power_of_two(1 - kGridBits);
  std::uint32_t dimension_;
  const Deadline& deadline_;
  Rigid a_, b_;
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
  const auto text =
      run_bounded(bound, Size::kLarge, [&](const Deadline& deadline) { return enclosed(pair, deadline); });
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
