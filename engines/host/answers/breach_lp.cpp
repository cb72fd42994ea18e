#include "engines/host/answers/breach.h"
#include "engines/host/answers/breach_words.h"

namespace assay {
using namespace abi;

namespace {

std::uint64_t variables_of(const LpProblem& problem) { return std::uint64_t{problem.rows} + problem.columns; }

std::string breach_of_basis(const LpProblem& problem, const Basis& basis) {
  const std::uint64_t variables = variables_of(problem);
  return first_breach([&] { return breach_of_whole("basis_count", basis.basic.size(), problem.rows); },
                      [&] { return breach_of_count("at_upper_count", basis.at_upper.size(), variables); },
                      [&] { return breach_of_indices("basis", basis.basic, variables); },
                      [&] { return breach_of_indices("at_upper", basis.at_upper, variables); });
}

std::string breach_of_line(const LpProblem& problem, const std::optional<TableauLine>& line) {
  if (!line) return {};
  if (line->variable >= variables_of(problem))
    return broken("line_variable", line->variable, "less than " + std::to_string(variables_of(problem)));
  return breach_of_basis(problem, line->basis);
}

std::string breach_of_x(const LpProblem& problem, const std::vector<double>& x) {
  return breach_of_whole("the length of x", x.size(), problem.columns);
}
std::string breach_of_y(const LpProblem& problem, const std::vector<double>& y) {
  return breach_of_whole("the length of y", y.size(), problem.rows);
}

}  // namespace

std::string breach_of(const LpProblem& problem, const LpAnswer& answer) {
  if (const auto* optimal = std::get_if<Optimal>(&answer))
    return first_breach([&] { return breach_of_basis(problem, optimal->basis); },
                        [&] { return breach_of_x(problem, optimal->x); },
                        [&] { return breach_of_y(problem, optimal->y); });
  if (const auto* infeasible = std::get_if<Infeasible>(&answer))
    return first_breach([&] { return breach_of_line(problem, infeasible->line); },
                        [&] { return breach_of_y(problem, infeasible->farkas); });
  if (const auto* unbounded = std::get_if<Unbounded>(&answer))
    return first_breach([&] { return breach_of_line(problem, unbounded->line); },
                        [&] { return breach_of_x(problem, unbounded->x); },
                        [&] { return breach_of_whole("the length of ray", unbounded->ray.size(), problem.columns); });
  return {};
}

}  // namespace assay
