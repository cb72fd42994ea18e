// The contact and the distance of two bodies, from a quadratic program and, where they meet, a linear one.
#include <sstream>

#include "oracles/referee/bounded_run.h"
#include "oracles/referee/collision/moved_collision.h"
#include "oracles/referee/collision/squared_distance.h"
#include "oracles/referee/lp/solve_program.h"
#include "oracles/referee/question_size.h"

namespace assay::referee {
namespace {

/// Up to here the calling process does the work. Measured, -O2: 0.2 to 3 ms for coordinates of one scale, at worst 60
/// ms where they are spread over 2000 binades in dimension 4.
constexpr std::uint32_t kTinyPair = 24, kTinyPairDimension = 4;

using Body = std::vector<ExactPoint>;

/// The dimension of the affine hull of all points, by elimination on their differences to the first.
std::size_t affine_dimension(const Body& a, const Body& b) {
  std::vector<ExactPoint> echelon;  // rows whose leading positions differ, each with a leading 1
  std::vector<std::size_t> leads;
  for (const Body* body : {&a, &b}) {
    for (const ExactPoint& vertex : *body) {
      ExactPoint row = vertex;
      for (std::size_t k = 0; k < row.size(); ++k) row[k] -= a.front()[k];
      for (std::size_t r = 0; r < echelon.size(); ++r) {
        const Rational factor = row[leads[r]];
        if (factor.is_zero()) continue;
        for (std::size_t k = 0; k < row.size(); ++k) row[k] -= factor * echelon[r][k];
      }
      std::size_t lead = 0;
      while (lead < row.size() && row[lead].is_zero()) ++lead;
      if (lead == row.size()) continue;
      const Rational first = row[lead];
      for (Rational& x : row) x /= first;
      echelon.push_back(std::move(row));
      leads.push_back(lead);
      if (echelon.size() == vertex.size()) return vertex.size();
    }
  }
  return echelon.size();
}

/// Bodies that meet touch iff some n != 0 has n.a_i >= t >= n.b_j for all i, j.
///
/// If all points lie in one hyperplane its normal is such an n. Otherwise maximise the sum of all n.a_i - t and t -
/// n.b_j over n in the unit box and t: every term is >= 0, n = 0 gives 0, and all terms are 0 only if all points lie in
/// the hyperplane n.x = t, which leaves n = 0. So the bodies touch iff the maximum is positive.
bool only_touch(const Body& a, const Body& b, const Deadline& deadline) {
  const auto dimension = static_cast<std::uint32_t>(a.front().size());
  if (affine_dimension(a, b) < dimension) return true;
  const auto rows = static_cast<std::uint32_t>(a.size() + b.size());
  ExactProgram program;
  program.rows.assign(rows, {Rational(0), std::nullopt});
  for (std::uint32_t k = 0; k <= dimension; ++k) {  // the last column is t
    ExactProgram::Column column;
    Rational sum = 0;
    for (std::uint32_t i = 0; i < rows; ++i) {
      const bool of_a = i < a.size();
      const ExactPoint& vertex = of_a ? a[i] : b[i - a.size()];
      const Rational entry = (of_a ? 1 : -1) * (k < dimension ? vertex[k] : Rational(-1));
      if (entry.is_zero()) continue;
      sum += entry;
      column.emplace_back(i, entry);
    }
    const Interval range = k < dimension ? Interval{Rational(-1), Rational(1)} : Interval{};
    program.add_column(std::move(column), -sum, range);
  }
  const ProgramSolution solution = solve_program(program, deadline);
  if (solution.status != LpStatus::kOptimal) throw Error{"referee: the touching program has an optimum, CGAL says no"};
  return sign(objective(program, solution.x)) < 0;
}

std::string opinion_text(Contact contact, const Rational& squared_distance) {
  return std::to_string(static_cast<int>(contact)) + ' ' + squared_distance.str();
}

/// Nearest points that are proved settle whether the bodies meet: at distance 0 they are one point of both, otherwise
/// the way between them separates strictly.
std::string examine(const ConvexPair& pair, const std::vector<Rational>& move, const Deadline& deadline) {
  const Body a = exact_body(pair.a);
  Body b = exact_body(pair.b);
  for (ExactPoint& vertex : b) {
    for (std::size_t k = 0; k < move.size(); ++k) vertex[k] += move[k];
  }
  const Rational squared = squared_distance(a, b, deadline);
  if (!squared.is_zero()) return opinion_text(Contact::kSeparated, squared);
  return opinion_text(only_touch(a, b, deadline) ? Contact::kTouching : Contact::kOverlapping, 0);
}

std::string describe_unfit(const Points& points, const char* name) {
  const std::string body = std::string("referee: body ") + name;
  if (points.dimension == 0) return points.empty() ? "" : body + " has coordinates but dimension 0";
  if (points.coordinates.size() % points.dimension != 0) return body + " ends in the middle of a point";
  for (const double x : points.coordinates) {
    if (!(x - x == 0)) return body + " has a coordinate that is not finite";
  }
  return "";
}

}  // namespace

Result<CollisionOpinion> collision(const ConvexPair& pair, Bound bound) {
  return collision_after_move(pair, std::vector<Rational>(pair.b.dimension), bound);
}

Result<CollisionOpinion> collision_after_move(const ConvexPair& pair, const std::vector<Rational>& move, Bound bound) {
  for (const std::string& reason : {describe_unfit(pair.a, "a"), describe_unfit(pair.b, "b")}) {
    if (!reason.empty()) return Error{reason};
  }
  if (pair.a.empty() || pair.b.empty()) return CollisionOpinion{};
  if (pair.a.dimension != pair.b.dimension) return Error{"referee: the bodies differ in dimension"};
  if (move.size() != pair.b.dimension) return Error{"referee: the move is of another dimension"};
  if (auto refused = refuse_beyond(kLargestPair, {std::uint64_t{pair.a.size()} + pair.b.size(), pair.a.dimension + 2,
                                                  bits_of({pair.a.coordinates, pair.b.coordinates})}))
    return *std::move(refused);

  const bool tiny = pair.a.size() + pair.b.size() <= kTinyPair && pair.a.dimension <= kTinyPairDimension;
  const auto text = run_bounded<&examine>(bound, tiny ? Size::kTiny : Size::kLarge, pair, move);
  if (!text) return Error{text.error()};
  std::istringstream words(*text);
  int contact = 0;
  std::string squared;
  words >> contact >> squared;
  return CollisionOpinion{static_cast<Contact>(contact), Rational(squared)};
}

}  // namespace assay::referee
