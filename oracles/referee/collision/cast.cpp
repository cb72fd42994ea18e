// The first contact of bodies that move straight on, as one linear program: the least t >= 0 with
//     sum w_i a_i - sum u_j b_j + t v = 0, sum w = 1, sum u = 1, w, u >= 0,
// v the displacement of a less that of b.
#include <cmath>

#include "oracles/referee/bounded_run.h"
#include "oracles/referee/hulls/exact_points.h"
#include "oracles/referee/lp/solve_program.h"
#include "oracles/referee/question_size.h"
#include "oracles/referee/referee.h"

namespace assay::referee {
namespace {

constexpr std::uint32_t kTinyCast = 24;

std::string first_contact(const MovingPair& pair, const Deadline& deadline) {
  const std::uint32_t dimension = pair.bodies.a.dimension;
  ExactProgram program = common_points(dimension, exact_body(pair.bodies.a), exact_body(pair.bodies.b));
  ExactProgram::Column way;
  for (std::uint32_t k = 0; k < dimension; ++k) {
    const Rational v = exact(pair.of_a.displacement[k]) - exact(pair.of_b.displacement[k]);
    if (!v.is_zero()) way.emplace_back(k, v);
  }
  program.add_column(std::move(way), 1, {Rational(0), Rational(1)});
  const ProgramSolution solution = solve_program(program, deadline);
  if (solution.status == LpStatus::kInfeasible) return "never";
  return objective(program, solution.x).str();
}

}  // namespace

Result<CastOpinion> cast(const MovingPair& pair, Bound bound) {
  if (pair.turns()) return Error{"referee: bodies that turn are not its business"};
  for (const Points* body : {&pair.bodies.a, &pair.bodies.b})
    for (const double x : body->coordinates)
      if (!std::isfinite(x)) return Error{"referee: a coordinate is not finite"};
  for (const Motion* motion : {&pair.of_a, &pair.of_b})
    for (const double x : motion->displacement)
      if (!std::isfinite(x)) return Error{"referee: a displacement is not finite"};
  if (pair.bodies.a.size() == 0 || pair.bodies.b.size() == 0) return CastOpinion{};
  if (pair.bodies.a.dimension != pair.bodies.b.dimension || pair.bodies.a.dimension > 3)
    return Error{"referee: the bodies differ in dimension, or have more than three"};
  const ConvexPair& bodies = pair.bodies;
  if (auto refused = refuse_beyond(
          kLargestPair,
          {std::uint64_t{bodies.a.size()} + bodies.b.size(), bodies.a.dimension + 2,
           bits_of({bodies.a.coordinates, bodies.b.coordinates, pair.of_a.displacement, pair.of_b.displacement})}))
    return *std::move(refused);
  const bool tiny = pair.bodies.a.size() + pair.bodies.b.size() <= kTinyCast;
  const auto text = run_bounded<&first_contact>(bound, tiny ? Size::kTiny : Size::kLarge, pair);
  if (!text) return Error{text.error()};
  if (*text == "never") return CastOpinion{};
  return CastOpinion{Rational(*text)};
}

}  // namespace assay::referee
