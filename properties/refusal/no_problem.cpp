#include "properties/refusal/no_problem.h"

#include "oracles/cast/moving_problem.h"
#include "oracles/gjk/integer_pair.h"
#include "oracles/lp/certificate/lp_shape.h"
#include "properties/severity/numbers.h"

namespace assay {
namespace {

constexpr std::string_view kNoVertices = "a body without vertices", kNumberNotFinite = "a number that is not finite";

template <class Problem>
bool has_finite_numbers(const Problem& asked) {
  bool are_finite = true;
  each_double(asked, [&](double x) { are_finite = are_finite && std::isfinite(x); });
  return are_finite;
}

}  // namespace

std::string_view why_no_problem(const LpProblem& asked) { return unjudgeable(asked); }

std::string_view why_no_problem(const ConvexPair& asked) {
  return has_empty_body(asked) ? kNoVertices : why_not_a_problem(asked);
}

std::string_view why_no_problem(const MovingPair& asked) {
  return has_empty_body(asked.bodies) ? kNoVertices : why_not_a_problem(asked);
}

std::string_view why_no_problem(const Cloud2& asked) { return has_finite_numbers(asked) ? "" : kNumberNotFinite; }
std::string_view why_no_problem(const Cloud3& asked) { return has_finite_numbers(asked) ? "" : kNumberNotFinite; }

std::string_view why_no_problem(const ShapesProblem& asked) {
  if (!is_posed(asked)) return "no posed question";
  return has_finite_numbers(asked) ? "" : kNumberNotFinite;
}

}  // namespace assay
